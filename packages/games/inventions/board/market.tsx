/** The idea area: the open cards beside the deck, and the one on top of it. */
import { Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { NONE } from './atlas.ts';
import { CardFace } from './faces.tsx';
import type { PartProps } from './props.ts';

export function IdeaMarket({ atlas, view, words }: PartProps): ReactNode {
  const left = view.deck.reduce((sum, pile) => sum + pile.length, 0);
  return (
    <div className="inv-cards">
      {view.top !== NONE && (
        <Place id={`card:${atlas.cards[view.top].id}`} className="inv-card-place inv-deck">
          <CardFace card={atlas.cards[view.top]} words={words} isInvention={false} />
          <span className="inv-below">
            {words.say('deckTop')}. {words.say('deckLeft', { cards: left })}
          </span>
        </Place>
      )}
      {view.ideas.map((card) => (
        <Place key={card} id={`card:${atlas.cards[card].id}`} className="inv-card-place">
          <CardFace card={atlas.cards[card]} words={words} isInvention={false} />
        </Place>
      ))}
    </div>
  );
}
