/** What every place of the board is, in words, and the rules that say so. */
import { type Explanation, explanation, ownedPartsOf, type PlaceId } from '@guildhall/board-kit';
import {
  ACTIONS,
  ALL_SPOTS,
  FACES,
  GOODS,
  type Good,
  TECHNOLOGIES,
  type TechnologyId,
} from '../data/index.ts';
import {
  type Atlas,
  type ExplainContext,
  faceAt,
  NONE,
  openChoice,
  placeOfFace,
  symbolAt,
  tileNumber,
  trackOf,
  worthOf,
} from './atlas.ts';
import { decreeLines } from './decree.ts';
import { challengeText, fairText, levelText, tileLines } from './describe.ts';
import { explainOwn, OWN_SORTS } from './explain-own.ts';
import { explainMap, explainSpot, explainTablet } from './explain-spot.ts';
import { spaceWorth } from './king-track.tsx';

export function explain(context: ExplainContext, place: PlaceId): Explanation {
  const [sort, which, owned] = ownedPartsOf(place, context.seat);
  const owner = owned ?? 0;
  if (OWN_SORTS.has(sort)) return explainOwn(context, sort, which, owner);
  const { atlas, words, view } = context;
  switch (sort) {
    case 'die':
      return explainDie(context, which);
    case 'segment':
      return explainSegment(context, Number(which) - 1);
    case 'action':
      return explainAction(context, which);
    case 'symbol':
      return explanation(words.say('symbolTitle'), [words.say('symbolText')], ['TIL-SEEKER-SYMBOL']);
    case 'bonus':
      return explainTile(context, view.placeTiles[(ACTIONS as readonly string[]).indexOf(which)]);
    case 'offered':
      return explainOffered(context);
    case 'kingTile':
      return explainTile(context, view.kingTile, ['TIL-KING-PRIZE']);
    case 'tile':
      return explainTile(context, tileNumber(atlas, which));
    case 'spot':
      return explainSpot(context, which);
    case 'tablet':
      return explainTablet(context, which);
    case 'map':
      return explainMap(context, which);
    case 'kingStep':
      return explainSpace(context, (context.seat === null ? 0 : view.king[context.seat]) + Number(which));
    case 'kingSpace':
      return explainSpace(context, Number(which));
    case 'corruption':
      return explanation(
        words.say('corruption'),
        [
          view.revealed.length === 0
            ? words.say('corruptionNone')
            : words.say('corruptionSoFar', { tokens: view.revealed.join(', ') }),
          words.say('corruptionLeft', { tokens: view.corruption.join(', ') }),
        ],
        ['TIL-ROUND-CORRUPTION'],
      );
    case 'fair':
      return explainFair(context, which);
    case 'refresh':
      return explanation(
        words.say('refresh'),
        [words.say('refreshText', { points: atlas.tables.characterOffer.refresh })],
        ['TIL-CHARACTER-REFRESH'],
      );
    case 'technology':
      return explainTechnology(context, which as TechnologyId, NONE);
    case 'row':
      return explainTechnology(context, which as TechnologyId, 0);
    case 'level': {
      const [id, level] = which.split('.');
      return explainTechnology(context, id as TechnologyId, Number(level));
    }
    case 'pile':
      return explanation(
        words.say('undergroundTiles'),
        [
          words.say('undergroundPile', {
            count: (view.silver?.pile.length ?? 0) + (view.silver?.bottom.length ?? 0),
          }),
        ],
        ['TIL-TECHNOLOGY-KING'],
      );
    default:
      return explainCardinal(context, sort, which);
  }
}

function explainDie({ atlas, words, view }: ExplainContext, which: string): Explanation {
  const good = which.slice(0, -1) as Good;
  const face = Number(which.slice(-1)) - 1;
  const action = view.places[placeOfFace(view, face)];
  const points = atlas.tables.wheel.points[face];
  return explanation(
    words.say('dieTitle', { good, value: face + 1 }),
    [
      words.say('dieGoods', { amount: face + 1, good }),
      words.say('dieAction', { action: ACTIONS[action], points }),
      ...symbolLines({ atlas, words, view }, placeOfFace(view, face)),
      words.say('dieChange', { gold: atlas.tables.dice.changePrice }),
    ],
    ['TIL-DIE-GOODS', 'TIL-DIE-POINTS', 'TIL-DIE-CHANGE'],
  );
}

function symbolLines(
  { atlas, words, view }: Pick<ExplainContext, 'atlas' | 'words' | 'view'>,
  place: number,
): readonly string[] {
  const symbol = symbolAt(atlas, view, place);
  return symbol === 'F' ? [words.say('fieldHere')] : symbol === 'M' ? [words.say('symbolHere')] : [];
}

function explainSegment({ atlas, words, view }: ExplainContext, face: number): Explanation {
  const place = placeOfFace(view, face);
  const dice = GOODS.flatMap((good, at) => {
    const count = view.dice[at * FACES + face];
    return count === 0 ? [] : [`${count} × ${words.name(good)}`];
  });
  return explanation(
    words.say('segmentTitle', { value: face + 1 }),
    [
      words.say('dieAction', {
        action: ACTIONS[view.places[place]],
        points: atlas.tables.wheel.points[face],
      }),
      dice.length === 0 ? words.say('noDice') : words.say('diceHere', { dice: dice.join(', ') }),
      ...symbolLines({ atlas, words, view }, place),
    ],
    ['TIL-DIE-POINTS', 'TIL-CLEAN-WHEEL'],
  );
}

const ACTION_RULES: Readonly<Record<string, string>> = {
  merchant: 'TIL-MERCHANT-MOVE',
  architect: 'TIL-ARCHITECT-MOVE',
  character: 'TIL-CHARACTER-HIRE',
  contract: 'TIL-CONTRACT-TAKE',
  king: 'TIL-KING-STEP',
  joker: 'TIL-JOKER',
  seeker: 'TIL-SEEKER-FIELD',
};

function explainAction({ atlas, words, view }: ExplainContext, id: string): Explanation {
  const action = (ACTIONS as readonly string[]).indexOf(id);
  const place = view.places.indexOf(action);
  // The Joker has points of its own, and brings no bonus tile of the action it stands for.
  const isJoker = openChoice(view, 'joker') !== null;
  const tile = isJoker ? NONE : (view.placeTiles[action] ?? NONE);
  return explanation(
    words.say('actionTitle', { action: id }),
    [
      words.say(`do.${id}`),
      ...(place < 0 || isJoker
        ? []
        : [
            words.say('actionPoints', {
              points: atlas.tables.wheel.points[faceAt(view, place)],
              value: faceAt(view, place) + 1,
            }),
          ]),
      ...(tile === NONE ? [] : [words.say('actionTile', { tile: words.name(atlas.tiles[tile].id) })]),
    ],
    [ACTION_RULES[id]],
  );
}

const TILE_RULES: Readonly<Record<string, readonly string[]>> = {
  helper: ['TIL-HELPER-USE'],
  contract: ['TIL-CONTRACT-FULFIL'],
  crest: ['TIL-CREST-PLACE', 'TIL-CREST-ONE'],
  character: ['TIL-CHARACTER-ROOM', 'TIL-CHARACTER-TYPE'],
};

function explainTile(
  { atlas, words, view, looks, seat }: ExplainContext,
  tile: number,
  rules: readonly string[] = [],
): Explanation {
  const about = atlas.tiles[tile];
  if (about === undefined) return explanation(words.say('noTile'), [], ['TIL-DIE-TILE']);
  const owner = view.players.findIndex(
    ({ storehouse, rooms, crests, contracts }) =>
      storehouse.includes(tile) || rooms.includes(tile) || crests.includes(tile) || contracts.includes(tile),
  );
  const points = offeredFor(atlas, view, tile);
  const line = points === null ? '' : words.say('offerPrice', { points });
  return explanation(
    words.name(about.id),
    [
      ...tileLines(words, about),
      ...(owner < 0 ? [] : [words.say('heldBy', { owner: looks[owner].name })]),
      line,
    ],
    [...rules, ...TILE_RULES[about.kind]],
    line === '' ? {} : { price: { line, what: `offer ${about.id}`, of: seat ?? 0 } },
  );
}

/** Action points for a tile on offer; null: it is not. */
function offeredFor({ tables }: Atlas, view: ExplainContext['view'], tile: number): number | null {
  const place = view.contractOffer.indexOf(tile);
  if (place >= 0) return tables.contractOffer[place];
  if (view.turn.revealed.includes(tile)) return tables.technologies.offeredPrice;
  return view.characterOffer.includes(tile) ? tables.characterOffer.price : null;
}

function explainOffered(context: ExplainContext): Explanation {
  const { view } = context;
  const place = openChoice(view, 'placeTile');
  if (place !== null) return explainTile(context, view.placeTiles[place.action], ['TIL-DIE-TILE']);
  return explainTile(context, view.kingTile, ['TIL-KING-PRIZE']);
}

function explainSpace({ atlas, words, view, looks }: ExplainContext, space: number): Explanation {
  const { silver } = trackOf(atlas, view).spaces[space];
  const worth = worthOf(atlas, view, space);
  const discs = view.discs.filter((owner) => view.king[owner] === space).map((owner) => looks[owner].name);
  return explanation(
    words.say('kingTitle', { worth: spaceWorth(worth) }),
    [
      words.say(worth < 0 ? 'kingLoss' : 'kingGain', { points: Math.abs(worth) }),
      ...(silver > 0 ? [words.say('kingSilver', { silver })] : []),
      ...(discs.length > 0 ? [words.say('kingDiscs', { owners: discs.join(', ') })] : []),
    ],
    ['TIL-KING-POINTS', 'TIL-KING-STACK', 'TIL-KING-ORDER'],
  );
}

function explainFair({ atlas, words, view }: ExplainContext, id: string): Explanation {
  const at = view.fairs.findIndex((fair) => atlas.fairs[fair] === id);
  const town = words.name(ALL_SPOTS[view.fairTowns[at]]);
  const state = at + 1 === view.round ? 'fairNow' : at + 1 < view.round ? 'fairOver' : 'fairAhead';
  return explanation(
    words.say('fairTitle', { round: at + 1, town }),
    [fairText(words, atlas, view.fairs[at]), words.say('fairPart', { town }), words.say(state)],
    ['TIL-FAIR-PART', 'TIL-FAIR-SCORE'],
  );
}

/** How levels are numbered on the boards. */
const LEVELS = ['I', 'II', 'III'];

function explainTechnology(
  { atlas, words, view, looks, seat }: ExplainContext,
  id: TechnologyId,
  level: number,
): Explanation {
  const row = view.silver?.technologies.indexOf(TECHNOLOGIES.indexOf(id)) ?? NONE;
  const own = seat === null ? 0 : (view.players[seat].levels[row] ?? 0);
  const wanted = level === NONE ? own + 1 : level;
  const levels = wanted === 0 ? [1, 2, 3] : [wanted];
  const { price } = atlas.tables.technologies;
  const reached = view.players.flatMap(({ levels: all }, owner) =>
    all[row] > 0 ? [`${looks[owner].name} ${all[row]}`] : [],
  );
  const title = words.name(`technology.${id}`);
  const lines = levels.map((one) =>
    words.say('levelLine', {
      price: price[one - 1] ?? 0,
      text: levelText(words, atlas, id, Math.min(3, one)),
    }),
  );
  const next = lines[levels.indexOf(own + 1)];
  return explanation(
    wanted === 0 ? title : `${title} ${LEVELS[wanted - 1] ?? ''}`,
    [...lines, ...(reached.length === 0 ? [] : [words.say('levelsReached', { owners: reached.join(', ') })])],
    [`TIL-TECHNOLOGY-${id.toUpperCase()}`, 'TIL-TECHNOLOGY-SILVER'],
    next === undefined || seat === null ? {} : { price: { line: next, what: `technology ${id}`, of: seat } },
  );
}

const CHALLENGE_RULES: Readonly<Record<string, string>> = {
  deepCoffers: 'COFFERS',
  favourOfTheCourt: 'COURT',
  readyForAction: 'READY',
  verySpecialFriends: 'FRIENDS',
  resourcefulClergy: 'CLERGY',
  churchIncome: 'INCOME',
  visitorsToTheCuria: 'CURIA',
  whispersInTheKingsEar: 'WHISPERS',
  seekersGuild: 'GUILD',
  rareChance: 'CHANCE',
  preciousResources: 'RESOURCES',
  fruitfulJourneys: 'JOURNEYS',
};

function explainCardinal(context: ExplainContext, sort: string, which: string): Explanation {
  const { atlas, words, view } = context;
  if (sort === 'challenge')
    return explanation(
      words.name(which),
      [challengeText(words, atlas, which)],
      [`TIL-CHALLENGE-${CHALLENGE_RULES[which]}`],
    );
  const lines = decreeLines(words, atlas, view);
  if (sort === 'decreeLine') {
    const line = lines.find(({ number }) => number === Number(which));
    const card = words.name(atlas.decrees[view.cardinal?.decree ?? 0]);
    return explanation(
      words.say('lineTitle', { card, number: Number(which) }),
      line === undefined ? [] : [line.title, line.standing].filter((text) => text !== ''),
      ['TIL-DECREE-LINES', 'TIL-DECREE-CONDITION'],
    );
  }
  if (sort === 'decree')
    return explanation(
      words.name(atlas.decrees[view.cardinal?.decree ?? 0]),
      lines.map(({ number, title }) => `${number}. ${title}`),
      ['TIL-DECREE-DECK', 'TIL-DECREE-LINES'],
    );
  return explanation(
    words.name('cardinal'),
    [words.say('cardinalText')],
    ['TIL-CARDINAL-GOODS', 'TIL-CARDINAL-DIE'],
  );
}
