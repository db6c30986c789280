/** The frame of a player board, as of cardboard: who it is and has, what can be built, how far it reaches, what it owns. */
import { Icon, type SeatLook } from '@guildhall/board-kit';
import type { CSSProperties, ReactNode } from 'react';
import './player-board.css';

interface PlayerBoardProps {
  readonly look: SeatLook;
  /** The name, as a place that explains the faction. */
  readonly name: ReactNode;
  readonly points: { readonly count: number; readonly label: string };
  readonly wheel: ReactNode;
  readonly goods: ReactNode;
  /** What stands under the goods: books. */
  readonly more?: ReactNode;
  readonly ability: ReactNode;
  /** Groups of buildings by rows: the great ones, then the others. */
  readonly rows: readonly ReactNode[];
  readonly bowls: ReactNode;
  readonly tracks: ReactNode;
  readonly tilesTitle: string;
  /** Small counts beside the title: keys, bridges. */
  readonly chips?: ReactNode;
  readonly tiles: ReactNode;
}

export function PlayerBoard(props: PlayerBoardProps): ReactNode {
  const { look, name, points, wheel, goods, more, ability, rows, bowls, tracks, tilesTitle } = props;
  const { chips, tiles } = props;
  const colours = { '--seat': `var(${look.fill})`, '--seat-ink': `var(${look.ink})` } as CSSProperties;
  return (
    <div className="pb-box" style={colours}>
      <div className="pb">
        <div className="pb-who">
          <div className="pb-title">
            {name}
            <span className="pb-points">
              <span aria-hidden>{points.count}</span>
              <Icon name="points" size={1} />
              <span className="kit-hidden">{points.label}</span>
            </span>
          </div>
          <div className="pb-hand">
            {wheel}
            <div className="pb-goods">{goods}</div>
          </div>
          {more}
          {ability}
        </div>
        <div className="pb-buildings">
          {rows.map((row, at) => (
            <div key={at} className="pb-row">
              {row}
            </div>
          ))}
        </div>
        <div className="pb-reach">
          {bowls}
          {tracks}
        </div>
        <div className="pb-own">
          <div className="pb-own-head">
            <p className="pb-own-title">{tilesTitle}</p>
            {chips !== undefined && <p className="pb-chips">{chips}</p>}
          </div>
          <div className="pb-own-tiles">{tiles}</div>
        </div>
      </div>
    </div>
  );
}

interface AbilityProps {
  readonly title: string;
  /** Sentences; none: it has no ability of its own. */
  readonly lines: readonly string[];
}

export function Ability({ title, lines }: AbilityProps): ReactNode {
  if (lines.length === 0) return null;
  return (
    <div className="pb-ability">
      <b>{title}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
