/** A game on the home page: what it looks like, what it is about, how long and how heavy it is. */
import type { GameManifest } from '@guildhall/games';
import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';
import { Link } from '../../ui/link.tsx';
import './game-card.css';

const HEAVIEST = 5;

export function GameCard({ game }: { readonly game: GameManifest }): ReactNode {
  const say = useSay();
  const { id, titles, pitch, lessons } = game;
  const title = titles[say.language];
  const lesson = lessons?.list[0];
  return (
    <li className="game-card">
      <GamePicture game={game} />
      <div className="game-card-text">
        <h3>
          <Link to={`/games/${id}`}>{title}</Link>
        </h3>
        <p>{pitch[say.language]}</p>
        <GameFacts game={game} />
        <p className="game-links">
          {lesson !== undefined && (
            <Link to={`/learn/${id}/${lesson.id}`} className="quiet">
              {say('learn')}
              <span className="kit-hidden"> {title}</span>
            </Link>
          )}
          <Link to={`/rules/${id}`} className="quiet">
            {say('rules')}
            <span className="kit-hidden"> {title}</span>
          </Link>
          <Link to={`/games/${id}#play`} className="main">
            {say('play')}
            <span className="kit-hidden"> {title}</span>
          </Link>
        </p>
      </div>
    </li>
  );
}

/** A game that has none is known by its first letter. */
export function GamePicture({ game }: { readonly game: GameManifest }): ReactNode {
  const { picture, titles } = game;
  if (picture === undefined) return <p className="game-picture">{titles.en.charAt(0)}</p>;
  return <img className="game-picture" src={picture} alt="" width="400" height="270" />;
}

export function GameFacts({ game }: { readonly game: GameManifest }): ReactNode {
  const say = useSay();
  const { players, minutes, weight } = game;
  return (
    <ul className="game-facts">
      <li>{say('playersFrom', players)}</li>
      <li>{say('minutesFrom', minutes)}</li>
      <li>
        {say('weight')}{' '}
        <span className="weight" role="img" aria-label={say('weightOf', { weight, of: HEAVIEST })}>
          {Array.from({ length: HEAVIEST }, (_, at) => (
            <span key={`${at}`} data-on={at < weight || undefined} />
          ))}
        </span>
      </li>
    </ul>
  );
}
