/**
 * What this turn holds: what was done, the decision that is open, what waits below it, the chains that each action could
 * open as long as there are markers, and what the end of the turn will do.
 */
import type { Words } from '@guildhall/board-kit';
import { ACTIONS, type ActionId, TYPES } from '../../data/index.ts';
import type { Obligation, State } from '../../rules/index.ts';
import {
  type Atlas,
  bits,
  type ChainSource,
  chainOf,
  eraOf,
  NONE,
  openChoice,
  playsEpoch,
  stackOf,
  tileOf,
  within,
} from '../atlas.ts';
import type { GameIconName } from '../drawings/icons.tsx';

/** A step that is owed, or an action that could follow. */
export interface Step {
  readonly icons: readonly GameIconName[];
  readonly text: string;
  /** More words about it: how it came about, or where it is printed. */
  readonly note: string | null;
  /** The marker that it takes when it follows something else. */
  readonly costs: 'markers' | 'economyMarker';
  readonly next: readonly Step[];
}

function plain(icons: readonly GameIconName[], text: string): Step {
  return { icons, text, note: null, costs: 'markers', next: [] };
}

export interface StepContext {
  readonly atlas: Atlas;
  readonly words: Words;
  readonly view: State;
  readonly seat: number;
}

const SOURCE_TEXTS: Readonly<Record<ChainSource, string>> = {
  innovation: 'chainInnovation',
  inventions: 'chainInventions',
  tokens: 'chainTokens',
  knowledge: 'chainKnowledge',
};

/** An action with the chains it would open, as deep as the markers reach. */
export function actionStep(context: StepContext, action: ActionId, markers: number): Step {
  const source = markers > 0 ? chainOf(action) : null;
  const { words } = context;
  if (source === null) return plain([action], words.name(action));
  const known = chainsFrom(context, source, NONE, markers);
  return {
    ...plain([action], words.name(action)),
    // Of an innovation or a journey to come, only the place is known.
    next:
      known.length > 0 || isEmptyHanded(source)
        ? known
        : [plain(['markers'], words.say(SOURCE_TEXTS[source]))],
  };
}

/** Chains of one's own inventions and tokens are known: where there are none, nothing can follow. */
function isEmptyHanded(source: ChainSource): boolean {
  return source === 'inventions' || source === 'tokens';
}

function chainsFrom(context: StepContext, source: ChainSource, at: number, markers: number): readonly Step[] {
  const { atlas, words, view, seat } = context;
  const player = view.players[seat];
  const byCard = (card: number): Step => {
    const { id, chain } = atlas.cards[card];
    return { ...actionStep(context, chain, markers - 1), note: words.name(id) };
  };
  switch (source) {
    case 'innovation':
      return at === NONE ? [] : [byCard(at)];
    case 'inventions':
      return player.inventions.filter((card) => !view.turn.called.includes(card)).map(byCard);
    case 'tokens':
      return player.tokens.flatMap((region, token) => {
        if (region === NONE || (player.flipped & (1 << token)) !== 0) return [];
        return [benefitStep(context, atlas.tokens[token].effect, markers - 1)];
      });
    case 'knowledge': {
      if (at === NONE) return [];
      const { shown, knowledge } = view.regions[at];
      const effect = shown ? 'points' : atlas.knowledgeTiles[knowledge].effect;
      return [benefitStep(context, effect, markers - 1)];
    }
  }
}

function isAction(name: string): name is ActionId {
  return (ACTIONS as readonly string[]).includes(name);
}

function benefitStep(context: StepContext, effect: GameIconName, markers: number): Step {
  return isAction(effect)
    ? actionStep(context, effect, markers)
    : plain([effect], context.words.name(effect));
}

const WAYS = { main: 'wayMain', chain: 'wayChain', benefit: 'wayBenefit' } as const;

function stepOf(context: StepContext, owed: Obligation): Step {
  const { atlas, words, view } = context;
  const { markers } = view.turn;
  switch (owed.kind) {
    case 'act': {
      const actions = bits(owed.actions).map((action) => ACTIONS[action]);
      const note = words.say(WAYS[owed.way]);
      const [only] = actions;
      if (actions.length === 1) return { ...actionStep(context, only, markers), note };
      return { ...plain(['sendOrRecall'], words.name('sendOrRecall')), note };
    }
    case 'chain':
      return {
        ...plain(['markers'], words.say('mayChain')),
        note: words.say(SOURCE_TEXTS[owed.from]),
        next: chainsFrom(context, owed.from, owed.at, markers),
      };
    case 'turn': {
      if (owed.acted)
        return { ...plain(['economy', 'technology'], words.say('oweTiles')), next: tileSteps(context) };
      const pillar = playsEpoch(atlas, view.round) ? 'epochPillar' : 'seasonPillar';
      return plain([pillar], words.say('owePillar', { pillar }));
    }
    case 'prepare':
      return plain(['present'], words.say('owePrepare'));
    case 'citizen':
      return plain(['citizen'], words.name('citizen'));
    case 'train':
      return plain(['specialist'], words.name('specialist'));
    case 'bringHome':
      return plain(['bringHome'], words.name('bringHome'));
    case 'shareTile':
      return plain(['wealth', 'joker'], words.say('oweShareTile'));
    case 'exhaust':
      return plain(['exhausted'], words.say('oweExhaust', { count: owed.left }));
    case 'eraSpace':
      return plain(['era'], words.say('oweEraSpace'));
    case 'overflow':
      return plain(['waitingTiles'], words.say('oweOverflow'));
    case 'drawIdea':
      return plain(
        ['ideas'],
        words.say('oweDraw', { count: owed.left === 0 ? view.turn.presented : owed.left }),
      );
    case 'progress':
      return progressStep(context);
    case 'build':
      return plain(['build'], words.name('build'));
    case 'turnOrder':
      return plain(['turnOrder'], words.say('oweTurnOrder'));
    default:
      return plain([], '');
  }
}

/** Economy and technology tiles on the map that could still be used in this turn. */
function tileSteps({ atlas, words, view, seat }: StepContext): readonly Step[] {
  const { map, economyMarkers, economyUsed, technologyUsed } = view.players[seat];
  return map.flatMap((code) => {
    if (code === NONE) return [];
    const tile = tileOf(atlas, code);
    if (tile.kind === 'economy') {
      const isReady = economyMarkers > 0 && (economyUsed & (1 << code)) === 0;
      const { effect } = atlas.tables.economyTiles[tile.id];
      return isReady ? [{ ...plain([effect], words.name(tile.id)), costs: 'economyMarker' as const }] : [];
    }
    if (tile.kind !== 'technology') return [];
    const isUsed = (technologyUsed & (1 << within(code))) !== 0;
    const isReady = view.turn.markers > 0 && !view.turn.technology && !isUsed;
    const { first, second } = atlas.tables.technologyTiles[tile.id];
    return isReady ? [plain([first, second], words.name(tile.id))] : [];
  });
}

/** The aspirations of a seat, by type. */
function aspirationsOf({ atlas, view, seat }: StepContext): readonly number[] {
  return view.players[seat].area.flatMap((code) => {
    const tile = tileOf(atlas, code);
    return tile.kind === 'aspiration' ? [tile.type] : [];
  });
}

function progressStep(context: StepContext): Step {
  const { words } = context;
  const types = aspirationsOf(context).map((type) => TYPES[type] ?? 'joker');
  return plain(types, words.say('oweProgress', { types }));
}

/** Whether something that waits will have nothing to do: it would only stand in the way. */
function isIdle(context: StepContext, owed: Obligation): boolean {
  const { atlas, view, seat } = context;
  switch (owed.kind) {
    case 'drawIdea':
      return owed.left === 0 && view.turn.presented === 0;
    case 'overflow':
      return view.players[seat].area.length <= atlas.tables.tileArea;
    case 'progress':
      return aspirationsOf(context).length === 0;
    case 'turn':
      return owed.acted && tileSteps(context).length === 0;
    default:
      return false;
  }
}

export interface TurnSteps {
  readonly seat: number;
  /** Actions performed in this turn. */
  readonly done: readonly ActionId[];
  /** The first one is open, the others wait. */
  readonly steps: readonly Step[];
  /** What the end of the turn does by itself, or offers; null: this is the end, or no turn. */
  readonly end: Step | null;
}

export function stepsOf(atlas: Atlas, words: Words, view: State): TurnSteps | null {
  const open = openChoice(view);
  if (open === null) return null;
  const context: StepContext = { atlas, words, view, seat: open.seat };
  const stack = stackOf(view).filter(({ seat }) => seat === open.seat);
  const isTurn = view.phase === 'turns' && view.turn.seat === open.seat;
  return {
    seat: open.seat,
    done: isTurn ? bits(view.turn.performed).map((action) => ACTIONS[action]) : [],
    steps: stack.filter((one, at) => at === 0 || !isIdle(context, one)).map((one) => stepOf(context, one)),
    end: stack.some(({ kind }) => kind === 'turn') ? endOf(context) : null,
  };
}

/** New ideas, progress tiles for aspirations, and building with its price. */
function endOf(context: StepContext): Step | null {
  const { atlas, words, view, seat } = context;
  const { area } = view.players[seat];
  const { presented } = view.turn;
  const aspirations = aspirationsOf(context);
  const price = atlas.tables.buildPrice[area.length];
  const parts = [
    presented === 0 ? '' : words.say('oweDraw', { count: presented }),
    aspirations.length === 0 ? '' : words.say('endProgress', { count: aspirations.length }),
    area.length === 0 || price === undefined
      ? ''
      : words.say('endBuild', { price, most: eraOf(atlas, view, seat) - 1 }),
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return plain(
    aspirations.map((type) => TYPES[type] ?? 'joker'),
    parts.join(', '),
  );
}
