export const lessonTexts = {
  'first-game.title': 'Your first game',
  'first-game.about': 'The wheel, from an idea to an invention that the whole world shares.',

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
    'In {rounds} rounds your people help ideas to come true all over the world. *Whoever has the most victory points (VP) at the end wins.*',
  'way.title': 'The life of an idea',
  'way.text':
    'An idea is presented in a region, someone invents it, someone may innovate, and then it is shared. *You can take any of these steps, with ideas of others too, and everyone who took part gains.*',
  'people.title': 'Your people',
  'people.text':
    'Merchants work on economy, artisans on culture and thinkers on technology. *A scholar can stand in for any of them.*',
  'prepare.title': 'Present your first idea',
  'prepare.text':
    'Present {card} in {region} with {demand} citizens, and its tile gives you {points} VP at once. Click {region}, choose your thinker with one scholar, then Confirm.',
  'prepare.wrong': 'That would work too, but in this lesson your thinker and one scholar present {card}.',
  'forums.title': 'One pillar, one action',
  'forums.text':
    'Each turn you place one pillar on an action and take it. The actions stand in {forums} forums: *you may have only one pillar in each forum*, and those of others are never in your way.',
  'pillar.title': 'Place your epoch pillar',
  'pillar.text':
    'The first round is for your tall epoch pillar. It stays for the whole era, so place it where others will want to go: on {action}.',
  'pillar.wrong': 'Allowed, but {card} is waiting: place your pillar on {action}.',
  'invent.title': 'Invent the wheel',
  'invent.text':
    '{card} needs the milestone {milestone}, which is common knowledge: anyone may use it. Choose {region}; your last scholar becomes the inventor.',
  'invent.wrong': 'You may invent ideas of others too! But this time invent {card} in {region}.',
  'technologyTile.title': 'Your first progress tile',
  'technologyTile.text':
    'Inventing brings you a technology tile. Once it is built it links two actions, one time in the game. Take any one you like.',
  'technologyTile.wrong': 'Take a technology tile first.',
  'influence.title': 'Your pillar pays',
  'influence.text':
    'Both rivals invented after you, where your epoch pillar stands: you gained {gained} influence and have {influence}. *Influence decides how many chain markers you have each turn*; now it is {markers}.',
  'innovate.title': 'Innovate',
  'innovate.text':
    'A rival invented {card}, and you may join in: your artisan goes there and a new one comes home. Place a season pillar on {action}, then choose {region}.',
  'innovate.rest': 'Now choose the invention in {region}.',
  'innovate.wrong': 'Allowed, but a chain is waiting for you: innovate in {region}.',
  'share.title': 'A chain action',
  'share.text':
    'Whoever innovates may use the action of the card for a chain marker: here it is Share. *The presenter scores when an invention is shared*, so share your {own}: {points} VP.',
  'share.rest': 'Now share {own} in {region}.',
  'share.wrong': 'Allowed, but it is your {own} in {region} that scores for you.',
  'wealth.title': 'Whoever shares takes a tile',
  'wealth.text':
    'A wealth tile that you build scores at the end of the game: {points} VP for each tile of its kind on the outer ring. Take any of these.',
  'wealth.wrong': 'A joker becomes any progress tile, and that is good too. This time take a wealth tile.',
  'shared.title': 'Everyone gains',
  'shared.text':
    'A rival shared {card}. You innovated it, so you got a new citizen there: you have {citizens} in {region}. After sharing, all who stood beside the card go to the map.',
  'call.title': 'Call your people home',
  'call.text':
    'You have {citizens} citizens in {region}. Place a season pillar on {action} and bring {called} of them home; one stays to travel. They become merchants, as the oldest open idea is economy.',
  'call.rest': 'Now bring {called} citizens home from {region}.',
  'call.wrong': 'Allowed, but bring exactly {called} home from {region}: we need the last one there.',
  'present.title': 'Your inventions work for you',
  'present.text':
    'Calling specialists lets you use one of your inventions. Use {own} to present {card} in {region}: one merchant is enough, and the tile there gives you {influence} influence.',
  'present.rest': 'Now present {card} in {region}.',
  'present.wrong': 'Allowed, but this time use {own} and present {card} in {region}.',
  'draw.title': 'A new idea',
  'draw.text':
    'You presented an idea, so you take a new one. Choose any: the milestone on the card says what has to be known before it can be invented.',
  'economyTile.title': 'An economy tile',
  'economyTile.text':
    'Calling brought you an economy tile: an extra action once per era. Take the one with {effect}, you will love it.',
  'economyTile.rest':
    'Do not build yet: with {tiles} tiles building costs {price} influence, with {full} it is free. Click End turn.',
  'economyTile.wrong': 'A good one too! But for this lesson take the one with {effect} and build nothing yet.',
  'travel.title': 'Move your epoch pillar',
  'travel.text':
    'In the last round of an era your epoch pillar moves to another forum. Put it on {action} and go from {from} to {to}: there is a sage.',
  'travel.rest': 'Now travel from {from} to {to}.',
  'travel.wrong': 'Allowed, but the sage in {to} is worth the journey.',
  'learn.title': 'Learn from the sage',
  'learn.text':
    'For a chain marker you may use the knowledge tile: {action}. You have most citizens in {region}, so place the {token}: {citizens} citizens come home and you score {points} VP.',
  'learn.rest': 'Now place the {token} in {region}.',
  'learn.wrong': 'Allowed, but learn from the sage and place the {token}: it needs the fewest citizens.',
  'flip.title': 'One more link',
  'flip.text':
    'You gained {gained} influence, one for each of your tokens. With your last marker you can flip a token: take its {influence} influence, or skip and keep it for later.',
  'flip.wrong': 'That works too, but presenting can wait. Flip the other token, or skip.',
  'cultureTile.title': 'A culture tile',
  'cultureTile.text':
    'Travelling brought you a culture tile: it gives a bonus every time you take its action. Choose an action that you like.',
  'build.title': 'Build for free',
  'build.text':
    'With {full} tiles building costs no influence, and one of your inventions replaces the merchant. Build {tile} on a space of the outer ring with influence, VP or a scholar.',
  'build.wrong': 'Allowed, but {tile} on the outer ring is what helps you most now.',
  'eraChange.title': 'A new era',
  'eraChange.text':
    'Era {era} begins: season pillars and tired specialists come back, and your sage trained a scholar. High influence fades: you lost {lost}.',
  'eureka.title': 'Eureka!',
  'eureka.text':
    'Your economy tile is an extra action, even before your pillar. Use it and take any new milestone: you leap from era {own} to era {era}, ahead of everyone.',
  'eureka.rest': 'Now choose a milestone.',
  'eureka.wrong': 'Your pillar comes later. First use your economy tile.',
  'eraSpace.title': 'Choose a space',
  'eraSpace.text':
    'In era {era} you may build {tiles} tiles per turn and have {era} scholars. Choose a space of the era track: you get its bonus at once.',
  'scoring.title': 'What counts at the end',
  'scoring.text':
    '*After round {rounds} your influence scores up to {most} VP, each built wealth tile scores, and so do the best {goals} of your secret goals.* Look at your goals now and then.',
  'done.title': 'You know the game',
  'done.text':
    'Diplomats give you milestones of others and their bonuses; you will meet them as you play. Your turn goes on: play from here, against bots and at your own pace.',
} as const;

export type LessonTextKey = keyof typeof lessonTexts;
