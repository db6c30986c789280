/**
 * What this turn still holds: the decision that is open, what waits below it, and the chains that each action could
 * open as long as there are markers. In one line above the map, and as a tree.
 */
import { Badge, type Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { ACTIONS, type ActionId, TYPES } from '../data/index.ts';
import type { Obligation, State } from '../rules/index.ts';
import {
  type Atlas,
  bits,
  type ChainSource,
  chainOf,
  NONE,
  openChoice,
  playsEpoch,
  stackOf,
  tileOf,
  within,
} from './atlas.ts';
import { GameIcon, type GameIconName, isGameIcon } from './icons.tsx';
import type { PartProps } from './props.ts';

/** A step that is owed, or an action that could follow. */
interface Node {
  readonly icons: readonly GameIconName[];
  readonly text: string;
  /** How it came about: main action, chain, benefit. */
  readonly way: string | null;
  /** Where its chain is printed; null: it opens none. */
  readonly source: string | null;
  readonly next: readonly Node[];
}

function plain(icons: readonly GameIconName[], text: string): Node {
  return { icons, text, way: null, source: null, next: [] };
}

interface TreeContext {
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
function actionNode(context: TreeContext, action: ActionId, name: string, markers: number): Node {
  const source = markers > 0 ? chainOf(action) : null;
  return {
    icons: [action],
    text: name,
    way: null,
    source: source === null ? null : context.words.say(SOURCE_TEXTS[source]),
    next: source === null ? [] : chainsFrom(context, source, NONE, markers),
  };
}

/** What a chain offers; of an innovation or a journey to come, only the place is known. */
function chainsFrom(context: TreeContext, source: ChainSource, at: number, markers: number): readonly Node[] {
  const { atlas, words, view, seat } = context;
  const player = view.players[seat];
  const byCard = (card: number): Node => {
    const { id, chain } = atlas.cards[card];
    return actionNode(context, chain, `${words.name(id)}: ${words.name(chain)}`, markers - 1);
  };
  switch (source) {
    case 'innovation':
      return at === NONE ? [] : [byCard(at)];
    case 'inventions':
      return player.inventions.filter((card) => !view.turn.called.includes(card)).map(byCard);
    case 'tokens':
      return player.tokens.flatMap((region, token) => {
        if (region === NONE || (player.flipped & (1 << token)) !== 0) return [];
        return [benefitNode(context, atlas.tokens[token].effect, markers - 1)];
      });
    case 'knowledge': {
      if (at === NONE) return [];
      const { shown, knowledge } = view.regions[at];
      const effect = shown ? 'points' : atlas.knowledgeTiles[knowledge].effect;
      return [benefitNode(context, effect, markers - 1)];
    }
  }
}

function isAction(name: string): name is ActionId {
  return (ACTIONS as readonly string[]).includes(name);
}

function benefitNode(context: TreeContext, effect: GameIconName, markers: number): Node {
  const name = context.words.name(effect);
  return isAction(effect) ? actionNode(context, effect, name, markers) : plain([effect], name);
}

const WAYS = { main: 'wayMain', chain: 'wayChain', benefit: 'wayBenefit' } as const;

function nodeOf(context: TreeContext, owed: Obligation): Node {
  const { atlas, words, view } = context;
  const { markers } = view.turn;
  switch (owed.kind) {
    case 'act': {
      const actions = bits(owed.actions).map((action) => ACTIONS[action]);
      const [only] = actions;
      const way = words.say(WAYS[owed.way]);
      if (actions.length === 1) return { ...actionNode(context, only, words.name(only), markers), way };
      return { ...plain(['sendOrRecall'], words.name('sendOrRecall')), way };
    }
    case 'chain': {
      const next = chainsFrom(context, owed.from, owed.at, markers);
      return {
        ...plain(['markers'], words.say('mayChain')),
        source: words.say(SOURCE_TEXTS[owed.from]),
        next,
      };
    }
    case 'turn': {
      if (owed.acted)
        return { ...plain(['economy', 'technology'], words.say('oweTiles')), next: tileNodes(context) };
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
      return plain(['ideas'], words.say('oweDraw', { count: owed.left }));
    case 'progress':
      return progressNode(context);
    case 'build':
      return plain(['build'], words.name('build'));
    case 'turnOrder':
      return plain(['turnOrder'], words.say('oweTurnOrder'));
    default:
      return plain([], '');
  }
}

/** Economy and technology tiles on the map that could still be used in this turn. */
function tileNodes({ atlas, words, view, seat }: TreeContext): readonly Node[] {
  const { map, economyMarkers, economyUsed, technologyUsed } = view.players[seat];
  return map.flatMap((code) => {
    if (code === NONE) return [];
    const tile = tileOf(atlas, code);
    if (tile.kind === 'economy') {
      const isReady = economyMarkers > 0 && (economyUsed & (1 << code)) === 0;
      return isReady ? [plain([atlas.tables.economyTiles[tile.id].effect], words.name(tile.id))] : [];
    }
    if (tile.kind !== 'technology') return [];
    const isUsed = (technologyUsed & (1 << within(code))) !== 0;
    const isReady = view.turn.markers > 0 && !view.turn.technology && !isUsed;
    const { first, second } = atlas.tables.technologyTiles[tile.id];
    return isReady ? [plain([first, second], words.name(tile.id))] : [];
  });
}

function progressNode({ atlas, words, view, seat }: TreeContext): Node {
  const types = view.players[seat].area.flatMap((code) => {
    const tile = tileOf(atlas, code);
    return tile.kind === 'aspiration' ? [tile.type] : [];
  });
  const names = types.map((type) => words.name(TYPES[type] ?? 'joker')).join(', ');
  return plain(
    types.map((type) => TYPES[type] ?? 'joker'),
    words.say('oweProgress', { types: names }),
  );
}

/** What comes after everything that is owed already: steps 2 to 4 of a turn, as far as they will have something to do. */
function laterSteps(context: TreeContext, stack: readonly Obligation[]): readonly Node[] {
  const { words, view, seat } = context;
  if (!stack.some(({ kind }) => kind === 'turn')) return [];
  const { presented } = view.turn;
  const progress = progressNode(context);
  return [
    ...(presented === 0 ? [] : [plain(['ideas'], words.say('oweDraw', { count: presented }))]),
    ...(progress.icons.length === 0 ? [] : [progress]),
    ...(view.players[seat].area.length === 0 ? [] : [plain(['build'], words.name('build'))]),
  ];
}

function stepsOf({
  atlas,
  words,
  view,
}: PartProps): { readonly seat: number; readonly steps: readonly Node[] } | null {
  const open = openChoice(view);
  if (open === null) return null;
  const context: TreeContext = { atlas, words, view, seat: open.seat };
  const stack = stackOf(view).filter(({ seat }) => seat === open.seat);
  const owed = stack
    .filter((one, at) => at === 0 || !isIdle(context, one))
    .map((one) => nodeOf(context, one));
  return { seat: open.seat, steps: [...owed, ...laterSteps(context, stack)] };
}

/** Whether something that waits will have nothing to do: it would only stand in the way. */
function isIdle({ atlas, view, seat }: TreeContext, owed: Obligation): boolean {
  switch (owed.kind) {
    case 'drawIdea':
      return owed.left === 0 && view.turn.presented === 0;
    case 'overflow':
      return view.players[seat].area.length <= atlas.tables.tileArea;
    case 'progress':
      return !view.players[seat].area.some((code) => tileOf(atlas, code).kind === 'aspiration');
    case 'turn':
      return owed.acted && tileNodes({ atlas, view, seat, words: SILENT }).length === 0;
    default:
      return false;
  }
}

/** For those who only count. */
const SILENT: Words = { language: 'en', name: (key) => key, say: (key) => key };

export function hasSteps(view: State): boolean {
  return openChoice(view) !== null;
}

/** The markers of a turn: ready ones are linked, spent ones are faint. */
function Markers({ view, words, atlas }: PartProps): ReactNode {
  const { markers } = view.turn;
  return (
    <span className="inv-markers">
      {Array.from({ length: atlas.tables.pieces.chainMarkers }, (_, at) => (
        <span key={at} data-ready={at < markers || undefined}>
          <GameIcon name="markers" size={1.2} />
        </span>
      ))}
      <span className="kit-hidden">{words.say('markersReady', { markers })}</span>
    </span>
  );
}

function GameIcons({ names }: { readonly names: readonly GameIconName[] }): ReactNode {
  return names
    .filter(isGameIcon)
    .map((name, at) => <GameIcon key={`${name} ${at}`} name={name} size={1.35} />);
}

/** What is decided now and what comes after it, in one line. */
export function TurnLine(props: PartProps): ReactNode {
  const { words, looks, view } = props;
  const turn = stepsOf(props);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by keyboard
    <div className="inv-turn-line" role="group" aria-label={words.say('thisTurn')} tabIndex={0}>
      <RoundMark {...props} />
      {turn !== null && (
        <>
          <Badge look={looks[turn.seat]} size={1.3} />
          {view.phase === 'turns' && <Markers {...props} />}
          <ol>
            {turn.steps.map((step, at) => (
              <li key={`${at} ${step.text}`} data-now={at === 0 || undefined}>
                <GameIcons names={step.icons} />
                <span>{step.text}</span>
                {step.next.length > 0 && (
                  <span className="inv-branches">
                    <GameIcons names={step.next.flatMap(({ icons }) => icons.slice(0, 1))} />
                  </span>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function RoundMark({ atlas, view, words }: PartProps): ReactNode {
  const { rounds } = atlas.tables;
  const before = rounds.slice(0, view.era - 1).reduce((sum, count) => sum + count, 0);
  const here = rounds[view.era - 1] ?? 0;
  const round = view.round - before;
  if (here === 0 || round < 1) return null;
  return (
    <span className="inv-round">
      <GameIcon name="chronos" size={1.2} />
      {words.say('roundOfEra', { era: view.era, round, rounds: here })}
    </span>
  );
}

/** The same as a tree: what follows stands below, what a chain could open stands within. */
export function TurnTree(props: PartProps): ReactNode {
  const { words, looks } = props;
  const turn = stepsOf(props);
  if (turn === null) return null;
  return (
    <div className="inv-tree">
      <p className="inv-tree-head">
        <Badge look={looks[turn.seat]} size={1.3} /> {looks[turn.seat].name}
        <Markers {...props} />
      </p>
      <ol>
        {turn.steps.map((step, at) => (
          <Branch
            key={`${at} ${step.text}`}
            node={step}
            words={words}
            when={words.say(at === 0 ? 'now' : 'after')}
          />
        ))}
      </ol>
    </div>
  );
}

interface BranchProps {
  readonly node: Node;
  readonly words: Words;
  readonly when: string | null;
}

function Branch({ node, words, when }: BranchProps): ReactNode {
  return (
    <li data-when={when ?? undefined}>
      <span className="inv-branch" data-step={when !== null || undefined}>
        {when !== null && <small>{when}</small>}
        <GameIcons names={node.icons} />
        <span>{node.text}</span>
        {node.way !== null && <small className="inv-way-tag">{node.way}</small>}
      </span>
      {node.source !== null && (
        <span className="inv-source">
          <GameIcon name="markers" size={1} /> {node.source}
        </span>
      )}
      {node.next.length > 0 && (
        <ul>
          {node.next.map((next, at) => (
            <Branch key={`${at} ${next.text}`} node={next} words={words} when={null} />
          ))}
        </ul>
      )}
    </li>
  );
}
