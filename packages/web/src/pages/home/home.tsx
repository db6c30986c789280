/** The first page: the games, and the way back to those that were begun. */
import { manifests } from '@guildhall/games';
import { lazy, type ReactNode, Suspense } from 'react';
import { useEntered } from '../../person.ts';
import { useSay } from '../../text/texts.tsx';
import { Page } from '../page.tsx';
import { GameCard } from './game-card.tsx';
import { OpenFile } from './open-file.tsx';
import { YourTables } from './your-tables.tsx';

const ServerTables = lazy(() => import('./server-tables.tsx'));

export function Home(): ReactNode {
  const say = useSay();
  const entered = useEntered();
  const hasServer = entered !== 'unknown' && entered !== 'none';
  return (
    <Page>
      <h1>{say('homeTitle')}</h1>
      <p className="lead">{say('homeText')}</p>
      <YourTables />
      <section aria-labelledby="games">
        <h2 id="games">{say('games')}</h2>
        <ul className="game-cards">
          {manifests.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </ul>
      </section>
      {hasServer && (
        <Suspense fallback={null}>
          <ServerTables />
        </Suspense>
      )}
      <OpenFile />
    </Page>
  );
}
