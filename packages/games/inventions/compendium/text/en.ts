import { type ActionId, type EffectId, type GoalTable, tables, type WealthRule } from '../../data/index.ts';
import { spread } from './spread.ts';

/** What the chain action of an invention brings. */
const CHAINS: Readonly<Record<ActionId, string>> = {
  present: 'presenting another idea and the bonus of its region',
  invent: 'inventing, and so to a technology tile in the same turn',
  innovate: 'innovating, for which a new specialist comes home at once',
  share: 'sharing, and so to one more wealth tile or joker',
  callSpecialists: 'calling specialists again, and from there to another invention',
  gainInfluence: 'placing an influence token, for VP and influence',
  travel: 'travelling to a sage, and so to a culture tile',
  eureka: 'a Eureka, without a pillar for it',
  sendDiplomat: 'sending a diplomat, who opens a milestone and brings its action',
  recallDiplomat: 'recalling a diplomat, for a scholar and the milestone’s action',
};

const PRESENTERS = 'shared, it scores its presenter up to {shared} VP';

function ofCard({ era, chain }: { readonly era: number; readonly chain: ActionId }): string {
  if (era === 1)
    return `Yours from the start: {type} tiles are cheaper, and calling specialists can lead to ${CHAINS[chain]}.`;
  return `Makes {type} tiles cheaper for its inventor, whose calls for specialists can lead to ${CHAINS[chain]}; ${PRESENTERS}{points, plural, =0 {} other {, and inventing it # VP}}.`;
}

/** What a diplomat gets at a milestone. */
const DIPLOMATS: Readonly<Partial<Record<EffectId, string>>> = {
  citizen: 'puts a new citizen into any region, where a majority may be missing',
  specialist: 'brings a new specialist of the type you need',
  influence: 'brings {amount} influence, perhaps the one for another chain marker',
  scholar: 'brings a scholar, who can stand in for anybody',
  merchant: 'brings a new merchant for economy ideas and tiles',
  artisan: 'brings a new artisan for culture ideas and tiles',
  thinker: 'brings a new thinker for technology ideas and tiles',
  travel: 'travels as well, for a culture tile and perhaps a sage',
  build:
    '{amount, plural, =0 {lets you build for free} other {lets you build for # influence}}, on top of what you build in your turn',
  present: 'presents an idea as well, with the bonus of its region',
  gainInfluence: 'places an influence token as well, where you have the majority',
  share: 'shares an invention as well, for a wealth tile or a joker',
  callSpecialists: 'calls specialists home as well, for an economy tile and a chain',
  innovate: 'innovates as well, which opens the chain action of that card',
  invent: 'invents an idea as well, for a technology tile',
};

const WEALTH: Readonly<Record<WealthRule, string>> = {
  outer:
    'For those who build {first} tiles on the {outer} spaces of the outer ring, {points} VP each, where neighbours are few and building is cheap.',
  inner:
    'For those who build {first} tiles on the {inner} inner spaces, {points} VP each, although tiles there have many neighbours and cost more.',
  alone:
    'For those who keep {first} tiles apart from each other, {points} VP each, which also keeps building cheap.',
  group: 'For those who build many {first} tiles side by side, {points} VP for each of the largest group.',
  pairs: 'For those who collect {first} and {second} tiles alike, {points} VP a pair, wherever they lie.',
  adjacentPairs:
    'For those who mix {first} and {second} tiles closely: every edge between them scores {points} VP, so one tile may count several times.',
  touching:
    'For those who surround a few {second} tiles with {first} tiles: each that touches one scores {points} VP.',
};

function ofGoal({ counts }: GoalTable): string {
  switch (counts) {
    case 'region':
      return 'Place a token there for {points} VP and leave {needed} citizens on the map at the end for all {most}: {of}.';
    case 'tiles':
      return 'Build {needed} {of} tiles for all {most} VP; more of them are for other reasons.';
    case 'sets':
      return 'Build your progress tiles evenly: {needed} of each type bring all {most} VP.';
    case 'allTiles':
      return 'Build often, whatever it is: {last} tiles of any kind bring all {most} VP.';
    case 'innerTiles':
      return 'Build inside the outer ring: {needed} tiles there bring all {most} VP.';
    case 'inventions':
      return 'Invent {of} ideas and see that they are shared: {needed} such inventions, old ones included, bring all {most} VP.';
    case 'laterInventions':
      return 'Invent early and often: {needed} shared inventions beyond those you began with bring all {most} VP.';
    case 'era':
      return 'Take every Eureka you can: era {last} brings all {most} VP.';
    case 'diplomats':
      return 'Leave diplomats where they are in the last era: {needed} on milestones of the board bring all {most} VP.';
    case 'tokens':
      return 'Place all your influence tokens, also the expensive ones: {needed} in the regions bring all {most} VP.';
  }
}

export const compendiumTexts: Readonly<Record<string, string>> = {
  'actions.title': 'Actions',
  'actions.about':
    'There are {actions}, two in each forum. You place a pillar on one and perform it; chain actions and tiles give them too.',
  'actions.present':
    'Where every card begins: it brings the bonus of the region at once, and VP when somebody shares the invention.',
  'actions.invent':
    'Turns an idea, also somebody else’s, into an invention of yours and brings a technology tile.',
  'actions.innovate':
    'Improves somebody else’s invention: a specialist comes home, and the card’s chain action is yours.',
  'actions.share':
    'Brings an invention beside its inventor’s board and scores the presenter; for you a wealth tile or a joker.',
  'actions.callSpecialists': 'The way to bring citizens back from the map as the specialists that you lack.',
  'actions.gainInfluence':
    'Places a token where you have the majority: VP, influence, and so more chain actions.',
  'actions.travel': 'Moves a citizen to a sage, for his action and a culture tile, or to a majority.',
  'actions.eureka': 'Takes you to a milestone of a later era, and so to its ideas before the others.',
  'actions.sendDiplomat': 'Opens a milestone that is not yours and brings its action at once.',
  'actions.recallDiplomat': 'Gets a citizen back as a scholar and brings the action of the milestone again.',

  'economyTiles.title': 'Economy tiles',
  'economyTiles.about':
    'Once built, each gives its action once per era for an economy marker, before or after your main action. You begin with {markers, plural, one {# marker} other {# markers}}; more lie on your progress map.',
  'economyTiles.economy1': 'Good for reaching a sage every era without a pillar, with a culture tile on top.',
  'economyTiles.economy2':
    'Good for bringing people home just when they are needed, with an economy tile and a chain from an invention.',
  'economyTiles.economy3':
    'Good for entering a later era as soon as new milestones lie open, before others choose.',
  'economyTiles.economy4':
    'Good for a second idea on the map in one turn, with the bonus of its region and a new card.',
  'economyTiles.economy5': 'Good for a token every era, as long as you keep a majority somewhere.',
  'economyTiles.economy6':
    'Good for sharing what you just invented in the same turn, before anybody else does.',
  'economyTiles.economy7': 'Good for building for free even with few tiles in the tile area.',

  'cultureTiles.title': 'Culture tiles',
  'cultureTiles.about':
    'Once built, each gives its bonus every time you take its action, also as a chain action; so build early those of actions you take often.',
  'cultureTiles.culture1': 'Every idea you present brings {amount} influence, which pays for building.',
  'cultureTiles.culture2': 'Every invention brings a citizen to any region, for majorities and journeys.',
  'cultureTiles.culture3':
    'For those who live on the inventions of others: {amount} VP for each that you innovate.',
  'cultureTiles.culture4': 'For those who share themselves: {amount} VP more for each invention you share.',
  'cultureTiles.culture5': 'Calling specialists trains a scholar as well, so that you can pay with any type.',
  'cultureTiles.culture6':
    'Every influence token you place also brings a scholar, as long as the academy has room.',
  'cultureTiles.culture7':
    'Every journey brings {amount} influence, so that chains through sages pay for themselves.',

  'technologyTiles.title': 'Technology tiles',
  'technologyTiles.about':
    'Once built, each lets you take the other of its actions after one of them, once in the game, for {price} influence and a chain marker. Used ones still count on your map.',
  'technologyTiles.technology1': 'Good for inventing what you just presented, before a rival does.',
  'technologyTiles.technology2':
    'Good for sharing a new invention at once, so that the card is yours this turn.',
  'technologyTiles.technology3':
    'Good for turning the citizens who just went to the map into a majority and a token.',
  'technologyTiles.technology4':
    'Good for moving a citizen to where one is missing, and placing a token there.',
  'technologyTiles.technology5': 'Good for a culture tile and an economy tile in one turn.',
  'technologyTiles.technology6': 'Good for coming home with the specialist whom an innovation needs.',
  'technologyTiles.technology7':
    'Good for using the specialist that an innovation brings to present an idea.',

  'wealthTiles.title': 'Wealth tiles',
  'wealthTiles.about':
    'Whoever shares an invention may take one from that region, one of each letter. They score at the end, if they are built, for the tiles on the owner’s map.',
  ...spread('wealthTiles', tables.wealthTiles, ({ scores }) => WEALTH[scores]),

  'specialistTiles.title': 'Specialist tiles',
  'specialistTiles.about':
    'One lies in each region. It shows how many citizens present an idea there, and what they gain at once.',
  'specialistTiles.presenting':
    'Good for two ideas in one turn: {demand, plural, one {# citizen is} other {# citizens are}} enough, and the next idea follows.',
  'specialistTiles.inventing':
    'Good for a technology tile at once: present an idea there whose milestone you can use, and invent it.',
  'specialistTiles.sharing':
    'Good when an invention of yours waits elsewhere: present here, and share it without a pillar.',
  'specialistTiles.acclaim':
    'Good for VP twice: {amount} at once, and {demand} presenters who score when the invention is shared.',
  'specialistTiles.standing':
    'Good for {amount} influence with only {demand, plural, one {# citizen} other {# citizens}} tied up.',
  'specialistTiles.teaching':
    'Good for many VP later: {demand} presenters score when the invention is shared, and a scholar replaces one of them.',
  'specialistTiles.settling': 'Good for a majority: a new citizen goes wherever you like.',

  'knowledgeTiles.title': 'Knowledge tiles',
  'knowledgeTiles.about':
    'Whoever travels to a sage may use the tile there for a chain marker. Then it flips, and scores {points} VP for every flipped tile when it is used again.',
  'knowledgeTiles.knowPresent': 'Worth the journey when an idea waits in your hand for an empty region.',
  'knowledgeTiles.knowInvent': 'Worth the journey for culture and technology tiles in the same turn.',
  'knowledgeTiles.knowShare':
    'Worth the journey when an invention in which you have a part is still on the map.',
  'knowledgeTiles.knowInnovate':
    'Worth the journey when a rival’s invention has a strong chain action and no innovator.',
  'knowledgeTiles.knowCall':
    'Worth the journey for its second chain: calling specialists leads on to your inventions.',
  'knowledgeTiles.knowInfluence':
    'Worth the journey when the traveller gives you the majority where he arrives.',
  'knowledgeTiles.knowCitizen': 'Worth the journey for one more citizen wherever a majority is close.',

  'influenceTokens.title': 'Influence tokens',
  'influenceTokens.about':
    'In a region where you have the majority each scores {least} to {best} VP and raises your influence. Face-up, it can be flipped once for its action, when you gain influence.',
  'influenceTokens.tokenInfluence':
    'Placed before the first round; keep it face up, because every new token then brings one influence more, or flip it for {amount}.',
  'influenceTokens.tokenPresent':
    'The first one to place: only {citizens} citizens come home, and with them an idea can be presented at once.',
  'influenceTokens.tokenInvent':
    'For {citizens} citizens, who may return as just the specialists that the invention needs.',
  'influenceTokens.tokenInnovate':
    'For {citizens} citizens, with a chain that goes on: innovating opens the action of one more card.',
  'influenceTokens.tokenShare':
    'The most expensive one, {citizens} citizens, but it shares an invention, which puts new citizens on the map.',

  'milestones.title': 'Milestones',
  'milestones.about':
    'They decide which ideas can be invented and in which era you are. A diplomat who is sent there or recalled brings the action of the milestone.',
  ...spread(
    'milestones',
    tables.milestones,
    ({ effect }) => `Needed to invent {cards}; a diplomat there ${DIPLOMATS[effect]}.`,
  ),

  'cards.title': 'Ideas and inventions',
  'cards.about':
    'Ideas are presented, invented and shared; then they lie beside the inventor’s board. Each invention makes tiles of its type cheaper and has a chain action.',
  ...spread('cards', tables.cards, ofCard),

  'goals.title': 'Secret goals',
  'goals.about': 'You get one of each deck. At the end the best {scored} of them score.',
  ...spread('goals', tables.goals, ofGoal),
};
