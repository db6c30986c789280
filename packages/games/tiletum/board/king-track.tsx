/** The king track with its stacked discs, the bonus tile of whoever leads, and the corruption of the round. */
import { Place, usePreviewed } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { State } from '../rules/index.ts';
import { NONE, openChoice, trackOf, worthOf } from './atlas.ts';
import { TileFace } from './faces.tsx';
import { GameIcon } from './icons.tsx';
import { Disc } from './pieces.tsx';
import type { PartProps } from './props.ts';

/** Spaces that are shown around the discs. */
const SHOWN = 12;

/** The spaces between the lowest disc and what somebody can reach now, and some around them. */
function spacesShown({ atlas, view, offers, seat }: PartProps): readonly number[] {
  const { spaces } = trackOf(atlas, view);
  const reach = Math.max(0, ...offers.map(({ action }) => (action.kind === 'king' ? action.steps + 1 : 0)));
  const discs = view.discs.map((owner) => view.king[owner]);
  const own = seat === null ? 0 : view.king[seat];
  let low = Math.max(0, Math.min(...discs) - 1);
  let high = Math.min(spaces.length - 1, Math.max(...discs, own + reach) + 1);
  while (high - low + 1 < Math.min(SHOWN, spaces.length)) {
    if (high < spaces.length - 1) high += 1;
    if (high - low + 1 < SHOWN && low > 0) low -= 1;
  }
  return Array.from({ length: high - low + 1 }, (_, at) => high - at);
}

export function spaceWorth(worth: number): string {
  return worth > 0 ? `+${worth}` : worth < 0 ? `−${-worth}` : '0';
}

export function KingTrack(props: PartProps): ReactNode {
  const { atlas, view, looks, seat } = props;
  const { spaces, zero } = trackOf(atlas, view);
  const previewed = usePreviewed<State>();
  const own = seat === null ? null : view.king[seat];
  const isOffered = openChoice(view, 'kingTile') !== null;
  return (
    <div className="til-king">
      {view.kingTile === NONE ? (
        <span className="til-king-head">
          <GameIcon name="king" size={1.4} />
        </span>
      ) : (
        <Place id={isOffered ? 'offered' : 'kingTile'} className="til-king-tile til-card">
          <GameIcon name="king" size={1.1} />
          <TileFace tile={atlas.tiles[view.kingTile]} />
        </Place>
      )}
      {spacesShown(props).map((space) => {
        const { silver } = spaces[space];
        const id = own !== null && space > own ? `kingStep:${space - own}` : `kingSpace:${space}`;
        return (
          <Place
            key={space}
            id={id}
            className={`til-king-space til-${space > zero ? 'gain' : space < zero ? 'loss' : 'zero'}`}
          >
            <b>{spaceWorth(worthOf(atlas, view, space))}</b>
            <span className="til-discs">
              {view.discs.map((owner) =>
                view.king[owner] === space ? (
                  <Disc key={owner} name={`king ${owner}`} look={looks[owner]} />
                ) : previewed?.king[owner] === space ? (
                  <Disc key={`${owner} then`} name={`king ${owner}`} look={looks[owner]} isGhost />
                ) : null,
              )}
            </span>
            {silver > 0 && (
              <small>
                {silver > 1 && silver}
                <GameIcon name="silver" size={1} />
              </small>
            )}
          </Place>
        );
      })}
      <Place id="corruption" className="til-corruption">
        <span>↓</span>
        {view.revealed.map((token, at) => (
          <b key={at}>{token}</b>
        ))}
        {view.revealed.length === 0 && <b>?</b>}
      </Place>
    </div>
  );
}
