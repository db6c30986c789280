/** What happened while the person here was away: a summary for each seat, and the way to see it happen. */
import { Amounts, Badge } from '@guildhall/board-kit';
import type { Seat } from '@guildhall/kernel';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSay } from '../../text/texts.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { useTable } from '../state/context.ts';
import { type TurnLine, tellTurn } from './turn-line.ts';
import { itemsOf, type Turn } from './turns.ts';
import './line-button.css';
import './since.css';

interface SeatNews {
  readonly seat: Seat;
  /** The entry before the first of its turns. */
  readonly from: number;
  readonly lines: readonly TurnLine[];
}

export default function Since({ since }: { readonly since: number }): ReactNode {
  const { snapshot, link, playback, selection, board, speech, looks, personOf } = useTable();
  const { log, seat } = snapshot;
  const say = useSay();
  const news = useMemo(() => {
    const items = itemsOf(
      log.filter(({ number }) => number > since),
      board.turns,
    );
    const turns = items.filter((item): item is Turn => item.kind === 'turn' && !item.isUndone);
    const seats = [...new Set(turns.map((turn) => turn.seat))].filter((one) => one !== seat);
    return seats.map((of): SeatNews => {
      const own = turns.filter((turn) => turn.seat === of);
      const lines = own.map((turn) => tellTurn(turn, { board, speech, looks, personOf }));
      return { seat: of, from: own[0].entries[0].number - 1, lines };
    });
  }, [log, since, seat, board, speech, looks, personOf]);
  // Whoever goes on with the game has seen enough.
  useEffect(() => selection.subscribe(() => playback.forgetSince()), [selection, playback]);
  const show = (from: number): void => {
    // Where a server does not answer the game stays as it is.
    playback.show(from, (point) => link.viewAt(point)).catch(() => {});
  };
  if (news.length === 0) return null;
  return (
    <section className="since" aria-label={say('sinceLast')}>
      <div className="since-head">
        <h2>{say('sinceLast')}</h2>
        <button type="button" className="quiet small" onClick={() => show(since)}>
          <Glyph name="play" />
          <span>{say('playAll')}</span>
        </button>
        <button
          type="button"
          className="kit-close"
          aria-label={say('close')}
          onClick={() => playback.forgetSince()}
        >
          <span aria-hidden>✕</span>
        </button>
      </div>
      <ul>
        {news.map(({ seat: of, from, lines }) => (
          <li key={of} style={{ ['--seat' as string]: `var(${looks[of].fill})` }}>
            <Badge look={looks[of]} size={1.7} />
            <div>
              {lines.map(({ text, gains }, at) => (
                <p key={at}>
                  {text}
                  {gains.length > 0 && <Amounts amounts={gains} />}
                </p>
              ))}
            </div>
            <button type="button" className="line-button since-play" onClick={() => show(from)}>
              <Glyph name="play" />
              <span className="kit-hidden">{say('playFrom', { name: looks[of].name })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
