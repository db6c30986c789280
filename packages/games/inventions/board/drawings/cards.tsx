/** An idea or an invention in three sizes: in a region, as a row of the own board, and with its picture. */
import type { Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type CardTable, SPECIALISTS, TYPES, type Type } from '../../data/index.ts';
import type { Named } from '../atlas.ts';
import { soft } from '../soft.ts';
import { roman } from './faces.tsx';
import { GameIcon } from './icons.tsx';
import { Picture } from './pictures.tsx';

interface CardProps {
  readonly card: Named<CardTable>;
  readonly words: Words;
}

export function specialistOf(type: Type): (typeof SPECIALISTS)[number] {
  return SPECIALISTS[TYPES.indexOf(type)];
}

/** The chain action, behind the link that it costs. */
function Chain({
  card: { chain },
  size,
}: {
  readonly card: Named<CardTable>;
  readonly size: number;
}): ReactNode {
  return (
    <span className="inv-chain">
      <GameIcon name="markers" size={size * 0.78} />
      <GameIcon name={chain} size={size} />
    </span>
  );
}

/** Those whom an inventor exhausts besides. */
function Extra({
  card: { extra, extraType },
  size,
}: {
  readonly card: Named<CardTable>;
  readonly size: number;
}): ReactNode {
  if (extra === 0) return null;
  return (
    <span className="inv-extra">
      −{extra}
      <GameIcon name={specialistOf(extraType)} size={size} />
    </span>
  );
}

/** In a region: an idea tells what it needs and costs, an invention only what it gives. */
export function CardInRegion({
  card,
  words,
  invented,
}: CardProps & { readonly invented: boolean }): ReactNode {
  const { id, type, era, milestone } = card;
  return (
    <span className="inv-card inv-cream" data-type={type} data-invented={invented || undefined}>
      <span className="inv-card-band">
        <GameIcon name={type} size={1.1} />
        <i>{roman(era)}</i>
      </span>
      <span className="inv-card-words">
        <b>{soft(words.name(id))}</b>
        {!invented && milestone !== 'none' && (
          <small>
            <GameIcon name="milestones" size={1} />
            <span>{soft(words.name(milestone))}</span>
          </small>
        )}
        <span className="inv-card-foot">
          {!invented && <Extra card={card} size={1.15} />}
          <Chain card={card} size={1.3} />
        </span>
      </span>
    </span>
  );
}

/** On a player's board: the milestone is ticked when the player can reach it. */
export function CardRow({ card, words, isKnown }: CardProps & { readonly isKnown: boolean }): ReactNode {
  const { id, type, era, milestone } = card;
  return (
    <>
      <span className="inv-card-band">
        <GameIcon name={type} size={1.25} />
        <i>{roman(era)}</i>
      </span>
      <span className="inv-row-words">
        <b>{soft(words.name(id))}</b>
        {milestone !== 'none' && (
          <small data-known={isKnown || undefined}>
            {soft(words.name(milestone))}
            {isKnown && ' ✓'}
          </small>
        )}
      </span>
      <Chain card={card} size={1.3} />
    </>
  );
}

/** With its picture, as it lies in the idea area. */
export function CardInTray({ card, words }: CardProps): ReactNode {
  const { id, type, era, milestone, points } = card;
  return (
    <span className="inv-tray-card inv-cream" data-type={type}>
      <span className="inv-tray-picture">
        <Picture card={card} />
        <i>{roman(era)}</i>
      </span>
      <span className="inv-tray-words">
        <b>{soft(words.name(id))}</b>
        {milestone !== 'none' && (
          <small>
            <GameIcon name="milestones" size={1} />
            <span>{soft(words.name(milestone))}</span>
          </small>
        )}
      </span>
      <span className="inv-card-foot">
        <span className="inv-chain">
          <GameIcon name={type} size={1.3} />
          <Extra card={card} size={1.2} />
          {points > 0 && (
            <span className="inv-benefit">
              {points}
              <GameIcon name="points" size={1.1} />
            </span>
          )}
        </span>
        <Chain card={card} size={1.45} />
      </span>
    </span>
  );
}
