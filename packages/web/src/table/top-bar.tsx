/** Where the game stands, and the way to everything else. */
import type { ReactNode } from 'react';
import { Glyph } from '../glyph.tsx';
import { Link } from '../link.tsx';
import { useSay } from '../texts.tsx';
import { useTable } from './context.ts';

interface TopBarProps {
  readonly replay: string | null;
  readonly live: string | null;
  onMenu(): void;
}

export function TopBar({ replay, live, onMenu }: TopBarProps): ReactNode {
  const { snapshot, speech, view } = useTable();
  const say = useSay();
  const { round, phase } = snapshot.rules.where(view);
  const isSpectator = snapshot.realm === 'table' && snapshot.seat === null;
  const step = speech.nameOrNull(`phase.${phase}`) ?? phase;
  return (
    <header className="top">
      <Link to="/" className="icon-button">
        <Glyph name="home" />
        <span className="kit-hidden">{say('home')}</span>
      </Link>
      <h1>{speech.title}</h1>
      <p className="where">
        <span>{say('round', { round })}</span> <span className="soft">{step}</span>
        {isSpectator && <span className="watching">{say('watching')}</span>}
      </p>
      {snapshot.connection !== 'here' && (
        <p className="lost" role="status" data-connection={snapshot.connection}>
          {say(snapshot.connection === 'lost' ? 'connectionLost' : 'tableGone')}
        </p>
      )}
      <nav aria-label={say('views')}>
        {live !== null && <Link to={live}>{say('backToTable')}</Link>}
        {replay !== null && <Link to={replay}>{say('replay')}</Link>}
        <Link to={`/rules/${speech.game}`}>{say('rules')}</Link>
      </nav>
      <button type="button" className="icon-button" onClick={onMenu}>
        <Glyph name="menu" />
        <span className="kit-hidden">{say('menu')}</span>
      </button>
    </header>
  );
}
