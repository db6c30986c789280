export const lessonTexts = {
  'first-game.title': 'Your first game',
  'first-game.about': 'From a house in Antwerp to two great cathedrals, one thing at a time.',

  'chapter.goal': 'The goal',
  'chapter.merchant': 'Merchant and houses',
  'chapter.king': 'The king',
  'chapter.cathedrals': 'Cathedrals',
  'chapter.round': 'The end of a round',
  'chapter.contracts': 'Contracts',
  'chapter.buildings': 'Characters and buildings',
  'chapter.end': 'The end of the game',

  endTurn: 'That is all for this turn. Click End turn.',

  'goal.title': 'Victory points win',
  'goal.text':
    'You are a merchant, and all Europe is your market. The game lasts {rounds} rounds, and in each of them you take {dice} dice. *Whoever has the most victory points (VP) at the end wins.*',
  'wheel.title': 'A die brings two things',
  'wheel.text':
    '*A die gives you goods and an action.* This one gives {value} gold and a Merchant action with {points} action points (AP). High dice bring many goods, low dice many AP.',
  'fairs.title': 'Every round ends with a fair',
  'fairs.text':
    '*At a fair you score if you have a house or your merchant in its town.* The first one is in {spot}, where you have a house: {houses} VP for each of your houses. The next one, in {next}, gives {sets} VP for each set of a house and a pillar.',
  'takeDie.title': 'Take your first die',
  'takeDie.text':
    'Click the gold die with the {value}, then Take this die. With it you may take the bonus tile of the action: a crest that you will need later.',
  'takeDie.rest': 'Now click Take the tile: the crest is yours.',
  'takeDie.wrong': 'That works too, but for this lesson take the gold {value}, and then the crest.',
  'house.title': 'Travel and build',
  'house.text':
    'Every step of your merchant costs an action point, and so does a house. Click {spot}: go there and place a house, for the next fair.',
  'house.rest': 'Now place a house here: click {spot} again.',
  'house.wrong': 'Allowed, but the next fair is in {spot}: go there first and place a house.',
  'secondHouse.title': 'One more house',
  'secondHouse.text':
    'You have {points} AP and a house left. *In every town you may have one house.* Go on to {spot} or {other}, whichever you like, and build there too.',
  'secondHouse.rest': 'Place your house here, then click End turn.',
  'secondHouse.wrong': 'Allowed, but another house scores at the fair: go to {spot} or {other} and build.',
  'corruption.title': 'Corruption pulls everybody down',
  'corruption.text':
    'Your rival has moved too, and a new turn begins. *Before each turn a corruption token moves all discs down the king track*, this time by {steps}. Who is below zero at the end of the round loses VP, so we will call on the king soon.',
  'stoneDie.title': 'Stone for a cathedral',
  'stoneDie.text':
    'Take the stone die with the {value}: that is a lot of stone, but only {points} AP for the Architect. Take the bonus tile, too.',
  'stoneDie.rest': 'Now click Take the tile.',
  'stoneDie.wrong': 'A good idea for later. Now take the stone {value}, and then the bonus tile.',
  'helper.title': 'A helper in your storehouse',
  'helper.text':
    'Helpers wait in your storehouse until you use them, at any moment of your turn. Click this one and use it for {points} VP.',
  'helper.wrong': 'Allowed, but first use your helper: the storehouse has only {spaces} spaces.',
  'pillar.title': 'The architect places pillars',
  'pillar.text':
    'Your architect travels like your merchant, but places pillars at cathedrals. Click {spot}: go there and place a pillar.',
  'pillar.rest': 'Now place the pillar: click {spot} again.',
  'pillar.wrong': 'Allowed, but the stone is meant for {spot}: go there and place a pillar.',
  'contribute.title': 'Help to build the cathedral',
  'contribute.text':
    'Tasks cost no AP. *Where you have a pillar you may contribute to the cathedral, once*: here {stone} stone for {points} VP, and the first one gets most. Click {spot} and contribute.',
  'contribute.wrong': 'Wait, {points} VP are yours! Click {spot} and contribute first.',
  'kingDie.title': 'Off to the king',
  'kingDie.text':
    'Low dice are strong actions: the food die with the {value} gives the King {points} AP. Take it, and the helper with {gold} gold for later.',
  'kingDie.rest': 'Now click Take the tile.',
  'kingDie.wrong':
    'Tempting, but corruption has pulled you down. Take the food {value} for the King, and the helper.',
  'kingSteps.title': 'Up the king track',
  'kingSteps.text':
    'Each AP takes you one space up. Click the highest space you can reach and confirm, then end your turn.',
  'kingSteps.wrong': 'Go up as far as you can: choose the highest space that is lit.',
  'prize.title': 'The king rewards the first',
  'prize.text':
    'The round is over. *Whoever is highest on the king track may take its bonus tile and goes first from now on.* Click Take the tile: it is another crest.',
  'prize.wrong': 'You may leave it, but you will have use for a second crest. Take it.',
  'firstFair.title': 'Your first fair',
  'firstFair.text':
    'Your space on the king track gave you {king} VP, and the fair in {spot} {points} VP for {houses} houses. Then the wheel turned: *every action has another value now*, and new dice are rolled.',
  'contractDie.title': 'Wool for your contracts',
  'contractDie.text':
    'The Contract stood at {before} and now stands at {value}. Take the wool die with the {value}, and then the contract beside the action.',
  'contractDie.rest': 'Now click Take the tile: the contract is yours.',
  'contractDie.wrong': 'Not bad, but wool is what we need: take the wool {value} and the contract.',
  'fulfil.title': 'Fulfil a contract',
  'fulfil.text':
    'You have enough wool: click the contract and deliver {wool} wool for {points} VP. *Each contract you fulfil gives you a pillar*, and you need pillars for the next fair.',
  'fulfil.wrong': 'Allowed, but first deliver the wool: click the contract in your storehouse.',
  'contract.title': 'Take one from the offer',
  'contract.text':
    'Your Contract action buys contracts from the offer. Their price in AP stands below them, and this one costs {price}: take it, it suits your wool.',
  'contract.wrong': 'Allowed, but take this one: you have just the wool for it.',
  'deliver.title': 'And fulfil it, too',
  'deliver.text': 'Deliver {wool} wool for {points} VP: that is your second pillar. Then end your turn.',
  'deliver.wrong': 'Allowed, but first deliver the wool: click the contract in your storehouse.',
  'characterDie.title': 'Food and new faces',
  'characterDie.text':
    'Now fill your buildings. Take the food die with the {value}: food pays for crests, and the Character action has {points} AP.',
  'characterDie.wrong': 'Another time. Now take the food {value}: we need food and characters.',
  'moveIn.title': 'Hire and move in',
  'moveIn.text':
    'Hire this architect and move them into building {building}: they bring {points} VP at once. *When all rooms of a building are taken, the house on its roof is yours.*',
  'moveIn.rest': 'Now click the room in building {building} and confirm.',
  'moveIn.wrong': 'Also possible. For this lesson hire the architect and use building {building}.',
  'moveInToo.title': 'And another one',
  'moveInToo.text':
    'Hire any of these and move them into building {building}: the bonus is yours at once. *All characters of a building are of one type, and each type has one building.*',
  'moveInToo.rest': 'Now click the room in building {building} and confirm.',
  'moveInToo.wrong': 'Allowed, but choose one of the lit ones, and building {building} for them.',
  'crest.title': 'A crest completes it',
  'crest.text':
    'Place a crest under building {building} for {food} food. *Rooms and crest complete a building*: from now on your Architect has {marker} AP more. And as a bonus your architect goes wherever you like: to {spot}!',
  'crest.rest': 'Now click {spot} on the map: your architect goes there at once.',
  'crest.wrong': 'Also possible. For this lesson: the crest under building {building}, and then to {spot}.',
  'secondCrest.title': 'Gold buys what you lack',
  'secondCrest.text':
    'Your other crest goes under building {building}. A food is missing, but {gold} gold buy one, all in one go. It brings {goods} goods: take stone for at least one of them, and end your turn.',
  'secondCrest.rest': 'Choose your goods, at least one of them stone. Then click End turn.',
  'secondCrest.wrong':
    'Allowed, but let us complete building {building} and take a stone; then end your turn.',
  'change.title': 'Gold turns the dice',
  'change.text':
    '*Before you take a die you may change it, {gold} gold for each step.* Click the stone die with the {from} and take it as a {to}: that is the Architect. The bonus tile is up to you.',
  'change.rest': 'Take the tile or leave it, as you like.',
  'change.wrong': 'Another time. Now take the stone {from} as a {to}: the row in the list says so.',
  'great.title': 'The great cathedral',
  'great.text':
    'Your architect is already in {spot}. Place a pillar, then contribute {stone} stone: that makes {points} VP!',
  'great.rest': 'And now contribute: click {spot} again.',
  'great.wrong': 'So close! First the pillar in {spot}, then contribute.',
  'thirdPillar.title': 'One more set for the fair',
  'thirdPillar.text':
    'You have {points} AP left. Take the bonus tile in {spot} if you like, go on to {next} and place a pillar: that makes another set. Then end your turn.',
  'thirdPillar.rest': 'Go to {next}, place a pillar there and end your turn.',
  'thirdPillar.wrong': 'Allowed, but a pillar in {next} makes another set for the fair.',
  'secondFair.title': 'It has paid off',
  'secondFair.text':
    'The fair in {spot} gave you {points} VP for {sets} sets of a house and a pillar, and your rival nothing. On the king track they were ahead this time: you lost {loss} VP, and they begin.',
  'scoring.title': 'After the last round',
  'scoring.text':
    '*You score the number of your houses times that of your pillars*: now {houses} × {pillars} = {product} VP. {few} completed buildings give {least} VP, and all {all} of them {most}.',
  'done.title': 'You know the game',
  'done.text':
    'The Joker stands for any other action, and with a Contract action you may also swap goods: that is all you need. Play on from here, against a bot and at your own pace.',

  'silver.title': 'In Search of Silver',
  'silver.about': 'The expansion, for those who know the game: mines, seekers and technologies.',

  'chapter.underground': 'Underground',
  'chapter.seeker': 'The seeker',
  'chapter.technologies': 'Technologies',
  'chapter.income': 'Silver from the king',
  'chapter.deeper': 'The second map',
  'chapter.last': 'The end of the game',

  'ore.title': 'Silver lies below',
  'ore.text':
    'You know the game; now there is something below it. *Silver cannot be bought or swapped*: mines and tiles bring it, and it pays for technologies, seekers and some cathedrals.',
  'firstMap.title': 'Your first mine',
  'firstMap.text':
    'Your seeker starts in {spot}, on the first of {maps} maps, and so does your first mine. *In each king phase every mine of yours gives a silver*; and the fair of this round pays {points} VP for each mine.',
  'field.title': 'Dice for the seeker',
  'field.text':
    'The outer ring shows the Seeker at two actions. *A die from there may be a Seeker action instead*, with the same {points} AP: take the gold {value}, choose the Seeker, and take the bonus tile.',
  'field.rest': 'Now choose the Seeker, confirm, and then take the tile.',
  'field.wrong': 'Also possible. Now take the gold {value}, choose the Seeker and take the bonus tile.',
  'mine.title': 'Dig a mine',
  'mine.text':
    'A step, a mine, a house, a pillar, a bonus tile: each of them costs an AP. Click {spot}: go there and place a mine, which gives you a silver at once.',
  'mine.rest': 'Now place the mine: click {spot} again.',
  'mine.wrong': 'Allowed, but first go to {spot} and place a mine there.',
  'tablet.title': 'Stone tablets on the way',
  'tablet.text':
    '*Whoever passes a stone tablet first resolves it.* The one on the way to {spot} gives you a new mine. Go there and place a mine: this slot also gives {gold} gold.',
  'tablet.rest': 'Now place the mine: click {spot} again.',
  'tablet.wrong': 'Allowed, but a new mine is waiting on the way to {spot}.',
  'technology.title': 'Silver buys technologies',
  'technology.text':
    'The levels of a technology cost {first}, {second} and {third} silver, and they are tasks. *Each level works for the rest of the game.* Use your helper for more silver, then take the first Architect level.',
  'technology.rest': 'Now improve the Architect technology, then end your turn.',
  'technology.wrong': 'Also good. But first the helper, then the Architect technology, then end your turn.',
  'symbolDie.title': 'A step for free',
  'symbolDie.text':
    'The ring has move symbols, too. *A die from such a segment lets one of your seekers take a step*, besides its action. Take the stone {value} and the bonus tile.',
  'symbolDie.rest': 'Now click Take the tile.',
  'symbolDie.wrong': 'Not now. Take the stone {value}: it has the symbol, and you will need the stone.',
  'symbol.title': 'Use the symbol',
  'symbol.text': 'Send your seeker to {spot} with the free step. The tablet on the way gives {points} VP.',
  'symbol.wrong': 'In a moment. First the free step: click {spot}.',
  'boosted.title': 'Your technology at work',
  'boosted.text':
    'This die alone would give you {plain} AP, too little to travel and build. Now go to {spot}, place a pillar and contribute {stone} stone for {points} VP, then end your turn.',
  'boosted.rest': 'Click {spot} again: first the pillar, then contribute. Then end your turn.',
  'boosted.wrong': 'Allowed, but {points} VP are waiting in {spot}: go, place a pillar, contribute.',
  'ribbons.title': 'Silver on the king track',
  'ribbons.text':
    'From space {space} on, the king track gives silver as well. *And whoever is on zero or above gets a new mine in the king phase.* Take the wool {value} for the King, and the helper.',
  'ribbons.rest': 'Now click Take the tile.',
  'ribbons.wrong': 'Not now: take the wool {value} for the King, and the helper.',
  'offer.title': 'A tablet that asks',
  'offer.text':
    'This die has the symbol, too: go to {spot}. The tablet moves you up the king track, and then offers {points} VP for {silver} silver. Pay or skip it, as you like.',
  'offer.rest': 'Go up the king track, then pay with your silver, or skip the rest.',
  'offer.wrong': 'In a moment. First take the free step to {spot}, and see what the tablet gives.',
  'climb.title': 'Up to the ribbons',
  'climb.text': 'Now the King action: choose the highest space that you can reach, and end your turn.',
  'climb.wrong': 'Go up as far as you can: choose the highest space that is lit.',
  'leader.title': 'The mines pay',
  'leader.text':
    'The king phase begins with silver: {silver} for you, from {mines} mines and a ribbon. You lead on the track, so the bonus tile is yours, if you like.',
  'newMine.title': 'A mine from the king',
  'newMine.text':
    'You were not below zero, so you got a mine and now have {mines} to place. Your mines gave {points} VP at the fair. Then both wheels turned, each its own way.',
  'secondDie.title': 'Deeper down',
  'secondDie.text':
    'The Seeker now stands at other actions. Take the gold {value} as a Seeker action with {points} AP; the bonus tile is up to you.',
  'secondDie.rest': 'Now choose the Seeker, confirm, and take the tile or leave it.',
  'secondDie.wrong': 'Not now: take the gold {value} and choose the Seeker.',
  'newSeeker.title': 'A seeker for the second map',
  'newSeeker.text':
    'You may have one seeker on each map, and a new one is a task. Here it costs {silver} silver: click the price on the second map.',
  'newSeeker.wrong': 'In a moment. First place a seeker on the second map.',
  'cheaper.title': 'A technology for less',
  'cheaper.text':
    'Go to {spot}: this tablet lets you improve a technology for {less} silver less, though at least one. The next Architect level gives you a King action with {king} AP whenever you contribute to a cathedral.',
  'cheaper.rest': 'Now improve the Architect technology.',
  'cheaper.wrong':
    'Allowed, but the tablet before {spot} is worth it. Then improve the Architect technology.',
  'anyMine.title': 'A mine wherever you like',
  'anyMine.text':
    'Place a mine in {spot}, then go on to {next}. The tablet there offers a mine anywhere for {gold} gold: choose {other} on the first map, where a seeker of yours is.',
  'anyMine.rest': 'On to {next}, and then place the other mine in {other}.',
  'anyMine.wrong': 'Also possible. Now a mine in {spot}, on to {next}, and a mine in {other}.',
  'silverCathedral.title': 'A cathedral of silver',
  'silverCathedral.text':
    'Underground your seeker places the pillars. Go to {spot}, place one and contribute {silver} silver for {points} VP. Your technology then takes you {king} spaces up; end your turn.',
  'silverCathedral.rest': 'Pillar, contribution, {king} spaces up the king track, and End turn.',
  'silverCathedral.wrong': 'So close! Go to {spot}, place a pillar there and contribute.',
  'multiplier.title': 'What counts at the end',
  'multiplier.text':
    '*In this game you score pillars times houses or mines, whichever are more*: {pillars} × {mines} = {product} VP so far. Your technologies are worth what they cost, now {levels} VP, and every {silver} silver one more.',
  'deepEnd.title': 'You know the silver',
  'deepEnd.text':
    'A third map and other technologies are waiting for you. Play on from here, against a bot and at your own pace.',
} as const;

export type LessonTextKey = keyof typeof lessonTexts;
