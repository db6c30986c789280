import { rule } from '../../rule.ts';

export const cultsAndRounds = {
  'TM-CULT-POWER': rule(
    'Power from the cults',
    'When you reach or pass space 3, 5, 7 or 10 of a cult track, you gain 1, 2, 2 or 3 power, once for each space.',
  ),
  'TM-CULT-TOP': rule(
    'The top space',
    'Only one player can reach space 10 of each cult track, and it takes a key. Without a key, or if someone is already there, you stop at 9 and lose the remaining steps.',
    'The rulebook requires one town for each top space, so each track you top uses up a key.',
  ),
  'TM-CULT-TOP-CHOICE': rule(
    'Which top space',
    'If you advance on several tracks at once and could reach more top spaces than you have keys, choose the tracks. On the others you stop at space 9.',
    'The rulebook does not cover this. The steps are simultaneous, so the choice is yours.',
  ),
  'TM-CULT-RACE': rule(
    'Cultists’ pending step',
    'With the option to answer later, you cannot step onto a top space that a pending step of the Cultists could still reach. Once they have taken that step, you can. If you could do nothing else, you wait for it.',
    'In the rulebook the Cultists take their step at once, so no one could be faster. Without this rule, answering later could cost them the space.',
  ),
  'TM-PRIEST-SEND': rule(
    'Sending a priest',
    'Action: send a priest to an open spot of a cult for 3 or 2 steps on its track, or return it to the supply for 1 step. You may choose the smaller number.',
    'The rulebook mentions four spots for 3 or 2 steps. That one gives 3 and three give 2 comes from a reference implementation.',
  ),
  'TM-PRIEST-NONE': rule(
    'No priest in hand',
    'You can only send a priest you have gained. Priests in the supply are not in play yet.',
  ),
  'TM-PRIEST-PLACE-TAKEN': rule(
    'Spot taken',
    'Each spot of a cult holds one priest. No spot for this number of steps is left.',
  ),
  'TM-PRIEST-STAYS': rule(
    'Priests stay on the cult board',
    'A priest on a cult spot stays there until the end of the game. A priest sent for 1 step goes back to the supply, and you can gain it again.',
    'In one place the rulebook puts that priest on the faction board. Its detailed rule says the supply, and we follow that one.',
  ),

  'TM-ACTION-ONCE': rule(
    'Power actions: once per round',
    'Each of the six power actions can be used once per round, by one player.',
  ),
  'TM-ACTION-POWER': rule('Power actions: cost', 'A power action costs 3, 4 or 6 power from bowl III.'),
  'TM-SPECIAL-ONCE': rule(
    'Special actions: once per round',
    'You can use each special action of your bonus card, favour tiles and stronghold once per round.',
    'For the favour tile with the cult step the rulebook says once per action. That is a slip: like the others, it is covered with an action token that is removed at the end of the round.',
  ),
  'TM-SPECIAL-NONE': rule(
    'No such special action',
    'You have no card, tile, stronghold or faction ability that gives this action.',
  ),

  'TM-FAVOUR-ONE-OF-A-KIND': rule('One of each kind', 'You cannot own two favour tiles of the same kind.'),
  'TM-FAVOUR-SUPPLY': rule(
    'Favour tile supply',
    'There is one of each of the four tiles with three steps and three of each of the other eight. You cannot take a tile that has run out.',
  ),
  'TM-FAVOUR-EFFECTS': rule(
    'What favour tiles do',
    'A favour tile gives its cult steps at once and its effect from then on. The tile for towns applies immediately: groups that are now strong enough become towns, and you may take the town tile before the steps.',
    'The rulebook has two misprints. For the tile that scores trading houses when you pass, it gives three values for four cases; we use 2, 3, 3 and 4. The tile with the cult step is used once per round. Which effect goes with which cult comes from a reference implementation.',
  ),

  'TM-PASS-CARD': rule(
    'The next bonus card',
    'When you pass, return your bonus card and take another one with the coins on it. Cards returned earlier this round are available too.',
  ),
  'TM-PASS-OWN-CARD': rule('Not the same card again', 'You cannot take back the card you are returning.'),
  'TM-PASS-LAST-ROUND': rule('Passing in the last round', 'In round 6 you do not take a new bonus card.'),
  'TM-PASS-POINTS': rule(
    'VP for passing',
    'Before you take the new card, your old card, the favour tile for trading houses and the Engineers’ stronghold score for what you have on the map.',
    'For the card with stronghold and sanctuary, one sentence of the rulebook can be read as 4 VP in all. Another gives 4 VP for each of the two, and we follow that one.',
  ),
  'TM-PASS-ORDER': rule(
    'Turn order of the next round',
    'The first player to pass starts the next round, and the others follow clockwise. An option makes the passing order the turn order of the next round.',
  ),
  'TM-PASS-ALONE': rule(
    'Last to pass',
    'Until you pass, you keep taking turns, even if everyone else has passed.',
  ),

  'TM-ROUND-CULT-REWARDS': rule(
    'Cult bonuses',
    'After each of rounds 1 to 5, the round’s scoring tile gives a bonus for your steps on its cult: once for each full number of steps it shows. You do not lose steps for it. Bonuses are given in the turn order of the next round.',
  ),
  'TM-ROUND-CULT-SPADES': rule(
    'Spades from cult bonuses',
    'Use them at once, on one or more hexes in reach. You cannot build dwellings, buy spades, or use a tunnel or carpet, and shipping from a bonus card does not count. Unused spades are lost. Giants cannot use a single spade.',
  ),
  'TM-ROUND-CLEAN-UP': rule(
    'Clean-up',
    'After the cult bonuses, all power actions and special actions become available again, and the next scoring tile counts. There is no clean-up after round 6.',
  ),
  'TM-ROUND-CARD-COINS': rule(
    'Coins on bonus cards',
    'In the clean-up, put 1 coin on each bonus card left on the table. The coins pile up until someone takes the card.',
  ),
  'TM-ROUND-SIX': rule(
    'Six rounds',
    'A game has six rounds of three phases: income, actions, and cult bonuses with clean-up. Round 6 ends after the actions, followed by the final scoring.',
  ),

  'TM-END-CULTS': rule(
    'Final scoring: cults',
    'On each cult track the three players furthest ahead score 8, 4 and 2 VP. Tied players share the VP of the places they take up, rounded down. Space 0 scores nothing.',
  ),
  'TM-END-AREA': rule(
    'Final scoring: areas',
    'The players with the most connected buildings score 18, 12 and 6 VP, shared as on the cult tracks. Buildings are connected by edges, bridges, shipping (without the bonus card), tunnels and carpets, at no cost.',
  ),
  'TM-END-RESOURCES': rule(
    'Final scoring: resources',
    'Everything you have left becomes coins. Every 3 coins score 1 VP (Alchemists: every 2).',
    'The rulebook does not say that power in bowl II is burned for this. It is always the best play, so we do it for everyone.',
  ),
  'TM-END-COINS-EARLY': rule(
    'Turning coins into VP early',
    'Option: in round 6 you may turn 3 coins into 1 VP at any time during your turn. What is left scores at the end as usual.',
    'The rulebook counts coins only at the end, and so does the default. In recorded games players do it earlier, at the same rate: the VP can then pay for power from neighbours.',
  ),
  'TM-END-WINNER': rule('Winner', 'The player with the most VP wins. Tied players share the victory.'),
} as const;
