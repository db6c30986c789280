/** A game by itself: what it is, how to learn it, and the way to a table. */
import { type GameManifest, manifestOf } from '@guildhall/games';
import type { Language } from '@guildhall/kernel';
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { allProgress, onProgress, progressOf } from '../../learn/progress.ts';
import { syncLessons } from '../../learn/sync.ts';
import { Loaded } from '../../registry/loaded.ts';
import { useSay } from '../../text/texts.tsx';
import { knownGame, lessonTexts, speeches } from '../../text/words.ts';
import { Link } from '../../ui/link.tsx';
import { GameFacts, GamePicture } from '../home/game-card.tsx';
import { Page } from '../page.tsx';
import { PlayNow } from './play-now.tsx';
import './game-page.css';

const GameMore = lazy(() => import('./game-more.tsx'));

const abouts = new Loaded(
  async (game: string, language: Language) => (await knownGame(game).about?.[language]())?.about ?? [],
);
const lessonsOf = new Loaded(async (game: string) => (await knownGame(game).lessons?.load())?.lessons ?? []);

export default function GamePage({
  game,
  anchor,
}: {
  readonly game: string;
  readonly anchor: string;
}): ReactNode {
  const say = useSay();
  const manifest = manifestOf(game);
  useEffect(() => {
    const title = manifest?.titles[say.language];
    document.title = title === undefined ? 'Guildhall' : `${title} · Guildhall`;
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
  }, [manifest, say, anchor]);
  if (manifest === null)
    return (
      <Page>
        <h1>{say('noSuchGame')}</h1>
      </Page>
    );
  return (
    <Page>
      <section className="game-head">
        <GamePicture game={manifest} />
        <div>
          <h1>{manifest.titles[say.language]}</h1>
          <p className="lead">{manifest.pitch[say.language]}</p>
          <GameFacts game={manifest} />
          {abouts.read(game, say.language).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p className="game-ways">
            {manifest.guide !== undefined && (
              <>
                <Link to={`/games/${game}/how-to-play`} className="main">
                  {say('howToPlay')}
                </Link>
                <Link to={`/games/${game}/reference-card`}>{say('referenceCard')}</Link>
              </>
            )}
            <Link to={`/rules/${game}`}>{say('allRules')}</Link>
            {manifest.compendium !== undefined && (
              <Link to={`/games/${game}/compendium`}>{say('compendium')}</Link>
            )}
          </p>
        </div>
      </section>
      {manifest.lessons !== undefined && <Lessons game={manifest} />}
      <section id="play" className="game-part">
        <h2>{say('play')}</h2>
        <PlayNow game={manifest} />
      </section>
      <Suspense fallback={null}>
        <GameMore game={manifest} />
      </Suspense>
    </Page>
  );
}

function Lessons({ game }: { readonly game: GameManifest }): ReactNode {
  const say = useSay();
  const texts = lessonTexts.read(game.id, say.language);
  const speech = speeches.read(game.id, say.language);
  const lessons = lessonsOf.read(game.id);
  useSyncExternalStore(onProgress, allProgress);
  useEffect(() => void syncLessons(), []);
  return (
    <section className="game-part">
      <h2>{say('learn')}</h2>
      <ul className="lesson-list">
        {lessons.map(({ id, version, steps }) => {
          const { answers, isDone } = progressOf(`${game.id}/${id}`, version);
          const minutes = game.lessons?.list.find((one) => one.id === id)?.minutes ?? 0;
          const isBegun = answers.length > 0 && answers.length < steps.length - 1;
          return (
            <li key={id}>
              <div>
                <h3>{speech.sentence(texts[`${id}.title`], {})}</h3>
                <p>{speech.sentence(texts[`${id}.about`], {})}</p>
                <p className="soft">
                  {say('lessonMinutes', { minutes })}
                  {isBegun && ` · ${say('lessonStep', { at: answers.length + 1, of: steps.length })}`}
                  {isDone && ` · ${say('lessonDone')}`}
                </p>
              </div>
              <Link to={`/learn/${game.id}/${id}`} className="main">
                {say(isBegun ? 'lessonGoOn' : 'lessonBegin')}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
