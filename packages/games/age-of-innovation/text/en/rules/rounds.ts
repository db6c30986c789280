import { rule } from '../../rule.ts';

export const rounds = {
  'AOI-SCORE-ROUND': rule(
    'Points of the round',
    'In the action phase the tile of the round pays for each thing it shows: a workshop 2 VP, a guild 3, a school 4, the palace or the university 5, a spade used 2, a step really taken 1, a town tile 5, a step on the shipping or terraforming track 3, an innovation 5. Free ones and neutral buildings count too.',
    'All tiles name the action phase. So steps of the income and spades of the science bonus score nothing, while steps that come with passing do: passing is an action.',
  ),
  'AOI-SCORE-FINAL': rule(
    'Points of the last round',
    'In round 6 the final-round tile pays besides the tile of the round: a workshop 2 VP, a guild 3, a school 4, or a workshop at the edge of the map 3.',
    'The points of three of these tiles stand on the tiles only and were read from public pictures of them.',
  ),

  'AOI-BONUS-EFFECTS': rule(
    'What round bonuses do',
    'A round bonus gives its income at the beginning of the round and the rest until its owner passes: points for what is built or sent, a special action, or something for passing. The one taken when passing lies face down until the next round; in round 6 the old one stays and works on. The shipping of the river bonus counts in the action phase only and never in the final scoring.',
  ),
  'AOI-PASS-BONUS': rule(
    'The next round bonus',
    'When you pass, take one of the three round bonuses on the table with the coins on it and return your old one. Bonuses returned earlier this round are available too.',
  ),
  'AOI-PASS-OWN-BONUS': rule(
    'Not the same bonus again',
    'The round bonus that is being given back cannot be taken again by the same player.',
  ),
  'AOI-PASS-LAST-ROUND': rule(
    'Passing in the last round',
    'In round 6 no one takes a new round bonus. The effects of passing come all the same.',
  ),
  'AOI-PASS-EFFECTS': rule(
    'What passing brings',
    'Before the new round bonus is taken, the old one and all other tiles with an effect of passing give it once, by what is on the map and on the science board.',
    'No order is given for several of them. Steps of the round bonus come before the lowest discipline is counted, which is never worse for the player.',
  ),
  'AOI-PASS-ORDER': rule(
    'Order of the next round',
    'The order of passing is the turn order of the next round.',
  ),

  'AOI-ROUND-SCIENCE': rule(
    'Science bonus',
    'After rounds 1 to 5 the tile of the round rewards the levels of its discipline: once for each full number of levels that it names. No one moves down for it. Bonuses are given in the order of the next round.',
  ),
  'AOI-ROUND-SPADES': rule(
    'Spades of the science bonus',
    'They are used at once, on one or on several hexes in reach. No workshop is built; no spade can be bought, no tunnel or flight used, and the shipping of a round bonus does not count. Unused spades are lost.',
    'That a hex has to reach the home terrain before another is begun is written for actions only, so these spades may be spread freely. Goblins get their coins for them too, as their text knows no phase.',
  ),
  'AOI-ROUND-CLEAN-UP': rule(
    'Preparing the next round',
    'After the bonuses all power, book and special actions become available again, and the next round tile counts.',
    'The list in the rulebooks forgets the special actions of factions, but its heading frees all of them.',
  ),
  'AOI-ROUND-COINS': rule(
    'Coins on round bonuses',
    'Each of the three round bonuses left on the table gets 1 coin. The coins pile up until someone takes the tile.',
  ),

  'AOI-END-AREA': rule(
    'Final scoring: areas',
    'The players with the most buildings in one group score 18, 12 and 6 VP. A group is what is in reach of each other: by edges, bridges, your shipping without a round bonus, tunnels and flights; nothing is paid for it. Ties share the points of the places they take up, rounded down.',
    'Shipping, tunnels and flights may be mixed within a group. An annex is no building.',
  ),
  'AOI-END-SCIENCE': rule(
    'Final scoring: science',
    'In each discipline the three players on the highest levels score 8, 4 and 2 VP. Ties share the points of the places they take up, rounded down. Level 0 scores nothing.',
  ),
  'AOI-END-RESOURCES': rule(
    'Final scoring: resources',
    'Everything that is left becomes coins by the usual conversions, and every 5 coins score 1 VP.',
    'That power in bowl II is sacrificed for this is not written, but it is one of the conversions and always the best play, so it is done for everyone.',
  ),
  'AOI-END-WINNER': rule('Winner', 'The most points win. Players with equally many win together.'),
  'AOI-TWO-NEUTRAL': rule(
    'The neutral faction',
    'With two players a neutral faction has a scholar on a place for 2 steps of each discipline. Its levels start at 2 and rise by as many levels as the tiles of rounds 1 to 5 name of the discipline, without a key. It takes places in the final scoring like a player, but scores nothing.',
    'One sentence of version 1.2 speaks of round bonuses where its example and version 1.0 mean round scoring tiles.',
  ),
  'AOI-TWO-AREA': rule(
    'The area of the neutral faction',
    'With two players one of four numbers, 12 to 15, is drawn in secret and shown when round 6 begins. It is the area of the neutral faction in the final scoring.',
  ),
  'AOI-VERSION': rule(
    'Two versions of the rules',
    'Version 1.2 is played unless the table chooses 1.0. In version 1.0 illusionists score 3 VP for a power action, 4 with five players; moles score 4 VP for a tunnel; navigators get no coin. Rules on towns that grow and on the order of bonuses belong to version 1.2.',
    'The Polish rulebook states version 1.0; the Ukrainian one has the later numbers, which agree with the tiles printed since. Where only one of them speaks and nothing contradicts, its sentence holds for both.',
  ),
} as const;
