export const guideTexts = {
  'goal.title': 'What it is about',
  'goal.about':
    'You lead one of {factions} factions. Each can live on a single terrain, so you turn the land around you into that terrain, build on it and make your buildings grow. *After {rounds} rounds, whoever has the most victory points (VP) wins.* Everyone starts with {points}.',
  'goal.map':
    'The map at the start of a game for two. The {own} live in {terrain}, the {rival} in {theirs}. Rivers divide the land; the spaces on the right are power actions, open to all.',
  'goal.points.rounds':
    '*During a round* its scoring tile pays points for one kind of thing, such as new dwellings.',
  'goal.points.towns': '*Towns*, better shipping and better digging bring points as well.',
  'goal.points.end': '*At the end* the largest connected areas score, and the leaders of the four cults.',

  'round.title': 'One round',
  'round.phases.income': '*Income*: you gain what your board, your bonus card and your favour tiles show.',
  'round.phases.actions':
    '*Actions*: in turn order everyone takes *one action per turn*, again and again, until all have passed.',
  'round.phases.clean': '*End of the round*: cults pay their reward, and what was used becomes free again.',
  'round.board':
    'A player board. *Each building that you put on the map uncovers income*: with {dwellings} dwellings out, this one brings {workers} workers a round. Trading houses bring coins and power, temples bring priests.',
  'round.goods':
    'You pay with coins, workers, priests and power. Whatever you do not spend you keep for the next round.',
  'round.tiles':
    'The scoring tiles of all {rounds} rounds are known from the start. On the left, what scores in that round; on the right, the reward of a cult when the round ends.',

  'build.title': 'Terraform and build',
  'build.home':
    '*You can only build on your home terrain*, and only next to buildings of yours. A dwelling costs {coins, plural, one {# coin} other {# coins}} and {workers, plural, one {# worker} other {# workers}}. Terraforming a hex and building on it is one action; you may also do just one of the two.',
  'build.spades':
    'Terraforming takes spades: one for each step on the terrain wheel of your board, the shorter way round. A spade costs {spade} workers. You may stop on the way and go on in a later turn. You may even go the other way, away from your home terrain, but never past it.',
  'build.wheel':
    'For the {own} {near} is {few, plural, one {# step} other {# steps}} from {terrain}: {few, plural, one {# spade} other {# spades}} will do. {far} is {many} steps away and takes {many} spades.',
  'build.where':
    'The {own} are to move. Where could they terraform? Every empty hex counts that they may change, even if only by one step.',
  'build.where.right':
    'Right: *only what touches one of your buildings is in reach*, and nothing across the river. How much of the way home you can pay for is another question.',

  'upgrade.title': 'Upgrade',
  'upgrade.how':
    'An upgrade replaces a building by the next one on the same hex. *The old piece returns to your board and covers its income again*; it can be built once more.',
  'upgrade.pieces':
    'You have {dwellings} dwellings, {houses} trading houses, {temples} temples, one stronghold and one sanctuary. *What is no longer on your board cannot be built.*',
  'upgrade.kinds.house':
    '*Dwelling to trading house*: {houseWorkers} workers, {houseCoins} coins; {alone} coins if no opponent’s building is next to it.',
  'upgrade.kinds.temple':
    '*Trading house to temple*: {templeWorkers} workers, {templeCoins} coins. You take a favour tile at once.',
  'upgrade.kinds.stronghold':
    '*Trading house to stronghold*: {strongholdWorkers} workers, {strongholdCoins} coins. It unlocks an ability of your faction.',
  'upgrade.kinds.sanctuary':
    '*Temple to sanctuary*: {sanctuaryWorkers} workers, {sanctuaryCoins} coins. Another favour tile.',
  'upgrade.which': 'Which buildings can the {own} upgrade now?',
  'upgrade.which.right':
    'Right: the two dwellings can become trading houses, and the trading house a temple or a stronghold. Costs differ by faction; your board shows yours.',

  'neighbours.title': 'Neighbours bring power',
  'neighbours.offer':
    'Whenever somebody builds or upgrades, all opponents with buildings right next to that hex may gain power: as much as those buildings are worth together. *The first power is free, each further one costs a victory point.* You take everything or nothing.',
  'neighbours.example':
    'The {rival} have just upgraded on {hex}. The trading house of the {own} touches that hex and is worth {power}: {power} power for {price} VP.',
  'neighbours.worth.small': 'Dwelling: worth {dwelling}',
  'neighbours.worth.middle': 'Trading house or temple: worth {house}',
  'neighbours.worth.large': 'Stronghold or sanctuary: worth {stronghold}',
  'neighbours.both':
    'What the builder puts up does not matter, only what you have beside it. Being close pays for both: you gain power, and your neighbour’s trading houses are cheaper.',

  'power.title': 'Power and its three bowls',
  'power.flow':
    'Your power tokens lie in three bowls. Gained power moves tokens from bowl I to II; once bowl I is empty, from II to III. *You only spend from bowl III*, and what you spend returns to bowl I.',
  'power.bowls':
    'Here {first} tokens lie in bowl I, {middle} in bowl II and {third} in bowl III, ready to be spent.',
  'power.burn':
    'In a hurry? Burn power: remove one token in bowl II from the game to move another one from II to III.',
  'power.actions':
    'Power actions stand beside the map: a bridge, a priest, workers, coins, or spades to terraform with at once. *Each of them can be used once per round*, by whoever comes first.',
  'power.open': 'You have {ready} power in bowl III. Which power actions can you use?',
  'power.open.right':
    'Right: somebody was faster with the one that is covered. At the end of the round all of them are free again.',
  'power.exchange.power':
    'In your turn, besides your action, you may exchange freely: {priest} power for a priest, {worker} for a worker, {coin} for a coin.',
  'power.exchange.down': 'A priest can always become a worker, and a worker a coin; never the other way.',

  'cults.title': 'Priests, cults and favours',
  'cults.priest':
    'As an action, send a priest to one of the four cults. On a free space he moves you {high} or {low} steps up, as printed there, and stays for good. Or take no space, even if one is free: he moves you {one, plural, one {# step} other {# steps}} and can be earned again.',
  'cults.tracks': 'The best space of each cult is lit: whoever comes first moves {high} steps.',
  'cults.steps':
    'Spaces {first}, {second}, {third} and {top} give power, from {least} to {most}, when you reach or pass them. *The top space has room for one player per cult*, and only somebody with a town key may enter it.',
  'cults.favours':
    'Four of the favour tiles. A temple or sanctuary brings one: cult steps at once, and an effect for the rest of the game. You never take the same kind twice.',

  'towns.title': 'Towns',
  'towns.found':
    '*{buildings} connected buildings of yours that are worth {value} together become a town*, at once. With the sanctuary among them {less} are enough. Only shared edges and bridges connect; rivers do not.',
  'towns.example':
    'A town of the {own}: {larger} buildings worth {house} each and a dwelling worth {dwelling} make {value}.',
  'towns.tiles':
    'For each town you choose one tile: points, something extra, and the key for the top of one cult. Later buildings beside a town join it and found no second one.',

  'reach.title': 'Reaching further',
  'reach.next':
    'You terraform and build where you are adjacent. *With shipping, hexes across the river count as adjacent*: your level is the number of river hexes that you may cross.',
  'reach.ways.shipping':
    '*Shipping*, one level: {shipCoins} coins and {shipPriests, plural, one {# priest} other {# priests}}. It scores {shipFirst} VP first, and up to {shipLast} later.',
  'reach.ways.digging':
    '*Digging*, one level: {digWorkers} workers, {digCoins} coins, {digPriests, plural, one {# priest} other {# priests}}; {digPoints} VP. A spade costs {better} workers then, and at last {best}.',
  'reach.ways.bridge':
    '*Bridges* come from the power action for {bridge}. They join two hexes across a river as if they touched; you have {bridges}.',
  'reach.ways.special':
    '*Special actions* of your stronghold, a favour tile or a bonus card: each once per round.',
  'reach.ships': 'The {own} have shipping {shipping}. On which hexes could they build a dwelling now?',
  'reach.ships.right':
    'Right: free {terrain} beside a building of yours, or across a single river hex. Ships never count for towns and for power from neighbours.',

  'passing.title': 'Passing',
  'passing.pass':
    'Who passes takes no more actions this round. First your bonus card and favour tiles may score, then you swap the card for one of those that lie there, with the coins on it. Its income comes at the start of the next round.',
  'passing.first':
    '*Whoever passes first starts the next round* and has the best choice of cards. Who stays may go on alone as long as there is something to pay with.',
  'passing.cards': 'You pass. Which bonus cards could you take?',
  'passing.cards.right': 'Right: any free card but your own. In the last round nobody takes a card.',
  'passing.after.reward':
    'Then the round’s tile pays its cult: here {spades, plural, one {# spade} other {# spades}} for every {every} steps in {cult}.',
  'passing.after.free': 'Power actions and special actions become free again.',
  'passing.after.coins': 'A coin is put on each bonus card that nobody took: cards that are left get better.',

  'end.title': 'The end of the game',
  'end.when':
    'After the last action of round {rounds} there is no more reward of a cult. What is left to score:',
  'end.scores.area':
    '*Largest area*: who has the most connected buildings gets {area} VP, the next {areaSecond} and {areaThird}. Here shipping connects too.',
  'end.scores.cults':
    '*Each cult*: the first three get {cult}, {cultSecond} and {cultThird} VP. With two players there is no third place.',
  'end.scores.goods':
    '*What is left*: exchange everything into coins; every {coins} of them are worth a point.',
  'end.area': 'The {own} have {connected} connected buildings. They need not be a town to count as an area.',
  'end.ties': 'Who is level on a cult or in area shares the points of those places, rounded down.',

  'advice.title': 'Playing well',
  'advice.well.worth':
    '*What bots count*, early on: a priest {priest} VP, a worker {worker}, a coin {coin}, power moved one bowl on {step}. Compare what a move costs with what it brings.',
  'advice.well.first':
    '*Begin with* your card’s spade and dwellings on land that is ready; then the priest, workers or coins for power, before others take them.',
  'advice.well.land':
    '*Land*: {spade} workers for a spade are too dear unless spades or dwellings score now. Use spades of cards, power and cults, or improve digging.',
  'advice.well.early':
    '*Early, grow your income*: trading houses beside a neighbour, then a temple; a sanctuary by mid-game. Later wait for a round that pays.',
  'advice.well.close':
    '*Stay close to others.* Beside the {rival} a trading house costs {coins} coins, alone {alone}; and they feed you power.',
  'advice.well.priests':
    '*Send priests for {high} or {low} steps*, best early, past a space with power or towards the round’s reward. A single step wastes a priest.',
  'advice.well.digging':
    '*Better digging by mid-game* scores {digPoints} VP and makes every later spade cheaper. Shipping and bridges wait until they connect something.',
  'advice.well.power':
    '*Take power early.* Tokens that reach bowl III in the first rounds are worth far more than a point or two.',
  'advice.well.plan':
    '*Look one tile ahead.* If the next round pays for dwellings, keep the workers and build them then.',
  'advice.well.town':
    '*Plan a town from the start*: {buildings} buildings side by side, some of them upgraded, not scattered ones.',
  'advice.well.pass':
    '*Pass* only when nothing is left that is worth its price: for what is left over you get next to nothing.',
  'advice.well.last':
    '*In the last round only points count*: the round’s tile, a town, a place in a cult. Income is worth nothing any more.',
  'advice.neighbours':
    'The {own} in the middle of the {rival}: every building of one side brings power to the other.',

  'tour.land': '*The map*: hexes of seven terrains and rivers. Yours is your home, the others you terraform.',
  'tour.buildings': '*Buildings* stand on the land in the colour of their faction.',
  'tour.power': '*Power actions*: each can be used once per round, by whoever comes first.',
  'tour.ability': '*Your faction* and what it can do better than others.',
  'tour.bowls': '*Three bowls* for power tokens; you spend from the last one.',
  'tour.shipping': '*Shipping*: how far you reach across rivers.',
  'tour.digging': '*Digging*: what a spade costs you.',
  'tour.tiles': '*Your tiles*: the bonus card of this round, favour and town tiles.',
  'tour.cults': '*Cult tracks*: priests and favour tiles move you up; leaders score at the end.',
  'tour.scoring': '*Scoring tiles*: what brings points in each round, and the reward at its end.',
  'tour.cards': '*Bonus cards*: who passes takes one for the next round.',
  'tour.favours': '*Favour tiles*: one for each temple and for the sanctuary.',
  'tour.towns': '*Town tiles*: one for each town you found.',

  'card.round.title': 'A round',
  'card.round.income': '*Income*: board, bonus card, favour tiles',
  'card.round.actions': '*Actions*: one per turn, until all have passed',
  'card.round.clean': '*End*: cult reward, free the action spaces, a coin on each unused bonus card',
  'card.actions.title': 'Actions (usual costs)',
  'card.actions.build':
    '*Dwelling*: {workers, plural, one {# worker} other {# workers}}, {coins} coins; home terrain in reach',
  'card.actions.spade':
    '*Spade*: {spade} workers per step on the wheel; with better digging {better}, then {best}',
  'card.actions.house':
    '*Trading house*: {houseWorkers} workers, {houseCoins} coins ({alone} without a neighbour)',
  'card.actions.temple': '*Temple*: {templeWorkers} workers, {templeCoins} coins; a favour tile',
  'card.actions.stronghold':
    '*Stronghold*: {strongholdWorkers} workers, {strongholdCoins} coins; your faction’s ability',
  'card.actions.sanctuary': '*Sanctuary*: {sanctuaryWorkers} workers, {sanctuaryCoins} coins; a favour tile',
  'card.actions.shipping':
    '*Shipping*: {shipCoins} coins, {shipPriests, plural, one {# priest} other {# priests}}; {shipFirst} to {shipLast} VP',
  'card.actions.digging':
    '*Digging*: {digWorkers} workers, {digCoins} coins, {digPriests, plural, one {# priest} other {# priests}}; {digPoints} VP',
  'card.actions.priest':
    '*Priest to a cult*: {high} or {low} steps on a space, else {one, plural, one {# step} other {# steps}} and back',
  'card.actions.power': '*Power action*: from bowl III; each once per round',
  'card.actions.special': '*Special action*: stronghold, favour tile, bonus card; each once per round',
  'card.actions.pass': '*Pass*: score the card, take another one',
  'card.power.title': 'Power',
  'card.power.flow': 'Gain: bowl I to II, then II to III. Spend from III; back to I',
  'card.power.burn': 'Burn: lose one token of bowl II, move another one to III',
  'card.power.exchange':
    'Exchange: {priest} power = priest, {worker} = worker, {coin} = coin; priest to worker to coin',
  'card.power.leech':
    'Somebody builds or upgrades beside you: gain what your buildings there are worth; all but the first power cost a VP each',
  'card.power.worth':
    'Worth: dwelling {dwelling}; trading house, temple {house}; stronghold, sanctuary {stronghold}',
  'card.towns.title': 'Towns',
  'card.towns.needs': '{buildings} connected buildings ({less} with the sanctuary) worth {value} together',
  'card.towns.tile': 'Take a town tile: points, something extra, a key',
  'card.cults.title': 'Cults',
  'card.cults.steps':
    'Power on reaching {first}: {firstPower}; {second}: {secondPower}; {third}: {thirdPower}; {top}: {topPower}',
  'card.cults.top': 'Space {top}: one player per cult, with a town key',
  'card.cults.favours': 'Favour tiles: never two of a kind',
  'card.passing.title': 'Passing',
  'card.passing.points': 'First score your bonus card and favour tiles',
  'card.passing.card': 'Then take another bonus card with its coins (not in the last round)',
  'card.passing.first': 'Who passes first starts the next round',
  'card.end.title': 'After round {rounds}',
  'card.end.area': 'Largest area (shipping connects): {area}, {areaSecond}, {areaThird} VP',
  'card.end.cults': 'Each cult: {cult}, {cultSecond}, {cultThird} VP',
  'card.end.goods': 'Everything left into coins: a VP for every {coins}',
  'card.end.ties': 'Level: share the points of the places, rounded down',
} as const;

export type GuideTextKey = keyof typeof guideTexts;
