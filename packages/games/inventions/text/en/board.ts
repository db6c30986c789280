import { legend } from './legend.ts';

/** What only the drawn board says. Arguments are as in the messages; `owner` is a society or Chronos. */
export const board = {
  ...legend,
  blue: 'Blue',
  orange: 'Orange',
  yellow: 'Yellow',
  violet: 'Violet',
  map: 'World map',
  thisTurn: 'This turn',
  ideaMarket: 'Ideas',
  tracks: 'Eras and influence',
  common: 'Common knowledge',
  unowned: 'No owner',
  discarded: 'Discarded (known to all)',
  supplyPanel: 'Progress tiles',
  tileArea: 'Tile area',
  progressMap: 'Progress map',
  goalHidden: 'Secret',
  roundOfEra: 'Era {era} · Round {round} of {rounds}',

  benefitPoints: '{amount, plural, one {# point} other {# points}}',
  benefitInfluence: '{amount} influence',
  benefitBuild: '{amount, plural, =0 {build without paying influence} other {build for # influence}}',
  benefitDiscount:
    '{amount, plural, one {the tile built here costs # specialist less} other {the tile built here costs # specialists less}}',
  benefitMany: '{amount} × {effect}',

  regionTitle: '{number}. {region}',
  regionEmpty: 'No card lies here.',
  regionIdea: 'Idea: {card} ({type}, era {era}); it needs the milestone {milestone}',
  regionInvention: 'Invention: {card} ({type}, era {era}); chain: {chain}',
  presentedBy: 'Presented by {owner} with {count, plural, one {# citizen} other {# citizens}}',
  nobodyPresented: 'Nobody has presented it.',
  inventedBy: 'Inventor: {owner}',
  innovatedBy: 'Innovator: {owner}',
  specialistTileLine:
    '{tile}: {demand, plural, one {# citizen presents} other {# citizens present}}; benefit: {benefit}',
  citizensLine: 'Citizens: {citizens}',
  influenceLine: 'Influence spaces: {spaces}',
  spaceFree: '{points, plural, one {# point} other {# points}}',
  wealthLine: 'Wealth tiles: {tiles}',
  wealthGone: 'No wealth tile is left.',
  sageHere: 'A sage is here: {benefit}',
  sageGone: 'The sage is away. Knowledge: {benefit}',
  knowledgeShown: 'points for every knowledge tile that shows them',
  routesLine: 'Ways to: {regions}',
  chronosHere: 'Chronos stands here.',

  forumTitle: 'Forum: {action}',
  forumOther: 'The other space of this forum: {action}',
  forumPillars: 'Pillars here: {pillars}',
  forumEmpty: 'No pillar stands here.',
  pillarOf: '{owner}: {pillar}',

  cardIdea: 'Idea of era {era}: {type}; it needs the milestone {milestone}',
  cardFirst: 'Invention of era {era}: {type}',
  cardExtra: 'To invent it exhausts {count} more: {type}',
  cardChain: 'Chain: {action}',
  cardPoints: '{points, plural, one {# point for inventing it} other {# points for inventing it}}',
  cardUsed: 'Its chain was used in this turn.',
  heldBy: 'With: {owner}',

  milestoneEra: 'Letter {letter}, era {era}',
  milestoneAction: 'Whoever sends or recalls a diplomat: {benefit}',
  milestoneSlots:
    '{free, plural, =0 {No place for a diplomat is free.} one {# place for a diplomat is free.} other {# places for diplomats are free.}}',
  milestoneDiplomats: 'Diplomats: {owners}',
  milestonePersonal: 'Personal milestone of {owner}',

  eraSpaceTitle: 'Era {era}, space {space}',
  influenceText:
    'Influence {influence}: {markers, plural, one {# chain marker a turn} other {# chain markers a turn}}; at the change of era {change}; at the end {points, plural, one {# point} other {# points}}',
  influenceChange: '{change, plural, =0 {nothing} other {#}}',
  orderTitle: 'Place {place} in the turn order',

  tileEconomy: 'Once an era, with an economy marker: {benefit}',
  tileCulture: 'Whenever you perform “{action}”: {benefit}',
  tileTechnology:
    'Once in the game, for 1 influence and a chain marker: after “{first}” also “{second}”, or the other way round',
  tileUsed: 'Used',
  tileWaiting: 'Waits in the tile area: it works once it is built.',
  copiesLeft: '{copies, plural, =0 {None left} one {# left} other {# left}}',
  wealthOuter:
    '{points, plural, one {# point} other {# points}} for each tile on the outer ring. Kind: {first}',
  wealthInner:
    '{points, plural, one {# point} other {# points}} for each tile inside the outer ring. Kind: {first}',
  wealthAlone:
    '{points, plural, one {# point} other {# points}} for each tile that touches no other of its kind. Kind: {first}',
  wealthGroup:
    '{points, plural, one {# point} other {# points}} for each tile of your largest group. Kind: {first}',
  wealthPairs:
    '{points, plural, one {# point} other {# points}} for each pair, wherever it is. Kinds: {first}, {second}',
  wealthAdjacentPairs:
    '{points, plural, one {# point} other {# points}} for each edge between the two kinds: {first}, {second}',
  wealthTouching:
    '{points, plural, one {# point} other {# points}} for each tile of the first kind that touches the second: {first}, {second}',

  aspirationTitle: 'Aspiration: {type}',
  aspirationText: 'At the end of the turn it becomes a progress tile of its type.',
  jokerTitle: 'Joker aspiration',
  jokerText: 'Instead of a wealth tile; it becomes a progress tile of any type.',
  areaSpace: 'Free space of the tile area',
  areaText:
    'Building costs influence once a turn, by the tiles that wait: {prices}. You may build one tile fewer than your era.',
  spaceTitle: 'Space {space}',
  spaceText: 'A tile built here gives: {benefit}',

  specialistText: 'At home: {home}. Exhausted until the change of era: {exhausted}.',
  academyTitle: 'Academy',
  academyText:
    'Scholars: {scholars}. The academy has room for {limit}. A scholar stands in for any specialist.',
  tokenText:
    '{citizens, plural, =0 {It is placed in the preparation.} other {It needs a majority of at least # citizens in its region, who come home.}} Its action: {benefit}',
  tokenIn: 'It lies in {region}.',
  tokenFlipped: 'Its action is used up.',
  learnTitle: 'Learn from the sage',

  goalRegion:
    '{points, plural, one {# point} other {# points}} for an influence token in the region, {each} for each of your citizens there, at most {most}. Region: {of}',
  goalTiles: '{each, plural, one {# point} other {# points}} for each tile built, at most {most}. Kind: {of}',
  goalSets:
    '{each, plural, one {# point} other {# points}} for each set of all three progress kinds, at most {most}',
  goalAllTiles: 'Points by tiles built: {steps}',
  goalInnerTiles:
    '{each, plural, one {# point} other {# points}} for each tile inside the outer ring, at most {most}',
  goalInventions:
    '{each, plural, one {# point} other {# points}} for each invention, at most {most}. Type: {of}',
  goalLaterInventions:
    '{each, plural, one {# point} other {# points}} for each invention of era 2 or later, at most {most}',
  goalEra: 'Points by the era of your milestone: {steps}',
  goalDiplomats: '{each, plural, one {# point} other {# points}} for each diplomat, at most {most}',
  goalTokens:
    '{each, plural, one {# point} other {# points}} for each influence token in a region, at most {most}',
  goalStep: '{points} from {least}',

  markersReady:
    '{markers, plural, =0 {No chain marker is left} one {# chain marker is ready} other {# chain markers are ready}}',
  mayChain: 'optional chain action',
  wayMain: 'action',
  wayChain: 'chain action',
  wayBenefit: 'bonus',
  chainInnovation: 'chain action of this invention',
  chainInventions: 'chain action of one of your inventions',
  chainTokens: 'chain action of one of your tokens',
  chainKnowledge: 'knowledge tile (sage needed)',
  owePillar: 'play the pillar: {pillar}',
  oweTiles: 'use economy or technology tiles',
  oweDraw: '{count, plural, one {take # idea} other {take # ideas}}',
  oweProgress: 'aspirations become progress tiles: {types}',
  oweShareTile: 'a wealth tile or a joker',
  oweExhaust: '{count, plural, one {exhaust # citizen} other {exhaust # citizens}}',
  oweEraSpace: 'a space of the era track',
  oweOverflow: 'give up aspirations',
  oweTurnOrder: 'choose a place in the turn order',
  owePrepare: 'present an idea that lies in a region',

  chronosText: 'He stands in {region}. Citizens left: {supply}. Influence tokens on the era track: {tokens}.',
  chronosTaken: 'He took out of the game: {tiles}',
  homeAndExhausted: '{name}: {home} at home, {exhausted} exhausted',

  personalShort: 'Personal',
  leavesNext: 'leaves next',
  forums: 'Forums',
  supplyShort: 'Supply',
  markersShort: 'Markers',
  chainMarkers: 'Chain markers',
  milestonesTitle: 'Milestones',
  society: 'Your society',
  outOf: '{count} of {limit}',
  influenceTokens: 'Influence tokens',
  buildNow:
    '{price, plural, =0 {Build for free} other {Build for # influence}}, up to {most, plural, one {# tile} other {# tiles}}',
  buildNothing: 'No tiles to build',
  goalsBest: '{best, plural, one {Secret goals (best one)} other {Secret goals (best #)}}',
  deckAndLeft: '{cards, plural, =0 {Deck: last card} other {Deck · # left}}',
  countsOuter: 'outer ring',
  countsInner: 'inner spaces',
  countsAlone: 'no neighbour of its kind',
  countsGroup: 'largest group',
  countsPairs: 'pairs',
  countsEdges: 'shared edges',
  countsTouching: 'touching',
  atTheEnd: 'At the end',
  endProgress: '{count, plural, one {# progress tile} other {# progress tiles}}',
  endBuild: '{price, plural, =0 {build for free} other {build for # influence}}, up to {most}',
  eraNumber: 'Era {era}',
  needs: 'Needs',
  costs: 'Costs',
  gives: 'Gives',
  chainAction: 'Chain action',
  whenShared: 'When shared',
  accessOwn: 'your milestone',
  accessCommon: 'known to all',
  accessDiplomat: 'your diplomat is there',
  accessEarlier: 'earlier era: open to all',
  accessOwner: 'only {owner}, or with a diplomat there',
  accessLater: 'nobody knows it yet',
  costInvent: '1 × {specialist} to the card{extra, plural, =0 {} other {, exhausts # × {extraSpecialist}}}',
  youHave: 'you have {count}{scholars, plural, =0 {} one { and # scholar} other { and # scholars}}',
  sharedEach: '{points} VP per presenting citizen',
  sharedBy: '{points} VP for the presenter: {owner}',
  presenter: 'Presenter',
  inventor: 'Inventor',
  innovator: 'Innovator',
  presenterTile: '{demand, plural, one {# citizen} other {# citizens}}, gives {benefit}',
} as const;

export type BoardWords = Readonly<Record<keyof typeof board, string>>;
