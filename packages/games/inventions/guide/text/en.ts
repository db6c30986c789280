export const guideTexts = {
  'goal.title': 'What the game is about',
  'goal.about':
    'For {rounds} rounds, from the Stone Age to modern times, you help ideas come true all over the world. *Whoever has the most victory points (VP) at the end wins.*',
  'goal.world': '{regions} regions, {actions} actions, tracks for eras and influence.',
  'goal.points.sharing': 'Shared inventions score for whoever presented them.',
  'goal.points.tokens': 'Influence tokens in the regions score, most for the first.',
  'goal.points.knowledge': 'Knowledge tiles of the sages score.',
  'goal.points.end': 'At the end wealth tiles, secret goals and influence score.',
  'goal.two': 'With two players Chronos takes part as an automatic third, but scores nothing.',

  'people.title': 'Your people',
  'people.types':
    'Merchants work on economy, artisans on culture, thinkers on technology. *A scholar can stand in for any of them, also as payment.*',
  'people.home':
    'Blue has {thinkers, plural, one {# thinker} other {# thinkers}} at home and {scholars, plural, one {# scholar} other {# scholars}} in the academy; {merchants, plural, one {# merchant is} other {# merchants are}} exhausted.',
  'people.exhausted':
    'Only specialists at home and scholars in the academy can be used. Those on cards and milestones stay there. *Those you exhaust as payment rest until the era change.*',
  'people.scholars':
    'Your academy holds as many scholars as your era’s number. A scholar you exhaust becomes an exhausted specialist of a type you choose, for good.',

  'turn.title': 'Your turn',
  'turn.pillar':
    'You place one pillar on an action and take it. The {actions} actions stand in pairs in {forums} forums. *You may have only one pillar in each forum; others’ pillars never block you.*',
  'turn.steps.markers': 'Get chain markers: your influence says how many.',
  'turn.steps.action': 'Place your pillar and take its action, with chain actions and tiles.',
  'turn.steps.progress': 'Turn your aspirations into progress tiles.',
  'turn.steps.build': 'Build tiles on your progress map, if you like.',
  'turn.which':
    'In the first era everyone places the epoch pillar. In later eras you place your {seasons} season pillars, one a round, and in the last round move your epoch pillar to another forum.',
  'turn.forums':
    'You are blue, in the last round of an era, with your epoch pillar on “{epoch}” and season pillars on “{first}” and “{second}”. Where may the epoch pillar go?',
  'turn.forums.right':
    '*To every action you can carry out, except in its own forum and those of your season pillars.*',
  'turn.earns':
    'When another player places a pillar where your epoch pillar stands, you gain {influence} influence. You must take an action if you can; if not, the pillar alone brings {influence} influence. Chain actions and bonuses may be skipped.',

  'present.title': 'Present an idea',
  'present.way':
    '*An idea is presented, invented, perhaps innovated and at last shared.* Each step may be someone else’s, and everyone who took part gains.',
  'present.regions':
    'Blue has presented {card} in {region}: {presenters, plural, one {# citizen stands} other {# citizens stand}} beside the card.',
  'present.how':
    'Put one of your ideas on a region without a card. As many citizens as the region’s tile shows, {fewest} or {most}, go beside it: specialists of the card’s type or scholars. You get the tile’s bonus at once and take a new idea after your actions.',
  'present.cards': 'Blue’s ideas, with type, era, milestone and chain action.',
  'present.preparation':
    'At the start everyone presents an idea lying in a region with one citizen, and puts the {token} there.',

  'invent.title': 'Invent',
  'invent.how':
    'Choose any presented idea, yours or not. A specialist of its type or a scholar goes to the card as inventor; later cards also exhaust up to {extra} more specialists. You get a technology aspiration.',
  'invent.needs': '*You need access to the card’s milestone.* You have it if the milestone is:',
  'invent.access.own': 'your own;',
  'invent.access.common': 'common knowledge, or already discarded;',
  'invent.access.diplomat': 'another player’s, and your diplomat stands on it;',
  'invent.access.earlier': 'another player’s, and of an era before the current one.',
  'invent.ideas': 'You are blue. Which ideas can you invent now?',
  'invent.ideas.right':
    '{card} needs {milestone}, which is common knowledge. {own} needs {needs}, a rival’s milestone of the current era. What the others need, no one has yet.',

  'share.title': 'Innovate and share',
  'share.innovate':
    'Innovate an invention of someone else that has no innovator yet. A specialist of its type or a scholar goes there, you gain a new specialist of that type, and you may use the card’s chain action.',
  'share.inventions': 'You are blue. Which inventions can you innovate?',
  'share.inventions.right': 'Not {own}, your own invention, and not {taken}, which has an innovator.',
  'share.how':
    'Presenter, inventor or innovator may share an invention. *All of them are rewarded, whoever shares:*',
  'share.gains.presenter':
    'The presenter scores the card’s era for each presenting citizen: {own}, {era} × {presenters} = {points} VP.',
  'share.gains.inventor': 'The inventor takes the card. It is now one of their inventions.',
  'share.gains.innovator': 'The innovator gets a new citizen in the region.',
  'share.gains.sharer': 'The sharer takes a wealth tile of the region or a joker.',
  'share.map': 'Then all citizens beside the card go to the map, and the region is free again.',

  'travel.title': 'Call specialists and travel',
  'travel.call':
    'Call specialists: bring one or more citizens home from one region of the map. You get an economy aspiration and may use the chain action of one of your inventions, each once a turn.',
  'travel.type':
    'They become specialists of the type of the region’s card or, without one, of the rightmost open idea, the one farthest from the deck. You can use them at once.',
  'travel.move':
    'Travel: one of your citizens on the map moves along a line to another region. You get a culture aspiration.',
  'travel.routes':
    'From {from} lines lead to {north} and {east}, not to {far}. Citizens beside cards do not travel.',
  'travel.sage':
    'If a sage is there, you may use the knowledge tile as a chain action: take its action and flip it; if it shows VP already, score {points} VP for every tile that does and flip them all back. The sage comes to your board.',

  'influence.title': 'Influence and chain actions',
  'influence.token':
    'Gain influence: *you need more citizens on the map space than anyone else*, and as many as the token demands, {tokenLeast} to {tokenMost}; those come home. The token scores {first}, {second} or {third} VP, and you gain {one} influence for each of your face-up tokens, the new one too.',
  'influence.majority': 'You are blue. In which regions can you place a token?',
  'influence.majority.right':
    'Only in {region}, where no one else has citizens. In {other} a rival has more, and in {own} you already have a token.',
  'influence.chains':
    '*For a chain marker one action leads to the next.* Your influence at the start of your turn decides how many you have; it also pays for building and scores at the end.',
  'influence.track':
    'Up to {lowTo} influence: {markersLow, plural, one {# chain marker} other {# chain markers}}; from {middleFrom}: {markersMiddle}; from {highFrom}: {markersHigh}.',
  'influence.sources.innovate': 'Innovating: the action on that card.',
  'influence.sources.call': 'Calling specialists: the action on one of your inventions.',
  'influence.sources.token':
    'Gaining influence: the action on one of your face-up tokens, which is then flipped for good.',
  'influence.sources.sage': 'Travelling to a sage: the knowledge tile.',
  'influence.sources.technology': 'With a technology tile: after one of its actions the other.',

  'milestones.title': 'Milestones and diplomats',
  'milestones.eureka':
    'Eureka: take a milestone of a later era than yours from the Eureka area. Your old one becomes common knowledge, and the lowest one there is discarded. You get a diplomat on the new one, but not its action, and the bonus of a free space of its era.',
  'milestones.board':
    'Blue has {milestone}. Common knowledge is open to all, the Eureka area to no one; a personal milestone without an owner counts as another player’s.',
  'milestones.era':
    '*Your milestone is your era.* A later era means more scholars and more tiles to build in a turn.',
  'milestones.send':
    'Send a diplomat: a specialist or scholar goes to a personal or common milestone with a free space ({slots} each) and no diplomat of yours. You get its action if you can use it. If it is another player’s and of a later era than yours, that player gains {influence} influence.',
  'milestones.recall':
    'Recall a diplomat, even from your own milestone: a scholar comes home, if the academy has room, and you get the milestone’s action again.',

  'tiles.title': 'Tiles and building',
  'tiles.aspirations':
    'After your actions each aspiration becomes a progress tile of its kind, a joker any you like. Your tile area has {full} spaces. *A tile works only once it is built.*',
  'tiles.kinds.economy': 'Economy: for an economy marker an extra action, once per era.',
  'tiles.kinds.culture': 'Culture: a bonus every time you take its action.',
  'tiles.kinds.technology':
    'Technology: after one of its actions the other, for {technologyPrice} influence and a chain marker, once in the game.',
  'tiles.kinds.wealth':
    'Wealth: VP at the end for kinds of tiles on the outer ring, inside it, alone, in your largest group, side by side or in pairs.',
  'tiles.price':
    'To build in a turn you pay influence once: {priceOne} with {one} tile in your tile area, {priceTwo} with {two}, {priceThree} with {three}, nothing with {full}. You can build as many tiles as your era minus {one}. The bonus “Build” is extra, for the influence it names or for free.',
  'tiles.cost':
    'A progress tile exhausts {progress, plural, one {# specialist} other {# specialists}} of its type, a wealth tile {wealth} of any type, plus {one} for each tile next to it. Each invention of that type saves {one}, but not for wealth. You get the bonus of the space at once and may pay with it.',
  'tiles.spaces': 'You are blue. Where can you build one of your tiles?',
  'tiles.spaces.right':
    'You have {thinkers, plural, one {# thinker} other {# thinkers}} at home, and {inventions, plural, one {# culture invention} other {# culture inventions}} make your culture tile cheaper. *Beside two tiles it is too dear, unless the space helps.*',

  'eras.title': 'Rounds and eras',
  'eras.chronos':
    'Chronos moves one space each round. When he enters a new era, after {rounds} rounds, this happens:',
  'eras.track': 'The era track: a bonus for those who reach an era.',
  'eras.change.order': 'Whoever is furthest right on a turn order space chooses a place in turn order.',
  'eras.change.influence':
    'Influence of {middleFrom} to {middleTo} falls by {lossMiddle}, of {highFrom} to {highTo} by {lossHigh}; whoever has no influence gains {gain}.',
  'eras.change.people':
    'Exhausted specialists, season pillars and economy markers come back. Epoch pillars stay.',
  'eras.change.sages': 'Each sage on your board brings you {one} scholar and goes back to the map.',
  'eras.change.milestones': 'The rest of the Eureka area becomes common knowledge; new milestones follow.',
  'eras.change.ideas': 'Ideas of earlier eras that are not presented are discarded; you take new ones.',
  'eras.first': 'After the first era only turn order and influence change, before the final scoring nothing.',

  'end.title': 'The end, and playing well',
  'end.scoring':
    '*Influence scores {pointsLow}, {pointsMiddle} or {pointsHigh} VP; so do your built wealth tiles and the best {goals} of your secret goals.*',
  'end.society':
    'Blue at the end: influence {influence} VP, wealth {wealth}, goals {personal}, in all {total}.',
  'end.advice.often':
    '*Strong bots* gain influence nearly whenever they can; otherwise they mostly travel, call, send a diplomat or take a Eureka.',
  'end.advice.era':
    'Early travel to a sage or call one citizen home; in era {eurekaEra} take a Eureka, best for building, presenting or sharing.',
  'end.advice.lead':
    'Sharing, inventing and innovating come best on the way: by a sage, an invention when you call, or a milestone: two actions in one turn.',
  'end.advice.chains': 'With {middleFrom} influence a second chain marker is almost a second turn.',
  'end.advice.diplomats':
    'From then on a diplomat is often best: its milestone gives travelling, calling, sharing, innovating or building without a chain marker.',
  'end.advice.area': 'Build early, best with a full tile area: then it costs no influence.',
  'end.advice.wealth': 'Decide early which kinds you collect, and take wealth tiles that score them.',
  'end.advice.people': 'At the end of a later era use everyone at home: they return right after.',

  'tour.regions': '*Regions* with their card, the citizens there, influence spaces and a sage.',
  'tour.forums': '*Forums*: you place a pillar on an action and perform it.',
  'tour.influence': '*Influence*: it says how many chain actions you have in a turn.',
  'tour.eras': '*Eras*: spaces that you reach when a Eureka takes you on.',
  'tour.people': '*Your specialists* at home; those who paid for something rest below.',
  'tour.academy': '*The academy* with your scholars, who stand in for anybody.',
  'tour.map': '*Your progress map*: tiles are built here and work from then on.',
  'tour.area': '*Your tile area*: tiles that are not built yet.',
  'tour.tokens': '*Influence tokens* that you can still place.',
  'tour.cards': '*Your ideas* on one side, your inventions on the other.',
  'tour.milestones':
    '*Milestones*: what mankind knows, what belongs to one player, and what is still to be found.',
  'tour.supply': '*Progress tiles*: aspirations turn into them.',
  'tour.ideas': '*Open ideas*: who has presented one takes another.',
  'tour.wealth': '*Wealth tiles* of the regions score at the end.',

  'card.turn.title': 'A turn',
  'card.turn.markers':
    'Chain markers by influence: {markersLow} up to {lowTo}, {markersMiddle} from {middleFrom}, {markersHigh} from {highFrom}.',
  'card.turn.pillar':
    'Place a pillar ({seasons} rounds season, last round epoch pillar to another forum), take the action. One pillar of yours per forum.',
  'card.turn.earns': 'Others with an epoch pillar on that action gain {influence} influence.',
  'card.turn.progress': 'Take new ideas, then turn aspirations into progress tiles.',
  'card.turn.build': 'Build tiles.',
  'card.turn.nothing':
    'No action possible: place the pillar and gain {influence} influence. Any bonus may be skipped.',
  'card.actions.title': 'Actions',
  'card.actions.present':
    'Present: your idea to a region without a card, {fewest} or {most} citizens beside it; bonus of the tile; later a new idea.',
  'card.actions.invent':
    'Invent: access to the milestone, an inventor, extra specialists of the card; technology aspiration.',
  'card.actions.innovate':
    'Innovate: an invention not yours, no innovator; send one, gain a specialist of that type; chain: the card.',
  'card.actions.share': 'Share: an invention you took part in.',
  'card.actions.callSpecialists':
    'Call specialists: citizens of one region come home; economy aspiration; chain: one of your inventions.',
  'card.actions.gainInfluence':
    'Gain influence: majority and {tokenLeast} to {tokenMost} citizens; {first}, {second} or {third} VP; {influence} influence per face-up token; chain: a token.',
  'card.actions.travel':
    'Travel: a citizen along a line; culture aspiration; chain: the sage’s knowledge tile.',
  'card.actions.eureka':
    'Eureka: a milestone of a later era; the old one becomes common; diplomat; era space with its bonus.',
  'card.actions.sendDiplomat':
    'Send a diplomat: to a milestone without yours ({slots} spaces); its action. Another’s of a later era: {influence} influence for them.',
  'card.actions.recallDiplomat':
    'Recall a diplomat, from your own milestone too: becomes a scholar; the action of the milestone.',
  'card.share.title': 'When an invention is shared',
  'card.share.presenter': 'Presenter: the era of the card in VP for each presenting citizen.',
  'card.share.inventor': 'Inventor: the card.',
  'card.share.innovator': 'Innovator: {citizens} new citizen on the map.',
  'card.share.sharer': 'Sharer: a wealth tile of the region or a joker. All citizens go to the map.',
  'card.tiles.title': 'Tiles and building',
  'card.tiles.economy': 'Economy: an action once per era, for an economy marker.',
  'card.tiles.culture': 'Culture: a bonus with every such action.',
  'card.tiles.technology':
    'Technology: links two actions once, for {technologyPrice} influence and a chain marker; one tile a turn.',
  'card.tiles.wealth':
    'Wealth: VP at the end. One of each letter; one progress tile of each kind and number.',
  'card.tiles.price':
    'Influence once a turn: {priceOne}, {priceTwo}, {priceThree}, nothing with {one}, {two}, {three}, {full} tiles in the tile area.',
  'card.tiles.limit':
    'Tiles a turn: your era minus {one}; the bonus “Build” allows as many again, for the influence it names or for free.',
  'card.tiles.cost':
    'Specialists: {progress} of the type (wealth {wealth} of any), +{one} per neighbouring tile, −{one} per invention of the type (not wealth).',
  'card.eras.title': 'Era change',
  'card.eras.order': 'Furthest right on a turn order space: choose your place.',
  'card.eras.influence':
    'Influence: +{gain} if you have no influence; {middleFrom} to {middleTo} −{lossMiddle}; from {highFrom} −{lossHigh}. After the first era that is all.',
  'card.eras.returns':
    'Exhausted specialists, season pillars and economy markers come back; {one} scholar per sage.',
  'card.eras.milestones': 'Eureka area to common knowledge, new milestones.',
  'card.eras.ideas': 'Discard ideas of earlier eras, take new ones.',
  'card.end.title': 'Final scoring',
  'card.end.influence':
    'Influence: {pointsLow} VP up to {lowTo}, {pointsMiddle} from {middleFrom}, {pointsHigh} from {highFrom}.',
  'card.end.wealth': 'Wealth tiles on your progress map.',
  'card.end.goals': 'Your best {goals} secret goals.',
  'card.end.ties': 'Ties: most tiles built, most inventions, fewest citizens in the supply.',
} as const;

export type GuideTextKey = keyof typeof guideTexts;
