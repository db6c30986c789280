/** What icons mean that no name of a thing says. */
export const legend = {
  'legend.house': 'House',
  'legend.pillar': 'Pillar',
  'legend.mine': 'Mine',
  'legend.crest': 'Crest',
  'legend.cathedral': 'Cathedral',
  'legend.plus': 'Action point',
  'legend.building': 'Building',
  'legend.goods': 'Goods of your choice',
  'legend.identical': 'Identical goods of your choice',
  'legend.die': 'Die',
  'legend.merchantStep': 'Step of the merchant',
  'legend.architectStep': 'Step of the architect',
  'legend.tablet': 'Stone tablet',
  'legend.technology': 'Technology',
  'legend.fair': 'Fair',
  'legend.corruption': 'Corruption',
};
