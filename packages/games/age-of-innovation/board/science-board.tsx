/** The four disciplines: how high everybody stands, what waits on the way, and the spots for scholars. */
import { type BoardProps, usePreviewed } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type Drawn, Icon, SentPiece, spotsOf, Tracks } from '../../terra/board/index.ts';
import { DISCIPLINES } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, NEUTRAL_FACTION } from './atlas.ts';
import { Gains } from './faces.tsx';
import { GameIcon } from './icons.tsx';
import { neutralLook } from './looks.ts';

type ScienceProps = BoardProps<State, Action> & Drawn<Atlas>;

export function ScienceBoard({ atlas, looks, view, words }: ScienceProps): ReactNode {
  const { power, keyLevel, incomeLevel, income, top, places, stepsForReturn } = atlas.tables.science;
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
        spots: spotsOf({
          track: `scholar:${index}`,
          places,
          stepsWithoutPlace: stepsForReturn,
          owners: view.scholarPlaces[index],
          previewed: previewed?.scholarPlaces[index],
          lookOf: (owner) => (owner === NEUTRAL_FACTION ? neutral : looks[owner]),
        }),
        sign: (level) => {
          if (level === incomeLevel) return <Gains gains={income[discipline]} sign="+" />;
          return level === top ? '★' : null;
        },
      }))}
    />
  );
}
