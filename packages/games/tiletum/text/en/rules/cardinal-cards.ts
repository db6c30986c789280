import { rule } from '../../rule.ts';

export const cardinalCards = {
  'TIL-CHALLENGE-COFFERS': rule('Deep Coffers', 'Each die gives him 1 more of its good.'),
  'TIL-CHALLENGE-COURT': rule(
    'Favour of the Court',
    'At setup and after every corruption token, his disc goes up to space 5 if it is lower.',
    'We infer the moment from a symbol that looks like the back of a corruption token.',
  ),
  'TIL-CHALLENGE-READY': rule(
    'Ready for Action',
    'He starts with a crest under his first building. When a building is full and has a crest, its marker goes to the action of its type and gives him 3, 2, 2, 1 or 1 extra AP.',
    'Inferred from the pictures on the card. The crest is a random one of those left in the box.',
  ),
  'TIL-CHALLENGE-FRIENDS': rule(
    'Very Special Friends',
    'A helper for a whole building or another colour gives him 5 gold. He keeps a contract among the bonus tiles as an open contract if a space is free.',
  ),
  'TIL-CHALLENGE-CLERGY': rule(
    'Resourceful Clergy',
    'Helpers for goods or VP work for him and cost nothing. If there is a choice, he takes the good he needs most.',
  ),
  'TIL-CHALLENGE-INCOME': rule(
    'Church Income',
    'A Joker helper gives him 1 VP. Any other helper for an action or for extra AP gives him as many VP as it shows AP.',
    'The helper for another colour with 1 AP counts.',
  ),
  'TIL-CHALLENGE-CURIA': rule(
    'Visitors to the Curia',
    'Characters who move in give him their goods and VP. For actions he gains as many VP as they have AP; a step, a house and a pillar count 1 each.',
  ),
  'TIL-CHALLENGE-WHISPERS': rule(
    'Whispers in the King’s Ear',
    'Any helper for an action, the Joker or extra AP moves his disc 1 space up.',
    'The helper for another colour with 1 AP counts.',
  ),
  'TIL-CHALLENGE-GUILD': rule(
    'Seekers’ Guild',
    'When he takes a die from a segment with the move symbol, he takes a Seeker action with 1 AP at once: mine, pillar, house.',
  ),
  'TIL-CHALLENGE-CHANCE': rule('Rare Chance', 'A die of value 6 gives him 1 silver.'),
  'TIL-CHALLENGE-RESOURCES': rule(
    'Precious Resources',
    'He pays for cathedrals with stone, gold and silver in any mix, spent in that order.',
  ),
  'TIL-CHALLENGE-JOURNEYS': rule(
    'Fruitful Journeys',
    'Tablets he covers work for him and cost nothing. For a new mine or a technology he gains 1 silver. A pillar goes to the cathedral on the main board with the most VP, a house to the slot with the most VP, a mine to the slot with the most gold on a map with his seeker.',
    'A free seeker goes to the first map where he has none.',
  ),
  'TIL-SURPRISE-PRICE': rule(
    'The king’s surprises',
    'At the end of the king phase of rounds 1 to 3 he pays 1, 3 or 5 silver, as much as he can, for 1, 2 or 3 cards, and keeps the rest. The cards are tucked under his board afterwards.',
  ),
  'TIL-SURPRISE-PARTS': rule(
    'Parts of a surprise',
    'He carries out the parts of a card in order and skips what is impossible. Then he does his tasks.',
  ),
  'TIL-SURPRISE-CARDS': rule(
    'Twelve surprises',
    '5 VP and a random crest he lacks from those in the box. 8 VP, Character 2 AP, King 2 AP. 6 VP, Character 3 AP, King 1 AP. 4 VP, King 4 AP, 3 of the good he needs most. Seeker 2 AP and a seeker on map III, or 6 VP if that is impossible. 6 VP, Architect 2 AP, a house in the next fair town where he has none. 4 VP, Merchant 2 AP, a pillar at the cathedral on the main board with the fewest VP. 4 VP, Contract 3 AP, King 2 AP. 5 VP, 5 gold, Contract 2 AP. 3 VP for each of his mines on the maps, 2 silver. 6 VP, Contract 2 AP, 2 of the good he needs most. 6 VP, King 2 AP, 4 of the good he needs most.',
  ),
};
