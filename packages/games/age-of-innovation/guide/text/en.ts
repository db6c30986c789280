const amount = (one: string, many: string) => (of: string) =>
  `{${of}, plural, one {# ${one}} other {# ${many}}}`;
const tools = amount('tool', 'tools');
const scholars = amount('scholar', 'scholars');
const books = amount('book', 'books');
const steps = amount('step', 'steps');
const coins = amount('coin', 'coins');

export const guideTexts = {
  'goal.title': 'What the game is about',
  'goal.intro':
    'Your faction settles new land, builds guilds and schools and changes the world with innovations, in {rounds} rounds. *Whoever has the most victory points (VP) at the end wins*; everyone starts with {points}.',
  'goal.map':
    'Here you play the {own} on the {home} board; buildings with a bright border are yours. *You only build on your home terrain, {home}*; terraform other land first. The {rival} do the same with {rivalHome}.',
  'goal.points': 'You score for what the round rewards, for tiles, and at the end for area and science.',

  'turn.title': 'A round and your turn',
  'turn.phases':
    'First everyone gets income. Then *you take turns, one action each, until everyone has passed.* At the end of the round come the science bonuses, and all used actions are free again.',
  'turn.income': `Each building on the map uncovers income on your planning board: workshops give tools, guilds coins and power, schools and the university scholars. Your tiles add to it. This round you got ${coins('coins')}, ${tools('tools')}, {power} power and ${scholars('scholars')}.`,
  'turn.convert':
    '*Before or after your action, but not during it, you may convert* as often as you like: {powerForScholar} power → a scholar or a book of any discipline; {powerForTool} power → a tool; {powerForCoin} power → a coin; a scholar → a tool; a tool or a book → a coin.',

  'power.title': 'Power and neighbours',
  'power.bowls':
    'Each power you gain moves one token: from bowl I to II or, once I is empty, from II to III. *You can only spend tokens from bowl III*; they go back to bowl I. When all tokens are in III, further power is lost.',
  'power.burn':
    'On your turn you may burn power: with two or more tokens in bowl II, remove one from the game to move another to III. Here the {own} did, and have {ready} power to spend.',
  'power.offer':
    '*When others build or upgrade next to you, you may gain power; it costs one VP less than the power you gain.* The {rival} have just built their university. Of your buildings, a school ({school}) and a guild ({guild}) are adjacent: {power} power for {price} VP.',
  'power.worth':
    'A workshop is worth {workshop}, a guild, school or tower {guild}, a palace or university {palace}, the monument {monument}. You take all or nothing; if your bowls or VP allow less, you gain and pay for only that much. The new building itself does not count.',

  'terraform.title': 'Terraform and build',
  'terraform.action':
    'In one action you turn a hex into your home terrain, build a workshop on it, or do both. *The hex has to be empty and in reach: next to a building of yours, or across no more river hexes than your shipping level.*',
  'terraform.wheel': `The terrain wheel goes {desert}, {plains}, {swamp}, {lake}, {forest}, {mountain}, {wasteland} and back to {desert}. Each step the short way home takes a spade; no step leads away from home. At first a spade costs ${tools('spade')}; a workshop costs ${tools('workshopTools')} and ${coins('workshopCoins')}, even after free spades. You may stop halfway, but you cannot build there.`,
  'terraform.first':
    'Your first turn: you have {tools} tools and shipping {shipping}. Which hexes can you terraform or build on?',
  'terraform.first.right':
    '*All empty hexes next to your buildings, but not those across the river.* One of them is {desert} already, so you can build there without a spade. A {mountain} takes {spades} spades: {price} tools.',
  'terraform.free':
    'Free spades from actions and tiles are used at once. If a hex needs more, you may buy them. Those left once it is home terrain may go to other hexes in reach, but the workshop has to be on the first hex.',

  'upgrade.title': 'Upgrade your buildings',
  'upgrade.paths.guild': `Workshop → guild: ${tools('guildTools')}, ${coins('guildCoins')}; only ${coins('near')} if another player’s building is adjacent.`,
  'upgrade.paths.school': `Guild → school: ${tools('schoolTools')}, ${coins('schoolCoins')}. You take a competency.`,
  'upgrade.paths.palace': `Guild → palace: ${tools('palaceTools')}, ${coins('palaceCoins')}. You choose a palace tile.`,
  'upgrade.paths.university': `School → university: ${tools('universityTools')}, ${coins('universityCoins')}. You take a competency.`,
  'upgrade.back':
    'The old building goes back to your board: you lose its income, but you can build it again. You have {workshops} workshops, {guilds} guilds, {schools} schools, one palace and one university. *If no piece of a kind is left on your board, you cannot build it.*',
  'upgrade.which':
    'You have {coins} coins and {tools} tools. Which of your buildings can you upgrade without converting anything?',
  'upgrade.which.right':
    'Both workshops can become guilds, at the full price without a neighbour, and the guild a school or the palace. *The university would cost {universityTools} tools and {universityCoins} coins.*',

  'tracks.title': 'Shipping and terraforming',
  'tracks.shipping': `Two tracks improve with an action per step. Shipping costs ${coins('shippingCoins')} and ${scholars('shippingScholars')} and brings {firstPoints} VP, then ${books('shippingBooks')}, then {lastPoints} VP. Each level lets you cross one more river hex in a row.`,
  'tracks.terraforming': `Terraforming costs ${coins('terraformingCoins')}, ${tools('terraformingTools')} and ${scholars('terraformingScholars')}. After the first step a spade costs ${tools('second')}, after the second ${tools('third')}; you get ${books('terraformingBooks')} first and {terraformingPoints} VP later. Some boards have other numbers.`,
  'tracks.ships':
    'Now you have shipping {shipping}, and a spade costs you {second} of your {tools} tools. Which hexes can you terraform or build on?',
  'tracks.ships.right':
    'New ones lie behind one river hex: a {desert}, where you need no spade, a {mountain} and a {forest}. *In reach is not adjacent*: for towns, cheap guilds and power from neighbours only a shared edge or a bridge counts.',

  'science.title': 'Schools and science',
  'science.competency': `Each school and your university bring you a competency, never the same twice. *Its slot adds steps and books of a discipline*: ${steps('topSteps')} in the top row, ${steps('middleSteps')} and ${books('middleBooks')} in the middle, ${steps('bottomSteps')} and ${books('bottomBooks')} at the bottom.`,
  'science.send': `As an action, send a scholar to an open spot of a discipline for {best} or {other} steps in it; the scholar stays there for good. Or return one to your supply for ${steps('back')} in any discipline. You have {scholars} scholars in all.`,
  'science.levels':
    'Levels {first}, {second}, {third} and {fourth} give power at once. From level {income} on you get income every round. *To go beyond level {last} you need a key, one per discipline, and keys come from towns.* Without one, the steps are lost. Only one player can reach level {top} of a discipline.',

  'actions.title': 'Power, book and special actions',
  'actions.shared':
    '*Each power or book action can be used once per round, by whoever comes first.* You pay with power from bowl III, or with books of any discipline; {inPlay} book actions are in the game. Special actions of your faction and tiles are free and yours alone, once per round each.',
  'actions.which':
    'You have {ready} power in bowl III, and the {rival} have already had a turn. Which power actions can you use without burning more?',
  'actions.which.right':
    'The {rival} have taken the tools, and {spades} spades cost {price} power. *A bridge needs a marked site with a building of yours on at least one end.*',
  'actions.bridge':
    'A bridge makes the hexes at its ends adjacent, for everyone. Each site has room for one, and you have {bridges} in all.',

  'innovation.title': 'Innovations and the palace',
  'innovation.cost': `An innovation costs ${books('books')}: {own} of its column’s discipline and {any} of any. The two on top, with two or four players, cost {each} of each of two disciplines and {rest} of any. Your second one costs ${books('second')} more, your third {third}. *Without a palace you also pay ${coins('surcharge')}.* You can have {most}.`,
  'innovation.which': `You have ${coins('coins')}, no palace and these books: {law} {lawBooks}, {engineering} {engineeringBooks}, {medicine} {medicineBooks}. Which innovations can you develop?`,
  'innovation.which.right':
    'Those in the {law} and {engineering} columns: you have {own} books of each, and the rest can be any. *Each innovation exists only once.*',
  'innovation.neutral':
    'Some tiles bring a neutral building. Place it at once on an empty hex in reach, and pay any spades with tools. It counts as yours but is never upgraded.',
  'innovation.palace':
    'With your palace you choose one of the palace tiles, each of which exists once. Your innovations then cost no coins.',

  'town.title': 'Towns',
  'town.found':
    '*{buildings} adjacent buildings worth {power} power or more become a town at once.* Here the second guild has completed it: a workshop ({workshop}), a school ({school}) and two guilds ({guild} each).',
  'town.fewer':
    'With a university in it, {few} buildings are enough, with the monument {fewest}; they still need the power. A building next to a town belongs to it and cannot help to found another one.',
  'town.annex':
    'A competency brings annexes. As an action you add one to a building of yours: {annexPower} more power, and it counts as another of the {buildings} buildings.',
  'town.tile': 'For each town you choose a tile: its VP, bonus and key are yours at once.',

  'pass.title': 'Passing and the end of a round',
  'pass.bonus':
    'When you pass, effects for passing apply. Then you swap your round bonus for one of the {open} on the table, with the coins on it. *The passing order is the turn order of the next round.* Afterwards a coin is added to each one left. In round {last} no one takes a new one.',
  'pass.tile':
    'The round tile scores while you take actions: in this round {points} VP for each school. After the round its science bonus follows: {coins, plural, one {# coin} other {# coins}} for {every, plural, one {each level} other {every # levels}} in {discipline}. *You can see all rounds in advance.*',
  'pass.spades':
    'Spades from a science bonus are used at once, on one or more hexes in reach; you can neither buy more nor build then. In round {last} there is no science bonus: a final-round tile scores VP in addition to the round tile.',

  'end.title': 'The end, and playing well',
  'end.area':
    'The most buildings in one group score {areaFirst} VP, then {areaSecond} and {areaThird}. *Here a group is connected by reach, so your shipping counts.* Ties share the VP of their places.',
  'end.science': `In each discipline the highest levels score {scienceFirst}, {scienceSecond} and {scienceThird} VP. Everything left becomes coins, and every ${coins('coins')} score a VP. With two players a neutral faction competes for area and science.`,
  'end.advice.worth':
    '*What bots count*, early on: a scholar {scholar} VP, a spade {spade}, a book {book}, a step in science {step}, a tool {tool}, a coin {coin}, power {power}.',
  'end.advice.schools':
    '*A school is nearly always among the best moves*: a scholar every round, a competency, steps. Later the university.',
  'end.advice.guilds':
    'Then guilds beside others, for {guildCoins} coins; at full price only early, or when guilds score.',
  'end.advice.power':
    'Power: the scholar first, then coins or a spade, early in the round; tools and bridges hardly ever.',
  'end.advice.land': 'Pay tools for land one spade away; further off use free spades.',
  'end.advice.scholars':
    'Send scholars for {best} or {other} steps, towards a science bonus or past a level with power.',
  'end.advice.books': 'Use your own special actions every round, and books for a guild or an innovation.',
  'end.advice.tiles': 'Build what the round tile scores. Pass only with little left in hand.',
  'end.advice.town': 'Plan a town early, upgraded buildings side by side: its key opens the upper levels.',
  'end.advice.last': 'In the last round only what scores, area and science count, not income.',

  'tour.land': '*The map*: hexes of seven terrains and rivers. On one of them you are at home.',
  'tour.buildings': '*Buildings* stand on the land in the colour of their owner.',
  'tour.power': '*Power actions*: each once per round, by whoever comes first.',
  'tour.bookActions': '*Book actions*: three in each game, paid for with books.',
  'tour.faction': '*Your faction* with its ability.',
  'tour.board': '*Your planning board*: buildings that wait on it cover your income.',
  'tour.books': '*Books* of the four disciplines.',
  'tour.bowls': '*Three bowls* for power tokens; you spend from the last one.',
  'tour.shipping': '*Shipping*: how far you reach across rivers.',
  'tour.terraforming': '*Terraforming*: what a spade costs you.',
  'tour.science': '*Science*: levels in four disciplines, and spaces for scholars.',
  'tour.rounds': '*Round tiles*: what brings points in each round, and the science bonus at its end.',
  'tour.competencies': '*Competencies*: one for each school and the university.',
  'tour.innovations': '*Innovations*: bought with books, each there only once.',
  'tour.bonuses': '*Round bonuses*: who passes takes one for the next round.',
  'tour.palaces': '*Palaces*: whoever builds the palace chooses one.',
  'tour.towns': '*Town tiles*: one for each town you found.',

  'card.round.title': 'A round',
  'card.round.income': 'Income: from your board, tiles, and disciplines at a high level.',
  'card.round.actions': 'Actions: one per turn, in order, until everyone has passed.',
  'card.round.science': 'Science bonus of the round tile, in the new turn order; not in the last round.',
  'card.round.next': 'All actions are free again; a coin on each round bonus left.',

  'card.actions.title': 'Actions',
  'card.actions.build': 'Terraform a hex in reach and/or build a workshop.',
  'card.actions.upgrade': 'Upgrade one building by one step.',
  'card.actions.shipping': `Shipping: ${coins('shippingCoins')}, ${scholars('shippingScholars')}.`,
  'card.actions.terraforming': `Terraforming: ${coins('terraformingCoins')}, ${tools('terraformingTools')}, ${scholars('terraformingScholars')}.`,
  'card.actions.scholar': `Send a scholar: {best} or {other} steps. Return one: ${steps('back')}.`,
  'card.actions.innovation': `Develop an innovation: {own} books of its column, {any} of any; ${coins('surcharge')} without a palace. At most {most}.`,
  'card.actions.power': 'Power action: power from bowl III, once per round for everyone.',
  'card.actions.books': 'Book action: any books, once per round for everyone.',
  'card.actions.special': 'Special action of your own: free, once per round.',
  'card.actions.pass': 'Pass: swap your round bonus.',

  'card.prices.title': 'Prices on most boards',
  'card.prices.spade': `Spade: ${tools('first')}, later {second}, then {third}.`,
  'card.prices.workshop': `Workshop: ${tools('workshopTools')}, ${coins('workshopCoins')}.`,
  'card.prices.guild': `Guild: ${tools('guildTools')}, ${coins('guildCoins')}; next to another player ${coins('near')}.`,
  'card.prices.school': `School: ${tools('schoolTools')}, ${coins('schoolCoins')}.`,
  'card.prices.palace': `Palace: ${tools('palaceTools')}, ${coins('palaceCoins')}.`,
  'card.prices.university': `University: ${tools('universityTools')}, ${coins('universityCoins')}.`,

  'card.convert.title': 'Conversions',
  'card.convert.power':
    '{powerForScholar} power → scholar; {powerForBook} power → book; {powerForTool} power → tool; {powerForCoin} power → coin.',
  'card.convert.goods': 'Scholar → tool; tool → coin; book → coin.',
  'card.convert.burn': 'Burn: one token of bowl II leaves the game, another moves to III.',
  'card.convert.when': 'On your turn, before or after your action.',

  'card.neighbours.title': 'Power from neighbours',
  'card.neighbours.offer':
    'When someone builds next to you: power of your adjacent buildings, for one VP less.',
  'card.neighbours.worth':
    'Workshop {workshop}; guild, school, tower {guild}; palace, university {palace}; monument {monument}.',

  'card.science.title': 'Science',
  'card.science.competency': `Competency: top ${steps('topSteps')}; middle ${steps('middleSteps')}, ${books('middleBooks')}; bottom ${steps('bottomSteps')}, ${books('bottomBooks')}.`,
  'card.science.power':
    'Power on level {first}, {second}, {third}, {fourth}: {firstPower}, {secondPower}, {thirdPower}, {fourthPower}.',
  'card.science.key': 'A key per discipline to go beyond level {last}.',
  'card.science.income': `From level {level}, every round: {banking} ${coins('coins')}, {law} {lawPower} power, {engineering} ${tools('tools')}, {medicine} {points} VP.`,

  'card.town.title': 'Towns',
  'card.town.need':
    '{buildings} adjacent buildings ({few} with a university, {fewest} with the monument) worth {power} power.',
  'card.town.tile': 'Town tile: VP, bonus, key.',

  'card.end.title': 'Final scoring',
  'card.end.area': 'Largest group, connected by reach: {areaFirst}, {areaSecond}, {areaThird} VP.',
  'card.end.science': 'Each discipline: {scienceFirst}, {scienceSecond}, {scienceThird} VP.',
  'card.end.resources': 'Leftovers become coins: a VP for every {coins}.',
} as const;

export type GuideTextKey = keyof typeof guideTexts;
