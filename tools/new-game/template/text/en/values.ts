/**
 * What the values of the tables are called, for people who override them or sit down where somebody did. A key is the
 * end of a path, `#` for any number in it; whatever has no key is called as in `names`.
 */
export const values = {
  spices: 'Spices',
  price: 'Cost',
  points: 'VP',
  contract: 'VP for the contract',
  crates: 'Number of crates',
  income: 'Income',
  'income.#': 'Die: {number}',
  start: 'Starting values',
  pearl: 'Pearl',
};
