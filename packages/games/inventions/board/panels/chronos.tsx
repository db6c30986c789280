/** Chronos, the automatic third of two players. */
import { Badge } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { REGIONS } from '../../data/index.ts';
import { bits, NONE } from '../atlas.ts';
import type { PartProps } from '../props.ts';

export function ChronosPanel({ atlas, view, words, looks }: PartProps): ReactNode {
  const { chronos } = view;
  if (chronos === null) return null;
  const taken = bits(chronos.taken).map((tile) => words.name(atlas.tiles[tile]));
  return (
    <div className="inv-chronos-panel">
      <Badge look={looks[atlas.seats]} size={1.8} />
      <div>
        {chronos.region !== NONE && (
          <p>
            {words.say('chronosText', {
              region: REGIONS[chronos.region],
              supply: chronos.supply,
              tokens: chronos.tokens,
            })}
          </p>
        )}
        {taken.length > 0 && <p>{words.say('chronosTaken', { tiles: taken.join(', ') })}</p>}
      </div>
    </div>
  );
}
