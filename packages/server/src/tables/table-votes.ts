/** What is open between the people of a table besides the game: votes on seats, and plans that failed. */
import type { Cancelled, Seat } from '@guildhall/kernel';
import { SeatVote } from '@guildhall/protocol';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const storedVotes = Compile(
  Type.Object({
    votes: Type.Array(SeatVote),
    /** By seat: plans that no longer apply, until their owner has acknowledged it. */
    cancelled: Type.Record(Type.String(), Type.Array(Type.Unknown())),
  }),
);

export interface TableVotes {
  readonly votes: readonly SeatVote[];
  readonly cancelled: Readonly<Record<string, readonly Cancelled[]>>;
}

const NO_VOTES: TableVotes = { votes: [], cancelled: {} };

/** Reads what this server wrote; plans were validated before they were stored. */
export function readTableVotes(raw: unknown): TableVotes {
  return raw === null ? NO_VOTES : (storedVotes.Parse(raw) as TableVotes);
}

export function voteOn({ votes }: TableVotes, seat: Seat): SeatVote | null {
  return votes.find((vote) => vote.seat === seat) ?? null;
}

/** The votes with the vote on one seat replaced or ended. */
export function withVote(tableVotes: TableVotes, seat: Seat, vote: SeatVote | null): TableVotes {
  const others = tableVotes.votes.filter((one) => one.seat !== seat);
  return { ...tableVotes, votes: vote === null ? others : [...others, vote] };
}

/** The votes without those on seats that have played since; a later delay needs a new vote. */
export function withoutVotesOn(tableVotes: TableVotes, seats: readonly Seat[]): TableVotes {
  const votes = tableVotes.votes.filter(({ seat }) => !seats.includes(seat));
  return votes.length === tableVotes.votes.length ? tableVotes : { ...tableVotes, votes };
}

/** The votes without those of a seat's previous player. */
export function withoutVoiceOf(tableVotes: TableVotes, seat: Seat): TableVotes {
  const votes = tableVotes.votes
    .map((vote) => ({ ...vote, agreed: vote.agreed.filter((other) => other !== seat) }))
    .filter(({ agreed }) => agreed.length > 0);
  return { ...tableVotes, votes };
}

export function withCancelled(
  tableVotes: TableVotes,
  seat: Seat,
  cancelled: readonly Cancelled[],
): TableVotes {
  const { [seat]: _, ...others } = tableVotes.cancelled;
  return { ...tableVotes, cancelled: cancelled.length === 0 ? others : { ...others, [seat]: cancelled } };
}
