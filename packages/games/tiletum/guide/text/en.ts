export const guideTexts = {
  'goal.title': 'What it is about',
  'goal.about':
    'Your merchant opens houses in the towns of Europe, your architect places pillars at cathedrals, and people move into your buildings at home. In each of {rounds} rounds you take {dice} dice. *Whoever has the most victory points (VP) at the end wins.*',
  'goal.map': 'Your pieces are in the lit towns: {houses} houses, {pillars} pillars.',
  'goal.points':
    'Contracts and cathedrals score at once, the king and a fair at the end of each round. *At the end your houses are multiplied by your pillars*, and completed buildings score, too.',

  'turn.title': 'A turn is a die',
  'turn.die':
    'Each round the dice are rolled and placed at the segments of the wheel. You take one in each of your {dice} turns. *It gives you as many goods of its colour as its value, and an action with {seven} minus that value action points (AP).* High dice bring goods, low dice strong actions.',
  'turn.wheel':
    'The gold die with the {value} is at the Merchant: {value} gold and a Merchant action with {points} AP.',
  'turn.goods.gold': 'Gold changes dice and buys other goods.',
  'turn.goods.food': 'Food pays for crests.',
  'turn.goods.stone': 'Stone pays for cathedrals.',
  'turn.goods.wool': 'Wool goes into contracts.',
  'turn.goods.iron': 'Iron as well.',
  'turn.steps.change':
    'Choose a die. You may change it first: {gold} gold for each step up or down; {highest} and {lowest} are neighbours.',
  'turn.steps.tile': 'If you like, take the bonus tile at its action into your storehouse.',
  'turn.steps.gain': 'Gain the goods.',
  'turn.steps.act': 'Spend the AP on the action; what you do not use is lost.',
  'turn.joker':
    'At the Joker choose any of the other {others} actions, after the goods. *Everyone takes from the same dice.*',

  'merchant.title': 'The Merchant opens houses',
  'merchant.points':
    'Each of these costs one AP: *move your merchant to an adjacent spot, place a house in the town where it is, or take that town’s bonus tile.* Tiles on the map are not replaced.',
  'merchant.houses':
    'You may have one house in each town, and it needs a free slot; with few players most towns have only one. Some slots give VP or bonuses of your characters at once. You start with {supply} in your supply; more come from the roofs of your buildings.',
  'merchant.step': 'Your merchant is in {spot}. Where can the next step take it?',
  'merchant.step.right': 'Only to a neighbour. A spot between two towns is one, too.',

  'architect.title': 'The Architect and the cathedrals',
  'architect.pillars':
    'Your architect moves and takes tiles like your merchant, but places pillars at cathedrals, one AP each. *You may have one pillar at each cathedral*, and it needs a free slot. One of the {cathedrals} cathedrals is closed in every game.',
  'architect.contribute':
    'Where you have a pillar you may contribute once, at any moment of your turn and without AP: pay the stone of the cost tile and score the VP of that tile and of the top cathedral tile. *The tiles below are worth less.* Your architect need not be there.',
  'architect.where':
    'You have {stone} stone, and pillars in {first}, {second} and {third}. Where can you contribute now?',
  'architect.where.right': 'Where your pillar stands, if you can pay. Nobody contributes twice.',

  'contracts.title': 'Contracts',
  'contracts.action':
    'With the Contract action you take tiles from the contract offer into your storehouse, for {least} to {most} AP by their place. You may also swap goods one for one, at one AP each. The first swap of a turn gives another good of your choice.',
  'contracts.fulfil':
    'Fulfil a contract at any moment of your turn: pay its goods and score its VP; of identical goods you choose the kind. *Each of your first {pillars} fulfilled contracts frees a pillar for your supply.* You can have {spaces} contracts at most, fulfilled or not.',
  'contracts.take': 'You have {points} AP left for a Contract action. Which of these tiles can you take?',
  'contracts.take.right': 'Those that cost no more AP than you have. Crests lie in this offer, too.',

  'characters.title': 'Characters and buildings',
  'characters.action':
    'With the Character action you hire a character from the offer ({hire} AP) and move one from your storehouse into a room: {low}, {middle} or {high} AP for the first, second or third floor. *Whoever moves in gives you their bonus at once.* For {refresh} AP you may replace the whole offer.',
  'characters.types':
    '*Of the {types} types a building holds only one, and each lives in one building*; only building {last} takes anyone. When all rooms of a building are taken, the house on its roof goes to your supply.',
  'characters.room':
    'A King waits in your storehouse, you have {points} AP left, and an Architect lives in building {taken}. Which rooms can the King take?',
  'characters.room.right':
    'Any free room on the first floor; upper floors cost more AP than you have. All Kings outside building {last} must live together.',

  'tasks.title': 'Tasks, helpers and crests',
  'tasks.free':
    '*Tasks cost no AP. Do any number at any moment of your turn, before the die, between its goods and its action or in the middle of it*: fulfil a contract, contribute to a cathedral, place a crest, buy a good for {price} gold, or use a helper. Helpers are bonus tiles that give goods, VP, small actions or AP once.',
  'tasks.store':
    'Your storehouse has {spaces} spaces for tiles of all kinds, contracts and hired characters too. Nothing may be discarded; with a full storehouse you take a die without its tile.',
  'tasks.crests':
    'A crest goes under a building, filled or not, one for each, for food and that building’s bonus. You may own one crest of each family. Without a house or pillar left that bonus lapses.',
  'tasks.bonuses.house': '{houseFood} food: place a house in any town',
  'tasks.bonuses.pillar': '{pillarFood} food: place a pillar at any cathedral',
  'tasks.bonuses.merchant': '{merchantFood} food: your merchant goes anywhere',
  'tasks.bonuses.architect': '{architectFood} food: your architect goes anywhere',
  'tasks.bonuses.goods': '{goodsFood} food: {goods} goods of your choice',
  'tasks.bonuses.points': '{pointsFood} food: {points} VP',
  'tasks.completed':
    '*A building with all rooms taken and a crest is completed.* From then on, the action under way included, the action of its characters has as many more AP as the building has rooms, whenever a die gives it. Building {last} has no such marker.',
  'tasks.crest': 'You have {food} food and buy no more. Under which buildings can you place a crest?',
  'tasks.crest.right': 'Where the food is enough. Nobody has to live there yet.',

  'king.title': 'The king and corruption',
  'king.corruption':
    'Before each turn of the first player a corruption token is revealed: *all discs on the king track go down that many spaces*, up to {most}. With the King action you go up at most one space for each AP. After everyone’s turns comes the king phase:',
  'king.track': 'At the top the bonus tile, at the bottom this round’s corruption tokens.',
  'king.phase.prize':
    'Whoever is highest may take the bonus tile of the track, or in round {last} gets {prize} VP. In a stack the lowest disc ranks first.',
  'king.phase.points': 'Everyone gains or loses the VP of their space.',
  'king.phase.order': 'The discs from top to bottom are the new turn order.',
  'king.phase.reset': 'Discs below zero go back to zero; the others stay.',

  'fairs.title': 'Fairs and the next round',
  'fairs.part':
    'Every round ends with a fair. *You score it if your merchant or a house of yours is in its town.* The first is always in {home}, where everyone has a house. Crests count in the storehouse too, and filled buildings without a crest.',
  'fairs.row':
    'The second fair, in {spot}, gives {points} VP for each set of a house and a pillar on the map.',
  'fairs.clean':
    'Then empty places at the actions and the king track get new bonus tiles, the dice go back, and the wheel turns: *the value of each action goes down by one, so it has one more AP*; after {lowest} comes {highest}.',

  'end.title': 'The end, and playing well',
  'end.scoring.map': 'Your houses on the map times your pillars on the map.',
  'end.scoring.buildings': '{few} completed buildings are worth {least} VP, all {all} of them {most} VP.',
  'end.scoring.goods':
    'Every {goodsPerPoint} goods left are worth a VP. If tied, the one earlier in turn order wins.',
  'end.board':
    'If the game ended here: {houses} × {pillars} = {product} VP. {completed} completed buildings are too few to score.',
  'end.advice': 'Playing well:',
  'end.well.worth':
    '*Bots count* an AP as {point} VP, a good as {good}, gold as {gold}. What you can use at once decides.',
  'end.well.early': 'Early take low dice: many AP for contracts, houses and pillars.',
  'end.well.change': 'Changing a die often pays: {step} gold a step, so that its goods or AP just suffice.',
  'end.well.tasks': 'Pay for contracts, crests and cathedrals in the turn in which you can.',
  'end.well.crests':
    'Crests pay by their bonus alone, most often under building {architectBuilding}: the architect goes straight to a rich cathedral. Completing a building adds about {crest} VP.',
  'end.well.tile': 'Take bonus tiles, place pieces and hire before you move on.',
  'end.well.hire': 'With many AP hire and lodge twice of one type: that fills a building.',
  'end.well.fairs': 'Look at all fairs before your first turn: a house in a fair town is a sure ticket.',
  'end.well.balance':
    'Keep houses and pillars in balance: {balanced} × {balanced} makes {square} VP, {many} × {rare} only {lopsided}.',
  'end.well.king': 'End no round below zero with the king; a whole die for him seldom pays.',

  'silver.title': 'With silver: mines and technologies',
  'silver.seeker':
    'In Search of Silver adds {maps} maps underground. A die from the {field} segments that the Seeker covers may be a Seeker action instead. For one AP each your seekers move, take tiles and place mines, houses and pillars. *Whoever passes a stone tablet first resolves it.*',
  'silver.underground': 'Map I: your seeker is in {spot}; the tablets on its way are covered.',
  'silver.mines':
    '*A mine gives a silver when you place it, and another in every king phase.* Whoever is on zero or above then gets a new mine to place, and silver lies beside the higher spaces. Silver is not a good. It pays for seekers on maps II and III ({second} and {third}), some cathedrals and tiles, and technologies.',
  'silver.technology':
    'Levels cost {one}, {two} and {three} silver, and you have {silver}. Which can you buy?',
  'silver.technology.right':
    'The next level of a technology, if you can pay. Levels are bought in order, as a task, and work until the end.',
  'silver.final':
    'At the end you multiply pillars by houses or mines, or houses by pillars or mines, as the overlay says; the better one counts. Levels are worth what they cost, and every {silverPerPoint} silver a VP.',

  'cardinal.title': 'Alone against the Cardinal',
  'cardinal.rival':
    'In the solo game your rival is the Cardinal. In his turn a decree is revealed, and *he follows its first possible line*: he takes a die with its bonus tile and goods, and then the action.',
  'cardinal.decree':
    'By the lit line of his decree he took a die at the Architect and placed a pillar in {spot}.',
  'cardinal.differs.pieces':
    'All his houses and pillars are available from the start. His figures go to the best place within their AP and build for free.',
  'cardinal.differs.goods':
    'Iron and wool are one good for him. He fulfils contracts, contributes and places crests whenever he can.',
  'cardinal.differs.tiles': 'He keeps crests that he lacks; his other bonus tiles usually leave the game.',
  'cardinal.differs.phases': 'King, fairs and final scoring work for him as for you.',
  'cardinal.levels':
    'On easy he has no challenge cards, on normal {normal}, on hard {hard}; each makes him stronger.',

  'tour.wheel': '*The wheel*: beside each action lie the dice with which you can take it.',
  'tour.dice': '*Dice*: the colour is the good, the value how much of it you get.',
  'tour.bonus': '*Bonus tiles*: whoever takes a die there may take the tile too.',
  'tour.towns': '*Towns* with spaces for houses, and tiles for whoever comes first.',
  'tour.cathedrals': '*Cathedrals*: a pillar lets you contribute, and the cost tile says what.',
  'tour.king': '*The king track*: points or losses at the end of each round, and the order of the next.',
  'tour.corruption': '*Corruption* pulls everybody down the king track in every round.',
  'tour.goods': '*Your goods*.',
  'tour.pieces': '*Houses and pillars* that you can still place.',
  'tour.buildings': '*Your buildings*: characters move in floor by floor.',
  'tour.crests': '*Crests* go under a building: its bonus at once, and with all rooms taken it is completed.',
  'tour.own': '*Contracts* that you have fulfilled.',
  'tour.store': '*Your storehouse* for tiles that are still to be used.',
  'tour.fairs': '*Fairs*: one at the end of each round, in a town where you should be by then.',
  'tour.contracts': '*Contracts and crests* to take.',
  'tour.characters': '*Characters* to take into your buildings.',

  'card.round.title': 'A round ({rounds} in all)',
  'card.round.dice': 'Roll {two}, {three} or {four} dice for two, three or four players',
  'card.round.turns': '{turns} turns each, one die a turn; corruption before each turn of the first player',
  'card.round.king': 'King phase',
  'card.round.fair':
    'Fair: score it with your merchant or a house in its town; crests in the storehouse count, filled buildings without a crest too',
  'card.round.clean':
    'New bonus tiles at actions and king track, dice into the bag, wheel one segment on: each action value −{one}',
  'card.turn.title': 'A turn',
  'card.turn.die':
    'Take a die; change it before for {gold} gold a step ({highest} and {lowest} are neighbours)',
  'card.turn.tile': 'Bonus tile of the action: into the storehouse ({spaces} spaces), if you like',
  'card.turn.goods': 'Goods of its colour, as many as its value; at the Joker choose the action after that',
  'card.turn.action': 'Action with {seven} − value AP, plus your markers',
  'card.actions.title': 'Actions',
  'card.actions.merchant': 'Merchant, {one} AP each: step, house where it is, tile where it is',
  'card.actions.architect': 'Architect, {one} AP each: step, pillar where it is, tile where it is',
  'card.actions.character': 'Character: hire {hire} AP; move in {low}, {middle} or {high} AP, by floor',
  'card.actions.refresh': 'New characters: {refresh} AP',
  'card.actions.contract': 'Contract: tile of the offer {least} to {most} AP',
  'card.actions.swap': 'Swap goods: {one} AP; the first swap of a turn brings {one} more good',
  'card.actions.king': 'King: {one} AP per space',
  'card.actions.joker': 'Joker: any one of the others',
  'card.tasks.title': 'Tasks, free at any time of your turn',
  'card.tasks.buy': '{price} gold: {one} other good',
  'card.tasks.fulfil': 'Fulfil a contract: goods for VP, and a pillar',
  'card.tasks.contribute': 'Contribute to a cathedral with your pillar: stone for VP, once each',
  'card.tasks.crest':
    'Crest under a building, filled or not: {least} to {most} food for its bonus; what you cannot use of it lapses',
  'card.tasks.helper': 'Use a helper',
  'card.king.title': 'King phase',
  'card.king.prize': 'Highest disc: bonus tile; in round {last}: {prize} VP',
  'card.king.points':
    'VP of the spaces: +{one}, +{two} and so on above zero; below it, from zero down, {below}',
  'card.king.order': 'New turn order: higher first, within a stack the lower disc',
  'card.king.reset': 'Below zero: back to zero',
  'card.end.title': 'Final scoring',
  'card.end.map': 'Houses × pillars on the map',
  'card.end.buildings':
    'Completed buildings {built3} / {built4} / {built5} / {built6}: {points3} / {points4} / {points5} / {points6} VP',
  'card.end.goods': '{goods} goods: {one} VP',
  'card.end.tie': 'Tied: earlier in turn order wins',
  'card.silver.title': 'With silver',
  'card.silver.seeker': 'Seeker action, {each} AP each: step, mine, house, pillar, tile',
  'card.silver.move':
    'Tasks: step by the move symbol; seeker on map II ({second} silver) or III ({third} silver)',
  'card.silver.technology': 'Task: technology level {one}, {two}, {three} silver',
  'card.silver.income':
    'King phase: {each} silver per mine and ribbon; on zero or above {each} mine for your supply',
  'card.silver.end':
    'End: {silver} silver {each} VP; levels {one}, {two}, {three} VP; mines instead of houses or of pillars, by the overlay',
} as const;

export type GuideTextKey = keyof typeof guideTexts;
