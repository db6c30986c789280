/** The four disciplines: how high everybody stands, what waits on the way, and the places for scholars. */
import { type BoardProps, IconShape, type SeatLook } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type Drawn, LadderPlace, PowerRung } from '../../terra/board/index.ts';
import { DISCIPLINES, type Tables } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, NEUTRAL_FACTION, NONE } from './atlas.ts';
import { Gains } from './faces.tsx';
import { neutralLook } from './looks.ts';
import { Sign } from './signs.tsx';

type ScienceProps = BoardProps<State, Action> & Drawn<Atlas>;

const ROW = 23;

export function ScienceBoard({ atlas, looks, view, words }: ScienceProps): ReactNode {
  const { places, stepsForReturn, income, incomeLevel } = atlas.tables.science;
  const rungs = rungsOf(atlas.tables.science);
  const neutral = neutralLook(words);
  const lookOf = (owner: number): SeatLook | null =>
    owner === NONE ? null : owner === NEUTRAL_FACTION ? neutral : looks[owner];
  return (
    <div className="kit-ladders">
      {DISCIPLINES.map((discipline, index) => (
        <LadderPlace
          key={discipline}
          id={`science:${index}`}
          className={`aoi-discipline aoi-${discipline}`}
          icon={<Sign name={discipline} size={1.6} />}
          name={words.name(discipline)}
          note={
            <span className="aoi-science-income">
              {words.say('fromLevel', { level: incomeLevel })} <Gains gains={income[discipline]} mark="+" />
            </span>
          }
          row={ROW}
          rungs={rungs}
          climbers={[
            ...view.players.map(({ levels }, seat) => ({
              id: String(seat),
              look: looks[seat],
              space: levels[index],
            })),
            ...(view.neutralLevels.length === 0
              ? []
              : [{ id: 'neutral', look: neutral, space: view.neutralLevels[index] }]),
          ]}
          places={places.map((steps, place) => ({
            steps,
            owner: lookOf(view.scholarPlaces[index][place]),
          }))}
          without={stepsForReturn}
        />
      ))}
    </div>
  );
}

function rungsOf({ power, keyLevel, incomeLevel, top }: Tables['science']) {
  return power.map((gain, level) => ({
    ...(gain > 0 ? { sign: <PowerRung power={gain} /> } : {}),
    ...(level === keyLevel ? { sign: <KeyRung /> } : {}),
    ...(level === top ? { tone: 'high' as const } : {}),
    ...(level >= incomeLevel && level < top ? { tone: 'raised' as const } : {}),
  }));
}

function KeyRung(): ReactNode {
  return (
    <g className="kit-icon" transform="translate(-9 -9) scale(.75)">
      <IconShape name="keys" />
    </g>
  );
}
