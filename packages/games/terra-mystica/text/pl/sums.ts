/** Lines of sums: where income, costs and points come from. */
import { sums } from '../../../terra/text/sums.ts';

export const sumTexts = {
  ...sums.pl,
  'income.card': 'Żeton bonusów',
  'income.favour': 'Żeton łask ({tile})',
  'reward.tile':
    '{counts_key, select, cultPriests {Żeton punktacji, kapłani na planszy kultów: {times}} other {Żeton punktacji, {counts}: {times} × {every, plural, one {# pole} few {# pola} many {# pól} other {# pola}}}}',
  'noRoom.priests': 'Brak kapłanów w rezerwie',
  'cost.leap': '{faction_key, select, dwarves {Tunel} other {Lot na dywanie}}',
  'cost.bridge': 'Most Gnomów',
  'cost.priest': 'Kapłan wysłany do kultu',
  'cost.ordain': 'Robotnicy, którzy zostają kapłanami',
  'cost.key': 'Klucz na najwyższe pole toru kultu',
  'final.cultScored': '{cult}: pole {space}, {place}. miejsce{sharing, plural, =1 {} other { (wspólnie: #)}}',
  'final.resourcesScored':
    'Zasoby warte {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} (monety: {held}, robotnicy: {workers}, kapłani: {priests}, z mocy: {power}), 1 PZ za {rate, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}',
};
