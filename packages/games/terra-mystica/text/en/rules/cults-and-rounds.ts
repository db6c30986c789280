import { rule } from '../../rule.ts';

export const cultsAndRounds = {
  'TM-CULT-POWER': rule(
    'Power from the cults',
    'When you reach or pass space 3, 5, 7 or 10 of a cult track, you gain 1, 2, 2 or 3 power. Each space pays you once.',
  ),
  'TM-CULT-TOP': rule(
    'The top space',
    'Only one player can reach space 10 of each cult track, and it takes a key. Without a key, or if someone is already there, you stop at 9 and lose the remaining steps.',
    'The rulebook wants one town for each top space; so a key is used up by the track that it opens.',
  ),
  'TM-CULT-TOP-CHOICE': rule(
    'Which top space',
    'If steps on several tracks at once could reach more top spaces than the player has keys, the player chooses the tracks. On the others the way ends at space 9.',
    'The rulebook does not treat the case. The steps are simultaneous, so the choice is left to the player.',
  ),
  'TM-CULT-RACE': rule(
    'No overtaking of an owed step',
    'With the option to answer later, no one may step onto a top space that a step still owed to the cultists could reach. Once that step is made it is allowed; who could do nothing else waits for it.',
    'In the rulebook the cultists make their step at once, so no one could be faster. Without this rule answering later could cost them the space.',
  ),
  'TM-PRIEST-SEND': rule(
    'Sending a priest',
    'Action: send a priest to a free spot of a cult for 3 or 2 steps on its track, or return it to the supply for 1 step. You may choose the smaller number.',
    'The rulebook tells of four places with 3 or 2 steps; that one has 3 and three have 2 comes from a reference implementation.',
  ),
  'TM-PRIEST-NONE': rule(
    'No priest in hand',
    'You can only send a priest you have gained. Priests in the supply are not in play yet.',
  ),
  'TM-PRIEST-PLACE-TAKEN': rule(
    'The place is taken',
    'Each spot of a cult holds one priest. No spot for this number of steps is left.',
  ),
  'TM-PRIEST-STAYS': rule(
    'Priests on the cult board stay',
    'A priest on a place of a cult stays there to the end of the game. One that was sent for a single step goes back to the supply and can be gained again.',
    'In one place the rulebook puts that priest on the faction board. Its detailed rule names the supply, and that one is used.',
  ),

  'TM-ACTION-ONCE': rule(
    'Power actions: once per round',
    'Each of the six power actions can be used once per round, by whoever is first.',
  ),
  'TM-ACTION-POWER': rule('Power actions: cost', 'A power action costs 3, 4 or 6 power from bowl III.'),
  'TM-SPECIAL-ONCE': rule(
    'Special actions: once per round',
    'You can use each special action of your bonus card, favour tiles and stronghold once per round.',
    'Of the favour tile with the cult step (FAV6) the rulebook says once an action. That is a slip: like the others it is covered with an action token, which is taken away at the end of the round.',
  ),
  'TM-SPECIAL-NONE': rule(
    'No such special action',
    'You have no card, tile, stronghold or faction ability that gives this action.',
  ),

  'TM-FAVOUR-ONE-OF-A-KIND': rule('One of each kind', 'You cannot own two favour tiles of the same kind.'),
  'TM-FAVOUR-SUPPLY': rule(
    'Favour tile supply',
    'The four tiles with three steps exist once each, the eight others three times each. A tile that is gone cannot be taken.',
  ),
  'TM-FAVOUR-EFFECTS': rule(
    'What favour tiles do',
    'A favour tile gives its cult steps at once and its effect from that moment on. The tile for towns is looked at immediately: groups that are now strong enough become towns, and the player may take the town tile before the steps.',
    'Two misprints of the rulebook: for the tile that scores trading houses when passing (FAV12) it gives three values for four cases, taken as 2, 3, 3 and 4; and FAV6 is used once per round. Which effect stands on which cult comes from a reference implementation.',
  ),

  'TM-PASS-CARD': rule(
    'The next bonus card',
    'When you pass, return your bonus card and take another one with the coins on it. Cards returned earlier this round are available too.',
  ),
  'TM-PASS-OWN-CARD': rule('Not the same card again', 'You cannot take back the card you are returning.'),
  'TM-PASS-LAST-ROUND': rule('Passing in the last round', 'In round 6 you do not take a new bonus card.'),
  'TM-PASS-POINTS': rule(
    'VP for passing',
    'Before the new card is taken, the old card, the favour tile for trading houses and the stronghold of the engineers score for what is on the map.',
    'For the card with stronghold and sanctuary (BON6) one sentence of the rulebook can be read as 4 VP in all. Another one gives 4 VP for each of the two, and that one is used.',
  ),
  'TM-PASS-ORDER': rule(
    'Order of the next round',
    'The first to pass begins the next round, and the others follow clockwise. With an option the order of passing is the order of the next round.',
  ),
  'TM-PASS-ALONE': rule(
    'Last to pass',
    'Until you pass, you keep taking turns, even if everyone else has passed.',
  ),

  'TM-ROUND-CULT-REWARDS': rule(
    'Cult rewards',
    'After rounds 1 to 5 the scoring tile of the round rewards progress on its cult: once for each full number of steps that it names. No one moves down for it. Rewards are given in the order of the next round.',
  ),
  'TM-ROUND-CULT-SPADES': rule(
    'Spades of a cult reward',
    'They are used at once, on one or on several hexes in reach. No dwelling is built; no spade can be bought, no tunnel or carpet used, and the shipping of a bonus card does not count. Unused spades are lost, and giants can do nothing with a single one.',
  ),
  'TM-ROUND-CLEAN-UP': rule(
    'Clean-up',
    'After the rewards power actions and special actions become available again, and the next scoring tile counts. There is no clean-up after round 6.',
  ),
  'TM-ROUND-CARD-COINS': rule(
    'Coins on bonus cards',
    'In the clean-up each bonus card left on the table gets 1 coin. The coins pile up until someone takes the card.',
  ),
  'TM-ROUND-SIX': rule(
    'Six rounds',
    'A game has six rounds with three phases each: income, actions, and cult rewards with clean-up. Round 6 ends with its actions; then comes the final scoring.',
  ),

  'TM-END-CULTS': rule(
    'Final scoring: cults',
    'On each cult track the three players who are furthest score 8, 4 and 2 VP. Players on the same space share the points of the places they take up, rounded down. Space 0 scores nothing.',
  ),
  'TM-END-AREA': rule(
    'Final scoring: areas',
    'The players with the most connected buildings score 18, 12 and 6 VP, shared as on the cult tracks. Buildings are connected by edges, bridges, shipping (without the bonus card), tunnels and carpets; nothing is paid for it.',
  ),
  'TM-END-RESOURCES': rule(
    'Final scoring: resources',
    'Everything that is left becomes coins, and every 3 coins score 1 VP, for alchemists every 2.',
    'That power in bowl II is burnt for this is not written, but it is always the best play, so it is done for everyone.',
  ),
  'TM-END-COINS-EARLY': rule(
    'Turning coins into VP early',
    'Option: in round 6 you may turn 3 coins into 1 VP at any moment of your turn. What is left scores at the end as usual.',
    'The rulebook counts coins at the end only, and so does the default. In recorded games players do it earlier, at the same rate: the points can then pay for power from neighbours.',
  ),
  'TM-END-WINNER': rule('Winner', 'The most VP win. Players who are tied win together.'),
} as const;
