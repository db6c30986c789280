import { rule } from '../../rule.ts';

export const automa = {
  'AOI-SOLO-SETUP': rule(
    'Setup for one',
    'Alone you play against the Automa, who holds no seat and plays by cards. Set up as for two players: 6 innovations, palace 17 and two other palaces. The table chooses the side of the map; the 1–3 side is usual. Six round tiles and one final tile are drawn as always; for her they also show points and a discipline. She plays one of seven factions, which the table chooses.',
    'Her own rulebook was not found. Cards, decks, levels, letters and points come from a public helper program and agree with its pictures; the procedure is what that program asks the player to do. Three factions of hers (Symbionts, Blight, Gognomes) are left out because nobody has described their cards.',
  ),
  'AOI-SOLO-NEUTRAL': rule(
    'The neutral faction, alone',
    'By version 1.0 the neutral faction of two players takes part in a game alone too; by version 1.2 it does not.',
    'Version 1.0 says that the rules for two players also hold against the Automa. Version 1.2 names two players only, and so does the helper program.',
  ),
  'AOI-SOLO-PLANNING-CARD': rule(
    'Three planning cards',
    'You are dealt three planning cards with two factions each. Take one card, then one of the two factions on it.',
  ),
  'AOI-SOLO-HOME': rule(
    'Her home terrain',
    'Her home terrain is another one than yours: drawn at random, or chosen by you, as the table says.',
    'Who chooses is not said. It is drawn unless the table leaves it to you.',
  ),
  'AOI-SOLO-BEGIN': rule(
    'What the Automa has',
    'She has 20 VP, all buildings of one colour and 7 scholars. Her markers start on level 0 and rise by the steps of her faction. She has no resources, power, planning board, tracks, competencies or palace tile.',
    'The game of the same makers for Terra Mystica takes two of her dwellings away; nothing says so here, so she has all nine workshops. Scholars that she sent stay where they are.',
  ),
  'AOI-SOLO-WORKSHOPS': rule(
    'Her first workshops',
    'You place your first workshop. Then a card of her deck is turned up for its two letters and shuffled back: her marked workshop goes on the hex of the first letter, her unmarked one on that of the second. Then you place your second workshop and what else your faction has.',
    'If the hex of a letter is not free or not her home terrain, she takes the next free hex of her home terrain in reading order.',
  ),
  'AOI-SOLO-BONUSES': rule(
    'Five round bonuses in a row',
    'After the first buildings five round bonuses are laid out in a row. She takes the first one, you choose one of the others, and each of the remaining three gets a coin. A bonus that comes back takes the place of the one that was taken.',
    'That a bonus keeps its place in the row is our choice; it decides what she takes when she passes.',
  ),
  'AOI-SOLO-ORDER': rule(
    'Turn order alone',
    'In round 1 you begin. Later the order is that of passing, as always.',
  ),
  'AOI-SOLO-LEVEL': rule(
    'Five levels',
    'The level says how many cards her deck has, how far she reaches in each round, and what the VP of her level are in each round. Automalein begins without card *3, which comes in round 2. Automächtig adds one random card, Ultoma two, Alptrauma card 13 and one random card.',
  ),
  'AOI-SOLO-DECK': rule(
    'Her deck',
    'Before rounds 2 to 6 all her cards and the top card of the reserve are shuffled into a new deck. A deck of a number of cards therefore gives at least three and at most one action fewer than it has cards.',
    'Cards out of the reserve stay unknown until they are turned up.',
  ),
  'AOI-SOLO-CARDS': rule(
    'Support card and action card',
    'On her turn the top card of her deck goes to the discard pile, where it is the support card; the next card is the action card. She does what the action card shows, from top to bottom, in the way the support card says. So each card acts first and supports on the next turn. She passes if her deck is empty, or if it has two cards or fewer and the action card has a pass icon.',
  ),
  'AOI-SOLO-DIRECTION': rule(
    'Counting in a direction',
    'Where several candidates remain, the support card decides: its number counts them in reading order, or from the end. If there are fewer candidates than the number, counting goes round again. Hexes are read row by row, actions from the left, disciplines from Banking to Medicine, innovations from the top row.',
    'What happens if there are too few candidates is not said; the game of the same makers for another box counts round again.',
  ),
  'AOI-SOLO-ROW': rule(
    'Terrain rows',
    'Each home terrain has two rows of terrains, A and B. The support card names the row: she keeps the candidates of the first terrain in it that any candidate has.',
  ),
  'AOI-SOLO-BUILD': rule(
    'She terraforms and builds',
    'Candidates are all empty hexes in reach of her marked or of her unmarked buildings, as the support card says: directly adjacent, or across as many river hexes as she has shipping this round. Bridges do not help her. The terrain row narrows them down, then those closest to a building of yours remain, then the direction decides. The hex becomes her home terrain and gets a workshop, marked if the group was marked. She pays nothing. With no workshop left she upgrades instead.',
    'Closeness is counted in steps over the map, rivers included. That she also upgrades if there is no hex is our choice.',
  ),
  'AOI-SOLO-JOIN': rule(
    'Bringing her groups together',
    'Where the support card says so and no marked building is in reach of an unmarked one, she keeps only the hexes that shorten the way between the two groups, if there are any.',
    'The way is counted in steps over the map, rivers included. The Wanderers do so too in their own action.',
  ),
  'AOI-SOLO-UPGRADE': rule(
    'She upgrades',
    'While she has a guild left, candidates are her workshops adjacent to a building of yours. If there are none, candidates are all buildings that she can upgrade. Those that bring you the least power remain, then the direction decides. The building becomes the one with the highest power value that it may become and that she has left: workshop to guild, guild to palace or else school, school to university. Marks stay. If there is nothing to upgrade, nothing happens.',
    'That the first step needs a guild in her supply stands only in the German text of the helper program.',
  ),
  'AOI-SOLO-BLOCK': rule(
    'She blocks actions',
    'She closes one open power action and one open book action for the round, each chosen by the direction. They do nothing for her. Where none is open she closes none.',
  ),
  'AOI-SOLO-SCHOLAR': rule(
    'She sends a scholar',
    'If the support card shows the scoring tile and she can advance in its discipline, she takes that one; otherwise she catches up. Her scholar goes to the highest free spot of the discipline, and she advances as many steps as it shows. Without a scholar or a free spot she advances one step.',
    'In round 6 the scoring tile is her final tile, which then lies on the round tile.',
  ),
  'AOI-SOLO-CATCH-UP': rule(
    'She catches up',
    'She advances in a discipline where she is on level 0. If there is none, she advances where her marker is nearest to yours, above or below it. The direction decides among several.',
  ),
  'AOI-SOLO-TOP': rule(
    'Her highest levels',
    'She needs no key for level 8. She enters level 12 only if it is empty and otherwise stops at 11. Disciplines in which she cannot advance are left out. Her steps bring her no power, books or income.',
    'Nothing is said of keys. In the game of the same makers for Terra Mystica only an occupied top space stops her, and the neutral faction needs no key either.',
  ),
  'AOI-SOLO-INNOVATION': rule(
    'She takes an innovation',
    'From round 3 on, while she has fewer than three, the direction chooses an innovation on the display. She pays nothing, and it does nothing for her. Otherwise this is skipped.',
  ),
  'AOI-SOLO-POINTS': rule(
    'VP of her cards',
    'A card gives the VP it shows, or the VP of her level for the round. Her faction may add or take away some, but never below 0.',
  ),
  'AOI-SOLO-PASS': rule(
    'She passes',
    'She scores the points that the round tile shows for her; they differ between rounds 1 to 3 and 4 to 6. In round 6 she scores the points of her final tile instead. Then she takes the left, middle or right one of the three round bonuses, as the support card says. Coins on it go to the supply. In round 6 she takes none.',
  ),
  'AOI-SOLO-POWER': rule(
    'Neighbours of the Automa',
    'Her buildings count for you like those of a player: they offer you power for VP, make your guild cheaper and block their hexes. She never gains power from you and never pays for any.',
    'Candidates with the least or the most power are compared by what you would be offered, whether you could take it or not.',
  ),
  'AOI-SOLO-END': rule(
    'Her final scoring',
    'Only you get science bonuses. At the end she is ranked for the largest area, with the shipping of round 6, and in the disciplines, like a player. She scores nothing for resources.',
  ),
  'AOI-SOLO-WINNER': rule(
    'Winning alone',
    'You win if you have more VP than the Automa. With equal VP the victory is shared, and your records do not count it as won.',
    'The rulebook only says that players with equal VP share the victory.',
  ),
  'AOI-SOLO-SIMPLETONS': rule(
    'Simpletons',
    'They start with one step in each discipline. Their faction action: she builds and scores the VP of her level.',
  ),
  'AOI-SOLO-KUDDLERS': rule(
    'Kuddlers',
    'They start with one step in Banking and one in Law. Their faction action: she builds as close to you as she can, then by your terrain row, and scores 1 VP more than her level.',
  ),
  'AOI-SOLO-DRUIDS': rule(
    'Druids',
    'They start with two steps in Medicine. Their faction action: she builds, then catches up with two steps in one discipline.',
  ),
  'AOI-SOLO-RACELINGS': rule(
    'Racelings',
    'They start with one step in Law and one in Medicine. Their faction action: she builds. Whenever she passes first she scores the points of the round tile twice.',
    'In round 6 that means the final tile, whose points she scores instead.',
  ),
  'AOI-SOLO-WANDERERS': rule(
    'Wanderers',
    'They start with one step in Banking and one in Engineering. Their faction action: she builds on any empty hex, whatever her reach, and scores 1 VP less than her level. At the end she scores 2 VP for each of her buildings.',
  ),
  'AOI-SOLO-MIMICS': rule(
    'Mimics',
    'They start with one step in Law and one in Engineering. Their faction action: she builds by your terrain row and scores 1 VP more than her level.',
  ),
  'AOI-SOLO-POWERMONGERS': rule(
    'Powermongers',
    'They start with one step in Engineering and one in Medicine. Their faction action: she builds where it brings you the most power, then by her terrain row, and scores the VP of her level. Each time a building of hers offers you 2 power or more, she catches up with one step at once.',
    'What counts is what you are offered, even if you refuse it or cannot take it.',
  ),
};
