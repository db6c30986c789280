/** Everybody's points by source: so far, and what the final scoring would add if the game ended now. */
import { Why } from '@guildhall/board-kit';
import { type Outcome, type Projection, scoringSources, standingsOf } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';
import { useTable } from '../state/context.ts';
import { inDigits } from './points.ts';
import { ScoreHead, type Who } from './score-head.tsx';
import './scores.css';

function resultOf({ sources, totals, rivals = [] }: Outcome, who: Who) {
  if (typeof who === 'number') return { sources: sources[who], total: totals[who] };
  const rival = rivals.find(({ name }) => name === who);
  return { sources: rival?.sources ?? {}, total: rival?.total ?? 0 };
}

function added(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export default function Scores(): ReactNode {
  const { board, view, snapshot, speech } = useTable();
  const say = useSay();
  const { rules } = snapshot;
  const now = rules.outcome(view);
  // Before everybody has begun, and after the end, there is nothing to project.
  const isRunning = !snapshot.isOver && !rules.isSettingUp(view);
  const projection: Projection | null = (isRunning ? rules.projection?.(view) : null) ?? null;
  const end = projection?.outcome ?? now;
  const order = board.order(view);
  const everybody: readonly Who[] = [
    ...now.totals.map((_, seat) => seat).sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    ...(now.rivals ?? []).map(({ name }) => name),
  ];
  const unsure = projection?.unsure ?? [];
  const isUnsure = (who: Who, source: string): boolean =>
    typeof who === 'number' && unsure[who]?.includes(source) === true;
  const listed = scoringSources([...standingsOf(now), ...standingsOf(end)]);
  const hidden = [...new Set(unsure.flat())].filter((source) => !listed.includes(source));
  return (
    <div className="scores">
      <table className="sources">
        <caption className="kit-hidden">{say('pointsBySource')}</caption>
        <ScoreHead everybody={everybody} />
        <tbody>
          {[...listed, ...hidden].map((source) => (
            <tr key={source} data-source={source}>
              <th scope="row">{speech.name(source)}</th>
              {everybody.map((who) => {
                const points = resultOf(now, who).sources[source] ?? 0;
                const more = (resultOf(end, who).sources[source] ?? 0) - points;
                return (
                  <td key={who} data-more={more}>
                    {(points !== 0 || more === 0) && inDigits(points)}
                    {more !== 0 && <small className="scores-more"> {added(more)}</small>}
                    {isUnsure(who, source) && <abbr title={say('scoresHidden')}> ?</abbr>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('scoresNow')}</th>
            {everybody.map((who) => (
              <td key={who}>
                <Total who={who} points={resultOf(now, who).total} />
              </td>
            ))}
          </tr>
          {projection !== null && (
            <tr>
              <th scope="row">{say('scoresEnd')}</th>
              {everybody.map((who) => (
                <td key={who} data-end={resultOf(end, who).total}>
                  <Total who={who} points={resultOf(end, who).total} />
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
      {unsure.some((sources) => sources.length > 0) && <p className="soft">? {say('scoresHidden')}</p>}
    </div>
  );
}

function Total({ who, points }: { readonly who: Who; readonly points: number }): ReactNode {
  if (typeof who !== 'number') return inDigits(points);
  return (
    <Why about={`score ${who}`} className="scores-total">
      {inDigits(points)}
    </Why>
  );
}
