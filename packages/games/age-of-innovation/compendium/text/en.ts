export const compendiumTexts = {
  'boards.title': 'Planning boards',
  'boards.about':
    'Your board says which terrain is your home, what you start with and what your income is; every game gives it another faction.',
  'boards.desert':
    'Good for a town close to home: its spade makes a hex next to your first workshops yours before the game begins.',
  'boards.plains':
    'Good for digging a lot: improving terraforming costs hardly any coins, so cheap spades come early.',
  'boards.swamp':
    'Good for a fast first round: a scholar is at hand at once, and more tokens are already in the second bowl.',
  'boards.lake':
    'Good for settling on both banks: it crosses a river hex from the first turn without paying for shipping.',
  'boards.forest':
    'Good for science: it starts a step higher everywhere, which often decides the first science bonuses.',
  'boards.mountain':
    'Good for schools and palaces early: extra coins every round pay for what others have to save for.',
  'boards.wasteland':
    'Good for two innovations: it starts with a book and a tool more, and the second innovation costs no extra book.',

  'factions.title': 'Factions',
  'factions.about': 'Every player leads one, on any of the planning boards.',
  'factions.blessed':
    'Good for living off the science bonuses: at the end of every round they count you well above your real level.',
  'factions.felines':
    'Good for many towns: each brings steps in science and a book besides its tile, and books lead to innovations.',
  'factions.goblins':
    'Good when a lot has to be terraformed: every spade you use pays coins back, even one from a science bonus.',
  'factions.illusionists':
    'Good for whoever lives on power actions: each costs less power and scores as well, so neighbours are welcome.',
  'factions.inventors':
    'Good for a flying start: a competency before the first round pays in every round of the game.',
  'factions.lizards':
    'Good for spreading by towns: each one lets you terraform and puts a workshop on the map for free.',
  'factions.moles':
    'Good for getting past rivers and rivals: a tool is enough for a tunnel, every tunnel scores, and bridges are cheap.',
  'factions.monks':
    'Good for towns of few buildings: the university stands from the start, but without workshops the first rounds are tight.',
  'factions.navigators':
    'Good along the river, where every workshop you build scores, and well up in Law from the start.',
  'factions.omar':
    'Good for an early town and a steady purse: the tower is a strong third building, and coins and power come in every round.',
  'factions.philosophers':
    'Good for innovations: a book every round and another with each competency make them affordable early.',
  'factions.psychics':
    'Good for power actions: once a round they fill the bowls and act right afterwards, before anybody can take the space.',

  'roundBonuses.title': 'Round bonuses',
  'roundBonuses.about':
    'You hold one for a round and swap it when you pass. There are {spare} more than players, and coins gather on those that nobody takes.',
  'roundBonuses.riverBonus':
    'Good for building several workshops along the river in one round, farther out than your own ships reach.',
  'roundBonuses.scholarBonus':
    'Good in a round in which you send more than one scholar, as each of them scores.',
  'roundBonuses.guildBonus': 'Good for a round of guilds, best when the round tile pays for them too.',
  'roundBonuses.greatBonus':
    'Good late in the game, once palace and university stand and score whenever you pass.',
  'roundBonuses.spadeBonus': 'Good for the next hex of a town, and its book brings an innovation nearer.',
  'roundBonuses.bridgeBonus':
    'Good for joining buildings across the river without spending power, with a book on top.',
  'roundBonuses.stepBonus': 'Good early on, when tools limit you and one step may complete a science bonus.',
  'roundBonuses.schoolBonus': 'Good with two or three schools on the map: each lifts you when you pass.',
  'roundBonuses.powerBonus': 'Good when you want a strong power action at the very start of the round.',
  'roundBonuses.coinBonus': 'Good before costly upgrades or an innovation without a palace.',

  'competencies.title': 'Competencies',
  'competencies.about':
    'Schools and the university bring them, with steps and books of the slot. You can have only one of a kind.',
  'competencies.toolAndStep':
    'Good as a first competency: tool and step come in every round, and steps add up to bonuses and points.',
  'competencies.pointsAndCoins': 'Good as early as possible: it scores in every round that is left.',
  'competencies.bookAndPower': 'Good for innovations: taken early, its books alone nearly pay for one.',
  'competencies.grant':
    'Good late, when income would no longer pay, and whenever a few points and a tool help now.',
  'competencies.twoSpades':
    'Good for building right after the school: its spades make a far hex your home in the same turn.',
  'competencies.twoAnnexes':
    'Good for completing a town without building: an annex counts as one more building and more power.',
  'competencies.fourPower': 'Good for a power action every round, even without neighbours who feed you.',
  'competencies.townCharters':
    'Good for whoever founds towns early, as their tiles score each time you pass.',
  'competencies.scholarship': 'Good with several schools: every scholar you send scores besides the steps.',
  'competencies.watchtower':
    'Good for a town: the tower is a strong building for free, and its income lasts for the game.',
  'competencies.frontier': 'Good when your land lies at the edge of the map and workshops are still to come.',
  'competencies.breadth': 'Good for rising evenly: it pays for the lowest discipline, every time you pass.',

  'palaces.title': 'Palaces',
  'palaces.about': 'You choose one when you build your palace; from then on innovations cost you no coins.',
  'palaces.P1': 'Good for building on and on: tools every round, and enough power for an action.',
  'palaces.P2': 'Good for spreading: two free spades in every round that is left, so build it early.',
  'palaces.P3':
    'Good for taking competencies again and again: the school becomes a guild, scores, and can be upgraded anew.',
  'palaces.P4': 'Good for rounds that reward guilds: one for free every round, without any neighbour.',
  'palaces.P5': 'Good for a competency more than your schools bring, and a fair income of power.',
  'palaces.P6':
    'Good for the race in science: two steps in one discipline every round, and a book as income.',
  'palaces.P7': 'Good with all your schools on the map: each scores whenever you pass.',
  'palaces.P8': 'Good for more towns: each needs less power, and the income has something of everything.',
  'palaces.P9': 'Good for reaching land that nobody else can: each flight costs a scholar and scores.',
  'palaces.P10': 'Good at once: a wave of power and books, then plenty of coins each round.',
  'palaces.P11': 'Good for a key and a town tile without founding a town.',
  'palaces.P12': 'Good for many workshops: each one scores, and the bowls refill every round.',
  'palaces.P13': 'Good for guilds and innovations: guilds score, and a book with coins comes every round.',
  'palaces.P14': 'Good for living on the river: shipping leaps ahead, and a town may reach across the water.',
  'palaces.P15': 'Good for a great turn: spades, bridges and books together, which may complete a town.',
  'palaces.P16': 'Good for a foothold anywhere: a guild stands on a home hex far away, with books to follow.',
  'palaces.P17': 'Good when only points count any more: it scores the most at once.',

  'innovations.title': 'Innovations',
  'innovations.about':
    'Developed with books, and with coins as long as you have no palace. Each exists once, and you can have {most}.',
  'innovations.deusExMachina':
    'Good early: a spade in every round, and a step everywhere may bring power at once.',
  'innovations.tradeRoutes': 'Good early with many guilds, as it scores each time you pass.',
  'innovations.professors': 'Good as early as possible: a scholar and points in every round that is left.',
  'innovations.leagueOfCities': 'Good late, when you have three or more town tiles.',
  'innovations.libraries': 'Good late for whoever is far up in two disciplines.',
  'innovations.sewers': 'Good for a realm of workshops, before they are upgraded.',
  'innovations.steamPower':
    'Good in the middle of the game: two tracks move on for free, with their rewards.',
  'innovations.steel': 'Good for bridge builders: already the first bridge scores, and the third pays best.',
  'innovations.architecture': 'Good for points and steps at once, the more kinds of buildings you have.',
  'innovations.census': 'Good in the last rounds for whoever has built the most.',
  'innovations.colleges': 'Good with all schools on the map, before one becomes the university.',
  'innovations.communication': 'Good for a realm in many separate groups, even where it founds few towns.',
  'innovations.neutralWorkshop':
    'Good early: a building for free and more tools every round than any other tile.',
  'innovations.neutralGuild': 'Good early: a building for free that ends all worries about coins.',
  'innovations.neutralSchool':
    'Good for a town: the school stands at once and brings a competency with its steps.',
  'innovations.neutralUniversity': 'Good for a town of few buildings, and for points in every round.',
  'innovations.neutralPalace':
    'Good for a strong building and fresh power at once; it also spares the coins of later innovations.',
  'innovations.neutralMonument':
    'Good for a town at once: the monument needs only one building beside it with enough power.',

  'townTiles.title': 'Town tiles',
  'townTiles.about':
    'You take one when you found a town: points, a key to the upper levels, and something at once.',
  'townTiles.townTools': 'Good when there is more to build this round and tools are short.',
  'townTiles.townSpades': 'Good for the next town: a hex becomes yours at once, and you may build there.',
  'townTiles.townBooks': 'Good when two books are all that is missing for an innovation.',
  'townTiles.townCoins': 'Good before the next upgrade, with fair points.',
  'townTiles.townSteps': 'Good when several disciplines stand just below power or a science bonus.',
  'townTiles.townPower':
    'Good in the middle of a round: full bowls for another power action, and many points.',
  'townTiles.townScholar': 'Good at any time: many points, and a scholar for science or a track.',

  'powerActions.title': 'Power actions',
  'powerActions.about': 'Paid with power from bowl III. Each can be used by one player per round.',
  'powerActions.powerBridge':
    'Good for joining two groups into a town or bringing a rival’s land next to yours.',
  'powerActions.powerScholar':
    'Good before a step on a track or for a free place in science: cheaper than by converting.',
  'powerActions.powerTools': 'Good for building now, at a better rate than by converting.',
  'powerActions.powerCoins': 'Good before an upgrade: power buys far more coins here than by converting.',
  'powerActions.powerSpade': 'Good for a hex next to you on the wheel, with its workshop in the same action.',
  'powerActions.powerSpades': 'Good for a hex farther round the wheel or for two near ones.',

  'bookActions.title': 'Book actions',
  'bookActions.about':
    'Paid with books of any discipline. {inPlay} of them are in a game, each once per round.',
  'bookActions.bookPower': 'Good for a power action in the next turn, for a single book.',
  'bookActions.bookSteps': 'Good for reaching power or a science bonus with a single book.',
  'bookActions.bookCoins': 'Good when coins hold you back and no innovation is near.',
  'bookActions.bookGuild': 'Good where no neighbour makes the guild cheap: it costs neither tools nor coins.',
  'bookActions.bookPoints': 'Good with three or four guilds on the map.',
  'bookActions.bookSpades': 'Good for the farthest terrain of the wheel or for three hexes in one action.',

  'roundTiles.title': 'Round scoring tiles',
  'roundTiles.about':
    'One for each of the {rounds} rounds, all open from the start: what scores in the round, and what science brings after it.',
  'roundTiles.workshopLaw': 'Rewards spreading out, and Law brings scholars for the next round.',
  'roundTiles.workshopBanking': 'Rewards new workshops, and Banking fills the bowls afterwards.',
  'roundTiles.guildLaw': 'Rewards guilds, and Law brings books for an innovation.',
  'roundTiles.guildMedicine': 'Rewards guilds, and Medicine terraforms a hex before the next round.',
  'roundTiles.schoolBanking': 'Rewards schools, so keep coins for them, and Banking pays some back.',
  'roundTiles.greatMedicine': 'Rewards palace and university, and Medicine brings tools.',
  'roundTiles.greatBanking': 'Rewards palace and university like its twin, but Banking brings the tools.',
  'roundTiles.spadeEngineering': 'Rewards every spade, so dig in this round, and Engineering pays coins.',
  'roundTiles.stepMedicine':
    'Rewards every step in science, so send scholars now, and Medicine brings books.',
  'roundTiles.townEngineering': 'Rewards a town founded just now, and Engineering brings spades.',
  'roundTiles.trackEngineering':
    'Rewards shipping and terraforming, and Engineering gives the scholars back.',
  'roundTiles.innovationLaw': 'Rewards innovations, so save books for it, and Law fills the bowls.',

  'finalTiles.title': 'Final-round tiles',
  'finalTiles.about':
    'One of them scores in round {last} besides the round tile, where others have a science bonus.',
  'finalTiles.finalWorkshop': 'Keep home hexes and tools for many workshops at the end.',
  'finalTiles.finalGuild': 'Keep workshops beside neighbours, where guilds are cheap at the end.',
  'finalTiles.finalSchool': 'Keep guilds and tools, so that schools come in the last round.',
  'finalTiles.finalEdge': 'Leave hexes at the edge of the map free for your last workshops.',

  'automaCards.title': 'Automa cards',
  'automaCards.about':
    'Alone you play against the Automa. Each of her {cards} cards says what she does when it is the action card, and on her next turn, as the support card, how she chooses. {start} of them are in her deck from the beginning.',
  'automaCards.automa1':
    'A workshop of hers beside you is the first to grow, so a neighbour soon offers you more power.',
  'automaCards.automa2':
    'Bad for plans that need one certain action: take it before her turn, or have another one in mind.',
  'automaCards.automa3':
    'The best place of a discipline may be gone after it, so send your scholar there first.',
  'automaCards.automa4': 'She settles from her unmarked buildings: a hex between them and you is in danger.',
  'automaCards.automa5': 'What it does is up to her faction, and she pulls her two groups together.',
  'automaCards.automa6':
    'From round {from} on it empties the display: the innovation you save for may be the one she counts to.',
  'automaCards.automa7':
    'A second faction action: with it in her deck expect more buildings, and number {number} goes round a short list.',
  'automaCards.automa8': '{points} VP and a scholar: it fills the science board early.',
  'automaCards.automa9':
    '{points} VP and a scholar again: with both in her deck she climbs two disciplines a round.',
  'automaCards.automa10':
    'Her guilds and schools come sooner, which brings you more power when you build beside them later.',
  'automaCards.automa11': 'It upgrades and scores by her level, so it hurts most at the higher ones.',
  'automaCards.automa12': 'One more card that blocks: count how many actions will be left for you.',
  'automaCards.automa13': '{points} VP and a workshop; the hardest level has it from the start.',
  'automaCards.automa14': 'It blocks as well, from her marked buildings: late in a round little stays open.',
  'automaFactions.title': 'Factions of the Automa',
  'automaFactions.about': 'The table chooses one of them for her. Her faction action is on two of her cards.',
  'automaFactions.simpletons':
    'Good for a first game: she builds by the usual rules, and nothing surprises you.',
  'automaFactions.kuddlers':
    'Good for whoever likes power: she comes close to you and takes the terrains you want.',
  'automaFactions.druids': 'Hard in the disciplines: two steps at once catch up with you quickly.',
  'automaFactions.racelings':
    'Good for whoever passes early: who lets her pass first pays with her double points.',
  'automaFactions.wanderers':
    'Hard to keep out: she builds anywhere on the map and scores every building at the end.',
  'automaFactions.mimics':
    'Hard for your growth: she turns the hexes that lie nearest to you on the wheel into her own.',
  'automaFactions.powermongers':
    'She gives you a lot of power, and climbs the disciplines each time it is two or more.',
} as const;

export type CompendiumTextKey = keyof typeof compendiumTexts;
