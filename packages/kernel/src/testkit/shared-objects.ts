/** Paths of objects that two values share: a copy that shares one changes with the original. */
export function sharedObjects(one: unknown, other: unknown, path = 'state'): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  if (one === other) return [path];
  return Object.keys(one).flatMap((key) =>
    sharedObjects(one[key as keyof typeof one], other[key as keyof typeof other], `${path}.${key}`),
  );
}
