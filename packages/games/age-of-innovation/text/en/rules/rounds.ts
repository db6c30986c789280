import { rule } from '../../rule.ts';

export const rounds = {
  'AOI-SCORE-ROUND': rule(
    'Round scoring',
    'In the action phase the round tile scores each thing it shows: workshop 2 VP, guild 3, school 4, palace or university 5, spade used 2, step actually taken 1, town tile 5, step on the shipping or terraforming track 3, innovation 5. Free ones and neutral buildings count too.',
    'All tiles mention the action phase. So steps from income and spades from the science bonus score nothing, while steps from passing do: passing is an action.',
  ),
  'AOI-SCORE-FINAL': rule(
    'Final-round scoring',
    'In round 6 the final-round tile scores in addition to the round tile: workshop 2 VP, guild 3, school 4, or workshop on the edge of the map 3.',
    'The VP of three of these tiles are only printed on the tiles and were read from public pictures of them.',
  ),

  'AOI-BONUS-EFFECTS': rule(
    'What round bonuses do',
    'A round bonus gives its income at the start of the round and its other effects until you pass: VP for what you build or send, a special action, or something for passing. The one you take when you pass stays face down until the next round. In round 6 you keep the old one, and it still works. The shipping of the river bonus only counts in the action phase and never in the final scoring.',
  ),
  'AOI-PASS-BONUS': rule(
    'The next round bonus',
    'When you pass, take one of the three round bonuses on the table with the coins on it and return your old one. Bonuses returned earlier this round are available too.',
  ),
  'AOI-PASS-OWN-BONUS': rule(
    'Not the same bonus again',
    'You cannot take back the round bonus you are returning.',
  ),
  'AOI-PASS-LAST-ROUND': rule(
    'Passing in the last round',
    'In round 6 you do not take a new round bonus. Effects for passing still apply.',
  ),
  'AOI-PASS-EFFECTS': rule(
    'Effects of passing',
    'Before you take the new round bonus, the old one and all your other tiles with an effect for passing apply once, for what you have on the map and on the science board.',
    'No order is given for several of them. Steps from the round bonus come before the lowest discipline is counted, which is never worse for you.',
  ),
  'AOI-PASS-ORDER': rule(
    'Turn order of the next round',
    'The passing order is the turn order of the next round.',
  ),

  'AOI-ROUND-SCIENCE': rule(
    'Science bonuses',
    'After each of rounds 1 to 5, the round tile gives a bonus for your level in its discipline: once for each full number of levels it shows. You do not lose levels for it. Bonuses are given in the turn order of the next round.',
  ),
  'AOI-ROUND-SPADES': rule(
    'Spades from science bonuses',
    'Use them at once, on one or more hexes in reach. You cannot build workshops, buy spades, or use a tunnel or flight, and shipping from a round bonus does not count. Unused spades are lost.',
    'That a hex has to reach home terrain before you start another is only written for actions, so you may split these spades freely. Goblins get their coins for them too, as their text is not limited to a phase.',
  ),
  'AOI-ROUND-CLEAN-UP': rule(
    'Preparing the next round',
    'After the science bonuses all power, book and special actions become available again, and the next round tile counts.',
    'The list in the rulebooks leaves out the special actions of factions, but its heading includes all of them.',
  ),
  'AOI-ROUND-COINS': rule(
    'Coins on round bonuses',
    'Put 1 coin on each of the three round bonuses left on the table. The coins pile up until someone takes the tile.',
  ),

  'AOI-END-AREA': rule(
    'Final scoring: areas',
    'The players with the most buildings in one group score 18, 12 and 6 VP. Buildings in a group are in reach of each other by edges, bridges, shipping (without a round bonus), tunnels and flights, at no cost. Tied players share the VP of the places they take up, rounded down.',
    'Shipping, tunnels and flights may be mixed within a group. An annex is not a building.',
  ),
  'AOI-END-SCIENCE': rule(
    'Final scoring: science',
    'In each discipline the three players on the highest levels score 8, 4 and 2 VP. Tied players share the VP of the places they take up, rounded down. Level 0 scores nothing.',
  ),
  'AOI-END-RESOURCES': rule(
    'Final scoring: resources',
    'Everything you have left becomes coins by the usual conversions. Every 5 coins score 1 VP.',
    'The rulebook does not say that power in bowl II is burned for this. It is one of the conversions and always the best play, so we do it for everyone.',
  ),
  'AOI-END-WINNER': rule('Winner', 'The player with the most VP wins. Tied players share the victory.'),
  'AOI-TWO-NEUTRAL': rule(
    'The neutral faction',
    'With two players, a neutral faction has a scholar on a 2-step spot of each discipline. Its levels start at 2 and rise by as many levels as the tiles of rounds 1 to 5 show for the discipline, without a key. It takes places in the final scoring like a player, but scores nothing.',
    'One sentence of version 1.2 says round bonuses where its example and version 1.0 mean round scoring tiles.',
  ),
  'AOI-TWO-AREA': rule(
    'The area of the neutral faction',
    'With two players, one of four numbers, 12 to 15, is drawn in secret and revealed at the start of round 6. It is the area of the neutral faction in the final scoring.',
  ),
  'AOI-VERSION': rule(
    'Two rules versions',
    'We play version 1.2 unless the table chooses 1.0. In version 1.0 Illusionists score 3 VP for a power action (4 with five players), Moles score 4 VP for a tunnel, and Navigators get no coin. Growing towns and the order of bonuses belong to version 1.2.',
    'The Polish rulebook has version 1.0; the Ukrainian one has the later numbers, which match the tiles printed since. Where only one of them says something and nothing contradicts it, we apply it to both.',
  ),
} as const;
