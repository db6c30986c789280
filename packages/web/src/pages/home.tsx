/** The first page: one click to a game, and the way back to those that were begun. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useEntered } from '../person.ts';
import { useSay } from '../text/texts.tsx';
import { HeroArt } from './hero-art.tsx';
import { OpenFile } from './open-file.tsx';
import { PlayNow } from './play-now.tsx';
import { LanguageChoice, ThemeChoice } from './settings.tsx';
import { YourTables } from './your-tables.tsx';

const ServerTables = lazy(() => import('./server-tables.tsx'));

export function Home(): ReactNode {
  const say = useSay();
  const entered = useEntered();
  const hasServer = entered !== 'unknown' && entered !== 'none';
  return (
    <div className="home">
      <header className="home-top">
        <p className="brand">
          <img src="/icon.svg" alt="" width="36" height="36" />
          Guildhall
        </p>
        <div className="home-settings">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </header>
      <main>
        <section className="hero">
          <div className="hero-text">
            <h1>{say('homeTitle')}</h1>
            <p className="lead">{say('homeText')}</p>
            <PlayNow />
          </div>
          <HeroArt />
        </section>
        <YourTables />
        {hasServer && (
          <Suspense fallback={null}>
            <ServerTables />
          </Suspense>
        )}
        <OpenFile />
      </main>
      <footer className="home-foot">
        <p>{say('homeFoot')}</p>
      </footer>
    </div>
  );
}
