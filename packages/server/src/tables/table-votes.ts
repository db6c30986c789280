/** What is open between the people of a table beside the game: votes on seats, and plans that came to nothing. */
import type { Cancelled, Seat } from '@guildhall/kernel';
import { SeatVote } from '@guildhall/protocol';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const storedVotes = Compile(
  Type.Object({
    votes: Type.Array(SeatVote),
    /** By seat: plans that no longer fitted, until their owner has seen to it. */
    cancelled: Type.Record(Type.String(), Type.Array(Type.Unknown())),
  }),
);

export interface TableVotes {
  readonly votes: readonly SeatVote[];
  readonly cancelled: Readonly<Record<string, readonly Cancelled[]>>;
}

const NO_VOTES: TableVotes = { votes: [], cancelled: {} };

/** What this server wrote; the plans in it were read strictly before they got there. */
export function readTableVotes(raw: unknown): TableVotes {
  return raw === null ? NO_VOTES : (storedVotes.Parse(raw) as TableVotes);
}

export function voteOn({ votes }: TableVotes, seat: Seat): SeatVote | null {
  return votes.find((vote) => vote.seat === seat) ?? null;
}

/** With a seat's vote replaced, or ended. */
export function withVote(tableVotes: TableVotes, seat: Seat, vote: SeatVote | null): TableVotes {
  const others = tableVotes.votes.filter((one) => one.seat !== seat);
  return { ...tableVotes, votes: vote === null ? others : [...others, vote] };
}

/** Without the votes on seats that have played since: what comes of a later delay is decided anew. */
export function withoutVotesOn(tableVotes: TableVotes, seats: readonly Seat[]): TableVotes {
  const votes = tableVotes.votes.filter(({ seat }) => !seats.includes(seat));
  return votes.length === tableVotes.votes.length ? tableVotes : { ...tableVotes, votes };
}

/** Without what the one before agreed to at a seat that somebody else plays from now on. */
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
