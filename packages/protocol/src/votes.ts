/** The others' say over a seat that keeps them waiting. */
import { type Static, Type } from 'typebox';
import { SeatNumber, SeatNumbers, strict, Text } from './fields.ts';

/** Who plays a seat from now on. */
export const Successor = Type.Union([
  Type.Object({ kind: Type.Literal('bot'), level: Text }, strict),
  /** Whoever follows the link that comes of it. */
  Type.Object({ kind: Type.Literal('person') }, strict),
  /** Nobody: the seat leaves the game for good. */
  Type.Object({ kind: Type.Literal('nobody') }, strict),
]);
export type Successor = Static<typeof Successor>;

/** Whether somebody else takes a seat over. */
export const SeatVote = Type.Object({ seat: SeatNumber, to: Successor, agreed: SeatNumbers });
export type SeatVote = Static<typeof SeatVote>;
