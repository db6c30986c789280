/** What is asked, or what goes on, in one sentence. */
import { owed, type Seat } from '@guildhall/kernel';
import type { Say } from '../../text/texts.tsx';
import type { Snapshot } from '../../transport/link.ts';
import { seatTitle, type TableModel } from '../state/context.ts';

/** What is asked now, in words. */
export function promptOf(model: TableModel, say: Say): string {
  const { snapshot, speech, view, seat, playing, looks } = model;
  if (playing !== null) {
    const mover = seatOf(snapshot, playing.number);
    if (mover === undefined) return '';
    return say('isPlaying', { name: seatTitle(model, mover), n: speech.numberOf([looks[mover].name]) });
  }
  if (snapshot.isOver) return say('gameOver');
  if (seat !== null && snapshot.draft.isComplete) return say('turnComplete');
  const due = seat === null || snapshot.isHeld ? [] : owed(view, seat);
  if (due.length > 0) {
    const prompts = due.map((obligation) =>
      speech.prompt(obligation.kind, snapshot.rules.facts(view, obligation)),
    );
    return [...new Set(prompts)].join(' · ');
  }
  const names = snapshot.deciders.map((other) => seatTitle(model, other));
  return say('waitingFor', { names: names.join(', ') });
}

/** Who made an entry. */
export function seatOf({ log }: Snapshot, number: number): Seat | undefined {
  return log.find((entry) => entry.number === number)?.seat ?? undefined;
}
