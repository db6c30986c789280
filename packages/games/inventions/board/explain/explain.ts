/** What a place of the board is, in words. */
import { type Explanation, explanation, ownedPartsOf, type PlaceId } from '@guildhall/board-kit';
import { REGIONS, SPECIALISTS } from '../../data/index.ts';
import type { State } from '../../rules/index.ts';
import {
  type Atlas,
  actionNumber,
  diplomatsOn,
  type ExplainContext,
  eraOf,
  eraSpaceOf,
  isGoalKnown,
  NONE,
  regionNumber,
  tileOf,
  within,
} from '../atlas.ts';
import {
  describeBenefit,
  describeCard,
  describeGoal,
  describeTile,
  describeWealth,
  forumOf,
} from './describe.ts';
import { explainRegion } from './explain-region.ts';

export function explain(context: ExplainContext, place: PlaceId): Explanation {
  const [sort, which, owned] = ownedPartsOf(place, context.seat);
  const { atlas, words, view } = context;
  const owner = owned ?? 0;
  switch (sort) {
    case 'region':
      return explainRegion(context, regionNumber(which));
    case 'forum':
      return explainForum(context, actionNumber(which));
    case 'card':
      return explainCard(
        context,
        atlas.cards.findIndex(({ id }) => id === which),
      );
    case 'milestone':
      return explainMilestone(
        context,
        atlas.milestones.findIndex(({ id }) => id === which),
      );
    case 'eraSpace':
      return explainEraSpace(context, eraOf(atlas, view, owner), Number(which) - 1);
    case 'era': {
      const [era, space] = which.split('-').map(Number);
      return explainEraSpace(context, era, space - 1);
    }
    case 'influence':
      return explainInfluence(context, Number(which));
    case 'order':
      return explanation(
        words.say('orderTitle', { place: Number(which) }),
        [context.looks[view.order[Number(which) - 1]]?.name ?? ''],
        ['INV-SETUP-ORDER', 'INV-CHANGE-ORDER'],
      );
    case 'tile':
      return explainTile(context, atlas.tiles.indexOf(which), owner);
    case 'supply':
      return explainSupply(context, atlas.tiles.indexOf(which));
    case 'wealth':
      return explanation(
        words.name(which),
        [describeWealth(words, atlas.tables.wealthTiles[which])],
        ['INV-TILE-WEALTH', 'INV-SHARE-TILE', 'INV-TILE-ONE-OF-A-KIND'],
      );
    case 'joker':
      return explanation(words.say('jokerTitle'), [words.say('jokerText')], ['INV-SHARE-TILE']);
    case 'aspiration':
      return explanation(
        words.say('aspirationTitle', { type: which }),
        [words.say('aspirationText')],
        ['INV-ASPIRATION-GAIN', 'INV-ASPIRATION-PROGRESS'],
      );
    case 'area':
      return explanation(
        words.say('areaSpace'),
        [words.say('areaText', { prices: pricesOf(atlas) })],
        ['INV-BUILD-PRICE', 'INV-BUILD-LIMIT'],
      );
    case 'space': {
      const space = atlas.spaces.find(({ id }) => id === which);
      return explanation(
        words.say('spaceTitle', { space: which }),
        space === undefined ? [] : [words.say('spaceText', { benefit: describeBenefit(words, space) })],
        ['INV-BUILD-SPACE', 'INV-BUILD-BONUS', 'INV-BUILD-COST'],
      );
    }
    case 'specialist':
      return explainSpecialist(context, which, owner);
    case 'academy':
      return explanation(
        words.say('academyTitle'),
        [
          words.say('academyText', {
            scholars: view.players[owner].scholars,
            limit: eraOf(atlas, view, owner),
          }),
        ],
        ['INV-SCHOLAR-STANDS-IN', 'INV-SCHOLAR-LIMIT', 'INV-SCHOLAR-DEVOTED'],
      );
    case 'token':
      return explainToken(
        context,
        atlas.tokens.findIndex(({ id }) => id === which),
        owner,
      );
    case 'goal':
      return explainGoal(context, Number(which));
    case 'specialistTile':
      return explainSpecialistTile(context, which);
    case 'knowledge':
      return explanation(
        words.name(which),
        [describeBenefit(words, atlas.tables.knowledgeTiles[which]), words.say('knowledgeShown')],
        ['INV-TRAVEL-SAGE', 'INV-TRAVEL-POINTS'],
      );
    case 'learn':
      return explanation(words.say('learnTitle'), [], ['INV-TRAVEL-SAGE', 'INV-TRAVEL-POINTS']);
    default:
      return explanation(place, [], []);
  }
}

/** "1 tile: 3, 2 tiles: 2 …": what building costs. */
function pricesOf({ tables }: Atlas): string {
  return tables.buildPrice
    .map((price, tiles) => `${tiles} → ${price}`)
    .slice(1)
    .join(', ');
}

/** Who has which pillar on an action space. */
export function pillarsOn(view: State, action: number): readonly { seat: number; isEpoch: boolean }[] {
  return view.players.flatMap(({ epoch, seasons }, seat) => [
    ...(epoch === action ? [{ seat, isEpoch: true }] : []),
    ...(seasons.includes(action) ? [{ seat, isEpoch: false }] : []),
  ]);
}

function explainForum({ atlas, words, view, looks }: ExplainContext, action: number): Explanation {
  const both = forumOf(atlas, action);
  const id = both.find((one) => actionNumber(one) === action) ?? '';
  const other = both.find((one) => one !== id) ?? '';
  const pillars = pillarsOn(view, action).map(({ seat, isEpoch }) =>
    words.say('pillarOf', { owner: looks[seat].name, pillar: isEpoch ? 'epochPillar' : 'seasonPillar' }),
  );
  return explanation(
    words.say('forumTitle', { action: id }),
    [
      words.say('forumOther', { action: other }),
      pillars.length === 0
        ? words.say('forumEmpty')
        : words.say('forumPillars', { pillars: pillars.join(', ') }),
    ],
    ['INV-FORUM-GOLDEN-RULE', 'INV-TURN-EARNS', 'INV-TURN-NO-ACTION'],
  );
}

function explainCard({ atlas, words, view, looks }: ExplainContext, card: number): Explanation {
  const holder = view.players.findIndex(
    ({ ideas, inventions }) => ideas.includes(card) || inventions.includes(card),
  );
  const isInvention =
    atlas.cards[card].milestone === 'none' ||
    (holder !== NONE && view.players[holder].inventions.includes(card));
  return explanation(
    words.name(atlas.cards[card].id),
    [
      ...describeCard(words, atlas.cards[card]),
      holder === NONE ? '' : words.say('heldBy', { owner: looks[holder].name }),
      view.turn.called.includes(card) ? words.say('cardUsed') : '',
    ],
    isInvention
      ? ['INV-CALL-CHAIN', 'INV-BUILD-DISCOUNT']
      : ['INV-PRESENT-IDEA', 'INV-INVENT-ACCESS', 'INV-PRESENT-DRAW'],
  );
}

function explainMilestone({ atlas, words, view, looks }: ExplainContext, milestone: number): Explanation {
  const { id, letter, era, slots, ...benefit } = atlas.milestones[milestone];
  const there = diplomatsOn(view, milestone);
  const owner = view.personal.indexOf(milestone);
  return explanation(
    words.name(id),
    [
      words.say('milestoneEra', { letter, era }),
      owner === NONE
        ? ''
        : words.say('milestonePersonal', { owner: looks[owner]?.name ?? words.say('unowned') }),
      words.say('milestoneAction', { benefit: describeBenefit(words, benefit) }),
      there.length === 0
        ? ''
        : words.say('milestoneDiplomats', { owners: there.map((one) => looks[one].name).join(', ') }),
      words.say('milestoneSlots', { free: slots - there.length }),
    ],
    view.eureka.includes(milestone)
      ? ['INV-EUREKA-LATER', 'INV-EUREKA-COMMON', 'INV-EUREKA-CITIZEN']
      : ['INV-INVENT-ACCESS', 'INV-SEND-MILESTONE', 'INV-SEND-ACTION', 'INV-RECALL-ACTION'],
  );
}

function explainEraSpace(
  { atlas, words, view, looks }: ExplainContext,
  era: number,
  space: number,
): Explanation {
  const benefit = atlas.tables.eraTrack[era]?.[space];
  const there = looks.filter(
    (_, owner) => eraOf(atlas, view, owner) === era && eraSpaceOf(view, owner) === space,
  );
  return explanation(
    words.say('eraSpaceTitle', { era, space: space + 1 }),
    [
      benefit === undefined ? '' : describeBenefit(words, benefit),
      there.length === 0 ? '' : words.say('heldBy', { owner: there.map(({ name }) => name).join(', ') }),
    ],
    ['INV-EUREKA-SPACE', 'INV-CHANGE-ORDER'],
  );
}

function explainInfluence({ atlas, words, view, looks }: ExplainContext, influence: number): Explanation {
  const { markers, gain, loss, points } = atlas.tables.influenceTrack[influence];
  const change = words.say('influenceChange', { change: gain - loss });
  const there = looks.filter((_, seat) => view.players[seat]?.influence === influence);
  return explanation(
    words.name('influenceTrack'),
    [
      words.say('influenceText', { influence, markers, change, points }),
      there.map(({ name }) => name).join(', '),
    ],
    ['INV-INFLUENCE-TRACK', 'INV-CHAIN-MARKERS', 'INV-CHANGE-INFLUENCE', 'INV-END-INFLUENCE'],
  );
}

const RULES_OF_TILES = {
  economy: ['INV-TILE-ECONOMY', 'INV-TILE-ECONOMY-MARKER'],
  culture: ['INV-TILE-CULTURE'],
  technology: ['INV-TILE-TECHNOLOGY', 'INV-TILE-TECHNOLOGY-ONE'],
  wealth: ['INV-TILE-WEALTH', 'INV-END-WEALTH'],
  aspiration: ['INV-ASPIRATION-PROGRESS'],
} as const;

function explainTile({ atlas, words, view }: ExplainContext, code: number, owner: number): Explanation {
  const { kind } = tileOf(atlas, code);
  const { area, economyUsed, technologyUsed } = view.players[owner];
  const isUsed =
    (kind === 'economy' && (economyUsed & (1 << code)) !== 0) ||
    (kind === 'technology' && (technologyUsed & (1 << within(code))) !== 0);
  return explanation(
    words.name(atlas.tiles[code]),
    [
      describeTile(atlas, words, code),
      isUsed ? words.say('tileUsed') : '',
      area.includes(code) ? words.say('tileWaiting') : '',
    ],
    RULES_OF_TILES[kind],
  );
}

function explainSupply({ atlas, words, view }: ExplainContext, code: number): Explanation {
  return explanation(
    words.name(atlas.tiles[code]),
    [describeTile(atlas, words, code), words.say('copiesLeft', { copies: view.progress[code] })],
    [...RULES_OF_TILES[tileOf(atlas, code).kind], 'INV-TILE-ONE-OF-A-KIND'],
  );
}

function explainSpecialist({ words, view }: ExplainContext, specialist: string, owner: number): Explanation {
  const type = (SPECIALISTS as readonly string[]).indexOf(specialist);
  const { home, exhausted } = view.players[owner];
  return explanation(
    words.name(specialist),
    [words.say('specialistText', { home: home[type], exhausted: exhausted[type] })],
    ['INV-CITIZEN-HOME', 'INV-CHANGE-EXHAUSTED'],
  );
}

function explainSpecialistTile({ atlas, words }: ExplainContext, id: string): Explanation {
  const { demand, startsEmpty, ...benefit } = atlas.tables.specialistTiles[id];
  return explanation(
    words.name(id),
    [words.say('presenterTile', { demand, benefit: describeBenefit(words, benefit) })],
    [
      'INV-PRESENT-SPECIALISTS',
      'INV-PRESENT-BENEFIT',
      startsEmpty ? 'INV-SETUP-REGION-IDEAS' : 'INV-PREPARE-BENEFIT',
    ],
  );
}

function explainToken({ atlas, words, view }: ExplainContext, token: number, owner: number): Explanation {
  const { id, citizens, ...benefit } = atlas.tokens[token];
  const { tokens, flipped } = view.players[owner];
  return explanation(
    words.name(id),
    [
      words.say('tokenText', { citizens, benefit: describeBenefit(words, benefit) }),
      tokens[token] === NONE ? '' : words.say('tokenIn', { region: REGIONS[tokens[token]] }),
      (flipped & (1 << token)) === 0 ? '' : words.say('tokenFlipped'),
    ],
    ['INV-GAIN-TOKEN', 'INV-GAIN-REWARD', 'INV-GAIN-CHAIN'],
  );
}

function explainGoal({ atlas, words }: ExplainContext, goal: number): Explanation {
  if (!isGoalKnown(goal))
    return explanation(words.say('goalHidden'), [], ['INV-SETUP-GOALS', 'INV-END-GOALS']);
  return explanation(
    words.name(atlas.goals[goal].id),
    [describeGoal(words, atlas.goals[goal])],
    ['INV-SETUP-GOALS', 'INV-END-GOALS'],
  );
}
