/** What icons mean that no name of a thing says. */
export const legend = {
  house: 'House',
  pillar: 'Pillar',
  mine: 'Mine',
  crest: 'Crest',
  cathedral: 'Cathedral',
  plus: 'Action point',
  building: 'Building',
  goods: 'Goods of your choice',
  identical: 'Identical goods of your choice',
  die: 'Die',
  merchantStep: 'Merchant step',
  architectStep: 'Architect step',
  tablet: 'Stone tablet',
  technology: 'Technology',
  fair: 'Fair',
  corruption: 'Corruption',
};
