/** Lines of sums: where income, costs and points come from. */
import { sums } from '../../../terra/text/sums.ts';

export const sumTexts = {
  ...sums.en,
  'income.faction': 'Faction',
  'income.bonus': 'Round bonus',
  'income.palace': 'Palace',
  'income.innovation': 'Innovation ({innovation})',
  'income.competency': 'Competency ({competency})',
  'income.science': 'Level reached in {discipline}',
  'reward.tile': 'Round tile, {discipline}: {times} × {every, plural, one {# level} other {# levels}}',
  'noRoom.scholars': 'No scholar left in your supply',
  'cost.river': 'Faction: workshop beside a river',
  'cost.tunnel': 'Tunnel',
  'cost.flight': 'Flight of the palace',
  'cost.bridge': 'Bridge of the Moles',
  'cost.scholar': 'A scholar is sent',
  'cost.discount': 'Cheaper by your faction',
  'cost.noPalace': 'Innovation without a palace',
  'cost.innovation': 'Books that the innovation names',
  'cost.anyBook': 'Book of any discipline',
  'owed.books': 'Books of any discipline to pay',
  'owed.action': 'Book action',
  'owed.display': 'Place of the innovation in the display',
  'owed.slot': 'Slot of your board for it',
  'cost.key': 'A key to climb on in a discipline',
  'cost.annex': 'The annex that is placed',
  'final.disciplineScored':
    '{discipline}: level {level}, place {place}{sharing, plural, =1 {} other { (shared by #)}}',
  'final.resourcesScored':
    'Worth {coins, plural, one {# coin} other {# coins}} ({held} coins, {tools} tools, {scholars} scholars, {books} books, {power} by power), {rate} for 1 VP',
};
