/** Tiles that are turned up for a choice of one seat. */
import { Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { openChoice } from './atlas.ts';
import { TileFace } from './faces.tsx';
import type { PartProps } from './props.ts';

export function TurnedUp({ atlas, view, words }: PartProps): ReactNode {
  const pick = openChoice(view, 'pick');
  if (pick === null) return null;
  return (
    <div className="til-turned-up">
      <h3>{words.say('turnedUp')}</h3>
      <div className="til-cards">
        {pick.tiles.map((tile) => (
          <Place key={tile} id={`tile:${atlas.tiles[tile].id}`} className="til-card">
            <TileFace tile={atlas.tiles[tile]} />
          </Place>
        ))}
      </div>
    </div>
  );
}
