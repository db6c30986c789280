/** How to play a game: short chapters with diagrams, boards to try a rule on, and the way to a first game. */
import type { BoardMaker } from '@guildhall/board-kit';
import { type GameManifest, type Guide, type GuideChapter, manifestOf } from '@guildhall/games';
import type { Game } from '@guildhall/kernel';
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Block } from '../../guide/blocks.tsx';
import { type DrawnPosition, drawnPositionsOf, guidePages } from '../../guide/drawn-positions.ts';
import { GuideSayProvider, useGuideSay } from '../../text/guide-texts.tsx';
import type { Message } from '../../text/messages.ts';
import { useSay } from '../../text/texts.tsx';
import { type GameSpeech, rulebooks } from '../../text/words.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../page.tsx';
import '../../guide/guide.css';
import { useDrawn } from '../../guide/use-drawn.ts';

interface HowToPlayProps {
  readonly game: string;
  readonly anchor: string;
}

export default function HowToPlayPage({ game, anchor }: HowToPlayProps): ReactNode {
  const say = useSay();
  const manifest = manifestOf(game);
  if (manifest?.guide === undefined)
    return (
      <Page>
        <h1>{say('noSuchGame')}</h1>
      </Page>
    );
  return <Loaded manifest={manifest} anchor={anchor} />;
}

interface LoadedProps {
  readonly manifest: GameManifest;
  readonly anchor: string;
}

/** It only waits: what waits may be drawn again from the middle, so that no other hook may follow. */
function Loaded({ manifest, anchor }: LoadedProps): ReactNode {
  const { language } = useSay();
  const loaded = guidePages.read(manifest.id, language);
  return (
    <GuideSayProvider>
      <Chapters {...{ manifest, anchor, ...loaded }} />
    </GuideSayProvider>
  );
}

interface ChaptersProps extends LoadedProps {
  readonly guide: Guide;
  readonly engine: Game;
  readonly maker: BoardMaker;
  readonly speech: GameSpeech;
  readonly texts: Readonly<Record<string, Message>>;
}

function Chapters({ manifest, guide, engine, maker, speech, texts, anchor }: ChaptersProps): ReactNode {
  const { chapters } = guide;
  const at = useMemo(() => drawnPositionsOf(guide, engine, maker, speech), [guide, engine, maker, speech]);
  const { board } = at(guide.tour.position);
  const drawn = useDrawn(chapters.length);
  const current = useCurrent(chapters, anchor);
  const isDrawn = drawn >= chapters.length;
  const say = useGuideSay();
  useEffect(() => {
    document.title = `${say('howToPlayGame', { game: speech.title })} · Guildhall`;
  }, [say, speech]);
  // What is drawn above a chapter moves it.
  useEffect(() => {
    if (isDrawn && anchor !== '') document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
  }, [isDrawn, anchor]);
  const nav = useRef<HTMLOListElement>(null);
  // Where the chapters stand in one row, the one that is read is in sight.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`a[href="#${CSS.escape(current)}"]`);
    if (link !== null && link !== undefined)
      nav.current?.scrollTo({ left: link.offsetLeft - nav.current.clientWidth / 3, behavior: 'instant' });
  }, [current]);
  const titleOf = ({ id }: GuideChapter): string => speech.sentence(texts[`${id}.title`], {});
  return (
    <Page>
      {board.Patterns !== undefined && (
        <svg className="guide-patterns" aria-hidden>
          <board.Patterns />
        </svg>
      )}
      <div className="guide" data-drawn={isDrawn || undefined}>
        <header className="guide-head">
          <h1>{say('howToPlayGame', { game: speech.title })}</h1>
          <p className="lead">{say('readInMinutes')}</p>
        </header>
        <nav className="guide-nav" aria-label={say('guideChapters')}>
          <ol ref={nav}>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <a href={`#${chapter.id}`} aria-current={chapter.id === current ? 'true' : undefined}>
                  {titleOf(chapter)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="guide-chapters">
          {chapters.map((chapter, index) => (
            <Chapter
              key={chapter.id}
              title={titleOf(chapter)}
              isDrawn={index < drawn}
              {...{ chapter, speech, texts, at }}
            />
          ))}
          <section className="guide-chapter">
            <h2>{say('guideEnd')}</h2>
            {manifest.lessons !== undefined && <p>{say('guideEndText')}</p>}
            <p className="guide-ways">
              {manifest.lessons !== undefined && (
                <Link to={`/learn/${manifest.id}/${manifest.lessons.list[0].id}`} className="main">
                  {say('firstLesson')}
                </Link>
              )}
              <CardLink game={manifest.id} />
            </p>
          </section>
        </div>
      </div>
    </Page>
  );
}

function CardLink({ game }: { readonly game: string }): ReactNode {
  const say = useSay();
  return <Link to={`/games/${game}/reference-card`}>{say('referenceCard')}</Link>;
}

interface ChapterProps extends Pick<ChaptersProps, 'speech' | 'texts'> {
  at(position: string): DrawnPosition;
  readonly chapter: GuideChapter;
  readonly title: string;
  readonly isDrawn: boolean;
}

function Chapter({ chapter, title, speech, texts, at, isDrawn }: ChapterProps): ReactNode {
  const values = useMemo(() => chapter.values?.(at) ?? {}, [chapter, at]);
  return (
    <section className="guide-chapter" id={chapter.id} data-chapter={chapter.id} aria-label={title}>
      <h2>{title}</h2>
      {chapter.blocks.map((block) => (
        <Block
          key={block.id}
          block={block}
          say={(end) => {
            const key = `${chapter.id}.${block.id}${end === undefined ? '' : `.${end}`}`;
            return speech.sentence(texts[key], values);
          }}
          at={at}
          isDrawn={isDrawn}
        />
      ))}
      <Rules game={speech.game} rules={chapter.rules} />
    </section>
  );
}

/** The way to the letter. */
function Rules({ game, rules }: { readonly game: string; readonly rules: readonly string[] }): ReactNode {
  const { language } = useSay();
  const words = rulebooks.read(game, language);
  const say = useGuideSay();
  return (
    <p className="guide-rules">
      {say('exactRules')}{' '}
      {rules.map((rule, at) => (
        <Fragment key={rule}>
          {at > 0 && ' · '}
          <Link to={`/rules/${game}#${rule}`}>{words[rule].title}</Link>
        </Fragment>
      ))}
    </p>
  );
}

/** The chapter that is read: the last one that begins above the upper third of the screen. */
function useCurrent(chapters: readonly GuideChapter[], anchor: string): string {
  const [current, setCurrent] = useState(anchor === '' ? chapters[0].id : anchor);
  useEffect(() => {
    const look = (): void => {
      const begun = chapters.filter(({ id }) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box !== undefined && box.top < innerHeight / 3;
      });
      setCurrent((begun.at(-1) ?? chapters[0]).id);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [chapters]);
  return current;
}
