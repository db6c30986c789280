import { rule } from '../../rule.ts';

export const cardinalCards = {
  'TIL-CHALLENGE-COFFERS': rule('Deep Coffers', 'Each die brings him 1 more of its good.'),
  'TIL-CHALLENGE-COURT': rule(
    'Favour of the Court',
    'At setup and after every corruption token his disc goes up to space 5 if it is below.',
    'The moment is read from a symbol that looks like the back of a corruption token.',
  ),
  'TIL-CHALLENGE-READY': rule(
    'Ready for Action',
    'He begins with a crest under his first building. When a building is full and has a crest, its marker goes to the action of its type and gives him 3, 2, 2, 1 or 1 AP more.',
    'Inferred from the pictures of the card. The crest is a random one of those left in the box.',
  ),
  'TIL-CHALLENGE-FRIENDS': rule(
    'Very Special Friends',
    'A helper for a whole building or another colour brings him 5 gold. A contract among the bonus tiles he keeps as an open contract if a space is free.',
  ),
  'TIL-CHALLENGE-CLERGY': rule(
    'Resourceful Clergy',
    'Helpers for goods or points work for him and cost nothing; where he may choose he takes the good he needs most.',
  ),
  'TIL-CHALLENGE-INCOME': rule(
    'Church Income',
    'A Joker helper brings him 1 VP, any other helper for an action or more action points as many points as it shows.',
    'The helper for another colour with 1 action point counts.',
  ),
  'TIL-CHALLENGE-CURIA': rule(
    'Visitors to the Curia',
    'Characters who move in give him their goods and points; for actions he gains as many points as they have action points, a step, a house and a pillar counting 1 each.',
  ),
  'TIL-CHALLENGE-WHISPERS': rule(
    'Whispers in the King’s Ear',
    'Any helper for an action, the Joker or more action points moves his disc 1 space up.',
    'The helper for another colour with 1 action point counts.',
  ),
  'TIL-CHALLENGE-GUILD': rule(
    'Seekers’ Guild',
    'When he takes a die from a segment with the move symbol he performs a seeker action of 1 AP at once: mine, pillar, house.',
  ),
  'TIL-CHALLENGE-CHANCE': rule('Rare Chance', 'A die of value 6 brings him 1 silver.'),
  'TIL-CHALLENGE-RESOURCES': rule(
    'Precious Resources',
    'He pays for cathedrals with stone, gold and silver in any mix, spent in this order.',
  ),
  'TIL-CHALLENGE-JOURNEYS': rule(
    'Fruitful Journeys',
    'Tablets he covers work for him and cost nothing. For a new mine or a technology he gains 1 silver. A pillar goes to the cathedral of the main board with the most points, a house to the slot with the most points, a mine to the slot with the most gold on a map with his seeker.',
    'A free seeker goes to the first map where he has none.',
  ),
  'TIL-SURPRISE-PRICE': rule(
    'The king’s surprises',
    'At the end of the king phase of rounds 1 to 3 he pays 1, 3 or 5 silver, the most he can, for 1, 2 or 3 cards, and keeps the rest of his silver. They are tucked under his board afterwards.',
  ),
  'TIL-SURPRISE-PARTS': rule(
    'Parts of a surprise',
    'He does the parts of a card in their order and skips what is impossible. Tasks follow.',
  ),
  'TIL-SURPRISE-CARDS': rule(
    'Twelve surprises',
    '5 VP and a random crest he lacks from those in the box. 8 VP, Character 2, King 2. 6 VP, Character 3, King 1. 4 VP, King 4, 3 of the good he needs most. Seeker 2 and a seeker on map III, or 6 VP if that is impossible. 6 VP, Architect 2, a house in the next fair town without one of his. 4 VP, Merchant 2, a pillar at the cathedral of the main board with the fewest points. 4 VP, Contract 3, King 2. 5 VP, 5 gold, Contract 2. 3 VP for each of his mines on the maps, 2 silver. 6 VP, Contract 2, 2 of the good he needs most. 6 VP, King 2, 4 of the good he needs most.',
  ),
};
