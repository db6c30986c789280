/** Counts what is used in games of Tiletum, mostly by what the log says. */
import { type LogEvent, readOptions, TABLE } from '@guildhall/kernel';
import type { BalanceRun, Counter, Tally } from '../../balance.ts';
import { type Action, NONE, type Ruleset, rulesetOf, type State, tiletum } from '../rules/index.ts';

/** Tiles that are printed several times are one thing. */
export function kindOfTile(id: string): string {
  return id.replace(/(?<=\d)[a-f]$/, '');
}

/** Bonus tiles, contracts and characters that lie open. */
function* openTiles(state: State): Generator<number> {
  yield* state.placeTiles;
  yield* state.mapTiles;
  yield* state.contractOffer;
  yield* state.characterOffer;
  yield state.kingTile;
}

class TiletumCounter implements Counter<State, Action> {
  readonly rules;
  readonly #g: Ruleset;
  readonly #tally: Tally;
  /** Tiles that lay open in this game. */
  readonly #seen = new Set<number>();
  /** The fair that is held, and where each seat contributes. */
  #fair = '';
  #spots: string[] = [];

  constructor({ options }: BalanceRun, tally: Tally) {
    this.#g = rulesetOf(readOptions(tiletum.options, options));
    this.#tally = tally;
    this.rules = tiletum.rules(this.#g.options);
  }

  look(state: State): void {
    for (const tile of openTiles(state)) if (tile !== NONE) this.#seen.add(tile);
  }

  count(state: State, _seat: number, { kind }: Action): void {
    this.look(state);
    if (kind === 'swap' || kind === 'buy' || kind === 'refresh' || kind === 'mint')
      this.#tally.add('spent', kind);
  }

  hear({ kind, seat, data }: LogEvent): void {
    const tally = this.#tally;
    switch (kind) {
      case 'dieTaken':
        tally.add('die', String(data.action), Number(data.value));
        tally.add('good', String(data.good), Number(data.value));
        return;
      case 'chosen':
        tally.add('chosen', String(data.action));
        return;
      case 'tileTaken':
      case 'hired':
      case 'acquired':
        // Some come from where they did not lie open before.
        this.#seen.add(this.#g.tileIds.indexOf(String(data.tile)));
        return;
      case 'helperUsed':
      case 'fulfilled':
      case 'crestPlaced':
      case 'lodged':
        tally.add('used', kindOfTile(String(data.tile)));
        if (kind === 'crestPlaced') tally.add('crest', String(data.building));
        return;
      case 'buildingFilled':
      case 'buildingCompleted':
        tally.add(kind, String(data.building));
        return;
      case 'housePlaced':
      case 'pillarPlaced':
      case 'minePlaced':
        tally.add(kind, String(data.spot));
        return;
      case 'contributed':
        this.#spots[seat] = String(data.spot);
        return;
      case 'fairHeld':
        this.#fair = String(data.fair);
        tally.add('fairHeld', this.#fair, 0, this.#g.seats);
        return;
      case 'tabletResolved':
        tally.add('tablet', String(data.tablet));
        return;
      case 'raised':
        tally.add('raised', `${data.technology} ${data.level}`);
        return;
      case 'scored':
        if (seat !== TABLE)
          this.#scored(seat, String(data.source), Number(data.points) * (data.isGain ? 1 : -1));
    }
  }

  #scored(seat: number, source: string, points: number): void {
    if (source === 'fairPoints') this.#tally.add('fairPoints', this.#fair, points);
    if (source === 'cathedralPoints') this.#tally.add('cathedralPoints', this.#spots[seat], points);
    if (source === 'kingPoints') this.#tally.add('kingPoints', 'round', points);
  }

  end(state: State): void {
    for (const tile of this.#seen) this.#tally.add('seen', kindOfTile(this.#g.tileIds[tile]));
    this.#seen.clear();
    for (const technology of state.silver?.technologies ?? [])
      this.#tally.add('inPlay', String(technology), 0, state.players.length);
    for (const seat of state.players.keys())
      for (const [name, count] of Object.entries(this.rules.counts(state, seat)))
        this.#tally.add('end', name, count);
  }
}

export function counterFor(run: BalanceRun, tally: Tally): Counter<State, Action> {
  return new TiletumCounter(run, tally);
}
