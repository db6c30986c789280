/** How the Automa chooses: rule after rule narrows the candidates down, and the support card counts among the rest. */
import type { AutomaCardTable } from '../../data/automa-types.ts';
import { TERRAINS } from '../../data/types.ts';
import type { Ruleset } from '../ruleset.ts';
import { type CandidateKind, type Decision, NONE, type Sieve, type State } from '../state.ts';

/** The card that says how she chooses. */
export function supportOf(g: Ruleset, state: State): AutomaCardTable {
  const card = state.automa?.discard.at(-1) ?? NONE;
  if (card === NONE) throw new Error('there is no support card');
  return g.automa.cards[card];
}

/** Candidates on their way to a choice. Lists are in reading order. */
export class Weighing {
  readonly sieves: Sieve[] = [];
  left: readonly number[];

  /** `by`: how they came to be candidates. */
  constructor(by: string, candidates: readonly number[]) {
    this.left = candidates;
    this.sieves.push({ by, left: candidates });
  }

  /** Keeps some of them; a rule that would leave none of them does not apply. */
  keep(by: string, isKept: (candidate: number) => boolean): this {
    const kept = this.left.filter(isKept);
    if (kept.length === 0) return this;
    this.left = kept;
    this.sieves.push({ by, left: kept });
    return this;
  }

  /** Keeps those with the least of something. */
  least(by: string, amountOf: (candidate: number) => number): this {
    const values = new Map(this.left.map((candidate) => [candidate, amountOf(candidate)]));
    const least = Math.min(...values.values());
    return this.keep(by, (candidate) => values.get(candidate) === least);
  }

  /** The number of the support card, counted in its direction and round again if there are fewer. NONE: there are none. */
  direct({ direction, number }: AutomaCardTable): number {
    const { left } = this;
    if (left.length === 0) return NONE;
    const counted = direction === 'down' ? [...left] : left.toReversed();
    const chosen = counted[(number - 1) % counted.length];
    this.sieves.push({ by: `${direction}${number}`, left: counted });
    this.left = [chosen];
    return chosen;
  }
}

/** Remembers a choice, for those who ask why. */
export function remember(
  state: State,
  what: Decision['what'],
  among: CandidateKind,
  { sieves }: Weighing,
  chosen: number,
  power = 0,
): void {
  state.automa?.decisions.push({ what, among, sieves: [...sieves], chosen, power });
}

/** What the log says of a choice: the rules that narrowed it down, all candidates, and those that were counted at last. */
export function reasons(
  { sieves }: Weighing,
  nameOf: (candidate: number) => string,
): {
  readonly why: readonly string[];
  readonly candidates: readonly string[];
  readonly counted: readonly string[];
} {
  return {
    why: sieves.flatMap(({ by }) => reasonOf(by)),
    candidates: sieves[0].left.map(nameOf),
    counted: sieves[sieves.length - 1].left.map(nameOf),
  };
}

/** Names of a rule; of a terrain that comes first its own and that of the row. */
function reasonOf(by: string): readonly string[] {
  const [rule, terrain] = by.split('.');
  return terrain === undefined ? [`why.${rule}`] : [terrain, `why.${rule}`];
}

/** The first terrain of a row that any candidate has. */
export function firstTerrain(row: readonly number[], terrains: readonly number[]): number {
  return row.find((terrain) => terrains.includes(terrain)) ?? NONE;
}

export function terrainReason(terrain: number, ofPlayer: boolean): string {
  return `${ofPlayer ? 'yours' : 'hers'}.${TERRAINS[terrain]}`;
}
