/** Words of the parts of a board that both games draw. The rest is said as the rulebook of the game says it. */
export const sharedBoard = {
  player: 'Player {number}',
  map: 'Map',
  zoomIn: 'Enlarge',
  zoomOut: 'Make smaller',
  fit: 'Show the whole map',
  hex: '{hex}, {terrain}',
  hexFree: 'Nothing stands here.',
  hexBuilding: '{owner}: {building}, power value {power}',
  inTown: 'Part of a town',
  river: 'River {river}',
  heldBy: 'Held by: {owner}',
  copiesLeft: '{copies, plural, =0 {None left} one {# left} other {# left}}',
  bowlsText: 'Power moves from bowl I to II to III. Only power in bowl III can be spent.',
  passed: 'passed',
  holding: '{name}: {count}, next income {income}',
  powerIncome: 'next income of power {power}',
  piecesLeft: '{pieces, plural, one {# left} other {# left}}',
  ordersTake: 'Power from neighbours: take it by itself',
  ordersRefuse: 'Power from neighbours: refuse it by itself',
  ordersAsk: 'Ask me',
} as const;

export type SharedBoard = Readonly<Record<keyof typeof sharedBoard, string>>;
