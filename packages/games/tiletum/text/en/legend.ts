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
  'legend.merchantStep': 'Merchant step',
  'legend.architectStep': 'Architect step',
  'legend.tablet': 'Stone tablet',
  'legend.technology': 'Technology',
  'legend.fair': 'Fair',
  'legend.corruption': 'Corruption',
};
