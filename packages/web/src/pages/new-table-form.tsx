/** Makes a table on the server. */
import { manifests } from '@guildhall/games';
import type { NewTableRequest, SeatRequest } from '@guildhall/protocol';
import { type FormEvent, lazy, type ReactNode, useState } from 'react';
import { preferences } from '../preferences.ts';
import { go } from '../router.ts';
import { useSay } from '../text/texts.tsx';
import { api } from '../transport/api.ts';
import { giveWord } from '../transport/contributing.ts';
import { LEVELS, USUAL_LEVEL } from '../transport/levels.ts';
import { FaultAlert } from '../ui/fault-words.tsx';
import { type ClockChoice, ClockFields, clockOf, NO_CLOCK } from './clock-fields.tsx';
import { GameField } from './game-field.tsx';
import { HouseRuleFields, type HouseRules, USUAL_RULES } from './house-rule-fields.tsx';
import { MoreOptions } from './more-options.tsx';

const OptionFields = lazy(() => import('./option-fields.tsx'));

/** A seat as the form writes it: "me", "open", "invited", or "bot" and a level. */
type SeatChoice = string;

function wishOf(choice: SeatChoice): SeatRequest {
  const [kind, level = USUAL_LEVEL] = choice.split(' ');
  if (kind === 'bot') return { kind: 'bot', level };
  return { kind: kind === 'me' || kind === 'invited' ? kind : 'open' };
}

/** The seats with one chosen anew. Nobody sits on two seats: whoever moves leaves the old one to what was there. */
function withChoice(choices: readonly SeatChoice[], at: number, choice: SeatChoice): SeatChoice[] {
  const before = choices[at];
  return choices.map((old, seat) => {
    if (seat === at) return choice;
    return choice === 'me' && old === 'me' ? before : old;
  });
}

/** So many seats; somebody who sat on one that is gone sits on the first. */
function withCount(choices: readonly SeatChoice[], count: number): SeatChoice[] {
  const kept = Array.from({ length: count }, (_, at) => choices[at] ?? 'invited');
  return choices.includes('me') && !kept.includes('me') ? ['me', ...kept.slice(1)] : kept;
}

export function NewTableForm(): ReactNode {
  const say = useSay();
  const [gameId, setGameId] = useState(manifests[0].id);
  const game = manifests.find(({ id }) => id === gameId) ?? manifests[0];
  const { least, most, usual } = game.players;
  const [choices, setChoices] = useState<readonly SeatChoice[]>(['me']);
  const [wanted, setWanted] = useState(usual);
  const seats = withCount(choices, Math.min(most, Math.max(least, wanted)));
  const [title, setTitle] = useState('');
  const [isPublic, setPublic] = useState(true);
  const [clock, setClock] = useState<ClockChoice>(NO_CLOCK);
  const [isConfirmed, setConfirmed] = useState(preferences().confirm);
  const [houseRules, setHouseRules] = useState<HouseRules>(USUAL_RULES);
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [fault, setFault] = useState<unknown>(null);
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);

  const play = (id: string): void => {
    setGameId(id);
    setOptions({});
  };
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wish: NewTableRequest = {
      game: game.id,
      options,
      seats: seats.map(wishOf),
      title,
      visibility: isPublic ? 'public' : 'private',
      confirm: isConfirmed ? 'asked' : 'automatic',
      clock: clockOf(clock),
      atZero: clock.atZero,
      openDrafts: houseRules.openDrafts,
      openChat: houseRules.openChat,
      ...(houseRules.standIn === '' ? {} : { standIn: houseRules.standIn }),
    };
    try {
      const table = await api.create(wish);
      if (seats.includes('me')) await giveWord(table);
      go(`/table/${table.id}`);
    } catch (error) {
      setFault(error);
    }
  };

  return (
    <form className="new-table" onSubmit={(event) => void create(event)}>
      <h3>{say('newTable')}</h3>
      <div className="play-fields">
        <GameField game={game.id} choose={play} />
        <label className="field">
          <span>{say('seats')}</span>
          <select value={seats.length} onChange={(event) => setWanted(Number(event.target.value))}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say('tableName')}</span>
          <input maxLength={80} value={title} onChange={(event) => setTitle(event.target.value)} />
        </label>
      </div>
      <fieldset className="field-group">
        <legend>{say('whoPlays')}</legend>
        {seats.map((choice, at) => (
          <label key={at} className="field">
            <span>{say('seatNumber', { number: at + 1 })}</span>
            <select
              value={choice}
              onChange={(event) => setChoices(withChoice(seats, at, event.target.value))}
            >
              <option value="me">{say('seatMe')}</option>
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
      </fieldset>
      <ClockFields clock={clock} onChange={setClock} />
      <div className="play-fields">
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
        <label className="field broad">
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
      <MoreOptions>
        <OptionFields game={game} isSlow={clock.kind === 'days'} chosen={options} onChoose={setOptions} />
        <HouseRuleFields rules={houseRules} onChange={setHouseRules} />
      </MoreOptions>
      <FaultAlert error={fault} game={game.id} />
      <button type="submit" className="main">
        {say('createTable')}
      </button>
    </form>
  );
}
