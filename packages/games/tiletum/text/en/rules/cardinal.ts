import { rule } from '../../rule.ts';

export const cardinal = {
  'TIL-CARDINAL-SETUP': rule(
    'The Cardinal',
    'Alone you play against the Cardinal, an automatic opponent. Set the game up for two players; you are first. He begins with 1 stone, 1 food, 2 iron or wool and 3 gold, a house in Tiletum, seven houses and seven pillars in his supply, all of them available, and five buildings with 3, 2, 2, 1 and 1 rooms. His storehouse has no limit.',
    'The booklet of the base game is lost: what it said is put together from the cards, from what the expansion repeats, and from guesses. Whoever owns it can correct the tables.',
  ),
  'TIL-CARDINAL-LEVEL': rule(
    'Levels',
    'On the easy level the Cardinal has no challenge, on the normal level two and on the hard level five. With silver he also gets 1 silver and begins with 30 VP on the hard level.',
    'Otherwise he begins with so many points that the Medium bot wins about three games in four on the easy level, one in two on the normal and one in four on the hard one. They are set anew when the bots change; a game that has begun keeps its own.',
  ),
  'TIL-CARDINAL-GOODS': rule(
    'Goods of the Cardinal',
    'Iron and wool are one good of his. He pays the iron and wool of a contract with it, and goods of one kind with gold. He never exchanges goods.',
  ),
  'TIL-CARDINAL-NEED': rule(
    'The good he needs most',
    'It is the good of which he lacks most: iron or wool and gold for all open contracts, stone and gold for all unbuilt cathedrals with his pillar, food for the cheapest free crest space if he has a crest to place. Where he lacks as much of several: stone, then iron or wool, then food, then gold.',
    'The sources only name “the most needed good”.',
  ),
  'TIL-CARDINAL-SILVER': rule(
    'The Silver Cardinal',
    'He begins with a seeker and a mine in your start city, two seekers and five mines in his supply, eight pillars, the silver of the second player and no technology. In round 2 he places a seeker on map II for nothing, in round 3 one on map III, unless he has one there. He ignores move symbols and technologies.',
  ),
  'TIL-CARDINAL-DIE': rule(
    'The Cardinal takes a die',
    'He turns up a decree, takes a die by it, then the bonus tile of the chosen action, then the goods of the die, and performs the action with the points of the wheel. A die taken at the Joker’s place goes with the bonus tile of that place. Each of his steps names the line of the card that led to it.',
  ),
  'TIL-CARDINAL-TILE': rule(
    'Bonus tiles of the Cardinal',
    'He keeps crests he lacks. Everything else that he obtains leaves the game without effect, unless a challenge says otherwise. Where he has a choice he takes a crest he lacks, then a contract, then a helper for goods or points, then a helper for an action, then another helper, then a crest he has; among equals the larger number, the nearer spot. What a tile costs is ignored.',
    'Helpers for a new mine, a whole building or another colour are “other” helpers. The order of the kinds is our own.',
  ),
  'TIL-CARDINAL-FIGURES': rule(
    'His merchant and architect',
    'His range is the points of the action. The merchant looks for a town with a free slot and without his house: the town of the next fair first, then the most points. The architect looks for a cathedral with a free slot and without his pillar: the most points. If nothing is in range the range grows by as little as possible, for 1 gold a spot as far as he has gold. He takes the best bonus tile within the range as it was, moves, and builds for nothing; of the bonus of a slot he takes points only.',
    'Transferred from his seeker action, which the rulebook describes. Lack of gold never stops him.',
  ),
  'TIL-CARDINAL-CONTRACT': rule(
    'His Contract action',
    'As long as his points last he takes the cheapest crest he lacks, else the contract with the most points if one of his six contract spaces is free, and pays the points of its place.',
  ),
  'TIL-CARDINAL-CHARACTER': rule(
    'His Character action',
    'Characters who wait move in first; then he takes the first of the offer who finds a room, types he has before new ones. Rooms are filled from below, a building holds one type, and a new type takes the first empty building. Bonuses of characters do nothing for him.',
  ),
  'TIL-CARDINAL-KING': rule('His King action', 'His disc goes up as many spaces as the action has points.'),
  'TIL-CARDINAL-SEEKER': rule(
    'His seeker action',
    'He looks for a city in range of any of his seekers with a free slot of a kind that the card names and without such a building of his. Among cities in range the kinds count in their order, then a map where you have a seeker, then the better bonus, then map III before II before I, then the nearer city. If none is in range the range grows as little as possible, for 1 gold a step as far as he has gold. He takes the best bonus tile of that map within the range as it was, moves there and builds: a mine brings 1 silver and the gold of its slot, a house its points. Kinds that are not named he never builds; where a card names none: mine, pillar, house.',
  ),
  'TIL-CARDINAL-WAY': rule(
    'His way underground',
    'His seeker takes the shortest way, among several the one with more open tablets. Tablets he passes are covered without effect.',
  ),
  'TIL-CARDINAL-NO-PLACE': rule(
    'No place for a seeker',
    'If a decree demands the seeker action alone and no such slot is free on his maps, or he has no such piece left, he draws a king’s surprise instead.',
    'A line that names nothing but the seeker action is followed whenever a die lies under the seeker field.',
  ),
  'TIL-CARDINAL-TASKS': rule(
    'Tasks of the Cardinal',
    'After his action, as long as he can: he fulfils the contract with the most points, then contributes to the cathedral with the most points where he has a pillar, then places a crest, under a full building first and else where it costs the least food. Contracts bring him points and nothing else, crests no bonus.',
  ),
  'TIL-CARDINAL-PHASES': rule(
    'King phase of the Cardinal',
    'Corruption, silver income, the prize, points, turn order and the way back to 0 apply to him as to you; he takes no mines from a general supply.',
    'He takes the prize in rounds 1 to 3 as any bonus tile, and 4 VP in round 4.',
  ),
  'TIL-CARDINAL-FAIR': rule(
    'The Cardinal at the fair',
    'He takes part and scores by the same conditions as you. At the fair for technology levels his surprises count instead.',
  ),
  'TIL-CARDINAL-END': rule(
    'The end for the Cardinal',
    'He tries his open contracts once more. Then houses, pillars and mines, completed buildings and 1 VP for 4 goods count for him as for you, each silver is worth 1 VP, and technologies nothing.',
  ),
  'TIL-CARDINAL-WINNER': rule(
    'Winning against the Cardinal',
    'You win if you have more points than the Cardinal; a tie goes to the earlier in the turn order.',
  ),
  'TIL-DECREE-DECK': rule(
    'The decree deck',
    'Six cards: those of the four fairs, the one of the final scoring and Worldly Riches. With silver new cards replace those of the same name, and the side of the final scoring decides between Pillars of History and Houses of Destiny. When all have come they are shuffled again.',
    'That Worldly Riches is always among them is a guess: twelve turns, each card twice. Nine cards of silver are reconstructed.',
  ),
  'TIL-DECREE-LINES': rule(
    'Lines of a decree',
    'He reads the lines from the top and follows the first one whose condition holds, for which there is a die and whose action is possible. If there is none he does as Worldly Riches says.',
    'A line that names a colour needs a die and nothing more: if the action of its place is impossible he still gains the goods.',
  ),
  'TIL-DECREE-CONDITION': rule(
    'Conditions',
    'Counts of houses, pillars, mines and cathedrals are his own, the underground included unless the card leaves it out. A new crest in range is one he lacks, on a spot within the points of the die for that action.',
  ),
  'TIL-DECREE-ACTION': rule(
    'A line with an action',
    'He takes a die at the place of the action, or at the Joker’s place if there is none. Among several the row of colours on the card decides, blue before light grey.',
  ),
  'TIL-DECREE-MORE': rule(
    'The action with more points',
    'Of two actions he performs the one with more action points. If they are equal it is the seeker action, and if one of them is impossible the other.',
  ),
  'TIL-DECREE-COLOUR': rule(
    'A line with a colour',
    'He takes the highest die of that colour, of the second colour only if there is none of the first. He performs the action of its place; where that is under the seeker field the seeker action if it is possible. At the Joker’s place it is the first possible action that the card names, else King.',
  ),
  'TIL-DECREE-NEED': rule(
    'What contracts need',
    'Iron or wool, or gold: the one of which his open contracts lack more, else the one with more dice. If there is no such die he takes the other good, and of that the highest die.',
  ),
  'TIL-DECREE-RICHES': rule(
    'Worldly Riches',
    'The highest die of any colour. Among several the colour of the good he needs most, then stone, iron or wool, food, gold.',
  ),
};
