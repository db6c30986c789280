/** The tiles that wait to be built, with what building costs; and the influence tokens. */
import { onBoard, Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { REGIONS } from '../../data/index.ts';
import { eraOf, NONE, type Tile, tileOf } from '../atlas.ts';
import { TileFace } from '../drawings/faces.tsx';
import { GameIcon, GameIconAt } from '../drawings/icons.tsx';
import { Shield } from '../drawings/pieces.tsx';
import { aspirationId } from '../places.ts';
import type { SocietyProps } from '../props.ts';

/** The tiles from the left, each over the price of building when it is the last one. */
export function TileArea(props: SocietyProps): ReactNode {
  const { atlas, view, of, seat, words } = props;
  const { area } = view.players[of];
  const places = Math.max(atlas.tables.tileArea, area.length);
  return (
    <div className="inv-area">
      <span className="inv-label">{words.say('tileArea')}</span>
      <span className="inv-area-slots">
        {Array.from({ length: places }, (_, at) => {
          const code = area[at];
          const price = atlas.tables.buildPrice[at + 1];
          const isNow = at + 1 === area.length;
          if (code === undefined)
            return (
              <Place
                key={`free ${at}`}
                id={onBoard(seat, of, `area:${at + 1}`)}
                className="inv-area-slot inv-area-free"
              >
                <Price price={price} isNow={false} />
              </Place>
            );
          const tile = tileOf(atlas, code);
          return (
            <Place
              key={`${at} ${code}`}
              id={onBoard(seat, of, placeOf(tile))}
              className="inv-area-slot inv-cream"
            >
              <span className="inv-waiting" data-kind={tile.kind} data-type={typeOf(tile)}>
                <TileFace atlas={atlas} tile={tile} />
              </span>
              <Price price={price} isNow={isNow} />
            </Place>
          );
        })}
      </span>
      <BuildLine {...props} />
    </div>
  );
}

function placeOf(tile: Tile): string {
  return tile.kind === 'aspiration' ? `aspiration:${aspirationId(tile.type)}` : `tile:${tile.id}`;
}

function typeOf(tile: Tile): string {
  return tile.kind === 'aspiration' ? aspirationId(tile.type) : tile.kind;
}

function Price({ price, isNow }: { readonly price: number | undefined; readonly isNow: boolean }): ReactNode {
  if (price === undefined) return null;
  return (
    <small className="inv-price" data-now={isNow || undefined}>
      {price === 0 ? 0 : `−${price}`}
      <GameIcon name="influence" size={1.1} />
    </small>
  );
}

/** What building costs now, and how many tiles it may be. */
function BuildLine({ atlas, view, of, words }: SocietyProps): ReactNode {
  const { area } = view.players[of];
  const { tables } = atlas;
  const price = tables.buildPrice[Math.min(area.length, tables.tileArea)];
  return (
    <span className="inv-build-line">
      <GameIcon name="build" size={1.3} />
      <span>
        {area.length === 0 || price === undefined
          ? words.say('buildNothing')
          : words.say('buildNow', { price, most: eraOf(atlas, view, of) - 1 })}
      </span>
    </span>
  );
}

/** Tokens at hand over the citizens they need; those in regions with a tick, faint once their action is used up. */
export function Tokens({ atlas, view, of, seat, looks, words }: SocietyProps): ReactNode {
  const { tokens, flipped } = view.players[of];
  return (
    <div className="inv-tokens">
      <span className="inv-label">{words.say('influenceTokens')}</span>
      <span className="inv-token-row">
        {atlas.tokens.map((token, at) => {
          const region = tokens[at];
          const isFlipped = (flipped & (1 << at)) !== 0;
          return (
            <Place key={token.id} id={onBoard(seat, of, `token:${token.id}`)} className="inv-token">
              <span className="inv-token-face" data-used={isFlipped || undefined}>
                <Shield look={looks[of]} size={31}>
                  <GameIconAt name={token.effect} x={12} y={11} size={13} />
                </Shield>
                {region === NONE ? (
                  <small>
                    {token.citizens}
                    <GameIcon name="citizensOnMap" size={1.05} />
                  </small>
                ) : (
                  <small title={words.name(REGIONS[region])}>
                    ✓{atlas.tables.regions[REGIONS[region]].number}
                  </small>
                )}
              </span>
            </Place>
          );
        })}
      </span>
    </div>
  );
}
