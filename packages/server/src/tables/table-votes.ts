/** What is open between the people of a table beside the game: votes on seats, and plans that came to nothing. */
import type { Cancelled, Seat } from '@guildhall/kernel';
import { SeatVote } from '@guildhall/protocol';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

const Affairs = Type.Object({
  votes: Type.Array(SeatVote),
  /** By seat: plans that no longer fitted, until their owner has seen to it. */
  cancelled: Type.Record(Type.String(), Type.Array(Type.Unknown())),
});

export interface Affairs {
  readonly votes: readonly SeatVote[];
  readonly cancelled: Readonly<Record<string, readonly Cancelled[]>>;
}

const NO_AFFAIRS: Affairs = { votes: [], cancelled: {} };

/** What this server wrote; the plans in it were read strictly before they got there. */
export function readAffairs(raw: unknown): Affairs {
  return raw === null ? NO_AFFAIRS : (Value.Parse(Affairs, raw) as Affairs);
}

export function voteOn({ votes }: Affairs, seat: Seat): SeatVote | null {
  return votes.find((vote) => vote.seat === seat) ?? null;
}

/** With a seat's vote replaced, or ended. */
export function withVote(affairs: Affairs, seat: Seat, vote: SeatVote | null): Affairs {
  const others = affairs.votes.filter((one) => one.seat !== seat);
  return { ...affairs, votes: vote === null ? others : [...others, vote] };
}

export function withCancelled(affairs: Affairs, seat: Seat, cancelled: readonly Cancelled[]): Affairs {
  const { [seat]: _, ...others } = affairs.cancelled;
  return { ...affairs, cancelled: cancelled.length === 0 ? others : { ...others, [seat]: cancelled } };
}
