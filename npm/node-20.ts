/** What newer versions of Node bring along and Node 20 does not. Imported before everything else. */

if (typeof Promise.withResolvers !== 'function') {
  Promise.withResolvers = <T>() => {
    let resolve!: PromiseWithResolvers<T>['resolve'];
    let reject!: PromiseWithResolvers<T>['reject'];
    const promise = new Promise<T>((accept, refuse) => {
      resolve = accept;
      reject = refuse;
    });
    return { promise, resolve, reject };
  };
}

if (typeof URL.parse !== 'function') {
  URL.parse = (address, base) => {
    try {
      return new URL(address, base);
    } catch {
      return null;
    }
  };
}
