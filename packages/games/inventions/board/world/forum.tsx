/** The forums: trays with two action spaces each, on which the pillars stand. */
import { Place, type SeatLook, usePreviewed } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { ActionId } from '../../data/index.ts';
import type { State } from '../../rules/index.ts';
import { actionNumber, playsEpoch } from '../atlas.ts';
import { GameIcon } from '../drawings/icons.tsx';
import { Pillar } from '../drawings/pieces.tsx';
import { pillarsOn } from '../explain/explain.ts';
import type { PartProps } from '../props.ts';
import { soft } from '../soft.ts';

export function Forums(props: PartProps): ReactNode {
  const { atlas, view, seat } = props;
  return (
    <div className="inv-forums">
      {atlas.tables.forums.map((forum) => (
        <div
          key={forum.join(' ')}
          className="inv-forum"
          data-closed={(seat !== null && isClosedTo(view, seat, forum)) || undefined}
        >
          {forum.map((action) => (
            <ActionSpace key={action} {...props} action={action} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A pillar of one's own closes the whole forum. */
function isClosedTo(view: State, seat: number, forum: readonly ActionId[]): boolean {
  const { epoch, seasons } = view.players[seat];
  const own = [epoch, ...seasons];
  return forum.some((action) => own.includes(actionNumber(action)));
}

/** Shorter words have room on a line of their own; Cyrillic letters are wider. */
const TOO_LONG = 12;

function ActionSpace({
  action,
  view,
  words,
  looks,
  atlas,
  seat,
}: PartProps & { readonly action: ActionId }): ReactNode {
  const pillars = pillarsOn(view, actionNumber(action));
  const own: SeatLook | undefined = looks[seat ?? -1];
  const previewed = usePreviewed<State>();
  const then = previewed === null ? [] : pillarsOn(previewed, actionNumber(action));
  const coming = then.filter(
    ({ seat: of, isEpoch }) => !pillars.some((one) => one.seat === of && one.isEpoch === isEpoch),
  );
  return (
    <Place id={`forum:${action}`} className="kit-shape inv-space inv-cream">
      <span className="inv-space-top">
        <GameIcon name={action} size={1.9} />
        <span className="inv-pillars" data-many={pillars.length > 2 || undefined}>
          {pillars.map((pillar) => (
            <Pillar
              key={`${pillar.seat} ${pillar.isEpoch}`}
              name={`pillar ${action} ${pillar.seat} ${pillar.isEpoch}`}
              look={looks[pillar.seat]}
              isEpoch={pillar.isEpoch}
            />
          ))}
          {coming.map((pillar) => (
            <Pillar
              key={`${pillar.seat} ${pillar.isEpoch} then`}
              name={`pillar ${action} ${pillar.seat} ${pillar.isEpoch}`}
              look={looks[pillar.seat]}
              isEpoch={pillar.isEpoch}
              isGhost
            />
          ))}
          {own !== undefined && coming.length === 0 && (
            <span className="inv-ghost">
              <Pillar look={own} isEpoch={playsEpoch(atlas, view.round)} />
            </span>
          )}
        </span>
      </span>
      <span className="inv-space-name">
        {soft(words.name(action), words.language === 'uk' ? TOO_LONG - 1 : TOO_LONG)}
      </span>
    </Place>
  );
}
