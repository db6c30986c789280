/** What a player lacks of a price, by the names of what is held. */
export function lacking<K extends string>(
  player: Readonly<Record<NoInfer<K>, number>>,
  cost: Readonly<Record<K, number>>,
): Record<string, number> {
  const missing: Record<string, number> = {};
  for (const name of Object.keys(cost) as K[])
    if (cost[name] > player[name]) missing[name] = cost[name] - player[name];
  return missing;
}

/** Power is spent out of bowl III. */
export function lackingPower({ bowl3 }: { readonly bowl3: number }, power: number): Record<string, number> {
  return power > bowl3 ? { power: power - bowl3 } : {};
}
