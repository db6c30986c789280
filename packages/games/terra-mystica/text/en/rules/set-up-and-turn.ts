import { rule } from '../../rule.ts';

export const setUpAndTurn = {
  'TM-SETUP-FIRST-GAME': rule(
    'First game',
    'For a first game the factions are given. Two players: Witches and Nomads. Three: also Alchemists. Four: Witches, Nomads, Halflings and Mermaids. Five: also Giants. They are dealt to the seats at random.',
    'The rulebook also fixes the first dwellings, scoring tiles and bonus cards, but only in pictures that are not available to us. So we place dwellings freely and draw tiles and cards at random, as in any other game.',
  ),
  'TM-SETUP-TILES': rule(
    'Scoring tiles',
    'Draw six scoring tiles at random, one for each round; the rest stay out of the game. The tile of round 6 gives no cult bonus.',
    'We play: any tile may come up in any round, as in the rulebook. Other implementations redraw while the spade tile is in round 5 or 6; an option does the same. The temple tile of the mini expansion is optional.',
  ),
  'TM-SETUP-CARDS': rule(
    'Bonus cards',
    'Draw three more bonus cards than there are players at random from the nine; the rest stay out of the game.',
    'The rulebook’s list describes one card twice, with a priest as income. It also counts two cards that give power, so the second description is a misprint: that card gives 1 worker and 3 power. The shipping card of the mini expansion is optional.',
  ),
  'TM-SETUP-FACTION-CHOICE': rule(
    'Choosing a faction',
    'Once scoring tiles and bonus cards are laid out, the start player chooses a faction, then the others clockwise. With random colours, everyone is dealt a colour and chooses one of its two factions.',
  ),
  'TM-SETUP-FACTION-TAKEN': rule(
    'Each faction once',
    'You cannot choose a faction that someone already plays.',
  ),
  'TM-SETUP-COLOUR-TAKEN': rule(
    'Each colour once',
    'Two factions share a colour, a home terrain and a board. Only one of them can take part in a game.',
    'The rulebook does not spell this out. It follows from the two-sided boards and the single set of pieces per colour.',
  ),
  'TM-SETUP-COLOUR-DEALT': rule(
    'Random colour',
    'With random colours, you can only choose one of the two factions of your colour.',
  ),
  'TM-SETUP-START-VALUES': rule(
    'Starting resources',
    'Everyone starts with 20 VP, twelve power tokens in bowls I and II, and their faction’s coins, workers, priests and cult steps. Shipping starts at 0 (Mermaids: 1). A spade costs 3 workers (Darklings: 1 priest).',
    'Most numbers on the faction boards were in pictures only. They come from a public reference implementation; the data tables say which.',
  ),
  'TM-SETUP-FIRST-DWELLINGS': rule(
    'First dwellings',
    'In turn order everyone places a dwelling, then a second one in reverse order. After that the Nomads place their third, and last of all the Chaos Magicians their only one. These dwellings score nothing and give no power to neighbours.',
    'The rulebook does not say that they score nothing and give no power. But both belong to actions, and there are none before the first round.',
  ),
  'TM-SETUP-FIRST-DWELLING-HOME': rule(
    'First dwellings: home terrain',
    'Place a first dwelling on any hex of your home terrain, near other players or far from them. You cannot terraform before the first round.',
  ),
  'TM-SETUP-FIRST-DWELLING-FREE': rule(
    'First dwellings: empty hex',
    'A hex holds one building, so you need an empty one.',
  ),
  'TM-SETUP-FIRST-CARD': rule(
    'First bonus card',
    'After the first dwellings everyone takes a bonus card, in reverse turn order. Then put 1 coin on each card left over.',
  ),

  'TM-INCOME-BUILDINGS': rule(
    'Income from buildings',
    'Every round, including the first, begins with income. Each type of building gives what your faction board shows for the number you have on the map: dwellings give workers, trading houses coins and power, temples and the sanctuary priests, the stronghold usually power.',
    'The numbers on the boards were in pictures. They come from a reference implementation, except those named in the text of the rulebook.',
  ),
  'TM-INCOME-TILES': rule(
    'Income from cards and tiles',
    'Your bonus card and your favour tiles give their income together with your buildings.',
  ),
  'TM-INCOME-PRIESTS-LIMITED': rule(
    'Seven priests',
    'Each faction has seven priests, and those on the cult board never return. If none is left in your supply, you gain no priest. Coins and workers never run out.',
    'The rulebook limits priests but does not say what happens to those beyond the limit. We play: they are lost, wherever they come from.',
  ),

  'TM-POWER-GAIN': rule(
    'Gaining power',
    'For each power you gain, move a token from bowl I to bowl II, or from bowl II to bowl III once bowl I is empty. When all tokens are in bowl III, the rest is lost.',
  ),
  'TM-POWER-SPEND': rule(
    'Spending power',
    'You can only spend power from bowl III. Spent tokens go back to bowl I.',
  ),
  'TM-POWER-BURN': rule(
    'Burning power',
    'If you have at least two tokens in bowl II, you may remove one of them from the game to move another one to bowl III. You may repeat this.',
    'We play: you can burn at any time during your turn, as everyone does. The rulebook allows it when you lack power for an action or a conversion and wants that to follow at once; if you use the power at once, the result is the same.',
  ),

  'TM-TURN-ONE-ACTION': rule(
    'One action per turn',
    'In the action phase players take turns in order, with one action per turn, until everyone has passed.',
  ),
  'TM-TURN-MUST-ACT': rule(
    'A turn needs an action',
    'You cannot end your turn without an action. If you cannot or do not want to do anything else, pass.',
  ),
  'TM-TURN-FINISH-FIRST': rule(
    'Finish your action first',
    'Anything your action has started (spades, a bridge, cult steps, tiles) is decided first. If there are several such choices, make them in any order.',
    'The rulebook gives no order for simultaneous effects. We play: the player who has them chooses.',
  ),
  'TM-TURN-NOT-NOW': rule(
    'Not right now',
    'This is not one of your choices right now. It becomes possible when something calls for it.',
  ),
  'TM-TURN-END': rule(
    'End of a turn',
    'After your action you may still convert and burn, then you end your turn. Now your neighbours answer their offers of power, and the next player takes a turn.',
    'The rulebook has no such moment, but it lets you convert after your action. So you have to say when you are done.',
  ),
  'TM-TURN-GIVE-UP': rule(
    'Giving up',
    'You must use what an action gives you: a Witches’ Ride dwelling, a sandstorm, a free trading house, a bridge, cult steps, tiles. You cannot take an action that would have no effect. Only spades may be left unused.',
    'The rulebook says what you get, not that you could forgo it. A widely used implementation lets you give all of it up, even right after taking the action; an option allows that.',
  ),

  'TM-CONVERT-RATES': rule(
    'Conversions',
    '5 power → 1 priest; 3 power → 1 worker; 1 power → 1 coin; 1 priest → 1 worker; 1 worker → 1 coin. Converting is not an action, and you may do it any number of times.',
  ),
  'TM-CONVERT-OWN-TURN': rule(
    'On your turn only',
    'You can only convert and burn on your own turn: before your action, after it, and between its steps.',
    'The rulebook first says at any time during your turn, then before or after the action. We use the wider reading: you may, for example, terraform a hex, convert, and then pay for the dwelling.',
  ),
  'TM-CONVERT-PRIEST-SUPPLY': rule(
    'No priest left',
    'You can only convert power into a priest if there is one in your supply.',
    'The priest would be lost and the power with it, so the conversion is not offered at all.',
  ),
  'TM-CONVERT-ALCHEMISTS': rule(
    'Alchemists’ exchange',
    'Only the Alchemists can exchange VP and coins during the game: 1 VP for 1 coin, or 2 coins for 1 VP, as often as they can pay.',
    'The rulebook allows this at any time, on their turn or not. On screen there has to be a moment for it, so the exchange is offered whenever they decide something, for example before they answer an offer of power.',
  ),
} as const;
