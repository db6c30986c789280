/** The four cults: how high everybody stands, where power waits on the way, and the spots for priests. */
import { type BoardProps, usePreviewed } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type Drawn, Icon, SentPiece, spotsOf, Tracks } from '../../terra/board/index.ts';
import { CULTS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import type { Atlas } from './atlas.ts';

type CultProps = BoardProps<State, Action> & Drawn<Atlas>;

export function CultBoard({ atlas, looks, view }: CultProps): ReactNode {
  const { top, power, places, stepsWithoutPlace } = atlas.tables.cults;
  const previewed = usePreviewed<State>();
  return (
    <Tracks
      top={top}
      power={power}
      sent={(look) => <SentPiece look={look} />}
      tracks={CULTS.map((cult, index) => ({
        id: `cult:${index}`,
        tone: `tm-cult-${cult}`,
        icon: <Icon name={cult} />,
        name: null,
        climbers: view.players.map(({ cults }, seat) => ({
          id: String(seat),
          look: looks[seat],
          level: cults[index] ?? 0,
          to: previewed?.players[seat].cults[index],
        })),
        spots: spotsOf({
          track: `priest:${index}`,
          places,
          stepsWithoutPlace,
          owners: view.cultPlaces[index],
          previewed: previewed?.cultPlaces[index],
          lookOf: (owner) => looks[owner],
        }),
        sign: (level) => (level === top ? <Icon name="keys" /> : null),
      }))}
    />
  );
}
