const NOBODY: ReadonlySet<never> = new Set();

/** Members grouped by a key. Each group keeps them in the order in which they came. */
export class Groups<K, T> {
  readonly #groups = new Map<K, Set<T>>();

  keys(): K[] {
    return [...this.#groups.keys()];
  }

  has(key: K): boolean {
    return this.#groups.has(key);
  }

  of(key: K): ReadonlySet<T> {
    return this.#groups.get(key) ?? NOBODY;
  }

  add(key: K, member: T): void {
    const group = this.#groups.get(key);
    if (group === undefined) this.#groups.set(key, new Set([member]));
    else group.add(member);
  }

  remove(key: K, member: T): void {
    const group = this.#groups.get(key);
    if (group?.delete(member) === true && group.size === 0) this.#groups.delete(key);
  }
}
