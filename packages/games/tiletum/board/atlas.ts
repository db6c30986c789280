/** What the board looks up: the tables of this table by number, and how the state writes things. */
import type { ExplainContextOf } from '@guildhall/board-kit';
import type { Rules } from '@guildhall/kernel';
import {
  type CharacterTable,
  type ContractTable,
  type CrestTable,
  FACES,
  FLOORS,
  GOODS,
  type HelperTable,
  SPOTS,
  type Tables,
  TECHNOLOGIES,
  type TechnologyId,
} from '../data/index.ts';
import type { Action, Obligation, Player, State } from '../rules/index.ts';

/** Nothing there, as the state writes it. */
export const NONE = -1;
/** The member of `State.players` behind somebody who plays alone. */
export const CARDINAL = 1;

export type Tile =
  | ({ readonly kind: 'helper'; readonly id: string } & HelperTable)
  | ({ readonly kind: 'contract'; readonly id: string } & ContractTable)
  | ({ readonly kind: 'crest'; readonly id: string } & CrestTable)
  | ({ readonly kind: 'character'; readonly id: string } & CharacterTable);

export interface Atlas {
  readonly tables: Tables;
  readonly seats: number;
  /** Members of `State.players`: the seats, and alone the Cardinal behind them. */
  readonly players: number;
  /** Every tile by its number in the state. */
  readonly tiles: readonly Tile[];
  /** Names by number. */
  readonly costTiles: readonly string[];
  readonly fairs: readonly string[];
  readonly decrees: readonly string[];
  readonly challenges: readonly string[];
  readonly surprises: readonly string[];
  /** Pairs of spots of the map that are linked. */
  readonly links: readonly (readonly [number, number])[];
}

export type ExplainContext = ExplainContextOf<Atlas, State>;

export function atlasOf(rules: Rules<State, Action, Tables>): Atlas {
  const { tables } = rules;
  return {
    tables,
    seats: rules.seats,
    players: Math.max(2, rules.seats),
    tiles: [
      ...Object.entries(tables.helpers).map(([id, tile]) => ({ kind: 'helper' as const, id, ...tile })),
      ...Object.entries(tables.contracts).map(([id, tile]) => ({ kind: 'contract' as const, id, ...tile })),
      ...Object.entries(tables.crests).map(([id, tile]) => ({ kind: 'crest' as const, id, ...tile })),
      ...Object.entries(tables.characters).map(([id, tile]) => ({ kind: 'character' as const, id, ...tile })),
    ],
    costTiles: Object.keys(tables.costTiles),
    fairs: Object.keys(tables.fairs),
    decrees: Object.keys(tables.decrees),
    challenges: Object.keys(tables.challenges),
    surprises: Object.keys(tables.surprises),
    links: SPOTS.flatMap((a, from) =>
      SPOTS.flatMap((b, to) =>
        from < to && tables.links[`${a}-${b}`] === true ? [[from, to] as const] : [],
      ),
    ),
  };
}

export function tileNumber({ tiles }: Atlas, id: string): number {
  return tiles.findIndex((tile) => tile.id === id);
}

/** The decisions that are open now: a seat may choose among them where there are several. */
export function openChoices(view: State): readonly Obligation[] {
  return (view.pending.at(-1) ?? []).filter(({ seat }) => seat >= 0);
}

export function openChoice<K extends Obligation['kind']>(
  view: State,
  kind: K,
): Extract<Obligation, { kind: K }> | null {
  const isOfKind = (owed: Obligation): owed is Extract<Obligation, { kind: K }> => owed.kind === kind;
  return openChoices(view).find(isOfKind) ?? null;
}

/** The place of the wheel that shows a face, and the face that a place shows. */
export function placeOfFace(view: State, face: number): number {
  return (face - view.wheel + FACES) % FACES;
}

export function faceAt(view: State, place: number): number {
  return (place + view.wheel) % FACES;
}

/** What the seeker wheel shows at a place: F its field, M a move symbol, a dot nothing. */
export function symbolAt({ tables }: Atlas, view: State, place: number): string {
  if (view.silver === null) return '.';
  return tables.seekerWheel.segments[(place - view.silver.wheel + FACES) % FACES];
}

export function trackOf({ tables }: Atlas, view: State): Tables['kingTrack'] {
  return view.silver === null ? tables.kingTrack : tables.silverKingTrack;
}

/** What a space of the king track is worth. */
export function worthOf(atlas: Atlas, view: State, space: number): number {
  const { gain, loss } = trackOf(atlas, view).spaces[space];
  return gain - loss;
}

/** The level of a player in a technology; 0 where it is not in play. */
export function levelIn(view: State, seat: number, id: TechnologyId): number {
  const place = view.silver?.technologies.indexOf(TECHNOLOGIES.indexOf(id)) ?? NONE;
  return place < 0 ? 0 : view.players[seat].levels[place];
}

export function crestPrice({ tables }: Atlas, view: State, seat: number, building: number): number {
  const { food } = tables.buildings[building];
  return levelIn(view, seat, 'character') >= 1 ? Math.max(0, food - 1) : food;
}

/** Spaces of the contract row on which a pillar lies at the start. */
export function contractPillars({ tables }: Atlas, view: State): number {
  const { contractPillars: printed, contractSpaces } = tables.pieces;
  return view.silver === null ? printed : Math.min(contractSpaces, printed + tables.silverPieces.pillars);
}

export function isFilled({ tables }: Atlas, player: Player, building: number): boolean {
  return (
    tables.buildings[building].rooms ===
    player.rooms.slice(building * FLOORS, building * FLOORS + FLOORS).filter((tile) => tile !== NONE).length
  );
}

export function isCompleted(atlas: Atlas, player: Player, building: number): boolean {
  return player.crests[building] !== NONE && isFilled(atlas, player, building);
}

/** The good and the value of a die, as the state writes it. */
export function dieOf(die: number): { readonly good: (typeof GOODS)[number]; readonly face: number } {
  return { good: GOODS[Math.floor(die / FACES)], face: die % FACES };
}
