import { rule } from '../../rule.ts';

export const world = {
  'INV-CALL-CITIZENS': rule(
    'Citizens from one region',
    'Bring at least one of your citizens home from the map space of one region.',
  ),
  'INV-CALL-TYPE': rule(
    'What they become',
    'They come home as specialists of the type of the card in that region; without a card, of the rightmost card of the idea area; without that, of one type you choose. You can use them at once.',
  ),
  'INV-CALL-ASPIRATION': rule('Economy aspiration', 'Calling specialists gives you an economy aspiration.'),
  'INV-CALL-CHAIN': rule(
    'Chain action of an invention',
    'After calling specialists you may use the chain action of one of your inventions, each invention once per turn.',
  ),

  'INV-GAIN-REGION': rule('One token per region', 'You cannot have two influence tokens in a region.'),
  'INV-GAIN-TOKEN': rule(
    'Token from your board',
    'The token comes from your society board. Your preparation token is already in its region.',
  ),
  'INV-GAIN-MAJORITY': rule(
    'Majority',
    'You need more citizens on the region’s map space than anyone else.',
    'A tie is not a majority. Chronos’s citizens count.',
  ),
  'INV-GAIN-CITIZENS': rule(
    'Citizens for the token',
    'You need at least as many citizens in the region as the number above the token. That many come home, as if you called specialists.',
    'The present token needs 2. We do not have the other numbers; 3 for inventing and innovating and 4 for sharing are a reconstruction.',
  ),
  'INV-GAIN-SPACE': rule(
    'A free influence space',
    'The region needs a free influence space. The token goes to the leftmost one.',
    'The rulebook does not mention full regions. Three spaces with 6, 4 and 2 VP are a reconstruction; only the 6 of Africa is known.',
  ),
  'INV-GAIN-REWARD': rule(
    'VP and influence',
    'Score the VP your token covers. Gain 1 influence for each of your face-up tokens in the regions, including the new one.',
  ),
  'INV-GAIN-CHAIN': rule(
    'Chain action of a token',
    'You may use one of your face-up tokens in any region for the chain action it shows. It is flipped for good.',
  ),

  'INV-TRAVEL-CITIZEN': rule(
    'A citizen on the map',
    'Move a citizen on the map; citizens next to cards cannot travel.',
  ),
  'INV-TRAVEL-ROUTE': rule(
    'Along a line',
    'The citizen moves along a blue line to another region. Asia and North America are connected.',
    'We do not have the picture of the map. Connected are Europe and Africa, the two Americas, North America with Europe and Asia, and South America with Africa: the examples say so and name all routes from both Americas. The other lines connect neighbours on the globe and are a reconstruction.',
  ),
  'INV-TRAVEL-ASPIRATION': rule('Culture aspiration', 'Travelling gives you a culture aspiration.'),
  'INV-TRAVEL-SAGE': rule(
    'Learning from a sage',
    'If there is a sage where you arrive, you may take the action of the knowledge tile as a chain action. Then flip the tile to its VP side and take the sage to your board. If you do not use the chain action, the sage stays.',
    'Travelling within that action could lead to the same region while tile and sage are still there. The tile counts as used as soon as its chain marker is spent.',
  ),
  'INV-TRAVEL-POINTS': rule(
    'VP for knowledge',
    'If the knowledge tile shows its VP side, the chain action scores 2 VP for every knowledge tile on the map that does, and all of them flip back.',
  ),
};
