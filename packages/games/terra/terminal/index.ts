/** Both games in a terminal: the map, beside it what everybody shares, below it everybody's own. */
import type { Action, BaseOptions, Seat } from '@guildhall/kernel';
import {
  type BoardMaker,
  beside,
  cut,
  folded,
  hanging,
  type Paint,
  type TableInWords,
  textTable,
  WIDTH,
  type Words,
} from '@guildhall/terminal-kit';
import { NONE, type TerraState } from '../index.ts';
import { drawLegend, drawMap } from './hex-map.ts';
import { buildingsInWords, type MapOnTable, mapInWords } from './in-words.ts';

export { onTerrain } from './hex-map.ts';
export { powerInWords, several } from './power.ts';

interface TerraRuleset extends MapOnTable {
  readonly factionIds: readonly string[];
  readonly terrainIds: readonly string[];
  readonly tables: { readonly rounds: number };
}

export interface Drawing<G extends TerraRuleset, S extends TerraState> {
  readonly g: G;
  readonly state: S;
  readonly words: Words;
  readonly paint: Paint;
}

type AnyDrawing = Drawing<TerraRuleset, TerraState>;

interface TerminalParts<G extends TerraRuleset, S extends TerraState, O extends BaseOptions> {
  rulesetOf(options: O): G;
  readonly buildings: readonly string[];
  /** In the order of the buildings. A capital stands in a town. */
  readonly marks: readonly string[];
  /** What stands on a hex, `mark` being that of its building. */
  markOf?(state: S, hex: number, mark: string): string;
  /** The kind of a building on the map. */
  kindOf(building: number): number;
  drawShared(drawing: Drawing<G, S>): readonly string[];
  /** What lies ready, by headings. */
  supply(drawing: Drawing<G, S>): readonly (readonly [string, readonly string[]])[];
  /** What stands between two things of the supply. */
  readonly between: string;
  /** What stands above the supply. */
  drawOffers?(drawing: Drawing<G, S>): readonly string[];
  /** Columns of the table of players. */
  readonly head: readonly string[];
  playerRow(drawing: Drawing<G, S>, seat: Seat): readonly string[];
  tilesOf(drawing: Drawing<G, S>, seat: Seat): string;
  /** Special actions that a seat has used this round. */
  usedBy(drawing: Drawing<G, S>, seat: Seat): readonly string[];
  /** What the things in play are and do, for those who do not have them before their eyes. */
  inPlay(drawing: Drawing<G, S>): Pick<TableInWords, 'printed' | 'tables' | 'rules'>;
  changes(words: Words, by: Readonly<Record<string, number>>): readonly string[];
}

/** Columns left beside the map. */
export const PANEL = WIDTH - 57;

export function terraTerminal<G extends TerraRuleset, S extends TerraState, O extends BaseOptions>(
  parts: TerminalParts<G, S, O>,
): BoardMaker<S, Action, O> {
  const { buildings, marks, kindOf, markOf, between, head } = parts;

  function landOf(state: S) {
    const { terrain, buildings: standing, inTown } = state;
    return (hex: number) => {
      const kind = standing[hex] === NONE ? '' : marks[kindOf(standing[hex])];
      const mark = inTown[hex] === 1 ? kind.toUpperCase() : kind;
      return { terrain: terrain[hex], mark: markOf?.(state, hex, mark) ?? mark };
    };
  }

  function drawSupply(drawing: Drawing<G, S>): string[] {
    return [...parts.supply(drawing), ['Bridges', bridgesIn(drawing)] as const].flatMap(([heading, items]) =>
      items.length === 0 ? [] : hanging(`${heading}: `, items.join(between), WIDTH),
    );
  }

  function drawPlayers(drawing: Drawing<G, S>): string[] {
    const seats = [...drawing.state.players.keys()];
    const tiles = seats.flatMap((seat) => {
      const held = parts.tilesOf(drawing, seat);
      return held === '' ? [] : hanging(`${nameOf(drawing, seat)}: `, held, WIDTH);
    });
    return [...textTable([head, ...seats.map((seat) => parts.playerRow(drawing, seat))]), ...tiles];
  }

  return {
    make: ({ words, paint, options }) => {
      const g = parts.rulesetOf(options);
      return {
        draw(view) {
          const drawing: Drawing<G, S> = { g, state: view, words, paint };
          return [
            ...beside(drawMap(g.map, landOf(drawing.state), paint), [...parts.drawShared(drawing)], 2),
            ...drawLegend(words, paint, g.terrainIds, buildings, marks),
            ...(parts.drawOffers?.(drawing) ?? []),
            ...drawSupply(drawing),
            '',
            ...drawPlayers(drawing),
          ];
        },
        inWords(view) {
          const drawing: Drawing<G, S> = { g, state: view, words, paint };
          const named = {
            words,
            terrainIds: g.terrainIds,
            buildings,
            kindOf,
            nameOf: (seat: Seat) => nameOf(drawing, seat),
          };
          const used = drawing.state.players.flatMap((_, seat) => {
            const actions = parts.usedBy(drawing, seat);
            return actions.length === 0
              ? []
              : [`${nameOf(drawing, seat)} used this round: ${actions.join(', ')}`];
          });
          const { printed, tables, rules } = parts.inPlay(drawing);
          return {
            now: [...buildingsInWords(g, drawing.state, g.perSeat, named), ...used],
            printed: [...mapInWords(g, named), ...printed],
            tables,
            rules,
          };
        },
        seatName: (view, seat) => nameOf({ g, state: view, words, paint }, seat),
        changes: (by) => parts.changes(words, by).join(' '),
      };
    },
  };
}

export function nameOf({ g, state, words }: AnyDrawing, seat: Seat): string {
  const { faction } = state.players[seat];
  return faction === NONE ? `Player ${seat + 1}` : words.name(g.factionIds[faction]);
}

/** Where the game stands. */
export function drawMoment({ g, state: { round, phase, turn }, words, paint }: AnyDrawing): string {
  const moment = `Round ${round} of ${g.tables.rounds}, ${words.name(`phase.${phase}`)}, turn ${turn}`;
  return paint.bold(cut(moment, PANEL));
}

/** The tiles of the rounds: the one of this round stands out, those of the past stand back. */
export function drawRounds({ state: { round }, paint }: AnyDrawing, tiles: readonly string[]): string[] {
  return tiles.flatMap((tile, at) => {
    const [first, ...more] = folded(tile, PANEL - 4);
    const lines = [
      `${at + 1 === round ? '>' : ' '}${at + 1}  ${first}`,
      ...more.map((line) => `    ${line}`),
    ];
    if (at + 1 === round) return lines.map(paint.bold);
    return at + 1 < round ? lines.map(paint.dim) : lines;
  });
}

/** An action of which one is done a round, whoever does it. */
export function drawSpace(paint: Paint, text: string, isUsed: boolean): string {
  const line = cut(` ${isUsed ? 'x' : ' '} ${text}`, PANEL);
  return isUsed ? paint.dim(line) : line;
}

interface Climber {
  readonly name: string;
  readonly space: number;
}

/** Who stands how high on a track, and the steps of its places that are left. */
export function drawTrack(
  name: string,
  climbers: readonly Climber[],
  places: readonly number[],
  taken: readonly number[],
): string[] {
  const ranked = climbers
    .filter(({ space }) => space > 0)
    .sort((a, b) => b.space - a.space)
    .map(({ name, space }) => `${name} ${space}`);
  const free = places.filter((_steps, place) => taken[place] === NONE);
  const left = free.length === 0 ? 'no spot left' : `free ${free.join(' ')}`;
  return hanging(`${name}: `, [...ranked, left].join(', '), PANEL);
}

function bridgesIn(drawing: AnyDrawing): string[] {
  const { g, state } = drawing;
  return state.bridges.map((bridge) => {
    const ends = g.sites[bridge >> 3].map((hex) => g.map.landNames[hex]);
    return `${ends.join('–')} (${nameOf(drawing, bridge & 7)})`;
  });
}

/** When a seat plays in this round. */
export function placeInRound({ order, players }: TerraState, seat: Seat): string {
  if (players[seat].passed) return 'passed';
  const place = order.indexOf(seat);
  return place < 0 ? '' : `${place + 1}.`;
}
