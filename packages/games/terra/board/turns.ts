/** How the events of a turn become one line, in both games. */
import type { EventPart, TurnWords } from '@guildhall/board-kit';
import type { LogEvent } from '@guildhall/kernel';

const PARTS: Readonly<Record<string, EventPart>> = {
  roundStarted: 'heading',
  income: 'after',
  powerOffered: 'answer',
  leeched: 'answer',
  declined: 'answer',
  // Who builds on land has made it their own.
  transformed: 'leads',
  converted: 'detail',
  burned: 'detail',
  scored: 'detail',
  // A town tile follows, and says that there is a town.
  townFounded: 'detail',
  // What it does says more.
  specialAction: 'detail',
};

const OPENING: readonly string[] = [
  'built',
  'upgraded',
  'transformed',
  'bridgeBuilt',
  'powerAction',
  'specialAction',
  'advanced',
  'passed',
];

type Gains = Readonly<Record<string, number>>;

export function numberIn({ data }: LogEvent, name: string): number {
  const value = data[name];
  return typeof value === 'number' ? value : 0;
}

/** Power as the bowls change when all of it is gained in the first. */
function gainedPower(power: number): Gains {
  return { bowl1: -power, bowl2: power };
}

interface OwnTurns {
  readonly parts: Readonly<Record<string, EventPart>>;
  readonly opening: readonly string[];
  gains(event: LogEvent): Gains;
}

/** `own`: what the game tells besides. */
export function turnsOf(own: OwnTurns): TurnWords {
  return {
    parts: { ...PARTS, ...own.parts },
    together: { built: 'hex' },
    opening: new Set([...OPENING, ...own.opening]),
    gains: (event) => {
      const points = event.kind === 'leeched' ? -numberIn(event, 'points') : numberIn(event, 'points');
      const power = POWER_KINDS.has(event.kind) ? gainedPower(numberIn(event, 'power')) : {};
      return { ...own.gains(event), ...power, points };
    },
  };
}

/** Kinds of events whose power is gained. */
const POWER_KINDS: ReadonlySet<string> = new Set([
  'leeched',
  'refusedByAll',
  'cultAdvanced',
  'advancedInScience',
]);
