/** Lines of sums: where income, costs and points come from. */
import { sums } from '../../../terra/text/sums.ts';

export const sumTexts = {
  ...sums.en,
  'income.card': 'Bonus card',
  'income.favour': 'Favour tile ({tile})',
  'reward.tile':
    '{counts_key, select, cultPriests {Scoring tile, priests on the cult board: {times}} other {Scoring tile, {counts}: {times} × {every, plural, one {# space} other {# spaces}}}}',
  'noRoom.priests': 'No priest left in your supply',
  'cost.leap': '{faction_key, select, dwarves {Tunnel} other {Carpet flight}}',
  'cost.bridge': 'Bridge of the Engineers',
  'cost.priest': 'A priest is sent to a cult',
  'cost.ordain': 'Workers who become priests',
  'cost.key': 'A key for the top space of a cult',
  'final.cultScored': '{cult}: space {space}, place {place}{sharing, plural, =1 {} other { (shared by #)}}',
  'final.resourcesScored':
    'Worth {coins, plural, one {# coin} other {# coins}} ({held} coins, {workers} workers, {priests} priests, {power} by power), {rate} for 1 VP',
};
