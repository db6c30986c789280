/** The frame of a player board, as of cardboard: who it is and has, what can be built, how far it reaches, what it owns. */
import { onBoard, Place, type PlaceId, type SeatLook, Why, type Words } from '@guildhall/board-kit';
import type { Seat } from '@guildhall/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { BowlChanges, type BowlCounts, Bowls } from './bowls.tsx';
import { type Good, GoodIncome, HeldGood } from './goods.tsx';
import './player-board.css';
import { Icon } from './icons.tsx';

export type PlaceOn = (sort: string, which?: string) => PlaceId;

/** Names places of the board of `of`, as `seat` sees it. */
export function placesOn(of: Seat, seat: Seat | null): PlaceOn {
  return (sort, which) => onBoard(seat, of, which === undefined ? sort : `${sort}:${which}`);
}

interface PlayerBoardProps {
  /** Whose it is. */
  readonly of: Seat;
  readonly look: SeatLook;
  readonly player: BowlCounts & { readonly faction: number; readonly points: number };
  /** Of the faction, a key of the names. */
  readonly name: string;
  readonly isOwn: boolean;
  readonly placeOn: PlaceOn;
  readonly words: Words;
  readonly wheel: ReactNode;
  readonly goods: readonly Good[];
  readonly powerIncome: number;
  /** What stands under the goods: books. */
  readonly more?: ReactNode;
  readonly ability: ReactNode;
  /** Groups of buildings by rows: the great ones, then the others. */
  readonly rows: readonly ReactNode[];
  readonly tracks: ReactNode;
  /** Small counts beside the title: keys, bridges. */
  readonly chips?: ReactNode;
  readonly tiles: ReactNode;
}

export function PlayerBoard(props: PlayerBoardProps): ReactNode {
  const { of, look, player, name, isOwn, placeOn, words, wheel, goods, powerIncome, more, ability } = props;
  const { rows, tracks, chips, tiles } = props;
  const colours = { '--seat': `var(${look.fill})`, '--seat-ink': `var(${look.ink})` } as CSSProperties;
  return (
    <div className="pb-box" style={colours}>
      <div className="pb">
        <div className="pb-who">
          <div className="pb-title">
            <Place id={placeOn('faction', String(player.faction))} className="pb-name">
              {words.name(name)}
            </Place>
            <Why about={`score ${of}`} className="pb-points">
              <span aria-hidden>{player.points}</span>
              <Icon name="points" size={1} />
              <span className="kit-hidden">{`${words.name('points')}: ${player.points}`}</span>
            </Why>
          </div>
          <div className="pb-hand">
            {wheel}
            <div className="pb-goods">
              {goods.map((good) => (
                <HeldGood key={good.name} {...good} words={words} id={placeOn('good', good.name)} />
              ))}
              <Why about={`income ${of}`} className="pb-income">
                {goods.map((good) => (
                  <GoodIncome key={good.name} {...good} isOwn={isOwn} />
                ))}
              </Why>
            </div>
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
          <Place id={placeOn('bowls')} className="pb-bowls">
            <Bowls of={player} income={powerIncome} words={words} />
            {isOwn && <BowlChanges />}
          </Place>
          {tracks}
        </div>
        <div className="pb-own">
          <div className="pb-own-head">
            <p className="pb-own-title">{words.say(isOwn ? 'myTiles' : 'tilesOf')}</p>
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
