/**
 * Whatever a seat learns, it learns through the kernel's chance or through a log event that it may read. The same
 * action (or step of the table) is done in several worlds that look alike to the seat, and what it sees afterwards is
 * compared.
 */
import type { Action, GameState, Seat } from '../../contract.ts';
import { canonicalJson } from '../../hash.ts';
import { type LogEvent, mayRead } from '../../log.ts';
import { deciders, isOver } from '../../obligations.ts';
import type { Check } from '../check.ts';
import { difference, show } from '../difference.ts';
import { pick, type Situation } from '../situation.ts';
import { anyViewer, type Redealt, redeal } from './redeals.ts';
import { nameOf } from './views.ts';

const WORLDS = 8;
const DEEDS = 4;
const CHOICES = 12;

/** What is done in every world: an action of a seat, or null: the next step of the table. */
interface Deed {
  readonly seat: Seat;
  readonly action: Action;
}

/** What somebody sees of a deed. */
interface Seen {
  readonly disclosed: boolean;
  /** With the game's end every secret falls, which nobody has to declare. */
  readonly over: boolean;
  readonly view: GameState;
  readonly events: readonly LogEvent[];
  /** Those that came before anything was drawn or revealed. */
  readonly early: readonly LogEvent[];
}

function see(situation: Situation, world: GameState, viewer: Seat | null, deed: Deed | null): Seen {
  const { rules } = situation;
  const before = world.chance.disclosed;
  const events: LogEvent[] = [];
  const early: LogEvent[] = [];
  const listener = (event: LogEvent): void => {
    if (!mayRead(event, viewer)) return;
    events.push(event);
    if (world.chance.disclosed === before) early.push(event);
  };
  if (deed === null) rules.run(world, listener);
  else rules.apply(world, deed.seat, deed.action, listener);
  const disclosed = world.chance.disclosed !== before;
  return { disclosed, over: isOver(world), view: rules.view(world, viewer), events, early };
}

/** The real state and its re-deals in which the deed is possible. */
function worldsFor(situation: Situation, { worlds }: Redealt, deed: Deed | null): GameState[] {
  const { rules, state } = situation;
  const all = [state, ...worlds];
  if (deed === null) return all.map((world) => rules.clone(world));
  const line = rules.notation.write(deed.action);
  return all
    .filter((world) => rules.legal(world, deed.seat).some((action) => rules.notation.write(action) === line))
    .map((world) => rules.clone(world));
}

/** The deeds to try: some of the viewer's own, and some of others. */
function deedsFor(situation: Situation, viewer: Seat | null): Deed[] {
  const random = situation.random('deeds');
  const all = deciders(situation.state).flatMap((seat) =>
    situation.offers(seat).actions.map((action): Deed => ({ seat, action })),
  );
  return [
    ...pick(
      random,
      all.filter(({ seat }) => seat === viewer),
      DEEDS / 2,
    ),
    ...pick(
      random,
      all.filter(({ seat }) => seat !== viewer),
      DEEDS / 2,
    ),
  ];
}

function describe(situation: Situation, deed: Deed | null): string {
  return deed === null
    ? 'a step of the table'
    : `"${situation.rules.notation.write(deed.action)}" of seat ${deed.seat}`;
}

/** Each world draws with its own generator: without a disclosure all of them must still look alike. */
function undeclared(situation: Situation, redealt: Redealt, deed: Deed | null): string | null {
  const { viewer } = redealt;
  const [real, ...others] = worldsFor(situation, redealt, deed).map((world) =>
    see(situation, world, viewer, deed),
  );
  for (const other of others) {
    if (real.disclosed !== other.disclosed) {
      return `${describe(situation, deed)} discloses something or not, depending on what is hidden from ${nameOf(viewer)}`;
    }
    if (real.disclosed || real.over || other.over) continue;
    const found = difference(real.view, other.view);
    if (found !== null) {
      return `${describe(situation, deed)} tells ${nameOf(viewer)} something and nothing was disclosed: ${found}`;
    }
  }
  return null;
}

function earlyEvents(situation: Situation, redealt: Redealt, deed: Deed | null): string | null {
  const { viewer } = redealt;
  const [real, ...others] = worldsFor(situation, redealt, deed).map((world) =>
    see(situation, world, viewer, deed),
  );
  for (const other of others) {
    const found = difference(real.early, other.early);
    if (found !== null) {
      return `the log of ${describe(situation, deed)} tells ${nameOf(viewer)} something before a disclosure: ${found}`;
    }
  }
  return null;
}

/**
 * All worlds draw with one generator, so that dice fall alike and only what is hidden differs. Where the viewer sees
 * the same afterwards, the log must have told it the same; what a draw disclosed to others shows here.
 */
function lateEvents(situation: Situation, redealt: Redealt, deed: Deed | null): string | null {
  const { viewer, worlds } = redealt;
  const { momentaryEvents } = situation.playing.settings;
  const told = new Map<string, readonly LogEvent[]>();
  for (const world of worldsFor(situation, redealt, deed)) {
    world.chance.key = worlds[0].chance.key;
    const seen = see(situation, world, viewer, deed);
    const events = seen.events.filter(({ kind }) => !momentaryEvents.includes(kind));
    const key = canonicalJson(seen.view);
    const before = told.get(key);
    told.set(key, events);
    const found = before === undefined ? null : difference(before, events);
    if (found !== null) {
      const kinds = show(events.map(({ kind }) => kind));
      return `the log of ${describe(situation, deed)} (${kinds}) tells ${nameOf(viewer)} what it does not see: ${found}`;
    }
  }
  return null;
}

/**
 * Others may choose in secret. Where two of a seat's choices lead to states that differ and look the same to the
 * viewer, the log must not tell the choices apart. States that do not differ hold no secret.
 */
function secretChoices(situation: Situation, viewer: Seat | null): string | null {
  const { rules, state } = situation;
  const random = situation.random('choices');
  const chooser = pick(random, deciders(state), 1)[0];
  if (chooser === viewer) return null;
  const done = pick(random, situation.offers(chooser).actions, CHOICES).map((action) => {
    const deed = { seat: chooser, action };
    const world = rules.clone(state);
    return { deed, world, seen: see(situation, world, viewer, deed) };
  });
  for (const one of done) {
    for (const other of done) {
      const told = difference(one.seen.events, other.seen.events);
      if (told === null || difference(one.seen.view, other.seen.view) !== null) continue;
      if (difference(one.world, other.world) === null) continue;
      const both = `${describe(situation, one.deed)} and ${describe(situation, other.deed)}`;
      return `the log tells ${nameOf(viewer)} ${both} apart, which look the same: ${told}`;
    }
  }
  return null;
}

type Question = (situation: Situation, redealt: Redealt, deed: Deed | null) => string | null;

function ask(name: string, questions: readonly Question[]): Check[] {
  const first = (situation: Situation, redealt: Redealt, deed: Deed | null): string | null => {
    for (const question of questions) {
      const found = question(situation, redealt, deed);
      if (found !== null) return found;
    }
    return null;
  };
  return [
    {
      name,
      moment: 'sampled',
      run(situation) {
        const random = situation.random('worlds');
        const viewer = anyViewer(situation, random);
        const redealt = redeal(situation, viewer, WORLDS, random);
        for (const deed of deedsFor(situation, viewer)) {
          const found = first(situation, redealt, deed);
          if (found !== null) return found;
        }
        return null;
      },
    },
    {
      name,
      moment: 'table',
      run(situation) {
        const random = situation.random('worlds');
        return first(situation, redeal(situation, anyViewer(situation, random), WORLDS, random), null);
      },
    },
  ];
}

const choicesStaySecret: Check = {
  name: 'log-secrecy',
  moment: 'sampled',
  run: (situation) => secretChoices(situation, anyViewer(situation, situation.random('viewer'))),
};

export const disclosures: readonly Check[] = [
  ...ask('undeclared-disclosure', [undeclared]),
  ...ask('log-secrecy', [earlyEvents, lateEvents]),
  choicesStaySecret,
];
