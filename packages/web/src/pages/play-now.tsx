/** One click from here to a running game. */

import type { Level } from '@guildhall/bots';
import type { GameManifest } from '@guildhall/games';
import { type FormEvent, lazy, type ReactNode, useState } from 'react';
import { prefer, usePreferences } from '../preferences.ts';
import { go } from '../router.ts';
import { type TextKey, useSay } from '../text/texts.tsx';
import { LEVELS, USUAL_LEVEL } from '../transport/levels.ts';
import { FaultAlert } from '../ui/fault-words.tsx';
import { MoreOptions } from './more-options.tsx';

const OptionFields = lazy(() => import('./option-fields.tsx'));

type Opponents = 'bots' | 'people';

const LEVEL_TEXTS: Readonly<Record<Level, TextKey>> = {
  random: 'levelRandom',
  easy: 'levelEasy',
  steady: 'levelSteady',
  strong: 'levelStrong',
};

export function PlayNow({ game }: { readonly game: GameManifest }): ReactNode {
  const say = useSay();
  const { lastPlay } = usePreferences();
  const { least, most, usual } = game.players;
  const [wanted, setSeats] = useState(lastPlay?.seats ?? usual);
  const [level, setLevel] = useState<string>(lastPlay?.level ?? USUAL_LEVEL);
  const [opponents, setOpponents] = useState<Opponents>('bots');
  const [curtain, setCurtain] = useState(false);
  const [options, setOptions] = useState<Readonly<Record<string, unknown>> | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [isStarting, setStarting] = useState(false);
  const seats = Math.min(most, Math.max(least, wanted));
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setStarting(true);
    setFault(null);
    try {
      const { createLocal } = await import('../transport/local.ts');
      const people = opponents === 'people';
      const id = await createLocal({
        game: game.id,
        options: options ?? game.firstPlay,
        seats: Array.from({ length: seats }, (_, seat) =>
          people || seat === 0
            ? { person: people ? say('playerNumber', { number: seat + 1 }) : '', bot: null }
            : { person: null, bot: level },
        ),
        curtain: people && curtain,
      });
      prefer({ lastPlay: { seats, level } });
      go(`/local/${id}`);
    } catch (error) {
      setFault(error);
      setStarting(false);
    }
  };

  return (
    <form className="play-now" onSubmit={(event) => void start(event)}>
      <div className="play-fields">
        <label className="field">
          <span>{say('against')}</span>
          <select value={opponents} onChange={(event) => setOpponents(event.target.value as Opponents)}>
            <option value="bots">{say('againstBots')}</option>
            <option value="people">{say('againstPeopleHere')}</option>
          </select>
        </label>
        {opponents === 'bots' && (
          <label className="field">
            <span>{say('level')}</span>
            <select value={level} onChange={(event) => setLevel(event.target.value)}>
              {LEVELS.map((one) => (
                <option key={one} value={one}>
                  {say(LEVEL_TEXTS[one])}
                </option>
              ))}
            </select>
          </label>
        )}
        <fieldset className="choices">
          <legend>{say('seats')}</legend>
          {counts.map((count) => (
            <label key={count}>
              <input type="radio" name="seats" checked={seats === count} onChange={() => setSeats(count)} />
              <span>{count}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {opponents === 'people' && (
        <label className="check">
          <input type="checkbox" checked={curtain} onChange={(event) => setCurtain(event.target.checked)} />
          <span>{say('useCurtain')}</span>
        </label>
      )}
      <MoreOptions>
        <OptionFields game={game} chosen={options ?? game.firstPlay} onChoose={setOptions} />
      </MoreOptions>
      <FaultAlert error={fault} game={game.id} />
      <button type="submit" className="main big" disabled={isStarting}>
        {say('playNow')}
      </button>
    </form>
  );
}
