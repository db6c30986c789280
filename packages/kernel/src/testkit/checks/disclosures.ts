/**
 * Whatever a seat learns, it learns through the kernel's chance or through a log event that it may read. The same
 * action (or step of the table) is taken in several worlds that look alike to the seat, and what it sees afterwards is
 * compared.
 */
import type { Action, GameState, Seat } from '../../contract/game.ts';
import { type LogEvent, mayRead } from '../../contract/log.ts';
import { leave, remaining } from '../../engine/leaving.ts';
import { deciders, isOver, tableIsNext } from '../../engine/obligations.ts';
import { canonicalJson } from '../../engine/state-hash.ts';
import type { Check } from '../check.ts';
import { difference, show } from '../difference.ts';
import { pick, pickByKind, type Situation } from '../situation.ts';
import { redealtOf } from './redeals.ts';
import { nameOf } from './views.ts';

const CHOICES = 12;

/** What is done in every world: an action of a seat, its leaving for good, or null: the next step of the table. */
type Step =
  | { readonly kind: 'action'; readonly seat: Seat; readonly action: Action }
  | { readonly kind: 'leave'; readonly seat: Seat }
  | null;

/** What a viewer sees of a step. */
interface Observation {
  readonly disclosed: boolean;
  /** With the game's end every secret falls, which nobody has to declare. */
  readonly over: boolean;
  readonly view: GameState;
  readonly events: readonly LogEvent[];
  /** Those that came before anything was drawn or revealed. */
  readonly early: readonly LogEvent[];
}

/** A step in the real state and in others that look like it, each drawing with its own generator. */
interface Trial {
  readonly step: Step;
  readonly real: Observation;
  readonly others: readonly Observation[];
}

/** Takes a step in a world, which is changed by it. */
function observe({ rules }: Situation, world: GameState, viewer: Seat | null, step: Step): Observation {
  const before = world.chance.disclosed;
  const events: LogEvent[] = [];
  const early: LogEvent[] = [];
  const listener = (event: LogEvent): void => {
    if (!mayRead(event, viewer)) return;
    events.push(event);
    if (world.chance.disclosed === before) early.push(event);
  };
  if (step === null) rules.run(world, listener);
  else if (step.kind === 'leave') leave(rules, world, step.seat, listener);
  else rules.apply(world, step.seat, step.action, listener);
  const disclosed = world.chance.disclosed !== before;
  return { disclosed, over: isOver(world), view: rules.view(world, viewer), events, early };
}

/** Copies of the re-deals in which the step is possible. */
function worldsFor(situation: Situation, step: Step): GameState[] {
  const { rules } = situation;
  const { worlds } = redealtOf(situation);
  if (step?.kind !== 'action') return worlds.map((world) => rules.clone(world));
  const line = rules.notation.write(step.action);
  return worlds
    .filter((world) => rules.legal(world, step.seat).some((action) => rules.notation.write(action) === line))
    .map((world) => rules.clone(world));
}

/** An action of the viewer, one of somebody else and somebody's leaving; or the step of the table that comes next. */
function stepsFor(situation: Situation): Step[] {
  const { state, seats } = situation;
  if (tableIsNext(state)) return [null];
  const { viewer } = redealtOf(situation);
  const random = situation.random('steps');
  const one = (seats: readonly Seat[]): Step[] =>
    pick(random, seats, 1).map((seat) => ({
      kind: 'action',
      seat,
      action: pickByKind(random, situation.offers(seat).actions),
    }));
  const deciding = deciders(state);
  return [
    ...one(deciding.filter((seat) => seat === viewer)),
    ...one(deciding.filter((seat) => seat !== viewer)),
    ...pick(random, remaining(state, seats.length), 1).map((seat): Step => ({ kind: 'leave', seat })),
  ];
}

const tried = new WeakMap<Situation, readonly Trial[]>();

function trialsOf(situation: Situation): readonly Trial[] {
  let known = tried.get(situation);
  if (known === undefined) {
    const { viewer } = redealtOf(situation);
    known = stepsFor(situation).map((step) => ({
      step,
      real: observe(situation, situation.rules.clone(situation.state), viewer, step),
      others: worldsFor(situation, step).map((world) => observe(situation, world, viewer, step)),
    }));
    tried.set(situation, known);
  }
  return known;
}

function describe({ rules }: Situation, step: Step): string {
  if (step === null) return 'a step of the table';
  const what = step.kind === 'leave' ? 'the leaving' : `"${rules.notation.write(step.action)}"`;
  return `${what} of seat ${step.seat}`;
}

/** Without a disclosure all worlds must still look alike afterwards. */
function undeclared(situation: Situation): string | null {
  const viewer = nameOf(redealtOf(situation).viewer);
  for (const { step, real, others } of trialsOf(situation)) {
    for (const other of others) {
      if (real.disclosed !== other.disclosed) {
        return `${describe(situation, step)} discloses something or not, depending on what is hidden from ${viewer}`;
      }
      if (real.disclosed || real.over || other.over) continue;
      const found = difference(real.view, other.view);
      if (found === null) continue;
      return `${describe(situation, step)} tells ${viewer} something and nothing was disclosed: ${found}`;
    }
  }
  return null;
}

/** Before the first disclosure the log says the same in all worlds. */
function earlyEvents(situation: Situation): string | null {
  const viewer = nameOf(redealtOf(situation).viewer);
  for (const { step, real, others } of trialsOf(situation)) {
    for (const other of others) {
      const found = difference(real.early, other.early);
      if (found === null) continue;
      return `the log of ${describe(situation, step)} tells ${viewer} something before a disclosure: ${found}`;
    }
  }
  return null;
}

/**
 * What a draw disclosed to others: all worlds draw with one generator, so that dice fall alike and only what is hidden
 * differs. Where the viewer sees the same afterwards, the log must have said the same.
 */
function lateEvents(situation: Situation): string | null {
  const { rules, state, playing } = situation;
  const { viewer, worlds } = redealtOf(situation);
  for (const { step, real } of trialsOf(situation)) {
    if (!real.disclosed) continue;
    const known = new Map<string, readonly LogEvent[]>();
    for (const world of [rules.clone(state), ...worldsFor(situation, step)]) {
      world.chance.key = worlds[0].chance.key;
      const seen = observe(situation, world, viewer, step);
      const events = seen.events.filter(({ kind }) => !playing.settings.momentaryEvents.includes(kind));
      const key = canonicalJson(seen.view);
      const found = difference(known.get(key) ?? events, events);
      known.set(key, events);
      if (found === null) continue;
      const kinds = show(events.map(({ kind }) => kind));
      return `the log of ${describe(situation, step)} (${kinds}) tells ${nameOf(viewer)} what it does not see: ${found}`;
    }
  }
  return null;
}

/**
 * Others may choose in secret. Where two of a seat's choices lead to states that differ and look the same to the
 * viewer, the log must not tell the choices apart. States that do not differ hold no secret.
 */
function secretChoices(situation: Situation): string | null {
  const { rules, state } = situation;
  const { viewer } = redealtOf(situation);
  const random = situation.random('choices');
  const [chooser] = pick(
    random,
    deciders(state).filter((seat) => seat !== viewer),
    1,
  );
  if (chooser === undefined) return null;
  const done = pick(random, situation.offers(chooser).actions, CHOICES).map((action) => {
    const step = { kind: 'action', seat: chooser, action } as const;
    const world = rules.clone(state);
    return { step, world, seen: observe(situation, world, viewer, step) };
  });
  for (const [at, one] of done.entries()) {
    for (const other of done.slice(0, at)) {
      const inLog = difference(one.seen.events, other.seen.events);
      if (inLog === null || difference(one.seen.view, other.seen.view) !== null) continue;
      if (difference(one.world, other.world) === null) continue;
      const both = `${describe(situation, one.step)} and ${describe(situation, other.step)}`;
      return `the log tells ${nameOf(viewer)} ${both} apart, which look the same: ${inLog}`;
    }
  }
  return null;
}

export const disclosures: readonly Check[] = [
  { name: 'undeclared-disclosure', moment: 'sampled', run: undeclared },
  { name: 'undeclared-disclosure', moment: 'table', run: undeclared },
  {
    name: 'log-secrecy',
    moment: 'sampled',
    run: (now) => earlyEvents(now) ?? lateEvents(now) ?? secretChoices(now),
  },
  { name: 'log-secrecy', moment: 'table', run: (now) => earlyEvents(now) ?? lateEvents(now) },
];
