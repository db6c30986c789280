/** What something costs, gives and sets off. */
import { Amounts, Badge } from '@guildhall/board-kit';
import type { LogEvent } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { type Say, useSay } from '../../text/texts.tsx';
import { type TableModel, useTable } from '../state/context.ts';
import type { IntendedOutcome, Intention } from '../state/intentions.ts';

interface PreviewProps {
  readonly intention: Intention;
  /** Numbers alone, without what else happens. */
  readonly isShort?: boolean;
}

export function IntentionPreview({ intention, isShort = false }: PreviewProps): ReactNode {
  const model = useTable();
  const say = useSay();
  const outcome = intention.outcome();
  if (outcome === null) return null;
  const amounts = model.board.amounts(outcome.changes);
  const { board, speech, looks } = model;
  const gifts = isShort
    ? []
    : outcome.events.flatMap((event) => {
        const offered = board.offered?.(event) ?? null;
        return offered === null ? [] : [{ event, amounts: board.amounts(offered) }];
      });
  const lines = isShort
    ? []
    : consequencesOf(model, say, without(outcome, new Set(gifts.map(({ event }) => event))));
  if (amounts.length + lines.length + gifts.length === 0) return null;
  return (
    <span className="preview">
      {amounts.length > 0 && <Amounts amounts={amounts} />}
      {gifts.map(({ event, amounts: gift }) => (
        <span key={event.seat} className="preview-gift">
          <span aria-hidden>
            <Badge look={looks[event.seat]} size={1.5} />
            <Amounts amounts={gift} />
          </span>
          <span className="kit-hidden">{speech.event(event, (seat) => looks[seat].name)}</span>
        </span>
      ))}
      {lines.length > 0 && <span className="preview-more">{lines.join('; ')}</span>}
    </span>
  );
}

/** An outcome without some of its events, and without that those who are offered something decide about it. */
function without(outcome: IntendedOutcome, told: ReadonlySet<LogEvent>): IntendedOutcome {
  const { events, stop } = outcome;
  const seats = new Set([...told].map(({ seat }) => seat));
  return {
    ...outcome,
    events: events.filter((event) => !told.has(event)),
    stop: stop.kind === 'decision' ? { ...stop, of: stop.of.filter(({ seat }) => !seats.has(seat)) } : stop,
  };
}

/** What else happens: what the log would say, and who decides next. */
export function consequencesOf(
  model: TableModel,
  say: Say,
  { events, stop }: IntendedOutcome,
): readonly string[] {
  const { board, speech, looks } = model;
  const nameOf = (seat: number): string => looks[seat].name;
  const lines = events
    .filter(({ kind }) => !board.plain.has(kind))
    .map((event) => speech.event(event, nameOf) ?? event.kind);
  if (stop.kind === 'decision') {
    // Whose turn it is next is no news; an offer with numbers in it is.
    const asked = stop.of.filter(({ kind, facts }) => kind !== 'turn' && Object.keys(facts).length > 0);
    const names = [...new Set(asked.map(({ seat }) => nameOf(seat)))];
    if (names.length > 0)
      lines.push(say('thenDecide', { names: names.join(', '), n: speech.numberOf(names) }));
  } else if (stop.kind === 'draw' || stop.kind === 'reveal') lines.push(say('thenChance'));
  else if (stop.kind === 'table') {
    const step = speech.nameOrNull(`table.${stop.of.kind}`);
    // The next turn follows every turn: nobody has to be told.
    if (step !== null && stop.of.kind !== 'nextTurn') lines.push(say('thenTable', { step }));
  } else if (stop.kind === 'over') lines.push(say('thenOver'));
  return [...new Set(lines)];
}
