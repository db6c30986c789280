export const lessonTexts = {
  'first-game.title': 'Your first game',
  'first-game.about': 'From your first dwelling to your first town, one thing at a time.',

  'chapter.goal': 'The goal',
  'chapter.income': 'Income',
  'chapter.building': 'Building',
  'chapter.power': 'Power',
  'chapter.cults': 'Temples and cults',
  'chapter.passing': 'Passing',
  'chapter.towns': 'Towns',
  'chapter.end': 'The end of the game',

  endTurn: 'That is all for this turn. Click End turn.',

  'goal.title': 'Victory points win',
  'goal.text':
    'The game lasts {rounds} rounds. *Whoever has the most victory points (VP) at the end wins*; everyone starts with {points}.',
  'land.title': 'Only {terrain} is home',
  'land.text':
    'You play the {faction}. *You can only build on {terrain}*; any other land has to be terraformed first.',
  'place.title': 'Place your second dwelling',
  'place.text':
    'You and the {rival} have placed your first dwellings close together, and that is good for both. Click {hex}, then Confirm.',
  'place.wrong': 'That would work too, but this lesson needs you in the middle. Please choose {hex}.',
  'card.title': 'Take a bonus card',
  'card.text':
    'You hold one bonus card per round. Take the one with {workers, plural, one {# worker} other {# workers}} and {power} power: you get that at the start of the round.',
  'card.wrong': 'A fine card too! For this lesson take the one with the worker and the power.',
  'income.title': 'Every round starts with income',
  'income.text':
    'You just got {workers} workers and {power} power. *Each building you put on the map uncovers more income on your board.*',
  'roundTile.title': 'Each round rewards something else',
  'roundTile.text':
    'This round every new trading house scores {points} VP. You can see all rounds in advance, so plan for them.',
  'tradingHouse.title': 'Upgrade to a trading house',
  'tradingHouse.text':
    'On {hex} it costs {coins} coins and {workers} workers. *Next to a neighbour it is cheap*: without the {rival} it would cost {alone} coins.',
  'tradingHouse.wrong': 'Allowed, but let us first upgrade the dwelling on {hex}.',
  'leech.title': 'Power from your neighbour',
  'leech.text':
    'The {rival} upgraded next to you, so you may gain {power} power for {price} VP. *Early on, power is worth more than points*: take it.',
  'leech.wrong': 'You may decline, but so early in the game you will want the power. Take it this time.',
  'bowls.title': 'Power flows through three bowls',
  'bowls.text':
    'Gained power first moves tokens from bowl I to II, and then from II to III. *You can only spend tokens from bowl III*; they go back to bowl I.',
  'powerAction.title': 'Use a power action',
  'powerAction.text':
    'Choose the spade for {power} power; each of these can be used once per round. Bowl III is empty, so {burned} tokens are burned: you lose them, and as many others move up to bowl III.',
  'powerAction.wrong': 'Allowed, but now we need a spade. Choose the power action with one spade.',
  'terraform.title': 'Terraform and build',
  'terraform.text':
    '{from} is next to {terrain} on your wheel, so one spade is enough. Terraform {hex} and build a dwelling there for {coins} coins and {workers, plural, one {# worker} other {# workers}}.',
  'terraform.wrong': 'Good thinking, but your town is going to need {hex}.',
  'freePower.title': 'Free power',
  'freePower.text': 'A single power costs nothing. Always take it while your bowls have room.',
  'freePower.wrong': 'It is free: take it.',
  'temple.title': 'A temple brings a favour tile',
  'temple.text':
    'Upgrade your trading house on {hex} to a temple for {coins} coins and {workers} workers. The trading house goes back to your board.',
  'temple.wrong': 'Allowed, but now you want the temple on {hex}.',
  'favour.title': 'Choose a favour tile',
  'favour.text':
    'Favour tiles help for the rest of the game and move you up a cult track. Take the one with {steps} steps in {cult} and {power} power every round.',
  'favour.wrong': 'A good tile, but the {cult} track pays off this round. Take the one with {power} power.',
  'yourChoice.title': 'You decide',
  'yourChoice.text':
    'This time it is {power} power for {price} VP. Both answers are fine: power is useful now, points count at the end.',
  'pass.title': 'Pass and take a new card',
  'pass.text':
    'You are short of workers, so pass: you swap your bonus card for a new one. *Whoever passes first starts the next round.* Take the card that scores {points} VP per dwelling when you pass.',
  'pass.wrong': 'You still could, but keep your workers for the next round and pass with the dwelling card.',
  'cultReward.title': 'A cult reward',
  'cultReward.text':
    'The round tile also gives {spades, plural, one {# spade} other {# spades}} for every {every} steps in {cult}, and you have {reached}. Use yours on {hex}.',
  'cultReward.wrong': 'You could, but {hex} will join your buildings together.',
  'roundTwo.title': 'A new round',
  'roundTwo.text':
    'Income came in, and the power actions are free again. This round every new dwelling scores {points} VP.',
  'dwelling.title': 'Build where the land is ready',
  'dwelling.text':
    '{hex} is already Forest, so you only pay for the dwelling: {coins} coins and {workers, plural, one {# worker} other {# workers}}.',
  'dwelling.wrong': 'Allowed, but first build on {hex}: it scores and joins your buildings.',
  'again.title': 'Power from your neighbour',
  'again.text': '{power} power for {price} VP: take it or leave it.',
  'townRule.title': 'A town needs {buildings} buildings',
  'townRule.text':
    '*{buildings} adjacent buildings worth {value} power together make a town.* A dwelling counts as {small}, a trading house or temple as {large}; yours are worth {now}.',
  'secondHouse.title': 'Make your buildings worth more',
  'secondHouse.text': 'Upgrade the dwelling on {hex} to a trading house. Then only one more is missing.',
  'secondHouse.wrong': 'Allowed, but the town comes first: upgrade {hex}.',
  'onceMore.title': 'Power from your neighbour',
  'onceMore.text': '{power} power for {price} VP: you decide.',
  'priest.title': 'Send your priest',
  'priest.text':
    'Your temple brings a priest every round. On the free space he moves you up {steps} steps in {cult}, and some steps give power too.',
  'priest.wrong': 'Also possible. For this lesson send the priest to {cult}.',
  'found.title': 'Found your town',
  'found.text': 'Upgrade {hex} to a trading house: that makes {value}, and the town is yours.',
  'found.wrong': 'So close! Upgrade {hex} first.',
  'townTile.title': 'Choose a town tile',
  'townTile.text':
    'Every town brings a tile with points and something extra. The {faction} score {points} VP more for each town. Take the one you like.',
  'townTile.wrong': 'First take your town tile.',
  'scoring.title': 'After the last round',
  'scoring.text':
    '*The largest connected area scores {area} VP, and first place on each cult track {cult} VP.* So build close together and look at the cults before the end.',
  'playingWell.title': 'What to do first',
  'playingWell.text':
    '*Early on, bots count a priest as {priest} VP, a worker as {worker}, a coin as {coin}.* So take the priest for {power} power, free spades and dwellings on land that is ready before you pay much, and pass last of all.',
  'done.title': 'You know the game',
  'done.text':
    'Shipping, bridges, strongholds and the other factions you will meet as you play. Play on from here, against a bot and at your own pace.',
} as const;

export type LessonTextKey = keyof typeof lessonTexts;
