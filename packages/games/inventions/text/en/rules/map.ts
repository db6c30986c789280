import { rule } from '../../rule.ts';

export const map = {
  'INV-CALL-CITIZENS': rule(
    'Citizens of one region',
    'At least one of your citizens comes home from the map space of one region, not from beside its card.',
  ),
  'INV-CALL-TYPE': rule(
    'What they become',
    'They become specialists of the type of the card in that region; where there is none, of the rightmost card of the idea area; where that is empty, of one type of your choice. They are available at once.',
  ),
  'INV-CALL-ASPIRATION': rule('Economy', 'Calling specialists gives an economy aspiration.'),
  'INV-CALL-CHAIN': rule(
    'Chain of an invention',
    'Then you may perform the chain action of one of your inventions, but of each only once in a turn.',
  ),
  'INV-GAIN-REGION': rule('One token a region', 'Nobody has two influence tokens in one region.'),
  'INV-GAIN-TOKEN': rule(
    'A token of your board',
    'You place one of the four tokens that are still on your board.',
  ),
  'INV-GAIN-MAJORITY': rule(
    'Majority',
    'You need more citizens on the map space than anybody else. A tie is no majority, and the citizens of Chronos count.',
  ),
  'INV-GAIN-CITIZENS': rule(
    'Number above the token',
    'You need at least as many citizens there as the number above the token, and so many come home, typed as when you call specialists.',
    'Only the number of one token is known; the others are reconstructed.',
  ),
  'INV-GAIN-SPACE': rule('A free space', 'The region must have a free influence space.'),
  'INV-GAIN-REWARD': rule(
    'Points and influence',
    'The token covers the leftmost free space and you score its points. You gain as much influence as you have face-up tokens in the regions, this one included.',
  ),
  'INV-GAIN-CHAIN': rule(
    'Chain of a token',
    'Then you may perform the action of one of your face-up tokens in any region and turn it over for good.',
  ),
  'INV-TRAVEL-CITIZEN': rule('A traveller', 'One of your citizens leaves the map space of a region.'),
  'INV-TRAVEL-ROUTE': rule(
    'Lines',
    'It moves to a region that is joined by a line. Asia and North America are joined.',
    'Five lines are certain and one is certainly missing. The others follow the globe.',
  ),
  'INV-TRAVEL-ASPIRATION': rule('Culture', 'Travelling gives a culture aspiration.'),
  'INV-TRAVEL-SAGE': rule(
    'Learning from a sage',
    'If a sage is there you may use the knowledge tile as a chain action: perform its action, then turn it to its points, then take the sage. Without the chain action the sage stays.',
    'While its action is under way the tile cannot be used again.',
  ),
  'INV-TRAVEL-POINTS': rule(
    'Points of knowledge tiles',
    'If the tile shows points you score 2 for every knowledge tile on the map that shows them, turn all of them back and take the sage.',
  ),
};
