/** Those at home: scholars in the academy, and specialists, fresh at the left and exhausted at the right. */
import { Change, onBoard, Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { SPECIALISTS, TYPES } from '../../data/index.ts';
import { eraOf } from '../atlas.ts';
import { GameIcon, type GameIconName } from '../drawings/icons.tsx';
import type { SocietyProps } from '../props.ts';

/** Fewer than these are shown with their empty places; more than fit are counted. */
const LEAST_PLACES = 3;
const MOST_DRAWN = 4;

export function People({ atlas, view, of, seat, words }: SocietyProps): ReactNode {
  const { scholars, home, exhausted } = view.players[of];
  const limit = eraOf(atlas, view, of);
  return (
    <div className="inv-people">
      <Place id={onBoard(seat, of, 'academy')} className="inv-academy">
        <span className="inv-label">
          {words.say('academyTitle')}
          <small>
            {words.say('outOf', { count: scholars, limit })} {seat === of && <Change of="scholars" />}
          </small>
        </span>
        <Row icon="scholar" count={scholars} places={limit} most={6} />
      </Place>
      {SPECIALISTS.map((specialist, type) => (
        <Place
          key={specialist}
          id={onBoard(seat, of, `specialist:${specialist}`)}
          className="inv-specialists inv-cream"
        >
          <span className="inv-specialists-of" data-type={TYPES[type]}>
            <b>
              {words.name(specialist)} {seat === of && <Change of={`${specialist}s`} />}
            </b>
            <Row icon={specialist} count={home[type]} places={LEAST_PLACES} most={MOST_DRAWN} />
            <span className="inv-exhausted">
              <GameIcon name="exhausted" size={1} />
              {exhausted[type] === 0 ? (
                '–'
              ) : (
                <Row icon={specialist} count={exhausted[type]} places={0} most={1} />
              )}
            </span>
          </span>
        </Place>
      ))}
    </div>
  );
}

interface RowProps {
  readonly icon: GameIconName;
  readonly count: number;
  /** Places that are drawn even when nobody stands there. */
  readonly places: number;
  /** More than these are told by a number. */
  readonly most: number;
}

function Row({ icon, count, places, most }: RowProps): ReactNode {
  if (count > most)
    return (
      <span className="inv-people-row">
        <GameIcon name={icon} size={1.6} />
        <b>×{count}</b>
      </span>
    );
  return (
    <span className="inv-people-row">
      {Array.from({ length: Math.max(count, places) }, (_, at) =>
        at < count ? <GameIcon key={at} name={icon} size={1.6} /> : <i key={at} />,
      )}
    </span>
  );
}
