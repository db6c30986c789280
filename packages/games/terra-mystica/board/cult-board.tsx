/** The four cults: how high everybody stands, where power waits on the way, and the places for priests. */
import { type BoardProps, Icon } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type Drawn, LadderPlace, PowerRung } from '../../terra/board/index.ts';
import { CULTS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, NONE } from './atlas.ts';

type CultProps = BoardProps<State, Action> & Drawn<Atlas>;

const ROW = 25;

export function CultBoard({ atlas, looks, view, words }: CultProps): ReactNode {
  const { top, power, places, stepsWithoutPlace } = atlas.tables.cults;
  const rungs = power.map((gain, space) => ({
    ...(gain > 0 ? { sign: <PowerRung power={gain} /> } : {}),
    ...(space === top ? { tone: 'high' as const } : {}),
  }));
  return (
    <div className="kit-ladders">
      {CULTS.map((cult, index) => (
        <LadderPlace
          key={cult}
          id={`cult:${index}`}
          className={`tm-cult-${cult}`}
          icon={<Icon name={cult} />}
          name={words.name(cult)}
          note={null}
          row={ROW}
          rungs={rungs}
          climbers={view.players.map(({ cults }, seat) => ({
            id: String(seat),
            look: looks[seat],
            space: cults[index] ?? 0,
          }))}
          places={places.map((steps, place) => {
            const owner = view.cultPlaces[index][place];
            return { steps, owner: owner === NONE ? null : looks[owner] };
          })}
          without={stepsWithoutPlace}
        />
      ))}
    </div>
  );
}
