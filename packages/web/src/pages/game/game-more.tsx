/** What stands further down on the page of a game: loaded once the beginning is there. */
import type { GameManifest } from '@guildhall/games';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSay } from '../../text/texts.tsx';
import { gamePageSays } from './game-page-texts.ts';
import { GameRecords } from './game-records.tsx';
import { GameSources } from './game-sources.tsx';

const Tour = lazy(() => import('../../guide/tour.tsx'));

export default function GameMore({ game }: { readonly game: GameManifest }): ReactNode {
  const say = gamePageSays.read(useSay().language);
  return (
    <>
      {game.guide !== undefined && (
        <section id="table" className="game-part">
          <h2>{say('tour')}</h2>
          <Suspense fallback={<div className="game-waiting" />}>
            <Tour game={game.id} />
          </Suspense>
        </section>
      )}
      <section id="records" className="game-part">
        <h2>{say('records')}</h2>
        <Suspense fallback={null}>
          <GameRecords game={game} />
        </Suspense>
      </section>
      <section id="sources" className="game-part">
        <h2>{say('sources')}</h2>
        <Suspense fallback={null}>
          <GameSources game={game} />
        </Suspense>
      </section>
    </>
  );
}
