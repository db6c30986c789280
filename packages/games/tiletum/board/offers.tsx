/** The contracts and characters on offer, with what each place costs. */
import { Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { NONE } from './atlas.ts';
import { TileFace } from './faces.tsx';
import { GameIcon } from './icons.tsx';
import type { PartProps } from './props.ts';

export function Contracts(props: PartProps): ReactNode {
  const { atlas, view, words } = props;
  const prices = atlas.tables.contractOffer;
  const { offeredPrice } = atlas.tables.technologies;
  return (
    <div className="til-offer">
      <div className="til-cards">
        {view.contractOffer.map((tile, at) => (
          <OfferedTile key={at} {...props} tile={tile} price={prices[at]} />
        ))}
      </div>
      {view.turn.revealed.length > 0 && (
        <>
          <h3>{words.say('turnedUp')}</h3>
          <div className="til-cards">
            {view.turn.revealed.map((tile) => (
              <OfferedTile key={tile} {...props} tile={tile} price={offeredPrice} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

interface OfferedProps extends PartProps {
  readonly tile: number;
  readonly price: number;
}

function OfferedTile({ atlas, words, tile, price }: OfferedProps): ReactNode {
  return (
    <span className="til-offered">
      {tile === NONE ? (
        <span className="til-slot" />
      ) : (
        <Place id={`tile:${atlas.tiles[tile].id}`} left={1} className="til-card">
          <TileFace tile={atlas.tiles[tile]} />
        </Place>
      )}
      <small className="til-price">{words.say('ap', { points: price })}</small>
    </span>
  );
}

export function Characters(props: PartProps): ReactNode {
  const { atlas, view, words } = props;
  const { price, refresh } = atlas.tables.characterOffer;
  return (
    <div className="til-offer">
      <div className="til-cards">
        {view.characterOffer.map((tile, at) => (
          <OfferedTile key={at} {...props} tile={tile} price={price} />
        ))}
      </div>
      <Place id="refresh" className="til-refresh">
        <GameIcon name="character" size={1.1} />
        <span>{words.say('refresh')}</span>
        <small className="til-price">{words.say('ap', { points: refresh })}</small>
      </Place>
    </div>
  );
}
