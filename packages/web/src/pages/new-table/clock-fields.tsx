/** How much time a table gives its players, and what happens when somebody's is up. */

import type { ClockSetting, NewTableRequest } from '@guildhall/protocol';
import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';

/** As the form holds it: what belongs to the kinds that are not chosen is kept for when they are. */
export interface ClockChoice {
  readonly kind: ClockSetting['kind'];
  readonly minutes: number;
  readonly increment: number;
  readonly days: number;
  readonly atZero: NonNullable<NewTableRequest['atZero']>;
}

export const NO_CLOCK: ClockChoice = { kind: 'none', minutes: 45, increment: 15, days: 3, atZero: 'bot' };

export function clockOf({ kind, minutes, increment, days }: ClockChoice): ClockSetting {
  switch (kind) {
    case 'none':
      return { kind };
    case 'live':
      return { kind, seconds: minutes * 60, increment };
    case 'days':
      return { kind, days };
    default:
      return kind satisfies never;
  }
}

interface ClockFieldsProps {
  readonly clock: ClockChoice;
  onChange(clock: ClockChoice): void;
}

export function ClockFields({ clock, onChange }: ClockFieldsProps): ReactNode {
  const say = useSay();
  const { kind, minutes, increment, days, atZero } = clock;
  const kinds: readonly (readonly [ClockChoice['kind'], string])[] = [
    ['none', say('timeNone')],
    ['live', say('timeClock')],
    ['days', say('timeByDays')],
  ];
  return (
    <div className="play-fields">
      <label className="field broad">
        <span>{say('time')}</span>
        <select
          value={kind}
          onChange={(event) => onChange({ ...clock, kind: event.target.value as ClockChoice['kind'] })}
        >
          {kinds.map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {kind === 'live' && (
        <>
          <Amount
            title={say('minutesEach')}
            value={minutes}
            least={1}
            most={1_440}
            onChange={(value) => onChange({ ...clock, minutes: value })}
          />
          <Amount
            title={say('secondsAdded')}
            value={increment}
            least={0}
            most={3_600}
            onChange={(value) => onChange({ ...clock, increment: value })}
          />
        </>
      )}
      {kind === 'days' && (
        <Amount
          title={say('daysEach')}
          value={days}
          least={1}
          most={60}
          onChange={(value) => onChange({ ...clock, days: value })}
        />
      )}
      {kind !== 'none' && (
        <label className="field broad">
          <span>{say('atZero')}</span>
          <select
            value={atZero}
            onChange={(event) => onChange({ ...clock, atZero: event.target.value as ClockChoice['atZero'] })}
          >
            <option value="bot">{say('atZeroBot')}</option>
            <option value="decide">{say('atZeroDecide')}</option>
            <option value="leave">{say('atZeroLeave')}</option>
          </select>
        </label>
      )}
    </div>
  );
}

interface AmountProps {
  readonly title: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  onChange(value: number): void;
}

/** A whole number. The browser says what is wrong with it before the form is sent. */
function Amount({ title, value, least, most, onChange }: AmountProps): ReactNode {
  return (
    <label className="field">
      <span>{title}</span>
      <input
        type="number"
        inputMode="numeric"
        required
        min={least}
        max={most}
        step={1}
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
