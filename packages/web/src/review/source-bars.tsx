/** Points by source, against what good play makes of this set-up. */
import { signed } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { ReviewParts } from './parts.ts';
import { useReviewSay } from './texts.ts';

export function SourceBars({ game, review, names, seat }: ReviewParts): ReactNode {
  const tell = useReviewSay();
  const { sources, goodPlay, total } = review.seats[seat];
  const good = goodPlay?.sources ?? {};
  const named = [...new Set([...Object.keys(sources), ...Object.keys(good)])].filter(
    (source) => (sources[source] ?? 0) !== 0 || Math.round(good[source] ?? 0) !== 0,
  );
  const most = Math.max(
    1,
    ...named.flatMap((source) => [Math.abs(sources[source] ?? 0), Math.abs(good[source] ?? 0)]),
  );
  const share = (points: number): string => `${(100 * Math.abs(points)) / most}%`;
  return (
    <section className="review-card review-sources" aria-labelledby="review-sources">
      <h2 id="review-sources">{tell('sources')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <td />
            <th scope="col">{names[seat]}</th>
            {goodPlay !== null && <th scope="col">{tell('goodPlay')}</th>}
          </tr>
        </thead>
        <tbody>
          {named.map((source) => {
            const points = sources[source] ?? 0;
            const expected = Math.round(good[source] ?? 0);
            return (
              <tr key={source}>
                <th scope="row">{game.speech.name(source)}</th>
                <td className="review-bar" aria-hidden>
                  <i data-negative={points < 0 || undefined} style={{ width: share(points) }} />
                  {goodPlay !== null && <b style={{ left: share(expected) }} />}
                </td>
                <td>{points < 0 ? signed(points) : points}</td>
                {goodPlay !== null && (
                  <td>
                    {expected < 0 ? signed(expected) : expected}{' '}
                    {points !== expected && <b data-gain={points > expected}>{signed(points - expected)}</b>}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{tell('total')}</th>
            <td />
            <td>{total}</td>
            {goodPlay !== null && <td>{Math.round(goodPlay.total)}</td>}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
