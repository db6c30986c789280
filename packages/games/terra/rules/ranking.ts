/**
 * Points for places. Players with equal values share the points of the places they occupy, rounded down; a value
 * of 0 earns nothing.
 */
export function pointsForPlaces(values: readonly number[], prizes: readonly number[]): number[] {
  return values.map((value) => {
    if (value === 0) return 0;
    const better = values.filter((other) => other > value).length;
    const equal = values.filter((other) => other === value).length;
    let sum = 0;
    for (let place = better; place < better + equal && place < prizes.length; place++) sum += prizes[place];
    return Math.floor(sum / equal);
  });
}

/** Places of the given totals, 1 is best; equal totals share a place. */
export function ranksOf(totals: readonly number[]): number[] {
  return totals.map((total) => 1 + totals.filter((other) => other > total).length);
}
