/** Where the game stands, what happened last, and the way to everything else. */
import { usePhone } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { usePreferences } from '../../preferences.ts';
import { useSay } from '../../text/texts.tsx';
import { Glyph, type GlyphName } from '../../ui/glyph.tsx';
import { Link } from '../../ui/link.tsx';
import { useTable } from '../state/context.ts';
import { type DrawerTab, toggleDrawer } from './drawer-tab.ts';
import { later } from './later.tsx';
import './top-bar.css';

// Behind the first picture.
const Caption = later(async () => (await import('./caption.tsx')).Caption);
const LogCount = later(async () => (await import('./log-count.tsx')).LogCount);

interface TopBarProps {
  readonly replay: string | null;
  readonly live: string | null;
  readonly isUnread: boolean;
  onMenu(): void;
  onScores(): void;
}

export function TopBar({ replay, live, isUnread, onMenu, onScores }: TopBarProps): ReactNode {
  const { board, snapshot, speech, view } = useTable();
  const say = useSay();
  const isPhone = usePhone();
  const { round, phase } = snapshot.rules.where(view);
  const isSpectator = snapshot.realm === 'table' && snapshot.seat === null;
  const step = speech.nameOrNull(`phase.${phase}`) ?? phase;
  return (
    <header className="table-top">
      <Link to="/" className="bar-button">
        <Glyph name="home" />
        <span className="kit-hidden">{say('home')}</span>
      </Link>
      {/* Without what stands behind a colon there is room for what happens. */}
      <h1>{speech.title.split(':')[0]}</h1>
      <p className="where">
        {board.when === undefined ? (
          <>
            <span>{say('round', { word: speech.name('round'), round })}</span>
            <span className="where-phase"> · {step}</span>
          </>
        ) : (
          <span>{board.when(view)}</span>
        )}
        {isSpectator && <span className="watching">{say('watching')}</span>}
      </p>
      {!isPhone && <Caption />}
      {snapshot.connection !== 'here' && (
        <p className="lost" role="status" data-connection={snapshot.connection}>
          {say(snapshot.connection === 'lost' ? 'connectionLost' : 'tableGone')}
        </p>
      )}
      <nav aria-label={say('views')}>
        <button type="button" className="bar-button" onClick={onScores}>
          <Glyph name="scores" />
          <span className="bar-label">{say('scores')}</span>
        </button>
        {!isPhone && (
          <>
            <DrawerButton tab="log" glyph="log" label={say('log')} />
            {snapshot.chat !== null && (
              <DrawerButton tab="chat" glyph="chat" label={say('chat')} isLit={isUnread} />
            )}
          </>
        )}
        {live !== null && (
          <Link to={live} className="bar-button">
            <span>{say('backToTable')}</span>
          </Link>
        )}
        {replay !== null && (
          <Link to={replay} className="bar-button">
            <Glyph name="play" />
            <span className="bar-label">{say('replay')}</span>
          </Link>
        )}
        {!isPhone && (
          <Link to={`/rules/${speech.game}`} className="bar-button">
            <Glyph name="rules" />
            <span className="bar-label">{say('rules')}</span>
          </Link>
        )}
      </nav>
      <button type="button" className="bar-button" onClick={onMenu}>
        <Glyph name="menu" />
        <span className="kit-hidden">{say('menu')}</span>
      </button>
    </header>
  );
}

interface DrawerButtonProps {
  readonly tab: DrawerTab;
  readonly glyph: GlyphName;
  readonly label: string;
  readonly isLit?: boolean;
}

function DrawerButton({ tab, glyph, label, isLit = false }: DrawerButtonProps): ReactNode {
  const { drawer } = usePreferences();
  return (
    <button
      type="button"
      className="bar-button"
      aria-expanded={drawer === tab}
      data-lit={isLit || undefined}
      onClick={() => toggleDrawer(tab, drawer)}
    >
      <Glyph name={glyph} />
      <span className="bar-label">{label}</span>
      {tab === 'log' && <LogCount />}
    </button>
  );
}
