/** Milestones: common knowledge, personal ones, those to be had by a Eureka, and the discarded ones. */
import { Place, usePhone, usePreviewed } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { State } from '../../rules/index.ts';
import { diplomatsOn } from '../atlas.ts';
import { BenefitFace } from '../drawings/faces.tsx';
import { Disc } from '../drawings/pieces.tsx';
import type { PartProps } from '../props.ts';
import { soft } from '../soft.ts';
import { EraTrack, InfluenceTrack } from './tracks.tsx';

export function Milestones(props: PartProps): ReactNode {
  const { view, words, looks } = props;
  // On a phone the tracks have no room around the world.
  const isPhone = usePhone();
  return (
    <>
      <div className="inv-stones">
        <Group title={words.say('common')} of="common">
          {view.common.toReversed().map((milestone, at, all) => (
            <Stone
              key={milestone}
              {...props}
              milestone={milestone}
              note={at === all.length - 1 ? words.say('leavesNext') : null}
            />
          ))}
        </Group>
        <Group title={words.say('personalShort')} of="personal">
          {view.personal.map((milestone, owner) => (
            <Stone
              key={milestone}
              {...props}
              milestone={milestone}
              fill={looks[owner]?.fill}
              note={looks[owner] === undefined ? words.say('unowned') : null}
            />
          ))}
        </Group>
        <Group title={words.name('eureka')} of="eureka">
          {view.eureka.map((milestone) => (
            <Stone key={milestone} {...props} milestone={milestone} />
          ))}
        </Group>
      </div>
      <Discarded {...props} />
      {isPhone && (
        <div className="inv-phone-tracks">
          <EraTrack {...props} />
          <InfluenceTrack {...props} />
        </div>
      )}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly of: 'common' | 'personal' | 'eureka';
  readonly children: ReactNode;
}

function Group({ title, of, children }: GroupProps): ReactNode {
  return (
    <div className="inv-stone-group" data-of={of}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function Discarded({ atlas, view, words }: PartProps): ReactNode {
  if (view.discarded.length === 0) return null;
  return (
    <p className="inv-discarded">
      <b>{words.say('discarded')}:</b>{' '}
      {view.discarded.map((milestone) => words.name(atlas.milestones[milestone].id)).join(', ')}
    </p>
  );
}

interface StoneProps extends PartProps {
  readonly milestone: number;
  /** The colour of its owner. */
  readonly fill?: string | undefined;
  readonly note?: string | null;
}

function Stone({ milestone, ...props }: StoneProps): ReactNode {
  const { id } = props.atlas.milestones[milestone];
  return (
    <Place id={`milestone:${id}`} className="inv-stone inv-cream">
      <StoneFace {...props} milestone={milestone} />
    </Place>
  );
}

/** Letter and name over its action and the places for diplomats. */
export function StoneFace({ atlas, view, words, looks, milestone, fill, note }: StoneProps): ReactNode {
  const { id, letter, slots, ...benefit } = atlas.milestones[milestone];
  const there = diplomatsOn(view, milestone);
  const previewed = usePreviewed<State>();
  const then = previewed === null ? there : diplomatsOn(previewed, milestone);
  return (
    <span className="inv-stone-face" style={fill === undefined ? undefined : { borderColor: `var(${fill})` }}>
      <span className="inv-stone-head">
        <i className="inv-letter">{letter}</i>
        <b>{soft(words.name(id))}</b>
      </span>
      <span className="inv-stone-foot">
        <BenefitFace benefit={benefit} size={1.35} />
        {note !== null && note !== undefined && <small>{note}</small>}
        <span className="inv-diplomats">
          {Array.from({ length: slots }, (_, slot) => {
            const owner = there[slot] ?? then[slot];
            return owner === undefined ? (
              <i key={slot} />
            ) : (
              <Disc
                key={slot}
                name={`diplomat ${id} ${slot}`}
                look={looks[owner]}
                size={18}
                isGhost={there[slot] === undefined}
              />
            );
          })}
        </span>
      </span>
    </span>
  );
}
