/** The records of a game on this server: best scores, shortest and longest games, solo results. */
import { type GameRecords, Outcome } from '@guildhall/protocol';
import type { FinishedTable, PersonId } from '@guildhall/store';
import { Check } from 'typebox/schema';

/** Best scores for each number of players. */
const BEST = 3;
const MINUTE_MS = 60_000;

interface Best {
  readonly players: number;
  readonly points: number;
  /** Null: nobody may know. */
  readonly person: PersonId | null;
  readonly table: string | null;
  readonly finished: number;
}

interface Solo {
  games: number;
  won: number;
  best: number;
}

type Duration = NonNullable<GameRecords['shortest']>;

export class RecordCollector {
  readonly #best = new Map<number, Best[]>();
  readonly #solo = new Map<string, Solo>();
  #finished = 0;
  #shortest: Duration | null = null;
  #longest: Duration | null = null;

  /** A game without a person to its end is no record, and neither is one whose outcome nobody can read. */
  add({ id, visibility, started, finished, outcome, people }: FinishedTable): void {
    if (!Check(Outcome, outcome) || people.every((person) => person === null)) return;
    this.#finished += 1;
    const { totals, ranks, solo, rivals = [] } = outcome;
    const players = totals.length;
    const isPublic = visibility === 'public';
    for (const [seat, points] of totals.entries()) {
      const person = people[seat] ?? null;
      if (person === null) continue;
      const table = isPublic ? id : null;
      this.#keepBest({ players, points, person: isPublic ? person : null, table, finished });
    }
    // A victory that is shared with the rival is none over it.
    const isWon = ranks[0] === 1 && rivals.every(({ rank }) => rank > 1);
    if (solo !== undefined) this.#countSolo(solo.level, totals[0], isWon);
    if (started !== null)
      this.#keepDuration({ minutes: Math.round((finished - started) / MINUTE_MS), players });
  }

  /** Names are looked up at last, and only those that everybody may know. */
  async named(
    names: (ids: readonly PersonId[]) => Promise<ReadonlyMap<PersonId, string>>,
  ): Promise<GameRecords> {
    const best = [...this.#best].sort(([a], [b]) => a - b).flatMap(([, scores]) => scores);
    const known = await names(best.flatMap(({ person }) => person ?? []));
    return {
      finished: this.#finished,
      best: best.map(({ person, ...score }) => ({
        ...score,
        name: person === null ? null : (known.get(person) ?? null),
      })),
      shortest: this.#shortest,
      longest: this.#longest,
      solo: [...this.#solo].map(([level, result]) => ({ level, ...result })),
    };
  }

  /** Of equal scores the earlier one stays ahead. */
  #keepBest(score: Best): void {
    const scores = [...(this.#best.get(score.players) ?? []), score];
    scores.sort((a, b) => b.points - a.points || a.finished - b.finished);
    this.#best.set(score.players, scores.slice(0, BEST));
  }

  #countSolo(level: string, points: number, isWon: boolean): void {
    const before = this.#solo.get(level) ?? { games: 0, won: 0, best: points };
    this.#solo.set(level, {
      games: before.games + 1,
      won: before.won + (isWon ? 1 : 0),
      best: Math.max(before.best, points),
    });
  }

  #keepDuration(duration: Duration): void {
    if (this.#shortest === null || duration.minutes < this.#shortest.minutes) this.#shortest = duration;
    if (this.#longest === null || duration.minutes > this.#longest.minutes) this.#longest = duration;
  }
}
