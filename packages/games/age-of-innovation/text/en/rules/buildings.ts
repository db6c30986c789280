import { rule } from '../../rule.ts';

export const buildings = {
  'AOI-UPGRADE-OWN': rule('Upgrading own buildings', 'Only own buildings are upgraded.'),
  'AOI-UPGRADE-PATH': rule(
    'Ways of upgrading',
    'A workshop becomes a guild, a guild a school or the palace, a school the university, one step an action.',
  ),
  'AOI-UPGRADE-COST': rule(
    'Price of upgrades',
    'Guild 2 tools and 6 coins, school 3 and 5, palace 4 and 6, university 5 and 8.',
  ),
  'AOI-UPGRADE-PIECES': rule(
    'The new building must be left',
    'A building of the new kind must be left on the planning board.',
  ),
  'AOI-UPGRADE-NEUTRAL': rule(
    'Neutral buildings stay as they are',
    'Neutral buildings are never upgraded or exchanged.',
  ),
  'AOI-UPGRADE-NEIGHBOUR-PRICE': rule(
    'Cheaper beside others',
    'A guild costs 3 coins instead of 6 when a building of another player is adjacent.',
  ),
  'AOI-UPGRADE-RETURNS-PIECE': rule(
    'The old building goes back',
    'The old building returns to the board and covers income again.',
  ),
  'AOI-UPGRADE-FREE': rule(
    'Free upgrades',
    'A free upgrade needs the building it begins with, a coloured one, and a guild on the board. It counts as building.',
  ),
  'AOI-LEECH-OFFER': rule(
    'Power for neighbours',
    'When a building is built or upgraded, each other player is offered the power value of his buildings adjacent to it. The value of the new building plays no part. Full bowls leave nothing to decide.',
  ),
  'AOI-LEECH-PRICE': rule(
    'Price of that power',
    'It costs one point less than the power gained. Power from elsewhere costs nothing.',
  ),
  'AOI-LEECH-ALL-OR-NOTHING': rule(
    'All or nothing',
    'All of it is taken or none. Only what the bowls can take is gained, and only as many points are paid as there are; then one power more than points is gained.',
  ),
  'AOI-LEECH-ORDER': rule(
    'Order of answers',
    'Players answer in turn order after the builder, when his turn is over.',
    'The sources name no order; turn order is the custom of this family of games.',
  ),
  'AOI-LEECH-DEFERRED': rule(
    'Answers at leisure',
    'With this option play goes on while offers are open. The round waits for them at its end.',
    'A convenience for play over days; the amounts stay as they were offered.',
  ),
  'AOI-LEECH-ANSWER-FIRST': rule('Answer first', 'Open offers are answered before an own action.'),
  'AOI-NEUTRAL-PLACE': rule(
    'Placing neutral buildings',
    'A neutral building is placed at once on an empty hex in reach. Spades for it are bought with tools; they are used spades like others. Placing counts as building.',
    'Such spades score and pay goblins, because they are used. It is no terraform-and-build action, so there is no tunnel and no flight.',
  ),
  'AOI-NEUTRAL-LOST': rule(
    'A neutral building that finds no place',
    'It must be placed if it can be; otherwise it is lost for good.',
    'Income and other parts of its tile stay: only the building is said to be lost.',
  ),
  'AOI-NEUTRAL-COUNTS': rule(
    'What neutral buildings count as',
    'They belong to the player of the terrain below and count as the matching building: power value, points, passing, innovations, towns. A tower is worth 2 power, the monument 4.',
  ),
  'AOI-ANNEX-PLACE': rule(
    'Placing an annex',
    'As an action an annex is put beside an own building that has none, a neutral one too. That is no building.',
  ),
  'AOI-ANNEX-NONE': rule('An annex is needed', 'Only annexes that a competency has brought can be placed.'),
  'AOI-ANNEX-VALUE': rule(
    'Worth of an annex',
    'An annex adds 1 to the power value of its building, for neighbours and for towns, and counts as a building for the usual four of a town. It is no building for anything else.',
    'The texts name the usual number only, so it does not help where a university or the monument asks for fewer.',
  ),
  'AOI-TOWN-FOUND': rule(
    'Founding a town',
    'Four adjacent own buildings of power 7 in all, none of them in a town, are a town at once.',
  ),
  'AOI-TOWN-FEWER': rule(
    'Towns of fewer buildings',
    'With a university three buildings suffice, with the monument two; the power stays.',
  ),
  'AOI-TOWN-GROWS': rule(
    'Towns grow',
    'By version 1.2 a building that touches an own town, over a bridge too, belongs to it and founds no other. Version 1.0 does not say so: there free buildings beside a town may found their own.',
  ),
  'AOI-TOWN-TILE': rule(
    'Town tiles',
    'For a town one of the tiles left is chosen: points, a bonus and a key.',
  ),
  'AOI-TOWN-SUPPLY': rule(
    'Three of each tile',
    'There are three of each town tile. Without any tile no town is founded.',
  ),
  'AOI-TOWN-RIVER': rule(
    'Towns over a river',
    'The owner of palace 14 may skip one river hex for each town, whenever he likes in his turn. The tile lies on that river hex, which keeps joining his buildings.',
  ),
  'AOI-TOWN-EFFECTS': rule(
    'What town tiles bring',
    '4 points and 3 tools; 5 and terraforming with 2 spades; 5 and 2 books of choice; 6 and 6 coins; 7 and a step in each discipline; 8 and 8 power; 8 and a scholar.',
    'The key comes with the tile, so the steps of a tile may already use it.',
  ),
};
