/** The whole table of a game with its parts named: drawings with numbers, and what each number is. */
import type { Guide, GuidePart } from '@guildhall/games';
import { type ReactNode, useMemo } from 'react';
import { Emphasis } from '../learn/coach-words.tsx';
import { gamePageSays } from '../pages/game/game-page-texts.ts';
import { useSay } from '../text/texts.tsx';
import { BoardPart } from './board-part.tsx';
import { type DrawnPosition, drawnPositionsOf, guidePages } from './drawn-positions.ts';
import './guide.css';
import './tour.css';
import { useDrawn } from './use-drawn.ts';

/** It only waits: what waits may be drawn again from the middle, so that no other hook may follow. */
export default function Tour({ game }: { readonly game: string }): ReactNode {
  const { language } = useSay();
  const loaded = guidePages.read(game, language);
  const say = gamePageSays.read(language);
  return <Drawn {...loaded} say={say} />;
}

type DrawnProps = ReturnType<typeof guidePages.read> & { readonly say: ReturnType<typeof gamePageSays.read> };

function Drawn({ guide, engine, maker, speech, texts, say }: DrawnProps): ReactNode {
  const drawnPosition = useMemo(
    () => drawnPositionsOf(guide, engine, maker, speech)(guide.tour.position),
    [guide, engine, maker, speech],
  );
  const drawn = useDrawn(guide.tour.drawings.length);
  const parts = useMemo(() => numbered(guide), [guide]);
  const lineOf = (id: string): string => speech.sentence(texts[`tour.${id}`], {});
  return (
    <div className="tour" data-drawn={drawn >= parts.length || undefined}>
      {drawnPosition.board.Patterns !== undefined && (
        <svg className="guide-patterns" aria-hidden>
          <drawnPosition.board.Patterns />
        </svg>
      )}
      <p>{say('tourAbout')}</p>
      {(['main', 'seat', 'panel'] as const).map((sort) => (
        <section key={sort} className="tour-sort" data-sort={sort}>
          <h3>{say(`part.${sort}`)}</h3>
          <div className="tour-drawings">
            {parts.map(({ part, numbers, labels }, at) =>
              sortOf(part) === sort ? (
                <figure key={labels[0].id}>
                  {at < drawn ? (
                    <Picture
                      drawnPosition={drawnPosition}
                      part={part}
                      numbers={numbers}
                      label={lineOf(labels[0].id)}
                    />
                  ) : (
                    <div className="guide-waiting" />
                  )}
                  <figcaption>
                    <ol start={labels[0].number}>
                      {labels.map(({ id, number }) => (
                        <li key={id}>
                          <span className="tour-number" aria-hidden>
                            {number}
                          </span>
                          <span>
                            <Emphasis text={lineOf(id)} />
                          </span>
                        </li>
                      ))}
                    </ol>
                  </figcaption>
                </figure>
              ) : null,
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

interface NumberedPart {
  readonly part: GuidePart;
  readonly numbers: ReadonlyMap<string, number>;
  readonly labels: readonly { readonly id: string; readonly number: number }[];
}

/** The numbers go on from drawing to drawing. */
function numbered({ tour }: Guide): readonly NumberedPart[] {
  let last = 0;
  return tour.drawings.map(({ part, labels }) => {
    const own = labels.map(({ id, place = '' }) => ({ id, place, number: ++last }));
    return { part, labels: own, numbers: new Map(own.map(({ place, number }) => [place, number])) };
  });
}

function sortOf(part: GuidePart): 'main' | 'seat' | 'panel' {
  if (part === 'main') return 'main';
  return 'seat' in part ? 'seat' : 'panel';
}

const NOTHING: readonly string[] = [];

interface PictureProps {
  readonly drawnPosition: DrawnPosition;
  readonly part: GuidePart;
  readonly numbers: ReadonlyMap<string, number>;
  readonly label: string;
}

function Picture({ drawnPosition, part, numbers, label }: PictureProps): ReactNode {
  return (
    <BoardPart
      drawnPosition={drawnPosition}
      part={part}
      lit={NOTHING}
      around={NOTHING}
      numbers={numbers}
      label={label.replaceAll('*', '')}
    />
  );
}
