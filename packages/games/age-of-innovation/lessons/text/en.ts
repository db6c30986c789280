export const lessonTexts = {
  'first-game.title': 'Your first game',
  'first-game.about': 'From your first workshop to an innovation and a town, one thing at a time.',

  'chapter.goal': 'The goal',
  'chapter.income': 'Income',
  'chapter.building': 'Building',
  'chapter.power': 'Power and books',
  'chapter.science': 'Schools and science',
  'chapter.passing': 'Passing',
  'chapter.innovation': 'Innovations and towns',
  'chapter.end': 'The end of the game',

  endTurn: 'That is all for this turn. Click End turn.',

  'goal.title': 'Victory points win',
  'goal.text':
    'The game lasts {rounds} rounds. *Whoever has the most victory points (VP) at the end wins*; everyone starts with {points}.',
  'land.title': 'Only {terrain} is home',
  'land.text':
    'You play the {faction} on the {terrain} board; every game puts faction and board together anew. *You can only build on {terrain}*; any other land has to be terraformed first.',
  'place.title': 'Place your second workshop',
  'place.text':
    'The {rival} start in the east. Move in next to them: that is good for both of you. Click {hex}, then Confirm.',
  'place.wrong': 'That would work too, but this lesson needs you next to the {rival}. Please choose {hex}.',
  'income.title': 'Every round starts with income',
  'income.text':
    'You just got {tools} tools from your workshops and {scholars, plural, one {# scholar} other {# scholars}} from your round bonus. *Each building you put on the map uncovers more income on your board.*',
  'roundTile.title': 'Each round rewards something else',
  'roundTile.text':
    'This round every new guild scores {points} VP. You can see all rounds in advance, so plan for them.',
  'guild.title': 'Upgrade to a guild',
  'guild.text':
    'On {hex} it costs {coins} coins and {tools} tools. *Next to a neighbour it is cheap*: without the {rival} it would cost {alone} coins.',
  'guild.wrong': 'Allowed, but let us first upgrade the workshop on {hex}.',
  'leech.title': 'Power from your neighbour',
  'leech.text':
    'The {rival} upgraded next to you, so you may gain {power} power for {price} VP. *Early on, power is worth more than points*: take it.',
  'leech.wrong': 'You may decline, but so early in the game you will want the power. Take it this time.',
  'bowls.title': 'Power flows through three bowls',
  'bowls.text':
    'Gained power first moves tokens from bowl I to II, and then from II to III. *You can only spend tokens from bowl III*; they go back to bowl I.',
  'bookAction.title': 'Use a book action',
  'bookAction.text':
    'You own a book, and these actions are paid with books. Choose {power} power for {books, plural, one {# book} other {# books}} and watch the tokens move on.',
  'bookAction.wrong': 'Allowed, but now we need power. Choose the book action with {power} power.',
  'enough.title': 'Just what you need',
  'enough.text':
    'The {rival} built a school next to you: {power} power for {price} VP. Take it, and the {needed} power for a spade are in bowl III.',
  'enough.wrong': 'You may decline, but then the spade would have to wait. Take the power this time.',
  'powerAction.title': 'Use a power action',
  'powerAction.text':
    'Choose the spade for {power} power. *Every power or book action can be used once per round, by whoever comes first.*',
  'powerAction.wrong': 'Allowed, but now we need a spade. Choose the power action with one spade.',
  'terraform.title': 'Terraform and build',
  'terraform.text':
    '{from} is next to {terrain} on your wheel, so one spade is enough. Terraform {hex} and build a workshop there for {coins} coins and {tools, plural, one {# tool} other {# tools}}.',
  'terraform.wrong': 'Good thinking, but your town is going to need {hex}.',
  'school.title': 'A school brings a competency',
  'school.text':
    'Upgrade your guild on {hex} to a school for {coins} coins and {tools} tools. The guild goes back to your board; from now on you get a scholar every round.',
  'school.wrong': 'Allowed, but now you want the school on {hex}.',
  'competency.title': 'Choose a competency',
  'competency.text':
    'Take the one with {points} VP and {coins} coins every round. *The place of a tile adds steps and books*: here {steps, plural, one {# step} other {# steps}} and {books} books in {discipline}, {extra} of them for your faction.',
  'competency.wrong':
    'A good tile, but you need the {discipline} books. Take the one with {points} VP and {coins} coins.',
  'special.title': 'Your special action',
  'special.text':
    'Special actions cost nothing, but each can be used only once per round. The {faction} take a book. Click the action on your board.',
  'special.wrong': 'You could, but first take the book that the {faction} get every round.',
  'special.rest': 'Choose any book you like, then click End turn.',
  'disciplines.title': 'Four disciplines',
  'disciplines.text':
    'Steps in a discipline bring power now, bonuses at the end of each round and VP at the end of the game. *Above level {last} you need a key, and keys come with towns.*',
  'scholar.title': 'Send your scholar',
  'scholar.text':
    'On this place the scholar moves you up {steps} steps in {discipline} and stays for good. Your round bonus adds {points} VP for it.',
  'scholar.wrong':
    'Also possible, but {discipline} pays off at the end of this round. Use the place with {steps} steps.',
  'pass.title': 'Pass and take a round bonus',
  'pass.text':
    'There is little left to do, so pass: you swap your round bonus for another one and get the coins on it. *Whoever passes first starts the next round*: this time the {rival}. Take the one you like.',
  'pass.wrong': 'You still could, but keep your books for something great. Pass now.',
  'scienceBonus.title': 'A science bonus',
  'scienceBonus.text':
    'The round tile also gives {spades, plural, one {# spade} other {# spades}} for every {every} levels in {discipline}, and you have {reached}. Use yours on {hex}.',
  'scienceBonus.wrong': 'You could, but something great is going to stand on {hex}.',
  'roundTwo.title': 'A new round',
  'roundTwo.text':
    'Income came in, with {income} VP from your competency, and all actions are free again. This round every innovation scores {points} VP.',
  'yourChoice.title': 'You decide',
  'yourChoice.text':
    'The {rival} built a university: {power} power for {price} VP. Both answers are fine: power is useful now, points count at the end.',
  'fifthBook.title': 'One more book',
  'fifthBook.text':
    'Your special action is free again. Take any book: that makes {books}, enough for an innovation.',
  'fifthBook.wrong': 'Allowed, but you still need a book for your innovation. Use your special action.',
  'fifthBook.rest': 'Choose any book you like, then click End turn.',
  'price.title': 'Innovations',
  'price.text':
    'An innovation costs {books} books, {own} of them from its own column, and {coins} coins as long as you have no palace. *Each exists only once, and you can have up to {most}.*',
  'innovate.title': 'Develop an innovation',
  'innovate.text': 'Take the {building}: it scores {points} VP, and {round} more in this round.',
  'innovate.wrong': 'So close! First develop the {building}.',
  'monument.title': 'A monument makes a town',
  'monument.text':
    '*A town needs {buildings} adjacent buildings worth {power} power; with a monument {few} are enough.* It is worth {monument}, your school {school}, your workshop {workshop}. Place it on {hex}.',
  'monument.wrong':
    'Possible, but {hex} is ready, and it is next to your school and your workshop. Place it there.',
  'townTile.title': 'Your first town!',
  'townTile.text':
    'Every town brings a tile with VP, something extra and a key for the disciplines. Take the one you like.',
  'scoring.title': 'After the last round',
  'scoring.text':
    '*The largest connected area scores {area} VP, and first place in each discipline {science} VP.* With two players a neutral faction competes for these places too.',
  'playingWell.title': 'What to do first',
  'playingWell.text':
    '*Early on, bots count a scholar as {scholar} VP, a book as {book}, a tool as {tool}, a coin as {coin}.* A school is nearly always among the best moves, then guilds for {coins} coins beside others and the scholar for power.',
  'done.title': 'You know the game',
  'done.text':
    'Conversions, shipping, bridges, palaces, universities and the other factions you will meet as you play. It is still your turn: play on from here, against a bot and at your own pace.',
} as const;

export type LessonTextKey = keyof typeof lessonTexts;
