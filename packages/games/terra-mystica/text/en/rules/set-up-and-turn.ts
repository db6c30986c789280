import { rule } from '../../rule.ts';

export const setUpAndTurn = {
  'TM-SETUP-FIRST-GAME': rule(
    'First game',
    'For a first game the factions are given: witches and nomads for two players; alchemists join them for three; witches, nomads, halflings and mermaids play for four; giants join these for five. They are dealt to the seats at random.',
    'The rulebook also fixes the first dwellings, the scoring tiles and the bonus cards of this game, but only in pictures, and those are lost. So dwellings are placed freely, and tiles and cards are drawn at random as in every other game.',
  ),
  'TM-SETUP-TILES': rule(
    'Scoring tiles',
    'Six scoring tiles are drawn at random, one for each round; the rest stay out of the game. The tile of round 6 gives no cult reward.',
    'The rulebook lays all six at random, so any tile may lie in any round. Others repeat the draw as long as the spade tile lies in round 5 or 6; an option does the same. The temple tile of the mini expansion plays only if the table wants it.',
  ),
  'TM-SETUP-CARDS': rule(
    'Bonus cards',
    'Of the nine bonus cards three more than there are players are drawn at random; the rest stay out of the game.',
    'The list in the rulebook describes one card twice, with a priest as income. As it also counts two cards that give power, the second description is a misprint: that card (BON5) gives 1 worker and 3 power. The shipping card of the mini expansion is an option.',
  ),
  'TM-SETUP-FACTION-CHOICE': rule(
    'Choosing a faction',
    'When scoring tiles and bonus cards lie open, the start player chooses a faction, then the others clockwise. With dealt colours everyone gets a colour at random and chooses one of its two factions.',
  ),
  'TM-SETUP-FACTION-TAKEN': rule(
    'Each faction once',
    'A faction that someone already plays cannot be chosen.',
  ),
  'TM-SETUP-COLOUR-TAKEN': rule(
    'Each colour once',
    'Two factions share a colour, a home terrain and a board; only one of them can take part in a game.',
    'The rulebook does not say it in so many words. It follows from the two-sided boards and from the single set of pieces of each colour.',
  ),
  'TM-SETUP-COLOUR-DEALT': rule(
    'Dealt colour',
    'Where colours were dealt, you can only choose one of the two factions of your colour.',
  ),
  'TM-SETUP-START-VALUES': rule(
    'Starting resources',
    'Everyone starts with 20 VP, twelve power tokens in bowls I and II, and the coins, workers, priests and cult steps of the faction. Shipping starts at 0, for mermaids at 1; a spade costs 3 workers, for darklings 1 priest.',
    'Most numbers of the faction boards were in pictures only. They come from a public reference implementation; the data tables say which.',
  ),
  'TM-SETUP-FIRST-DWELLINGS': rule(
    'First dwellings',
    'In turn order everyone places a dwelling, then in reverse order a second one. The third dwelling of the nomads follows, and last of all the only one of the chaos magicians. These dwellings score nothing and offer no power.',
    'That they score nothing and offer no power is not stated, but both belong to actions, and before the first round there are none.',
  ),
  'TM-SETUP-FIRST-DWELLING-HOME': rule(
    'First dwellings: home terrain',
    'A first dwelling stands on a hex printed in the home terrain of its faction, near to others or far from them. Terrain is not changed before the first round.',
  ),
  'TM-SETUP-FIRST-DWELLING-FREE': rule(
    'First dwellings: free hex',
    'A hex holds one building, so a first dwelling needs a hex without one.',
  ),
  'TM-SETUP-FIRST-CARD': rule(
    'First bonus card',
    'When the dwellings stand, everyone takes a bonus card from the table, the last player first and so on in reverse order. Then each card left over gets 1 coin.',
  ),

  'TM-INCOME-BUILDINGS': rule(
    'Income from buildings',
    'Every round, the first included, begins with income. Each kind of building gives what the faction board shows for the number of them on the map: dwellings workers, trading houses coins and power, temples and the sanctuary priests, the stronghold mostly power.',
    'The numbers of the boards were in pictures and come from a reference implementation, except for those that the text of the rulebook names.',
  ),
  'TM-INCOME-TILES': rule(
    'Income from card and tiles',
    'The bonus card in hand and the favour tiles give their income together with the buildings.',
  ),
  'TM-INCOME-PRIESTS-LIMITED': rule(
    'Seven priests',
    'A faction has seven priests, and those on the cult board never return. If none is left in the supply, you gain no priest. Coins and workers never run out.',
    'The rulebook limits priests without saying what becomes of those beyond the limit. They are lost, wherever they come from.',
  ),

  'TM-POWER-GAIN': rule(
    'Gaining power',
    'For each power gained a token moves from bowl I to bowl II; once bowl I is empty, from bowl II to bowl III. When all tokens are in bowl III, the rest is lost.',
  ),
  'TM-POWER-SPEND': rule(
    'Spending power',
    'Only power in bowl III can be spent. Spent tokens go back to bowl I.',
  ),
  'TM-POWER-BURN': rule(
    'Burning power',
    'With two or more tokens in bowl II, one of them may leave the game for good so that another one moves to bowl III. This may be repeated.',
    'The rulebook grants it when a chosen spell or conversion lacks power, and wants that spell or conversion to follow at once. Here it is free at any moment of your turn, as everyone plays it; where the power is used at once, the result is the same.',
  ),

  'TM-TURN-ONE-ACTION': rule(
    'One action a turn',
    'In the action phase players take turns in order, and a turn has one action. This goes on until everyone has passed.',
  ),
  'TM-TURN-MUST-ACT': rule(
    'A turn needs an action',
    'You cannot end your turn without an action. If you can or want to do nothing else, pass.',
  ),
  'TM-TURN-FINISH-FIRST': rule(
    'Finish what was begun',
    'What an action has set off (spades, a bridge, cult steps, tiles) is decided before anything else. If there are several such choices, the player makes them in any order.',
    'The rulebook does not order effects that come together. Whoever has them chooses the order.',
  ),
  'TM-TURN-NOT-NOW': rule(
    'Not right now',
    'This answers nothing that is being asked now; it becomes possible when something asks for it.',
  ),
  'TM-TURN-END': rule(
    'End of a turn',
    'After the action a player may still convert and burn, and then ends the turn. Now the neighbours answer the offers of power, and the next player comes.',
    'The rulebook knows no such moment, but it lets conversions follow the action, so the player has to say when nothing more will come.',
  ),
  'TM-TURN-GIVE-UP': rule(
    'Giving up',
    'What an action brings is used: a dwelling of a ride, a storm, a free trading house, a bridge, cult steps, tiles. An action that would lead nowhere is not taken. Only spades may be left unused.',
    'The rulebook says what a player gets, not that it could be left. A widely used implementation lets all of this be given up, even at once after taking the action; an option allows that.',
  ),

  'TM-CONVERT-RATES': rule(
    'Conversions',
    '5 power become a priest, 3 power a worker, 1 power a coin; a priest becomes a worker, a worker becomes a coin. A conversion is not an action, and there may be any number of them.',
  ),
  'TM-CONVERT-OWN-TURN': rule(
    'On your turn only',
    'You can convert and burn on your own turn only: before your action, after it, and between its steps.',
    'The rulebook first speaks of any moment of your turn, then of before or after the action. The wider reading is used, so a player may for instance change a hex, convert, and then pay for the dwelling.',
  ),
  'TM-CONVERT-PRIEST-SUPPLY': rule(
    'A priest must be left',
    'Power becomes a priest only as long as there is one in the supply.',
    'The priest would be lost and the power with it, so the conversion is not offered at all.',
  ),
  'TM-CONVERT-ALCHEMISTS': rule(
    'The alchemists’ exchange',
    'Alchemists alone exchange points and coins during the game: 1 VP for 1 coin or 2 coins for 1 VP, as often as they can pay.',
    'The rulebook lets them do it at any moment, in their turn or not. A game on a screen has to ask at some moment, so the exchange is offered whenever they decide something, for instance before they answer an offer of power.',
  ),
} as const;
