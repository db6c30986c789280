export const compendiumTexts = {
  'factions.title': 'Factions',
  'factions.about':
    'Every player leads one. Each terrain is home to a pair of factions, of which only one can be in a game.',
  'factions.alchemists':
    'Never short of coins: points buy them in the early rounds, and once the stronghold stands every spade brings power as well.',
  'factions.auren':
    'Good for climbing the cults: their stronghold moves them up every round, which earns power, cult bonuses and points at the end.',
  'factions.chaosMagicians':
    'Good for collecting favour tiles early: a temple brings them more than anybody else, which makes up for fewer dwellings at the start.',
  'factions.cultists':
    'Good with many neighbours: every building from which somebody takes power carries them up a cult.',
  'factions.darklings':
    'Good for scoring with every spade they pay for, as long as their temples bring enough priests to dig with.',
  'factions.dwarves':
    'Good for building where nobody else can get to: every tunnel scores, so they want workers above all.',
  'factions.engineers':
    'Good for a small realm on both banks: they build cheaply, and once the stronghold stands their bridges score whenever they pass.',
  'factions.fakirs':
    'Good for leaping over whatever is in the way and scoring for it, but only with priests to spare.',
  'factions.giants':
    'Good on a crowded map: any terrain takes them the same number of spades, and their stronghold digs a hex for free every round.',
  'factions.halflings':
    'Good when a lot of terrain has to change: each spade scores, wherever it comes from, and the stronghold brings a handful at once.',
  'factions.mermaids':
    'Good for building along the river: they have shipping from the start, and a town of theirs may reach across the water.',
  'factions.nomads':
    'Good for a quick start: they begin with the most dwellings, and a sandstorm from the stronghold gives them one more hex of their own every round.',
  'factions.swarmlings':
    'Good for founding towns, each of which brings workers, while the stronghold turns a dwelling into a trading house for free every round.',
  'factions.witches':
    'Good for many towns, each worth extra points, and for dwellings far away: the stronghold puts one on any free forest every round.',

  'bonusCards.title': 'Bonus cards',
  'bonusCards.about':
    'You hold one for a round and swap it when you pass. There are {spare} more than players, and coins gather on those that nobody takes.',
  'bonusCards.BON1': 'Good when a little digging is all that is missing to build on the next hex.',
  'bonusCards.BON2':
    'Good for reaching the next space with power or a bonus on a cult, with a fair number of coins on top.',
  'bonusCards.BON3':
    'More coins than any other card: good before a round with trading houses and a stronghold.',
  'bonusCards.BON4':
    'Good for crossing the river this round without paying for shipping, and for filling the bowls a little.',
  'bonusCards.BON5': 'Good in the early rounds, when worker and power both become buildings.',
  'bonusCards.BON6':
    'Good towards the end: workers to build with, and points on passing if stronghold and sanctuary stand.',
  'bonusCards.BON7': 'Good with a row of trading houses on the map, as each scores when you pass.',
  'bonusCards.BON8': 'Good for whoever lacks priests for a cult, for shipping or for digging.',
  'bonusCards.BON9': 'Good for a realm of many dwellings, as each scores when you pass.',
  'bonusCards.BON10': 'Good for those who have gone far in shipping: every level scores when you pass.',

  'favourTiles.title': 'Favour tiles',
  'favourTiles.about':
    'Temples and the sanctuary bring them: steps on a cult at once and, with most of them, something for the rest of the game. You can have only one of a kind.',
  'favourTiles.FAV1':
    'Good for a leap ahead on fire, where the scoring tiles reward steps with workers or power.',
  'favourTiles.FAV2':
    'Good for a leap ahead on water, where the scoring tiles reward steps with priests or spades.',
  'favourTiles.FAV3':
    'Good for a leap ahead on earth, where the scoring tiles reward steps with coins or spades.',
  'favourTiles.FAV4':
    'Good for a leap ahead on air, where the scoring tiles reward steps with workers or spades.',
  'favourTiles.FAV5':
    'Good for founding towns with {less} power instead of {power}, which often saves an upgrade each time.',
  'favourTiles.FAV6':
    'Good early on: a step on a cult every round adds up to power, bonuses and points at the end.',
  'favourTiles.FAV7': 'Good as a first tile: it pays for buildings in every round that is left.',
  'favourTiles.FAV8': 'Good for whoever lives on power actions, as it refills the bowls every round.',
  'favourTiles.FAV9':
    'Good for anyone who keeps running out of coins, and the earlier it comes the more it brings.',
  'favourTiles.FAV10': 'Good just before several trading houses, as each one you build scores.',
  'favourTiles.FAV11': 'Good for spreading wide: every dwelling you build from then on scores.',
  'favourTiles.FAV12': 'Good for keeping trading houses on the map, as they score each time you pass.',

  'townTiles.title': 'Town tiles',
  'townTiles.about':
    'You take one when you found a town: points, a key to the top of a cult, and something at once.',
  'townTiles.TW1': 'Good when only coins keep you from the next building.',
  'townTiles.TW2': 'Good when workers are short and there is more to build this round.',
  'townTiles.TW3': 'Good for plenty of points and a priest who can go to a cult at once.',
  'townTiles.TW4': 'Good for full bowls in the middle of a round: another power action is within reach.',
  'townTiles.TW5': 'Good for moving up every cult together, best where several of the steps bring power.',
  'townTiles.TW6':
    'Good for the race to the top of the cults: it has a spare key and the most steps, but few points.',
  'townTiles.TW7':
    'Good for crossing more water from now on without paying for it, and for farther flights of the Fakirs’ carpet.',
  'townTiles.TW8': 'Good at the end of the game, when nothing else can be turned into points any more.',

  'powerActions.title': 'Power actions',
  'powerActions.about': 'Paid with power from bowl III. Each can be used by one player per round.',
  'powerActions.ACT1':
    'Good for joining buildings across the river, be it for a town or for a larger area at the end.',
  'powerActions.ACT2': 'Good for a priest just when shipping, digging or a cult asks for one.',
  'powerActions.ACT3':
    'Good for building right away: power becomes workers at a better rate than by conversion.',
  'powerActions.ACT4': 'Good before a costly upgrade, as nothing else turns power into as many coins.',
  'powerActions.ACT5':
    'Good for a hex that is a short way round the wheel, with a dwelling in the same action.',
  'powerActions.ACT6':
    'Good for a hex farther round the wheel, or for more than one, as no other power action brings as many spades.',

  'scoringTiles.title': 'Scoring tiles',
  'scoringTiles.about':
    'One for each of the {rounds} rounds, all open from the start: what scores in the round, and what a cult brings after it.',
  'scoringTiles.SCORE1':
    'Rewards digging: keep your spades for this round, and be well up on earth for the coins.',
  'scoringTiles.SCORE2':
    'Rewards a town founded in just this round, so hold its last building back; earth brings spades.',
  'scoringTiles.SCORE3': 'Rewards spreading out, and steps on water bring priests for the next round.',
  'scoringTiles.SCORE4':
    'Rewards the big buildings: time your stronghold or sanctuary for it, and let fire bring workers.',
  'scoringTiles.SCORE5': 'Rewards new dwellings, and steps on fire fill the bowls for the next round.',
  'scoringTiles.SCORE6': 'Rewards trading houses, and steps on water bring spades before the next round.',
  'scoringTiles.SCORE7':
    'Rewards stronghold and sanctuary like its twin, but here it is air that brings the workers.',
  'scoringTiles.SCORE8': 'Rewards a round of trade, with spades for those who stand high on air.',
  'scoringTiles.SCORE9':
    'Rewards temples, and every priest who stays on the cult board brings coins, whichever cult it is.',
} as const;

export type CompendiumTextKey = keyof typeof compendiumTexts;
