/** Words of the parts of a board that both games draw. The rest is said as the rulebook of the game says it. */
export const sharedBoard = {
  player: 'Player {number}',
  map: 'Map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Whole map',
  hex: '{hex}, {terrain}',
  hexFree: 'Empty',
  hexBuilding: '{owner}: {building}, power {power}',
  inTown: 'In a town',
  river: 'River {river}',
  'pay.burn': 'burn {count} power',
  'pay.convert': '{count, plural, =1 {} other {#× }}convert {how}',
  heldBy: 'Owner: {owner}',
  takenBy: 'Taken by {owner}',
  ownedAlready: 'You already have this one',
  copiesLeft: '{copies, plural, =0 {None left} one {# left} other {# left}}',
  bowlsText: 'Power moves from bowl I to II to III. You can only spend power from bowl III.',
  passed: 'passed',
  holding: '{name}: {count} (income +{income})',
  powerIncome: 'power income +{power}',
  piecesLeft: '{pieces, plural, one {# left} other {# left}}',
  ordersTake: 'Take power automatically',
  ordersRefuse: 'Decline power automatically',
  ordersAsk: 'Ask me every time',
} as const;

export type SharedBoard = Readonly<Record<keyof typeof sharedBoard, string>>;
