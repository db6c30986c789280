/** A game looked back at: how it went, the turns that cost most, and where the points came from. */

import type { Review } from '@guildhall/bots/review';
import type { Seat } from '@guildhall/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ReviewedRealm } from '../router.ts';
import { useSay } from '../text/texts.tsx';
import { Link } from '../ui/link.tsx';
import { Loading } from '../ui/loading.tsx';
import { Costliest } from './costliest.tsx';
import { Curve } from './curve.tsx';
import { PositionCard } from './position-card.tsx';
import { nameOf, type Opened, openReviewed, type ReviewedGame } from './reviewed-game.ts';
import { SeatCards } from './seat-cards.tsx';
import { SourceBars } from './source-bars.tsx';
import { useReviewSay } from './texts.ts';
import { useReview } from './use-review.ts';
import './review.css';

interface ReviewPageProps {
  readonly realm: ReviewedRealm;
  readonly id: string;
  /** The number of the turn that is looked at; null: none yet. */
  readonly at: number | null;
}

export default function ReviewPage({ realm, id, at }: ReviewPageProps): ReactNode {
  const say = useSay();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    openReviewed(realm, id, say).then(
      (found) => {
        if (isWanted) setOpened(found);
      },
      (error: unknown) => setFault(error),
    );
    return () => {
      isWanted = false;
    };
  }, [realm, id, say]);
  const tell = useReviewSay();
  if (fault !== null) throw fault;
  if (opened === null) return <Loading />;
  const address = `/${realm}/${id}`;
  if (opened.kind !== 'open') {
    const words = {
      none: say('noSuchTable'),
      'not-open': tell('notOpen'),
      'older-rules': tell('olderRules'),
    };
    return (
      <main className="loading">
        <h1>{words[opened.kind]}</h1>
        <Link to={opened.kind === 'not-open' ? address : '/'}>
          {opened.kind === 'not-open' ? tell('backToTable') : say('home')}
        </Link>
      </main>
    );
  }
  return <OpenReview game={opened.game} address={address} at={at} />;
}

interface OpenedProps {
  readonly game: ReviewedGame;
  readonly address: string;
  readonly at: number | null;
}

function OpenReview({ game, address, at }: OpenedProps): ReactNode {
  const tell = useReviewSay();
  const { speech, board } = game;
  const { review, share, state, start, cancel } = useReview(game.table);
  useEffect(() => {
    document.title = `${tell('title')} · ${speech.title} · Guildhall`;
  }, [tell, speech]);
  return (
    <div className="review-page">
      {board.Patterns !== undefined && (
        <svg className="patterns" aria-hidden>
          <board.Patterns />
        </svg>
      )}
      <header className="review-top">
        <Link to={address} className="quiet">
          {tell('backToTable')}
        </Link>
        <h1>{tell('title')}</h1>
        <p>{speech.title}</p>
      </header>
      <main>
        {review === null ? (
          <section className="review-card review-waiting" aria-label={tell('title')}>
            <p>{tell('about')}</p>
            {state === 'running' ? (
              <>
                <label>
                  <span>{tell('running', { percent: Math.floor(share * 100) })}</span>
                  <progress max={1} value={share} />
                </label>
                <button type="button" className="quiet" onClick={cancel}>
                  {tell('cancel')}
                </button>
              </>
            ) : (
              <>
                <p role="status">{tell(state === 'failed' ? 'failed' : 'cancelled')}</p>
                <button type="button" className="main" onClick={start}>
                  {tell('start')}
                </button>
              </>
            )}
          </section>
        ) : (
          <Made game={game} review={review} address={address} at={at} />
        )}
      </main>
    </div>
  );
}

function Made({ game, review, address, at }: OpenedProps & { readonly review: Review }): ReactNode {
  const say = useSay();
  const { turns, seats } = review;
  const given = at === null ? undefined : turns.find(({ number }) => number === at);
  const [seat, setSeat] = useState<Seat>(given?.seat ?? game.own);
  const [shown, setShown] = useState(given?.number ?? seats[seat].costliest[0] ?? turns[0]?.number ?? 0);
  const names = useMemo(() => seats.map((_, of) => nameOf(game, of, say)), [game, seats, say]);
  const looks = useMemo(() => {
    const { table } = game;
    return game.board.looks(table.viewAt(null, table.length));
  }, [game]);
  const turn = turns.find(({ number }) => number === shown);
  const parts = { game, review, names, looks, seat, shown, onShow: setShown };
  return (
    <div className="review-made">
      <SeatCards
        {...parts}
        onSeat={(next) => {
          setSeat(next);
          setShown(seats[next].costliest[0] ?? shown);
        }}
      />
      <div className="review-columns">
        <div className="review-column">
          <Curve {...parts} />
          <Costliest {...parts} address={address} />
        </div>
        <div className="review-column">
          {turn !== undefined && <PositionCard {...parts} turn={turn} address={address} />}
          <SourceBars {...parts} />
        </div>
      </div>
    </div>
  );
}
