/** The four cults: how high everybody stands, where power waits on the way, and the spots for priests. */
import { type BoardProps, usePreviewed } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type Drawn, Icon, SentPiece, Tracks } from '../../terra/board/index.ts';
import { CULTS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, NONE } from './atlas.ts';

type CultProps = BoardProps<State, Action> & Drawn<Atlas>;

export function CultBoard(props: CultProps): ReactNode {
  const { atlas, looks, view } = props;
  const { top, power } = atlas.tables.cults;
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
        spots: spotsOf(props, index, previewed),
        sign: (level) => (level === top ? <Icon name="keys" /> : null),
      }))}
    />
  );
}

/** Spots of equal steps are one place: the first free one of them stands for all. The last spot is for priests who do not stay. */
function spotsOf({ atlas, looks, view }: CultProps, cult: number, previewed: State | null) {
  const { places, stepsWithoutPlace } = atlas.tables.cults;
  const told = new Set<number>();
  const placeFor = (steps: number): string | null => {
    if (told.has(steps)) return null;
    told.add(steps);
    return `priest:${cult}.${steps}`;
  };
  return [
    ...places.map((steps, place) => {
      const owner = view.cultPlaces[cult][place];
      const ghost = looks[previewed?.cultPlaces[cult][place] ?? NONE] ?? null;
      return owner === NONE
        ? { id: placeFor(steps), steps, owner: null, ghost }
        : { id: null, steps, owner: looks[owner] };
    }),
    { id: placeFor(stepsWithoutPlace), steps: stepsWithoutPlace, owner: null, isOpen: true },
  ];
}
