/** Towns and the underground, cost tiles and the king's surprises. */
const FAR = '; {steps, plural, one {# step} other {# steps}} from Tiletum.';
const town = (text: string): string => `${text}${FAR}`;

export const mapTexts: Readonly<Record<string, string>> = {
  'towns.title': 'Towns',
  'towns.about':
    'Merchants build houses in them, architects pillars at their cathedrals. Cathedral tiles are taken from the top; what a contribution costs is dealt.',
  'towns.london': town('A dead end with a cathedral ({stack} VP), so build house and pillar in one trip'),
  'towns.brugge': town('A cheap first house on the road to London'),
  'towns.antwerpen': town('A possible fair town, so near that a house there is quickly built'),
  'towns.hamburg': town('The first house gives the bonuses of a building, so come once rooms are filled'),
  'towns.tiletum':
    'Everybody begins here with a house and both figures, and the first fair is always here, so nobody misses that one.',
  'towns.koeln': town('One of the two nearest cathedrals ({stack} VP), on the way to Frankfurt'),
  'towns.leipzig': town('A possible fair town whose first house also gives the bonuses of a building'),
  'towns.paris': town(
    'One of the two nearest cathedrals, with small tiles ({stack} VP), good for a quick first pillar',
  ),
  'towns.troyes': town('A possible fair town between Paris, Strasbourg and Lyon'),
  'towns.strasbourg': town('A crossing on the way from Frankfurt to Milan, where a house is no detour'),
  'towns.frankfurt': town('A possible fair town with roads in all directions'),
  'towns.nuernberg': town('A possible fair town between Frankfurt, Prague and the road to Verona'),
  'towns.praha': town(
    'The richest cathedral ({stack} VP), but with few pillar slots, and {amount} VP for the first house',
  ),
  'towns.bordeaux': town('A cathedral ({stack} VP) in the far west, where no bonus tile lies'),
  'towns.wien': town(
    'A rich cathedral with few pillar slots ({stack} VP), and {amount} VP for the first house',
  ),
  'towns.lyon': town(
    'A possible fair town with a cathedral ({stack} VP), so merchant and architect both have work here',
  ),
  'towns.milano': town(
    'A rich cathedral ({stack} VP) at a crossing of the south, and {amount} VP for the first house',
  ),
  'towns.verona': town('The first house gives the bonuses of a building, on the way to Venice'),
  'towns.venezia': town(
    'A possible fair town, and no other gives more than its {amount} VP for a first house',
  ),
  'towns.toulouse': town('The first house gives the bonuses of a building, in the far south-west'),
  'towns.arles': town('{amount} VP for the first house, between Lyon, Toulouse and the road to Genoa'),
  'towns.genova': town('A possible fair town with {amount} VP for the first house, so it may pay twice'),
  'towns.firenze': town(
    'A rich cathedral ({stack} VP) and {amount} VP for the first house, with Genoa and Venice on the way',
  ),

  'costTiles.title': 'Cost tiles of cathedrals',
  'costTiles.about':
    'One is dealt to each cathedral and says what a contribution costs, and how many VP it gives on top of the cathedral tile.',
  'costTiles.stone':
    '{least} to {most} stone for {fewest} to {best} VP on the map of Europe: the higher the cost, the more VP for a single pillar.',
  'costTiles.closed': 'Leave the cathedral where it lies: nobody can place a pillar there.',
  'costTiles.silver':
    '{least} to {most} silver for {fewest} to {best} VP below the ground, silver that technologies want as well.',
  'costTiles.gold':
    '{least} to {most} gold for {fewest} to {best} VP below the ground, so keep some when a pillar of yours is there.',

  'underground.title': 'Underground maps',
  'underground.about':
    'Only with silver: three maps with one side each, full of mines, houses, a cathedral and stone tablets.',
  'underground.IA':
    'Costs nothing to enter, and gold pays for its cathedral ({stack} VP): a good place for the first seeker.',
  'underground.IB':
    'Costs nothing to enter, and a free seeker, a pillar and a cheaper technology wait for whoever is first.',
  'underground.IIA':
    'Two tablets for the king track lie right beside its cathedral ({stack} VP), which is paid with silver.',
  'underground.IIB':
    'From its second city three tablets are one step away, and gold pays for its cathedral ({stack} VP).',
  'underground.IIIA':
    'For {price} silver: mine slots with much gold, two tablets about mines, and a cathedral with {stack} VP.',
  'underground.IIIB':
    'For {price} silver: the best cathedral below the ground ({stack} VP), with tablets for a house and a pillar on the way.',

  'tablets.title': 'Stone tablets',
  'tablets.about':
    'They lie in tunnels of the underground. The first seeker to pass one gets what it offers, then it is covered for everybody.',
  'tablets.freeSeeker':
    'Saves the silver that a seeker on a deeper map costs, so pass it while you have one left.',
  'tablets.kingThenPoints':
    'A step against corruption for nothing, and {silver} silver that becomes {pointsPaid} VP.',
  'tablets.pointsThenKing':
    '{pointsFirst} VP in passing, and for {silver} silver a jump up the king track before its phase.',
  'tablets.kingThenKing':
    'The longest way up the king track in one move, if you have {silver} silver for the second part.',
  'tablets.mineAnywhere': 'A mine without the journey: choose the slot with the most gold.',
  'tablets.technology': 'Makes even a third level affordable, so do not buy a level right before it.',
  'tablets.pillarAnywhere': 'A pillar at the best cathedral, without a step of your architect.',
  'tablets.houseAnywhere': 'A house in the town of a coming fair, without a step of your merchant.',
  'tablets.points': 'Plain VP for being first; for all others it is just a tunnel.',
  'tablets.mine': 'One more mine in your supply, worth it if you place all of them.',

  'surprises.title': 'The king’s surprises for the Cardinal',
  'surprises.about':
    'Only solo with silver: at the end of every king phase but the last he pays {first}, {second} or {third} silver for one, two or three of these cards, drawn at random.',
  'surprises.surpriseCrest':
    'A crest that he lacks without a journey, so a filled building of his may be completed at once.',
  'surprises.surpriseCharacter2':
    'The most VP of all cards, and besides a character and {king} spaces on the king track.',
  'surprises.surpriseCharacter3': 'As good as a low Character die for him: his rooms fill up.',
  'surprises.surpriseKing4':
    'Lifts him {king} spaces, enough to go first in the next round if you do not climb too.',
  'surprises.surpriseSeeker':
    'Brings him to the third map without silver, or {thirdSeeker} VP if he is there already.',
  'surprises.surpriseHouse':
    'A house in the next fair town that lacks one of his, so he is sure to score there.',
  'surprises.surprisePillar': 'A pillar where the fewest VP lie, so the rich cathedrals are left to you.',
  'surprises.surpriseContract3':
    'He takes contracts from the offer, so do not wait long for one that fits you.',
  'surprises.surpriseGold':
    '{gold} gold, which pays for cathedrals below the ground, and a contract besides.',
  'surprises.surpriseMines':
    '{pointsForMines} VP for each mine that he has placed: it hurts most in the third round.',
  'surprises.surpriseContract2': 'A contract, and at once {needed} goods that help him fulfil it.',
  'surprises.surpriseKing2':
    '{needed} of what he needs most, so a contract or a cathedral of his is soon paid.',
};
