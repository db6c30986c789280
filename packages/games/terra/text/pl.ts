import type { SharedBoard } from './en.ts';

export const sharedBoard: SharedBoard = {
  player: 'Gracz {number}',
  map: 'Mapa',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  fit: 'Cała mapa',
  hex: '{hex}, {terrain}',
  hexFree: 'Pusto',
  hexBuilding: '{building} {owner_gen}, moc {power}',
  inTown: 'W mieście',
  river: 'Rzeka {river}',
  'pay.burn': 'poświęć {count, plural, one {# moc} few {# moce} many {# mocy} other {# mocy}}',
  'pay.convert': '{count, plural, =1 {} other {#× }}zamień: {how}',
  heldBy: 'Właściciel: {owner}',
  takenBy: 'Zajęte: {owner}',
  ownedAlready: 'Już to masz',
  copiesLeft:
    '{copies, plural, =0 {Nie ma już ani jednego} one {Został # żeton} few {Zostały # żetony} many {Zostało # żetonów} other {Zostało # żetonu}}',
  bowlsText: 'Moc przechodzi z naczynia I do II i do III. Wydać można tylko moc z naczynia III.',
  passed: 'pas',
  holding: '{name}: {count} (dochód +{income})',
  powerIncome: 'dochód mocy +{power}',
  piecesLeft: '{pieces, plural, one {został #} few {zostały #} many {zostało #} other {zostało #}}',
  ordersTake: 'Bierz moc od sąsiadów bez pytania',
  ordersRefuse: 'Rezygnuj z mocy od sąsiadów bez pytania',
  ordersAsk: 'Pytaj za każdym razem',
};
