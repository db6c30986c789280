import type { CompendiumPageTexts } from './en.ts';

export const uk: CompendiumPageTexts = {
  compendiumOf: '{game}: довідник',
  intro: 'Усе, що є в грі, намальоване й пояснене так само, як за столом.',
  countedIn:
    'Статистику зібрано з {games, plural, one {# партії} few {# партій} many {# партій} other {# партії}} ботів за версією правил {ruleset}.',
  search: 'Шукати в довіднику',
  searchHint: 'назва або слово',
  groups: 'Розділи',
  found:
    '{count, plural, =0 {Нічого не знайдено} one {# запис} few {# записи} many {# записів} other {# запису}}',
  'use.taken':
    'Взято в {taken} з {offered, plural, one {# партії} other {# партій}}, де це можна було взяти. Хто це мав, набирав у середньому {points} {pointsShort}, а всі гравці цих партій — {all}.',
  'use.used':
    'Використано в {taken} з {offered, plural, one {# партії} other {# партій}}. Хто використовував, набирав у середньому {points} {pointsShort}, а всі гравці цих партій — {all}.',
  'use.scored':
    'Хтось набрав на цьому очки в {taken} з {offered, plural, one {# партії} other {# партій}}, де це траплялося. Такі гравці мали в середньому {points} {pointsShort}, а всі гравці цих партій — {all}.',
  dealt:
    'Ніхто цього не вибрав, хоча міг у {offered, plural, one {# партії} few {# партіях} many {# партіях} other {# партії}}. Кому це випало, той набирав у середньому {points} {pointsShort}, а всі гравці цих партій — {all}.',
  'never.taken':
    'Ніхто цього не взяв, хоча міг у {offered, plural, one {# партії} few {# партіях} many {# партіях} other {# партії}}.',
  'never.used':
    'Ніхто цим не скористався в {offered, plural, one {# партії} few {# партіях} many {# партіях} other {# партії}}.',
  'never.scored':
    'Ніхто не набрав на цьому очок, хоча це траплялося в {offered, plural, one {# партії} few {# партіях} many {# партіях} other {# партії}}.',
};
