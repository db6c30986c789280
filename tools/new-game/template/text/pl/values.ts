export const values = {
  spices: 'Przyprawy',
  price: 'Cena',
  points: 'Punkty',
  contract: 'Punkty za kontrakt',
  crates: 'Liczba skrzyń',
  income: 'Dochód',
  'income.#': 'Wynik rzutu: {number}',
  start: 'Na początku gry',
  pearl: 'Perła',
};
