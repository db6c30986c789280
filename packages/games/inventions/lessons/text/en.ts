export const lessonTexts = {
  'first-game.title': 'Your first game',
  'first-game.about': 'The wheel, from a mere idea to an invention that the whole world shares.',

  'chapter.goal': 'The goal',
  'chapter.idea': 'The life of an idea',
  'chapter.turn': 'Your turn',
  'chapter.tiles': 'Tiles',
  'chapter.chains': 'Chain actions',
  'chapter.eras': 'Eras',
  'chapter.end': 'The end of the game',

  endTurn: 'That is all for this turn. Click End turn.',

  'goal.title': 'From the Stone Age to today',
  'goal.text':
    'For {rounds} rounds your people help ideas to come true all over the world. *Whoever has the most victory points (VP) at the end wins.*',
  'way.title': 'The life of an idea',
  'way.text':
    'An idea is presented in a region, then invented, perhaps innovated, and at last shared. *Each of these steps may be taken by someone else, and everyone who took part gains.*',
  'people.title': 'Your people',
  'people.text':
    'Merchants work on economy, artisans on culture and thinkers on technology. *A scholar can stand in for any of them.*',
  'prepare.title': 'Present your first idea',
  'prepare.text':
    'Present {card} in {region} with {demand} citizens, your thinker and a scholar: its tile gives you {points} VP at once. Click {region}, choose the line with one scholar, then Confirm.',
  'prepare.wrong': 'That would work too, but in this lesson your thinker and one scholar present {card}.',
  'forums.title': 'One pillar, one action',
  'forums.text':
    'Each turn you place one pillar on an action and take it. The actions stand in {forums} forums: *you may have only one pillar in each forum*, and those of others are never in your way.',
  'pillar.title': 'Place your epoch pillar',
  'pillar.text':
    'The first round is for your epoch pillar. It will stay there for a while, so choose an action that others will want too: place it on “{action}”.',
  'pillar.wrong': 'Allowed, but {card} is waiting: place your pillar on “{action}”.',
  'invent.title': 'Invent the wheel',
  'invent.text':
    '{card} needs the milestone {milestone}, which is common knowledge: anyone may use it. Choose {region}; your last scholar becomes the inventor.',
  'invent.wrong': 'You may invent ideas of others too! But this time invent {card} in {region}.',
  'technologyTile.title': 'Your first progress tile',
  'technologyTile.text':
    'Inventing gives you a technology tile. Once you have built it, it lets one action follow another, one time in the game. Take any you like.',
  'technologyTile.wrong': 'Take a technology tile first, then end your turn.',
  'influence.title': 'Your pillar pays',
  'influence.text':
    'Both rivals came to the action where your epoch pillar stands. That gave you {gained} influence, and now you have {influence}. *Influence decides how many chain markers you have each turn*, so far {markers}.',
  'innovate.title': 'Innovate',
  'innovate.text':
    'A rival invented {card}, and you may join in: your artisan goes there, and a new one comes home for him. Place your season pillar on “{action}”, then choose {region}.',
  'innovate.rest': 'Now choose the invention in {region}.',
  'innovate.wrong': 'Allowed, but a chain is waiting for you: innovate in {region}.',
  'share.title': 'A chain action',
  'share.text':
    'Whoever innovates may use the action on the card for a chain marker, here “{action}”. *Sharing scores for the presenter*: click {card}, then share your {own} for {points} VP.',
  'share.rest': 'Now share {own} in {region}.',
  'share.wrong': 'Allowed, but it is your {own} in {region} that scores for you.',
  'wealth.title': 'Whoever shares takes a tile',
  'wealth.text':
    'Once built, a wealth tile scores at the end of the game, here {points} VP for each tile of one kind on the outer ring. Take any of them.',
  'wealth.wrong': 'A joker becomes any progress tile, and that is good too. This time take a wealth tile.',
  'shared.title': 'Everyone gains',
  'shared.text':
    'A rival has shared {card}. You innovated it, so you got a new citizen there: now you have {citizens} in {region}, because whoever stood beside the card moves to the map.',
  'call.title': 'Call your people home',
  'call.text':
    'Place a season pillar on “{action}” and bring {called} of your {citizens} citizens home from {region}; the last one will travel. They come back as merchants, because the oldest open idea is economy.',
  'call.rest': 'Now bring {called} citizens home from {region}.',
  'call.wrong': 'Allowed, but bring {called} of them home from {region}: the last one is going to travel.',
  'present.title': 'Your inventions work for you',
  'present.text':
    'Calling specialists lets you use one of your own inventions for a chain marker. Choose {own} and present {card} in {region}: one merchant is enough, and the tile there gives {influence} influence.',
  'present.rest': 'Now present {card} in {region}.',
  'present.wrong': 'Allowed, but this time use {own} and present {card} in {region}.',
  'draw.title': 'A new idea',
  'draw.text':
    'You presented an idea, so you take a new one. Choose any: the milestone on the card says what must be known before it can be invented.',
  'economyTile.title': 'An economy tile',
  'economyTile.text':
    'Calling specialists also gives you an economy tile: an extra action once per era. Take the one with “{effect}”; you will soon see why.',
  'economyTile.rest':
    'Do not build yet: with {tiles} tiles building costs {price} influence, with {full} it is free. Click End turn.',
  'economyTile.wrong': 'Allowed, but in this lesson take the one with “{effect}” and build nothing yet.',
  'travel.title': 'Move your epoch pillar',
  'travel.text':
    'In the last round of an era you move your epoch pillar to another forum. Put it on “{action}” and go from {from} to {to}, where a sage lives.',
  'travel.rest': 'Now travel from {from} to {to}.',
  'travel.wrong': 'Allowed, but the sage in {to} is worth the journey from {from}.',
  'learn.title': 'Learn from the sage',
  'learn.text':
    'For a chain marker the sage lets you use the knowledge tile, “{action}”. You have the most citizens in {region}, so place the {token}: {citizens} citizens come home and you score {points} VP.',
  'learn.rest': 'Now place the {token} in {region}.',
  'learn.wrong': 'Allowed, but learn from the sage and place the {token}: it needs the fewest citizens.',
  'flip.title': 'One more link',
  'flip.text':
    'You gained {gained} influence, one for each of your tokens on the map. Your second chain marker can flip a token: take {influence} influence, or skip and keep the token for later.',
  'flip.wrong': 'That works too, but presenting can wait. Flip the other token, or skip.',
  'cultureTile.title': 'A culture tile',
  'cultureTile.text':
    'Travelling gives you a culture tile, with a bonus every time you take its action. Choose one that suits you.',
  'build.title': 'Build for free',
  'build.text':
    'A full tile area makes building free, and an economy invention of yours saves the merchant. Click a space on the outer ring, best one with influence, choose {tile} and confirm.',
  'build.wrong': 'Allowed, but build {tile} on the outer ring, on a space with influence, VP or a scholar.',
  'eraChange.title': 'A new era',
  'eraChange.text':
    'Era {era} begins: season pillars and exhausted specialists come back, new milestones lie open, and your sage has trained a scholar. High influence fades: you lost {lost}.',
  'eureka.title': 'Eureka!',
  'eureka.text':
    'Your economy tile is an extra action, even before you place a pillar. Use it and take any new milestone: from era {own} you leap to era {era}, ahead of everyone.',
  'eureka.rest': 'Now choose a milestone.',
  'eureka.wrong': 'Your pillar comes later. First use your economy tile.',
  'eraSpace.title': 'Choose a space',
  'eraSpace.text':
    'In era {era} you may build {tiles} tiles per turn and keep {era} scholars. Choose a space on the era track: its bonus is yours at once.',
  'scoring.title': 'What counts at the end',
  'scoring.text':
    '*After round {rounds} your influence scores up to {most} VP, every wealth tile you built scores, and so do the best {goals} of your secret goals.* Your board shows what they are worth now.',
  'playingWell.title': 'What strong bots do',
  'playingWell.text':
    '*They gain influence nearly whenever they can; otherwise they mostly travel, call specialists, send a diplomat or take a Eureka.* Sharing, inventing and innovating come best on the way, by a sage, an invention or a milestone: that is two actions in one turn.',
  'done.title': 'You know the game',
  'done.text':
    'Diplomats, who open the milestones of others to you, you will meet as you play. Your turn goes on from here, against bots and at your own pace.',
} as const;

export type LessonTextKey = keyof typeof lessonTexts;
