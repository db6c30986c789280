/** The pieces of a chapter. */
import type { GuideBlock } from '@guildhall/games';
import { type ReactNode, useId } from 'react';
import { Emphasis } from '../learn/coach-words.tsx';
import { BoardPart } from './board-part.tsx';
import type { DrawnPosition } from './drawn-positions.ts';
import { Thing } from './thing.tsx';
import { TryBoard } from './try-board.tsx';

interface BlockProps {
  readonly block: GuideBlock;
  /** A text of the block by the end of its key; the text of the block itself under nothing. */
  say(end?: string): string;
  at(position: string): DrawnPosition;
  /** Whether its board is drawn already: those further down come when there is time. */
  readonly isDrawn: boolean;
}

const NOTHING: readonly string[] = [];

export function Block({ block, say, at, isDrawn }: BlockProps): ReactNode {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Emphasis text={say()} />
        </p>
      );
    case 'list':
      return (
        <ul className="guide-list">
          {block.lines.map(({ id, place }) => (
            <li key={id} data-drawn={place !== undefined || undefined}>
              {place !== undefined && block.position !== undefined && (
                <Thing drawnPosition={at(block.position)} place={place} />
              )}
              <span>
                <Emphasis text={say(id)} />
              </span>
            </li>
          ))}
        </ul>
      );
    case 'diagram':
      return (
        <figure className="guide-diagram" data-diagram={block.id}>
          {isDrawn ? (
            <BoardPart
              drawnPosition={at(block.position)}
              part={block.part}
              lit={block.lit ?? NOTHING}
              around={block.around ?? NOTHING}
              label={say().replaceAll('*', '')}
            />
          ) : (
            <div className="guide-waiting" />
          )}
          <figcaption>
            <Emphasis text={say()} />
          </figcaption>
        </figure>
      );
    case 'tiles':
      return <Tiles drawnPosition={at(block.position)} places={block.places} caption={say()} />;
    case 'try':
      return (
        <TryBoard
          drawnPosition={at(block.position)}
          block={block}
          question={say()}
          right={say('right')}
          isDrawn={isDrawn}
        />
      );
    default:
      return block satisfies never;
  }
}

interface TilesProps {
  readonly drawnPosition: DrawnPosition;
  readonly places: readonly string[];
  readonly caption: string;
}

function Tiles({ drawnPosition, places, caption }: TilesProps): ReactNode {
  const { board, view, seat } = drawnPosition;
  const id = useId();
  return (
    <figure className="guide-tiles">
      <ul aria-labelledby={id}>
        {places.map((place) => {
          const { title, lines } = board.explain(view, place, seat);
          return (
            <li key={place}>
              <Thing drawnPosition={drawnPosition} place={place} />
              <strong>{title}</strong>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </li>
          );
        })}
      </ul>
      <figcaption id={id}>
        <Emphasis text={caption} />
      </figcaption>
    </figure>
  );
}
