import type { SharedBoard } from './en.ts';

export const sharedBoard: SharedBoard = {
  player: 'Gracz {number}',
  map: 'Mapa',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  fit: 'Pokaż całą mapę',
  hex: '{hex}, {terrain}',
  hexFree: 'Nic tu nie stoi.',
  hexBuilding: '{owner}: {building}, wartość mocy {power}',
  inTown: 'Część miasta',
  river: 'Rzeka {river}',
  heldBy: 'Ma: {owner}',
  copiesLeft:
    '{copies, plural, =0 {Nie ma już ani jednego} one {Został # żeton} few {Zostały # żetony} many {Zostało # żetonów} other {Zostało # żetonu}}',
  bowlsText: 'Moc przechodzi z naczynia I do II i do III. Wydać można tylko moc z naczynia III.',
  passed: 'pas',
  holding: '{name}: {count}, następny dochód {income}',
  powerIncome: 'następny dochód mocy {power}',
  piecesLeft: '{pieces, plural, one {został #} few {zostały #} many {zostało #} other {zostało #}}',
  ordersTake: 'Moc od sąsiadów: bierz bez pytania',
  ordersRefuse: 'Moc od sąsiadów: rezygnuj bez pytania',
  ordersAsk: 'Pytaj mnie',
};
