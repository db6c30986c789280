/** The turns that cost a seat most, with what would have been better. */
import { signed } from '@guildhall/board-kit';
import { broughtBySource } from '@guildhall/bots/review';
import type { ReactNode } from 'react';
import { roundName } from '../text/round-name.ts';
import { useSay } from '../text/texts.tsx';
import { beginExercise } from './begin-exercise.ts';
import { lossInDigits, type ReviewParts } from './parts.ts';
import { turnInWords } from './reviewed-game.ts';
import { useReviewSay } from './texts.ts';

/** How many sources explain a turn. */
const MOST_SOURCES = 3;

export function Costliest(props: ReviewParts & { readonly address: string }): ReactNode {
  const { game, review, names, seat, shown, onShow } = props;
  const say = useSay();
  const tell = useReviewSay();
  const { speech } = game;
  const turns = review.seats[seat].costliest.flatMap(
    (number) => review.turns.find((turn) => turn.number === number) ?? [],
  );
  const sum = turns.reduce((total, { loss }) => total + loss, 0);
  const points = (loss: number): string => lossInDigits(loss, say.language);
  return (
    <section className="review-card review-costliest" aria-labelledby="review-costliest">
      <header>
        <h2 id="review-costliest">{tell('costliest', { name: names[seat] })}</h2>
        {turns.length > 0 && <p className="review-loss">{tell('inAll', { points: points(sum) })}</p>}
        {turns.length > 0 && (
          <button type="button" className="main" onClick={() => void beginExercise(props, turns[0].number)}>
            {tell('learn')}
          </button>
        )}
      </header>
      {turns.length === 0 && <p>{tell('costliestNone')}</p>}
      <ol>
        {turns.map(({ number, loss, where, played, better }, at) => (
          <li key={number} data-shown={number === shown || undefined}>
            <button type="button" aria-pressed={number === shown} onClick={() => onShow(number)}>
              <span className="review-number">
                <b>{at + 1}</b>
                <strong className="review-loss">{tell('loss', { points: points(loss) })}</strong>
              </span>
              <span className="review-turns">
                <small>{roundName(game, where.round, say)}</small>
                <span>
                  <i>{tell('played')}</i> {turnInWords(game, played.lines)}
                </span>
                {better !== null && (
                  <span className="review-better">
                    <i>{tell('better')}</i> <b>{turnInWords(game, better.lines)}</b>
                  </span>
                )}
              </span>
              <span className="review-changes">
                {better !== null &&
                  broughtBySource(better, played)
                    .slice(0, MOST_SOURCES)
                    .map(([source, change]) => (
                      <span key={source}>
                        {speech.name(source)} <b data-gain={change > 0}>{signed(change)}</b>
                      </span>
                    ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
