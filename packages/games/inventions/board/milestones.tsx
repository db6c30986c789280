/** Milestones: personal ones, common knowledge, those to be had by a Eureka, and the discarded ones. */
import { Badge, Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { diplomatsOn } from './atlas.ts';
import { MilestoneFace, roman } from './faces.tsx';
import type { PartProps } from './props.ts';

export function Milestones(props: PartProps): ReactNode {
  const { atlas, view, words, looks } = props;
  return (
    <div className="inv-stones">
      <Area title={words.say('personal')}>
        {view.personal.map((milestone, owner) => (
          <Stone key={milestone} {...props} milestone={milestone}>
            {looks[owner] === undefined ? (
              <small>{words.say('unowned')}</small>
            ) : (
              <span className="inv-owner">
                <Badge look={looks[owner]} size={1.15} /> {looks[owner].name}
              </span>
            )}
          </Stone>
        ))}
      </Area>
      <Area title={words.say('eurekaArea')}>
        {view.eureka.map((milestone) => (
          <Stone key={milestone} {...props} milestone={milestone} />
        ))}
      </Area>
      <Area title={words.say('common')}>
        {view.common.toReversed().map((milestone) => (
          <Stone key={milestone} {...props} milestone={milestone} />
        ))}
      </Area>
      {view.discarded.length > 0 && (
        <p className="inv-discarded">
          <b>{words.say('discarded')}:</b>{' '}
          {view.discarded.map((milestone) => words.name(atlas.milestones[milestone].id)).join(', ')}
        </p>
      )}
    </div>
  );
}

function Area({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="inv-area">
      <h3>{title}</h3>
      <div className="inv-stone-row">{children}</div>
    </div>
  );
}

interface StoneProps extends PartProps {
  readonly milestone: number;
  readonly children?: ReactNode;
}

function Stone({ atlas, view, words, looks, milestone, children }: StoneProps): ReactNode {
  const table = atlas.milestones[milestone];
  const there = diplomatsOn(view, milestone);
  return (
    <Place id={`milestone:${table.id}`} className="inv-stone">
      {children}
      <MilestoneFace milestone={table} words={words} />
      <span className="inv-slots">
        <small>{roman(table.era)}</small>
        {Array.from({ length: table.slots }, (_, slot) => {
          const owner = there[slot];
          return owner === undefined ? (
            <i key={slot} className="inv-free" />
          ) : (
            <Badge key={slot} look={looks[owner]} size={1.1} />
          );
        })}
      </span>
    </Place>
  );
}
