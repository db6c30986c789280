/** The best turns that a bot finds for whoever asks, each with why, to be shown on the board and played from there. */
import { signed } from '@guildhall/board-kit';
import { broughtBySource, type JudgedTurn, type Judgement } from '@guildhall/bots/review';
import type { Rules } from '@guildhall/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { useTable } from '../table/state/context.ts';
import { paidIntention } from '../table/state/intentions.ts';
import { useSay } from '../text/texts.tsx';
import { Bots } from '../transport/bots.ts';
import { linesInWords } from './reviewed-game.ts';
import { useReviewSay } from './texts.ts';
import './exercise.css';

const MOST_TURNS = 3;
const MOST_SOURCES = 2;

export default function GoodMoves({ onClose }: { onClose(): void }): ReactNode {
  const { asked, snapshot, speech, choose } = useTable();
  const say = useSay();
  const [found, setFound] = useState<Judgement | 'failed' | null>(null);
  const { game, options } = snapshot;
  useEffect(() => {
    if (asked === null) return;
    const bots = new Bots();
    let isWanted = true;
    const { view, seat } = asked;
    bots
      .review(
        { game: game.id, version: game.version, options },
        { kind: 'turn', view, seat, lines: [], depth: 'quick', seed: 'good move' },
      )
      .then(
        (answer) => {
          if (isWanted) setFound(answer as Judgement);
        },
        () => {
          if (isWanted) setFound('failed');
        },
      )
      .finally(() => bots.close());
    return () => {
      isWanted = false;
      bots.close();
    };
  }, [asked, game, options]);
  const tell = useReviewSay();
  if (asked === null) return <p className="soft">{tell('nothingToMove')}</p>;
  if (found === null) return <p role="status">{tell('thinking')}</p>;
  if (found === 'failed') return <p role="alert">{tell('failed')}</p>;
  const various = variousOf(asked.rules, found.turns);
  const turns = various.slice(0, MOST_TURNS);
  const reasonOf = (at: number): string => {
    const next = various[at + 1];
    const more =
      next === undefined ? [] : broughtBySource(turns[at], next).filter(([, change]) => change > 0);
    if (more.length === 0) return tell('reasonNone');
    const sources = more
      .slice(0, MOST_SOURCES)
      .map(([source, change]) => `${speech.name(source)} ${signed(change)}`);
    return tell('reason', { sources: sources.join(', ') });
  };
  const show = (lines: readonly string[]): void => {
    const actions = lines.flatMap((line) => asked.rules.notation.read(line) ?? []);
    choose(paidIntention(asked, actions));
    onClose();
  };
  return (
    <div className="good-moves">
      <p className="soft">{tell('goodMovesAbout')}</p>
      <ol>
        {turns.map(({ lines, points, chances }, at) => (
          <li key={lines.join(';')}>
            <strong>{linesInWords(asked.rules, speech, lines).join(' · ')}</strong>
            <p>
              {tell('expectedPoints', { points: Math.round(points) })}
              {chances !== null &&
                ` · ${tell('asChance')}: ${Math.round(100 * chances[asked.seat]).toLocaleString(say.language)} %`}
            </p>
            <p>{reasonOf(at)}</p>
            <button type="button" className={at === 0 ? 'main' : 'quiet'} onClick={() => show(lines)}>
              {tell('onBoard')}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Turns that begin with something else first: the same turn with another end tells little. */
function variousOf({ notation, payments }: Rules, turns: readonly JudgedTurn[]): readonly JudgedTurn[] {
  const begun = new Set<string>();
  const first = turns.filter(({ lines }) => {
    const [main = ''] = lines.filter((line) => {
      const action = notation.read(line);
      return action === null || payments?.isPayment(action) !== true;
    });
    if (begun.has(main)) return false;
    begun.add(main);
    return true;
  });
  return [...first, ...turns.filter((turn) => !first.includes(turn))];
}
