/** Lines of sums: where income, costs and points come from. */
import { sums } from '../../../terra/text/sums.ts';

export const sumTexts = {
  ...sums.uk,
  'income.card': 'Бонус раунду',
  'income.favour': 'Жетон прихильності ({tile})',
  'reward.tile':
    '{counts_key, select, cultPriests {Жетон ПО за раунд, жерці на полі культів: {times}} other {Жетон ПО за раунд, {counts}: {times} × {every, plural, one {# поділка} few {# поділки} many {# поділок} other {# поділки}}}}',
  'noRoom.priests': 'У запасі немає жерців',
  'cost.leap': '{faction_key, select, dwarves {Тунель} other {Політ на килимі}}',
  'cost.bridge': 'Міст Інженерів',
  'cost.priest': 'Жерця відправлено до культу',
  'cost.ordain': 'Робітники, які стають жерцями',
  'cost.key': 'Ключ до найвищої поділки культу',
  'final.cultScored':
    '{cult}: поділка {space}, {place, plural, =1 {1-ше} =2 {2-ге} =3 {3-тє} other {#-те}} місце{sharing, plural, =1 {} other { (спільно: #)}}',
  'final.resourcesScored':
    'Ресурси на {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}} (монети: {held}, робітники: {workers}, жерці: {priests}, із сили: {power}), 1 ПО за {rate, plural, one {# монету} few {# монети} many {# монет} other {# монети}}',
};
