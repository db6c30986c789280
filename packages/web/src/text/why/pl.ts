import type { WhyTexts } from './en.ts';

export const pl: WhyTexts = {
  incomeOf: 'Dochód: {name}',
  pointsOf: 'Punkty: {name}',
  costOf: 'Koszt i zysk',
  price: 'Cena',
  total: 'Razem',
  brings: 'Co daje akcja',
  soFar: 'Dotychczas',
  atTheEnd: 'Do tego, gdyby gra skończyła się teraz',
  endTotal: 'Gdyby gra skończyła się teraz',
  nothing: 'Na razie nie ma czego sumować.',
  hidden: 'Ukryte przed tobą, więc niepoliczone: {sources}',
};
