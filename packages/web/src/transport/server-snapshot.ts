/** Parts of a snapshot, made of what the server says about a table. */
import type { Position, TableInfo } from '@guildhall/protocol';
import type { OwnDraft, SeatInfo, Snapshot } from './link.ts';

const NO_DRAFT: OwnDraft = { steps: [], undone: [], isComplete: false, dropped: null };

export function ownDraftOf({ drafts, seat }: Position): OwnDraft {
  const seen = drafts.find((draft) => draft.seat === seat);
  if (seen === undefined || seen.own === null) return NO_DRAFT;
  const { steps, undone, misfit } = seen.own;
  const refusal = misfit?.why.kind === 'refused' ? misfit.why.refusal : null;
  return {
    steps,
    undone,
    isComplete: seen.complete,
    dropped: misfit === null ? null : { line: misfit.dropped[0], refusal },
  };
}

export function chatAccessOf(
  { owner, seats, settings }: TableInfo,
  isInvited: boolean,
): Snapshot['chatAccess'] {
  const members = [owner, ...seats.map(({ resigned }) => resigned)].flatMap((one) => (one ? [one.id] : []));
  return { isOpen: settings.openChat, isInvited, members, owner: owner?.id ?? null };
}

export function seatInfoOf({
  occupant,
  ownBot,
  heldFor,
  resigned,
  offered: isOffered,
}: TableInfo['seats'][number]): SeatInfo {
  switch (occupant.kind) {
    case 'person':
      return { person: occupant.person?.name ?? '', bot: null, isOffered };
    case 'bot':
      return { person: heldFor?.name ?? null, bot: occupant.level, ownBot, isOffered };
    case 'gone':
      return { person: resigned?.name ?? null, bot: null, isOffered };
    case 'open':
      return { person: null, bot: null, isOffered };
    default:
      return occupant satisfies never;
  }
}
