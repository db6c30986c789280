/** Makes a table on the server. */
import { lazyGames } from '@guildhall/games/lazy';
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { preferences } from '../preferences.ts';
import { go } from '../router.ts';
import { useSay } from '../texts.tsx';
import { api, type ClockSetting, type SeatWish } from '../transport/api.ts';
import { LEVELS } from '../transport/levels.ts';
import { randomText } from '../transport/shelf.ts';

const OptionFields = lazy(() => import('./option-fields.tsx'));

/** A seat as the form writes it: "open", "invited", or "bot" and a level. */
type SeatChoice = string;

function wishOf(choice: SeatChoice): SeatWish {
  const [kind, level = 'steady'] = choice.split(' ');
  if (kind === 'bot') return { kind: 'bot', level };
  return { kind: kind === 'invited' ? 'invited' : 'open' };
}

const MINUTES = [15, 30, 60];
const DAYS = [1, 3, 7];
const INCREMENT = 15;

function clockOf(choice: string): ClockSetting {
  const [kind, amount = '0'] = choice.split(' ');
  if (kind === 'live') return { kind: 'live', seconds: Number(amount) * 60, increment: INCREMENT };
  return kind === 'days' ? { kind: 'days', days: Number(amount) } : { kind: 'none' };
}

export function NewTableForm(): ReactNode {
  const say = useSay();
  const [gameId, setGameId] = useState(lazyGames[0].id);
  const game = lazyGames.find(({ id }) => id === gameId) ?? lazyGames[0];
  const { least, most, usual } = game.players;
  const [choices, setChoices] = useState<readonly SeatChoice[]>([]);
  const [wanted, setWanted] = useState(usual);
  const seats = Math.min(most, Math.max(least, wanted));
  const others = Array.from({ length: seats - 1 }, (_, at) => choices[at] ?? 'invited');
  const [isPublic, setPublic] = useState(true);
  const [clock, setClock] = useState('none');
  const [isConfirmed, setConfirmed] = useState(preferences().confirm);
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [hasMore, setMore] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);

  const play = (id: string): void => {
    setGameId(id);
    setOptions({});
  };
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      const table = await api.create({
        game: game.id,
        options,
        seats: [{ kind: 'me' }, ...others.map(wishOf)],
        word: randomText(10),
        visibility: isPublic ? 'public' : 'private',
        confirm: isConfirmed ? 'asked' : 'automatic',
        clock: clockOf(clock),
      });
      go(`/table/${table.id}`);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <form className="new-table" onSubmit={(event) => void create(event)}>
      <h3>{say('newTable')}</h3>
      <div className="play-fields">
        <label className="field">
          <span>{say('game')}</span>
          <select value={game.id} onChange={(event) => play(event.target.value)}>
            {lazyGames.map(({ id, titles }) => (
              <option key={id} value={id}>
                {titles[say.language]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say('seats')}</span>
          <select value={seats} onChange={(event) => setWanted(Number(event.target.value))}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        {others.map((choice, at) => (
          <label key={at} className="field">
            <span>{say('seatNumber', { number: at + 2 })}</span>
            <select value={choice} onChange={(event) => setChoices(others.with(at, event.target.value))}>
              <option value="invited">{say('seatInvited')}</option>
              <option value="open">{say('seatOpen')}</option>
              {LEVELS.map((level) => (
                <option key={level} value={`bot ${level}`}>
                  {say('seatBot', { level })}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label className="field">
          <span>{say('whoWatches')}</span>
          <select
            value={isPublic ? 'public' : 'private'}
            onChange={(event) => setPublic(event.target.value === 'public')}
          >
            <option value="public">{say('everybody')}</option>
            <option value="private">{say('onlyInvited')}</option>
          </select>
        </label>
        <label className="field">
          <span>{say('time')}</span>
          <select value={clock} onChange={(event) => setClock(event.target.value)}>
            <option value="none">{say('timeNone')}</option>
            {MINUTES.map((minutes) => (
              <option key={minutes} value={`live ${minutes}`}>
                {say('timeLive', { minutes })}
              </option>
            ))}
            {DAYS.map((days) => (
              <option key={days} value={`days ${days}`}>
                {say('timeDays', { days })}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say('turns')}</span>
          <select
            value={isConfirmed ? 'asked' : 'automatic'}
            onChange={(event) => setConfirmed(event.target.value === 'asked')}
          >
            <option value="automatic">{say('turnsAtOnce')}</option>
            <option value="asked">{say('turnsAsked')}</option>
          </select>
        </label>
      </div>
      <details onToggle={(event) => setMore(event.currentTarget.open)}>
        <summary>{say('moreOptions')}</summary>
        {hasMore && (
          <Suspense fallback={<p className="soft">{say('loading')}</p>}>
            <OptionFields
              game={game}
              isSlow={clock.startsWith('days')}
              chosen={options}
              onChoose={setOptions}
            />
          </Suspense>
        )}
      </details>
      {fault !== null && (
        <p role="alert" className="refusal">
          {fault}
        </p>
      )}
      <button type="submit" className="main">
        {say('createTable')}
      </button>
    </form>
  );
}
