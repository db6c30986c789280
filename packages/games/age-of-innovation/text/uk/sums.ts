/** Lines of sums: where income, costs and points come from. */
import { sums } from '../../../terra/text/sums.ts';

export const sumTexts = {
  ...sums.uk,
  'income.faction': 'Фракція',
  'income.bonus': 'Бонус раунду',
  'income.palace': 'Палац',
  'income.innovation': 'Інновація ({innovation})',
  'income.competency': 'Компетентність ({competency})',
  'income.science': 'Досягнутий рівень: {discipline}',
  'reward.tile':
    'Жетон ПО за раунд, {discipline}: {times} × {every, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}',
  'noRoom.scholars': 'У запасі немає науковців',
  'cost.river': 'Фракція: майстерня біля річки',
  'cost.tunnel': 'Тунель',
  'cost.flight': 'Політ із палацу',
  'cost.bridge': 'Міст Кротів',
  'cost.scholar': 'Відряджений науковець',
  'cost.discount': 'Дешевше завдяки фракції',
  'cost.noPalace': 'Інновація без палацу',
  'cost.innovation': 'Книжки, яких вимагає інновація',
  'cost.anyBook': 'Книжка з будь-якої дисципліни',
  'owed.books': 'Книжки з будь-яких дисциплін до сплати',
  'owed.action': 'Дія книжок',
  'owed.display': 'Місце інновації на полі',
  'owed.slot': 'Комірка інновації на вашому планшеті',
  'cost.key': 'Ключ до вищих рівнів дисципліни',
  'cost.annex': 'Павільйон, який ви ставите',
  'final.disciplineScored':
    '{discipline}: рівень {level}, {place, plural, =1 {1-ше} =2 {2-ге} =3 {3-тє} other {#-те}} місце{sharing, plural, =1 {} other { (спільно: #)}}',
  'final.resourcesScored':
    'Ресурси на {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}} (монети: {held}, знаряддя: {tools}, науковці: {scholars}, книжки: {books}, із сили: {power}), 1 ПО за {rate, plural, one {# монету} few {# монети} many {# монет} other {# монети}}',
};
