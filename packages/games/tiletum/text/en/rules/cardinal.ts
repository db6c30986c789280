import { rule } from '../../rule.ts';

export const cardinal = {
  'TIL-CARDINAL-SETUP': rule(
    'The Cardinal',
    'In the solo game you play against the Cardinal, an automatic opponent. Set up the game for two players; you go first. He starts with 1 stone, 1 food, 2 iron or wool and 3 gold, a house in Tiletum, seven houses and seven pillars in his supply, all of them available, and five buildings with 3, 2, 2, 1 and 1 rooms. His storehouse has no limit.',
    'We do not have the booklet of the base game. Its rules are pieced together from the cards, from what the expansion repeats, and from guesses. If you own it, you can correct the tables.',
  ),
  'TIL-CARDINAL-LEVEL': rule(
    'Levels',
    'On the easy level the Cardinal has no challenges, on the normal level two and on the hard level five. With silver, on the hard level he also gets 1 silver and starts with 30 VP.',
    'The 30 VP on the hard level with silver are printed in the rulebook and stay as they are, although the Medium bot then wins only about one game in twenty. Fewer would change little: without any it wins one in seven, because five challenges with silver are what makes him strong. If that is too hard, play the normal level. Everywhere else the rules we have name no starting VP: they are set so that the Medium bot wins about three in four games on the easy level, one in two on the normal and, without silver, one in four on the hard one. They are set again when the bots change; a game that has started keeps its own.',
  ),
  'TIL-CARDINAL-GOODS': rule(
    'The Cardinal’s goods',
    'Iron and wool are one good for him. He pays the iron and wool of a contract with it, and identical goods with gold. He never exchanges goods.',
    'His board has one field for iron and wool, and his decrees weigh it against gold, which no contract asks for by name: so gold pays the identical goods. That he never exchanges is a guess.',
  ),
  'TIL-CARDINAL-NEED': rule(
    'The good he needs most',
    'It is the good he is most short of: iron or wool and gold for all open contracts, stone and gold for all unbuilt cathedrals with his pillar, food for the cheapest free crest space if he has a crest to place. Ties: stone, then iron or wool, then food, then gold.',
    'The sources only mention “the most needed good”.',
  ),
  'TIL-CARDINAL-SILVER': rule(
    'The Silver Cardinal',
    'He starts with a seeker and a mine in your start city, two seekers and five mines in his supply, eight pillars, the silver of the second player and no technology. In round 2 he places a seeker on map II for free, in round 3 one on map III, unless he already has one there. He ignores move symbols and technologies.',
  ),
  'TIL-CARDINAL-DIE': rule(
    'The Cardinal takes a die',
    'He reveals a decree, takes a die according to it, then the bonus tile of the chosen action, then the goods of the die, and takes the action with the AP of the wheel. If he takes a die at the Joker, he takes the bonus tile there. Each of his steps names the line of the card that led to it.',
  ),
  'TIL-CARDINAL-TILE': rule(
    'The Cardinal’s bonus tiles',
    'He keeps crests he lacks. Everything else he gets leaves the game without effect, unless a challenge says otherwise. If he has a choice, he takes a crest he lacks, then a contract, then a helper for goods or VP, then a helper for an action, then another helper, then a crest he already has; if tied, the larger number, then the nearer spot. He ignores the cost of a tile.',
    'Helpers for a new mine, a whole building or another colour are “other” helpers. The order of the kinds is our own.',
  ),
  'TIL-CARDINAL-FIGURES': rule(
    'His merchant and architect',
    'His range is the AP of the action. His merchant looks for a town with a free slot and without his house: the town of the next fair first, then the most VP. His architect looks for a cathedral with a free slot and without his pillar: the most VP. If nothing is in range, his range grows by as little as possible, for 1 gold per spot as long as he has gold. He takes the best bonus tile within his original range, moves, and builds for free; from a slot bonus he only takes VP.',
    'Based on his Seeker action, which the rulebook describes. Lack of gold never stops him.',
  ),
  'TIL-CARDINAL-CONTRACT': rule(
    'His Contract action',
    'As long as he has AP, he takes the cheapest crest he lacks, or else the contract with the most VP if one of his six contract spaces is free, and pays the AP of its place.',
  ),
  'TIL-CARDINAL-CHARACTER': rule(
    'His Character action',
    'Waiting characters move in first. Then he takes the first of the offer for whom he has a room, types he has before new ones. He fills rooms from the bottom; a building holds one type, and a new type takes the first empty building. Character bonuses do nothing for him.',
  ),
  'TIL-CARDINAL-KING': rule('His King action', 'His disc goes up as many spaces as the action has AP.'),
  'TIL-CARDINAL-SEEKER': rule(
    'His Seeker action',
    'He looks for a city in range of any of his seekers with a free slot of a kind the card names and without such a building of his. Among cities in range the kinds count in the given order, then a map where you have a seeker, then the better bonus, then map III before II before I, then the nearer city. If none is in range, his range grows by as little as possible, for 1 gold per step as long as he has gold. He takes the best bonus tile of that map within his original range, moves there and builds: a mine gives 1 silver and the gold of its slot, a house its VP. He never builds kinds that are not named; if a card names none: mine, pillar, house.',
  ),
  'TIL-CARDINAL-WAY': rule(
    'His route underground',
    'His seeker takes the shortest route; if tied, the one with more open tablets. Tablets he passes are covered without effect.',
    'The rulebook does not say what decides between routes with equally many tablets: he takes the one whose cities come first in the table of the map.',
  ),
  'TIL-CARDINAL-NO-PLACE': rule(
    'No room for a seeker',
    'If a decree only names the Seeker action and no such slot is free on his maps, or he has no such piece left, he draws a king’s surprise instead.',
    'He follows a line that names only the Seeker action whenever there is a die under the seeker field.',
  ),
  'TIL-CARDINAL-TASKS': rule(
    'The Cardinal’s tasks',
    'After his action, as long as he can, he fulfils the contract with the most VP, then contributes to the cathedral with the most VP where he has a pillar, then places a crest: under a full building first, or else where it costs the least food. Contracts give him only VP, crests no bonus.',
  ),
  'TIL-CARDINAL-PHASES': rule(
    'The Cardinal’s king phase',
    'Corruption, silver income, the prize, VP, turn order and the reset to 0 apply to him as to you. He takes no mines from a general supply.',
    'He takes the prize in rounds 1 to 3 like any bonus tile, and 4 VP in round 4.',
  ),
  'TIL-CARDINAL-FAIR': rule(
    'The Cardinal at the fair',
    'He takes part and scores under the same conditions as you. At the fair for technology levels his surprises count instead.',
  ),
  'TIL-CARDINAL-END': rule(
    'The Cardinal’s final scoring',
    'He tries to fulfil his open contracts once more. Then houses, pillars and mines, completed buildings and 1 VP per 4 goods count for him as for you. Each silver is worth 1 VP, and technologies nothing.',
  ),
  'TIL-CARDINAL-WINNER': rule(
    'Winning against the Cardinal',
    'You win if you have more VP than the Cardinal. If tied, whoever is earlier in turn order wins.',
  ),
  'TIL-DECREE-DECK': rule(
    'The decree deck',
    'The deck has six cards: those of the four fairs, the one of the final scoring and Worldly Riches. With silver, new cards replace those of the same name, and the side of the final scoring decides between Pillars of History and Houses of Destiny. When all have been used, they are shuffled again.',
    'That Worldly Riches is always among them is a guess: twelve turns, each card twice. Nine cards of silver are reconstructed.',
  ),
  'TIL-DECREE-LINES': rule(
    'Lines of a decree',
    'He reads the lines from the top and follows the first one whose condition is met, which has a die and whose action is possible. If there is none, he follows Worldly Riches.',
    'A line that names a colour only needs a die: if the action there is impossible, he still gains the goods.',
  ),
  'TIL-DECREE-CONDITION': rule(
    'Conditions',
    'Only his own houses, pillars, mines and cathedrals count, including those underground unless the card excludes them. A new crest in range is one he lacks, on a spot within the AP of the die for that action.',
    'The one reprinted card that is legible leaves the underground out when it compares pillars and cathedrals; the other reprints do the same here.',
  ),
  'TIL-DECREE-ACTION': rule(
    'A line with an action',
    'He takes a die at that action, or at the Joker if there is none. If there are several, the row of colours on the card decides, blue before light grey.',
  ),
  'TIL-DECREE-MORE': rule(
    'The action with more AP',
    'Of two actions he takes the one with more AP. If tied, the Seeker action; if one of them is impossible, the other.',
  ),
  'TIL-DECREE-COLOUR': rule(
    'A line with a colour',
    'He takes the highest die of that colour; the second colour only if there is none of the first. He takes the action there; under the seeker field, the Seeker action if it is possible. At the Joker it is the first possible action the card names, or else King.',
  ),
  'TIL-DECREE-NEED': rule(
    'What contracts need',
    'Iron or wool, or gold: whichever his open contracts lack more, or else the one with more dice. If there is no such die, he takes the highest die of the other good.',
  ),
  'TIL-DECREE-RICHES': rule(
    'Worldly Riches',
    'The highest die of any colour. If tied, the colour of the good he needs most, then stone, iron or wool, food, gold.',
  ),
};
