/** Records of a game: of everybody on this server, and of this browser. */
import type { GameManifest } from '@guildhall/games';
import type { Language } from '@guildhall/kernel';
import type { GameRecords as Records } from '@guildhall/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useEntered } from '../../person.ts';
import { useSay } from '../../text/texts.tsx';
import { type GameSpeech, speeches } from '../../text/words.ts';
import { api } from '../../transport/api.ts';
import { type StoredTable, storedTables } from '../../transport/local-tables.ts';
import { Link } from '../../ui/link.tsx';
import { gamePageSays } from './game-page-texts.ts';

type Tell = ReturnType<typeof gamePageSays.read>;

export function GameRecords({ game }: { readonly game: GameManifest }): ReactNode {
  const { language } = useSay();
  const say = gamePageSays.read(language);
  const speech = speeches.read(game.id, language);
  return <Shown game={game.id} say={say} speech={speech} />;
}

interface ShownProps {
  readonly game: string;
  readonly say: Tell;
  readonly speech: GameSpeech;
}

function Shown({ game, say, speech }: ShownProps): ReactNode {
  const records = useRecords(game);
  const here = useFinishedHere(game);
  return (
    <div className="game-records" data-known={(records !== 'asked' && here !== null) || undefined}>
      {records === 'none' && <p>{say('recordsNoServer')}</p>}
      {typeof records === 'object' && <ServerRecords records={records} say={say} speech={speech} />}
      {here !== null && <Here games={here} say={say} speech={speech} />}
    </div>
  );
}

/** `none`: there is no server, or it does not answer. */
function useRecords(game: string): Records | 'asked' | 'none' {
  const [records, setRecords] = useState<Records | 'asked' | 'none'>('asked');
  const entered = useEntered();
  useEffect(() => {
    if (entered === 'unknown') return;
    let isWanted = true;
    const keep = (found: Records | 'none'): void => {
      if (isWanted) setRecords(found);
    };
    if (entered === 'none') keep('none');
    else api.records(game).then(keep, () => keep('none'));
    return () => {
      isWanted = false;
    };
  }, [game, entered]);
  return records;
}

function useFinishedHere(game: string): readonly StoredTable[] | null {
  const [games, setGames] = useState<readonly StoredTable[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const keep = (all: readonly StoredTable[]): void => {
      if (isWanted) setGames(all.filter(({ saved, isOver }) => isOver && saved.game === game));
    };
    storedTables().then(keep, () => keep([]));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return games;
}

interface ServerRecordsProps extends Omit<ShownProps, 'game'> {
  readonly records: Records;
}

function ServerRecords({ records, say, speech }: ServerRecordsProps): ReactNode {
  const { finished, best, shortest, longest, solo } = records;
  if (finished === 0) return <p>{say('recordsNone')}</p>;
  const unit = speech.name('pointsShort');
  const counts = [...new Set(best.map(({ players }) => players))];
  return (
    <>
      <p>{say('recordsFinished', { count: finished })}</p>
      <h3>{say('recordsBest')}</h3>
      {counts.map((players) => (
        <section key={players} aria-label={say('recordsPlayers', { players })}>
          <h4>{say('recordsPlayers', { players })}</h4>
          <ol>
            {best
              .filter((score) => score.players === players)
              .map(({ points, name, table, finished: at }) => (
                <li key={`${points} ${name} ${at}`}>
                  <strong>{say('recordsPoints', { points, unit })}</strong> {name ?? say('recordsSomebody')}{' '}
                  <span className="soft">{dateOf(at, say.language)}</span>
                  {table !== null && (
                    <>
                      {' '}
                      <Link to={`/table/${table}/replay`}>{say('recordsWatch')}</Link>
                    </>
                  )}
                </li>
              ))}
          </ol>
        </section>
      ))}
      {solo.length > 0 && (
        <>
          <h3>{say('recordsSolo')}</h3>
          <ul>
            {solo.map(({ level, games, won, best: points }) => (
              <li key={level}>
                {say('recordsSoloOf', { level: speech.name(level), games, won, points, unit })}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="soft">
        {shortest !== null &&
          say('recordsShortest', {
            time: durationOf(shortest.minutes, say.language),
            players: shortest.players,
          })}
        {longest !== null && (
          <>
            <br />
            {say('recordsLongest', {
              time: durationOf(longest.minutes, say.language),
              players: longest.players,
            })}
          </>
        )}
      </p>
    </>
  );
}

interface HereProps extends Omit<ShownProps, 'game'> {
  readonly games: readonly StoredTable[];
}

/** What people at this screen scored; bots set no records. */
function Here({ games, say, speech }: HereProps): ReactNode {
  const byCount = new Map<number, { games: number; points: number }>();
  for (const { seats, totals } of games) {
    const own = (totals ?? []).filter((_, seat) => seats[seat]?.person !== null);
    if (own.length === 0) continue;
    const before = byCount.get(seats.length) ?? { games: 0, points: own[0] };
    byCount.set(seats.length, { games: before.games + 1, points: Math.max(before.points, ...own) });
  }
  const unit = speech.name('pointsShort');
  return (
    <>
      <h3>{say('recordsHere')}</h3>
      {byCount.size === 0 ? (
        <p>{say('recordsHereNone')}</p>
      ) : (
        <ul>
          {[...byCount]
            .sort(([a], [b]) => a - b)
            .map(([players, best]) => (
              <li key={players}>{say('recordsHereOf', { players, ...best, unit })}</li>
            ))}
        </ul>
      )}
    </>
  );
}

function dateOf(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** In the largest unit that fits. */
function durationOf(minutes: number, language: Language): string {
  const [count, unit] =
    minutes < 2 * HOUR
      ? ([minutes, 'minute'] as const)
      : minutes < 2 * DAY
        ? ([minutes / HOUR, 'hour'] as const)
        : ([minutes / DAY, 'day'] as const);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(count);
}
