/** A player's ideas and inventions, and the secret goals with what they score now. */
import { Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { accessTo, isOpen } from '../access.ts';
import { isGoalKnown } from '../atlas.ts';
import { CardRow } from '../drawings/cards.tsx';
import { GameIcon } from '../drawings/icons.tsx';
import type { SocietyProps } from '../props.ts';
import { goalPoints } from './goals.ts';

export function OwnCards(props: SocietyProps): ReactNode {
  return (
    <div className="inv-own-cards">
      <Ideas {...props} />
      <Inventions {...props} />
      <Goals {...props} />
    </div>
  );
}

/** Inventions that stand beside each other. */
const MOST_IN_A_ROW = 5;

function Ideas({ atlas, view, of, words }: SocietyProps): ReactNode {
  const { ideas, inventions } = view.players[of];
  // Side by side, where there are many cards of either sort.
  const isTight = ideas.length > 2 || (ideas.length === 2 && inventions.length > MOST_IN_A_ROW);
  const isTightWhenNarrow = ideas.length === 2 && inventions.length === MOST_IN_A_ROW;
  return (
    <div className="inv-ideas" data-tight={isTight ? 'always' : isTightWhenNarrow ? 'narrow' : undefined}>
      <span className="inv-label">{words.name('ideas')}</span>
      {ideas.length === 0 && <small className="inv-none">–</small>}
      {ideas.map((card) => (
        <Place key={card} id={`card:${atlas.cards[card].id}`} className="inv-idea inv-cream">
          <span className="inv-idea-row" data-type={atlas.cards[card].type}>
            <CardRow
              card={atlas.cards[card]}
              words={words}
              isKnown={isOpen(accessTo(atlas, view, of, atlas.cards[card].milestone))}
            />
          </span>
        </Place>
      ))}
    </div>
  );
}

/** As type and chain action; faint once it was used in this turn. */
function Inventions({ atlas, view, of, words }: SocietyProps): ReactNode {
  const { inventions } = view.players[of];
  return (
    <div className="inv-inventions">
      <span className="inv-label">{words.name('inventions')}</span>
      <span className="inv-invention-row">
        {inventions.length === 0 && <small className="inv-none">–</small>}
        {inventions.map((card) => {
          const { id, type, chain } = atlas.cards[card];
          return (
            <Place key={card} id={`card:${id}`} className="inv-invention inv-cream">
              <span
                className="inv-invention-face"
                data-type={type}
                data-used={view.turn.called.includes(card) || undefined}
              >
                <GameIcon name={type} size={1.1} />
                <GameIcon name={chain} size={1.2} />
              </span>
            </Place>
          );
        })}
      </span>
    </div>
  );
}

/** Open to their owner; backs to everybody else until the end. */
function Goals({ atlas, view, of, words }: SocietyProps): ReactNode {
  return (
    <div className="inv-goals">
      <span className="inv-label">{words.say('goalsBest', { best: atlas.tables.goalsScored })}</span>
      {view.players[of].goals.map((goal, at) => (
        <Place key={at} id={`goal@${of}.${at}:${goal}`} className="inv-goal">
          {isGoalKnown(goal) ? (
            <Goal
              name={aboutOf(words.name(atlas.goals[goal].id))}
              points={goalPoints(atlas, view, of, goal)}
              most={atlas.goals[goal].most}
            />
          ) : (
            <span className="inv-goal-back">{words.say('goalHidden')}</span>
          )}
        </Place>
      ))}
    </div>
  );
}

/** What a goal is about, without the word for a goal before it. */
function aboutOf(name: string): string {
  const about = name.slice(name.indexOf(':') + 1).trim();
  return about.charAt(0).toLocaleUpperCase() + about.slice(1);
}

interface GoalProps {
  readonly name: string;
  readonly points: number;
  readonly most: number;
}

function Goal({ name, points, most }: GoalProps): ReactNode {
  return (
    <>
      <i className="inv-goal-bar" style={{ transform: `scaleX(${most === 0 ? 0 : points / most})` }} />
      <b>{name}</b>
      <span className="inv-benefit">
        {points}/{most}
        <GameIcon name="points" size={1} />
      </span>
    </>
  );
}
