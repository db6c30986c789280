/** The four disciplines: how high everybody stands, what waits on the way, and the spots for scholars. */
import { type BoardProps, type SeatLook, usePreviewed } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type Drawn, Icon, SentPiece, Tracks } from '../../terra/board/index.ts';
import { DISCIPLINES } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, NEUTRAL_FACTION, NONE } from './atlas.ts';
import { Gains } from './faces.tsx';
import { GameIcon } from './icons.tsx';
import { neutralLook } from './looks.ts';

type ScienceProps = BoardProps<State, Action> & Drawn<Atlas>;

export function ScienceBoard(props: ScienceProps): ReactNode {
  const { atlas, looks, view, words } = props;
  const { power, keyLevel, incomeLevel, income, top } = atlas.tables.science;
  const neutral = neutralLook(words);
  const previewed = usePreviewed<State>();
  return (
    <Tracks
      top={top}
      power={power}
      hasGutter
      gate={{ level: keyLevel, sign: <Icon name="keys" size={1.1} /> }}
      spotsSign={<GameIcon name="scholars" />}
      sent={(look) => <SentPiece look={look} hasHat />}
      tracks={DISCIPLINES.map((discipline, index) => ({
        id: `science:${index}`,
        tone: `aoi-${discipline}`,
        icon: <GameIcon name={discipline} size={1.4} />,
        name: words.name(discipline),
        climbers: [
          ...view.players.map(({ levels }, seat) => ({
            id: String(seat),
            look: looks[seat],
            level: levels[index],
            to: previewed?.players[seat].levels[index],
          })),
          ...(view.neutralLevels.length === 0
            ? []
            : [{ id: 'neutral', look: neutral, level: view.neutralLevels[index] }]),
        ],
        spots: spotsOf(props, index, previewed),
        sign: (level) => {
          if (level === incomeLevel) return <Gains gains={income[discipline]} sign="+" />;
          return level === top ? '★' : null;
        },
      }))}
    />
  );
}

/** Spots of equal steps are one place: the first free one of them stands for all. The last one is for scholars given back. */
function spotsOf({ atlas, looks, view, words }: ScienceProps, discipline: number, previewed: State | null) {
  const { places, stepsForReturn } = atlas.tables.science;
  const lookOf = (owner: number): SeatLook => (owner === NEUTRAL_FACTION ? neutralLook(words) : looks[owner]);
  const told = new Set<number>();
  const placeFor = (steps: number): string | null => {
    if (told.has(steps)) return null;
    told.add(steps);
    return `scholar:${discipline}.${steps}`;
  };
  return [
    ...places.map((steps, place) => {
      const owner = view.scholarPlaces[discipline][place];
      const then = previewed?.scholarPlaces[discipline][place] ?? NONE;
      return owner === NONE
        ? { id: placeFor(steps), steps, owner: null, ghost: then === NONE ? null : lookOf(then) }
        : { id: null, steps, owner: lookOf(owner) };
    }),
    { id: placeFor(stepsForReturn), steps: stepsForReturn, owner: null, isOpen: true },
  ];
}
