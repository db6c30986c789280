/** The end of a game: places, points by source, and how it came to that. */
import { scoringSources, standingsOf } from '@guildhall/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { go, hasPast } from '../../router.ts';
import { useSay } from '../../text/texts.tsx';
import { ApiError, api } from '../../transport/api.ts';
import { giveWord } from '../../transport/contributing.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { Link } from '../../ui/link.tsx';
import { byRound, type GameStats, statsOf } from '../replay/game-stats.ts';
import { seatTitle, useTable } from '../state/context.ts';
import FairPlay from './fair-play.tsx';
import { inDigits } from './points.ts';
import { ScoreHead } from './score-head.tsx';

interface EndProps {
  /** Puts it aside, to look at the board; null: it hides nothing. */
  readonly onAside: (() => void) | null;
}

export default function EndPanel({ onAside }: EndProps): ReactNode {
  const { snapshot } = useTable();
  return snapshot.calledOff === null ? (
    <Result onAside={onAside} />
  ) : (
    <CalledOff by={snapshot.calledOff.by} />
  );
}

/** There is no result: the table ended before the game did. */
function CalledOff({ by }: { readonly by: string | null }): ReactNode {
  const say = useSay();
  return (
    <section className="end" aria-label={say('result')}>
      <h2 role="status">{by === null ? say('calledOff') : say('calledOffBy', { name: by })}</h2>
      <Rematch />
    </section>
  );
}

function Result({ onAside }: EndProps): ReactNode {
  const model = useTable();
  const { snapshot, speech, looks, view } = model;
  const say = useSay();
  const outcome = useMemo(() => snapshot.rules.outcome(view), [snapshot.rules, view]);
  const standings = standingsOf(outcome);
  const best = standings.filter(({ rank }) => rank === 1).map(({ who }) => who);
  const winners = best.map((who) => (typeof who === 'number' ? seatTitle(model, who) : speech.name(who)));
  const n = speech.numberOf(
    best.map((who) => (typeof who === 'number' ? looks[who].name : speech.name(who))),
  );
  return (
    <section className="end" aria-label={say('result')}>
      <div className="end-head">
        <h2>{say('winners', { names: winners.join(', '), count: winners.length, n })}</h2>
        {onAside !== null && (
          <button type="button" className="quiet" onClick={onAside}>
            <Glyph name="map" />
            <span>{say('lookAtBoard')}</span>
          </button>
        )}
      </div>
      {outcome.solo !== undefined && (
        <p>
          {speech.name(outcome.solo.level)}
          {outcome.solo.medal !== null && ` · ${speech.name(outcome.solo.medal)}`}
        </p>
      )}
      {hasPast(snapshot.realm) && (
        <p className="rematch">
          <Link to={`/${snapshot.realm}/${model.link.id}/review`}>{say('gameReview')}</Link>
        </p>
      )}
      <Rematch />
      <div className="end-parts">
        <section className="end-table" aria-label={say('pointsBySource')}>
          <table className="sources">
            <caption>{say('pointsBySource')}</caption>
            <ScoreHead everybody={standings.map(({ who }) => who)} people />
            <tbody>
              {scoringSources(standings).map((source) => (
                <tr key={source}>
                  <th scope="row">{speech.name(source)}</th>
                  {standings.map(({ who, sources }) => {
                    const points = sources[source] ?? 0;
                    const all = standings.map((one) => one.sources[source] ?? 0);
                    const isBest =
                      points > 0 && points === Math.max(...all) && all.some((one) => one < points);
                    return (
                      <td key={who} data-best={isBest || undefined}>
                        {inDigits(points)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{say('total')}</th>
                {standings.map(({ who, total }) => (
                  <td key={who} data-total={total} data-seat={typeof who === 'number' ? who : undefined}>
                    {inDigits(total)}
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{say('place')}</th>
                {standings.map(({ who, rank }) => (
                  <td key={who}>{rank}.</td>
                ))}
              </tr>
            </tfoot>
          </table>
        </section>
        <Charts />
      </div>
      <FairPlay title={say('fairHash')} />
    </section>
  );
}

/** Another table for the same people. */
function Rematch(): ReactNode {
  const { link, snapshot } = useTable();
  const say = useSay();
  if (snapshot.rematch !== null) {
    return (
      <p className="rematch">
        <Link to={`/table/${snapshot.rematch}`}>{say('toRematch')}</Link>
      </p>
    );
  }
  if (snapshot.realm !== 'table' || snapshot.seat === null) return null;
  const begin = async (): Promise<void> => {
    try {
      const table = await api.rematch(link.id);
      await giveWord(table);
      go(`/table/${table.id}`);
    } catch (error) {
      // Somebody else was faster: there is one already.
      const next = error instanceof ApiError ? error.body.rematch : null;
      if (typeof next !== 'string') throw error;
      go(`/table/${next}`);
    }
  };
  return (
    <p className="rematch">
      <button type="button" className="main" onClick={() => void begin()}>
        {say('rematch')}
      </button>
    </p>
  );
}

/** Of the counts of a game whose board does not say which are worth it. */
const MOST_CHARTED = 8;

function Charts(): ReactNode {
  const { link, board, looks, speech } = useTable();
  const say = useSay();
  const [stats, setStats] = useState<GameStats | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void link.record().then((table) => {
      if (isWanted && table !== null) setStats(statsOf(table));
    });
    return () => {
      isWanted = false;
    };
  }, [link]);
  if (stats === null) return null;
  const counted = Object.keys(stats.counts[0]?.[0] ?? {}).slice(0, MOST_CHARTED);
  const names = board.charted.length > 0 ? board.charted : counted;
  if (names.length === 0) return null;
  const [first, ...others] = names;
  const shown = chosen ?? others[0];
  const columns = stats.rounds.map(
    ({ round }) => board.roundName?.(round, 'short') ?? say('roundShort', { round }),
  );
  const chartOf = (name: string): ReactNode => (
    <LineChart
      title={say('overRounds', { what: speech.name(name), round: speech.form('round', 'gen') })}
      columns={columns}
      looks={looks}
      series={byRound(stats, name)}
    />
  );
  return (
    <div className="charts">
      {chartOf(first)}
      {others.length > 0 && (
        <fieldset className="choices">
          <legend className="kit-hidden">{say('chartOf')}</legend>
          {others.map((name) => (
            <label key={name}>
              <input type="radio" name="chart" checked={shown === name} onChange={() => choose(name)} />
              <span>{speech.name(name)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {others.length > 0 && chartOf(shown)}
    </div>
  );
}
