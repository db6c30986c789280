/** The idea area: the open cards beside the deck, and the one on top of it. */
import { Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { NONE } from '../atlas.ts';
import { CardInTray } from '../drawings/cards.tsx';
import type { PartProps } from '../props.ts';

export function IdeaMarket({ atlas, view, words }: PartProps): ReactNode {
  const left = view.deck.reduce((sum, pile) => sum + pile.length, 0);
  return (
    <div className="inv-market">
      {view.ideas.map((card) => (
        <Place key={card} id={`card:${atlas.cards[card].id}`} left={1} className="inv-market-card">
          <CardInTray card={atlas.cards[card]} words={words} />
        </Place>
      ))}
      {view.top !== NONE && (
        <div className="inv-deck">
          <Place id={`card:${atlas.cards[view.top].id}`} left={1} className="inv-market-card">
            <CardInTray card={atlas.cards[view.top]} words={words} />
          </Place>
          <small>{words.say('deckAndLeft', { cards: left })}</small>
        </div>
      )}
    </div>
  );
}
