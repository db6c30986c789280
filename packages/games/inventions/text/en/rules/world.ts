import { rule } from '../../rule.ts';

export const world = {
  'INV-CALL-CITIZENS': rule(
    'Citizens of one region',
    'At least one own citizen comes home from the map space of one region.',
  ),
  'INV-CALL-TYPE': rule(
    'What they become',
    'They come home as specialists of the type of the card in that region; without a card, of the rightmost card of the idea area; without that, of one type that the player chooses. They are available at once.',
  ),
  'INV-CALL-ASPIRATION': rule('Aspiration of economy', 'Calling specialists gives an aspiration of economy.'),
  'INV-CALL-CHAIN': rule(
    'Chain action of an own invention',
    'After calling specialists the player may use the chain action of an own invention, each invention once a turn.',
  ),

  'INV-GAIN-REGION': rule('One token in a region', 'No one may have two influence tokens in a region.'),
  'INV-GAIN-TOKEN': rule(
    'A token from the board',
    'The token comes from your society board. The one of the preparation lies in its region already.',
  ),
  'INV-GAIN-MAJORITY': rule(
    'The majority',
    'The player needs more citizens on the region’s map space than anyone else.',
    'Equal numbers are no majority. Citizens of Chronos count.',
  ),
  'INV-GAIN-CITIZENS': rule(
    'Citizens for the token',
    'At least as many own citizens as the number above the token must be in the region; that many come home, as if specialists were called.',
    'The token for presenting asks for 2. The other numbers are lost; 3 for inventing and innovating and 4 for sharing are a reconstruction.',
  ),
  'INV-GAIN-SPACE': rule(
    'A free influence space',
    'The region needs a free influence space. The token goes to the leftmost.',
    'The rulebook does not mention full regions. Three spaces with 6, 4 and 2 VP are a reconstruction; only the 6 of Africa is known.',
  ),
  'INV-GAIN-REWARD': rule(
    'Points and influence',
    'Score the VP your token covers. Gain 1 influence for each of your face-up tokens in the regions, including the new one.',
  ),
  'INV-GAIN-CHAIN': rule(
    'Chain action of a token',
    'The player may use one own token in any region that is face up for the chain action it shows. It is turned over for good.',
  ),

  'INV-TRAVEL-CITIZEN': rule(
    'A citizen on the map',
    'A citizen of the map travels; those beside cards do not.',
  ),
  'INV-TRAVEL-ROUTE': rule(
    'Along a line',
    'The citizen moves to a region that a blue line joins with its own. Asia and North America are joined.',
    'The picture of the map is lost. Europe and Africa are joined and so are the Americas with each other, North America with Europe and Asia, South America with Africa; the examples say so and name all ways out of both Americas. The other lines join neighbours on the globe and are a reconstruction.',
  ),
  'INV-TRAVEL-ASPIRATION': rule('Aspiration of culture', 'Travelling gives an aspiration of culture.'),
  'INV-TRAVEL-SAGE': rule(
    'Learning from a sage',
    'Where a sage is, the traveller may perform the action of the knowledge tile as a chain action. Then the tile turns over to its points, and the sage goes to the player’s board. Without the chain action the sage stays.',
    'A journey within that action could reach the same region while tile and sage still lie there. The tile counts as used as soon as its chain marker is spent.',
  ),
  'INV-TRAVEL-POINTS': rule(
    'Points for knowledge',
    'If the knowledge tile shows its points, the chain action scores 2 VP for every knowledge tile on the map that does, and all of them turn back.',
  ),
};
