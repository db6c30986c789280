/** The three technologies in play: three levels each, with everybody's markers. The next level of the viewer is bought by a click. */
import { Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { TECHNOLOGIES, type TechnologyId } from '../data/index.ts';
import { levelText } from './describe.ts';
import { GameIcon, type GameIconName } from './icons.tsx';
import { Disc } from './pieces.tsx';
import type { PartProps } from './props.ts';

const LEVELS = ['I', 'II', 'III'] as const;

const ICONS: Readonly<Record<TechnologyId, GameIconName>> = {
  character: 'character',
  dice: 'die',
  king: 'king',
  merchant: 'merchant',
  seeker: 'seeker',
  contract: 'contract',
  goods: 'goods',
  universal: 'joker',
  architect: 'architect',
};

export function technologyIcon(id: TechnologyId): GameIconName {
  return ICONS[id];
}

export function Technologies(props: PartProps): ReactNode {
  const { view, words } = props;
  const { silver } = view;
  if (silver === null) return null;
  return (
    <div className="til-technologies">
      {silver.technologies.map((technology, row) => (
        <Technology key={technology} {...props} id={TECHNOLOGIES[technology]} row={row} />
      ))}
      <Place id="pile:underground" className="til-pile">
        <GameIcon name="tablet" size={1.1} />
        <span>{words.say('undergroundPile', { count: silver.pile.length + silver.bottom.length })}</span>
      </Place>
    </div>
  );
}

interface TechnologyProps extends PartProps {
  readonly id: TechnologyId;
  /** Its place among those in play. */
  readonly row: number;
}

function Technology({ atlas, view, words, looks, seat, id, row }: TechnologyProps): ReactNode {
  const { price } = atlas.tables.technologies;
  const own = seat === null ? null : view.players[seat].levels[row];
  return (
    <section className="til-technology">
      <Place id={`row:${id}`} className="til-technology-name">
        <GameIcon name={ICONS[id]} size={1.2} />
        <b>{words.say(`short.${id}`)}</b>
      </Place>
      <div className="til-levels">
        {LEVELS.map((level, at) => {
          const isNext = own === at;
          const isReached = own !== null && own > at;
          return (
            <Place
              key={level}
              id={isNext ? `technology:${id}` : `level:${id}.${at + 1}`}
              className={isReached ? 'til-level til-reached' : 'til-level'}
            >
              <span className="til-level-head">
                <span className="til-part">
                  {level} · {price[at]}
                  <GameIcon name="silver" size={1.05} />
                </span>
                <span className="til-discs">
                  {view.players.map(({ levels }, owner) =>
                    levels[row] === at + 1 ? (
                      <Disc key={owner} name={`technology ${id} ${owner}`} look={looks[owner]} />
                    ) : null,
                  )}
                </span>
              </span>
              <span className="til-level-words">{levelText(words, atlas, id, at + 1)}</span>
            </Place>
          );
        })}
      </div>
    </section>
  );
}
