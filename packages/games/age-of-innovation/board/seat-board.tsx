/** A player's planning board: goods, books, bowls, buildings still to build, tracks, tiles. And it in a few lines. */
import { Change, Place, type SeatLook, type SeatProps, type Words } from '@guildhall/board-kit';
import type { Seat } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import {
  Ability,
  type Drawn,
  type Good,
  LevelTrack,
  type PlaceOn,
  PlayerBoard,
  placesOn,
  SeatSummary,
  Stock,
  Wheel,
} from '../../terra/board/index.ts';
import {
  DISCIPLINES,
  effectKey,
  FACTIONS,
  OWN_BUILDINGS,
  type OwnBuilding,
  type PlanningBoardTable,
  TERRAINS,
} from '../data/index.ts';
import type { Action, Player, State } from '../rules/index.ts';
import { type Atlas, NONE } from './atlas.ts';
import { Gains, Num, ShortGains } from './faces.tsx';
import { GameIcon } from './icons.tsx';
import { SHAPES, TERRAIN_LOOK } from './looks.ts';
import { OwnTiles, PalaceTile, Pieces } from './own-tiles.tsx';

export type SeatBoardProps = SeatProps<State, Action> & Drawn<Atlas>;

/** What a board shows of a seat. */
export interface Shown {
  readonly of: Seat;
  readonly atlas: Atlas;
  readonly words: Words;
  readonly look: SeatLook;
  readonly player: Player;
  readonly board: PlanningBoardTable;
  readonly bridgesBuilt: number;
  /** Whether it is the board of whoever looks. */
  readonly isOwn: boolean;
  income(name: string): number;
  readonly placeOn: PlaceOn;
}

function incomeAt({ view, of, rules }: SeatBoardProps, name: string): number {
  return rules.income?.(view, of)[name] ?? 0;
}

function goodsOf(player: Player, income: Shown['income']): readonly Good[] {
  return (['coins', 'tools', 'scholars'] as const).map((name) => ({
    name,
    icon: <GameIcon name={name} />,
    count: player[name],
    income: income(name),
  }));
}

export function SeatLine(props: SeatBoardProps): ReactNode {
  const { atlas, view, of, words, looks } = props;
  const player = view.players[of];
  if (player.faction === NONE || player.home === NONE) return null;
  return (
    <SeatSummary
      of={of}
      look={looks[of]}
      goods={goodsOf(player, (name) => incomeAt(props, name))}
      more={<BookLine player={player} words={words} />}
      bowls={player}
      powerIncome={incomeAt(props, 'power')}
      levels={[
        { name: 'shipping', icon: <GameIcon name="shipping" />, level: player.shipping },
        { name: 'terraforming', icon: <GameIcon name="spades" />, level: player.terraforming },
      ]}
      left={OWN_BUILDINGS.map((kind, index) => ({
        shape: SHAPES[kind],
        name: kind,
        left: atlas.tables.pieces[kind] - player.built[index],
      }))}
      words={words}
    />
  );
}

interface BookLineProps {
  readonly player: Player;
  readonly words: Words;
}

/** Books by discipline, then how many competencies and innovations there are. */
function BookLine({ player, words }: BookLineProps): ReactNode {
  const held = player.competencies.toString(2).replaceAll('0', '').length;
  const counts = [
    ...DISCIPLINES.map((one, index) => [`${one}Books`, player.books[index]] as const),
    ['competencies', held] as const,
    ['innovations', player.innovations.length] as const,
  ];
  return (
    <span className="seat-summary-more">
      {counts.map(([name, count]) => (
        <span key={name} data-none={count === 0 || undefined}>
          <GameIcon name={name} />
          <b aria-hidden>{count}</b>
          <span className="kit-hidden">{`${words.name(name)}: ${count}, `}</span>
        </span>
      ))}
    </span>
  );
}

export function SeatBoard(props: SeatBoardProps): ReactNode {
  const { atlas, view, of, seat, words, looks } = props;
  const player = view.players[of];
  const placeOn = placesOn(of, seat);
  if (player.faction === NONE || player.home === NONE)
    return <Unfinished player={player} words={words} placeOn={placeOn} />;
  return (
    <PlanningBoard
      of={of}
      atlas={atlas}
      words={words}
      look={looks[of]}
      player={player}
      board={atlas.tables.boards[TERRAINS[player.home]]}
      bridgesBuilt={view.bridges.filter((bridge) => (bridge & 7) === of).length}
      isOwn={seat === of}
      income={(name) => incomeAt(props, name)}
      placeOn={placeOn}
    />
  );
}

/** In a draft board and faction are chosen one after the other. */
function Unfinished({ player, words, placeOn }: Pick<Shown, 'player' | 'words' | 'placeOn'>): ReactNode {
  return (
    <div className="pb-none">
      <p>{words.say('noFaction')}</p>
      {player.home !== NONE && (
        <Place id={placeOn('board', String(player.home))} className="pb-name">
          {words.name(TERRAINS[player.home])}
        </Place>
      )}
      {player.faction !== NONE && (
        <Place id={placeOn('faction', String(player.faction))} className="pb-name">
          {words.name(FACTIONS[player.faction])}
        </Place>
      )}
    </div>
  );
}

const LOOKS = TERRAINS.map((terrain) => TERRAIN_LOOK[terrain]);

function PlanningBoard(shown: Shown): ReactNode {
  const { atlas, of, words, look, player, isOwn, placeOn } = shown;
  const faction = FACTIONS[player.faction];
  return (
    <PlayerBoard
      {...{ of, look, player, isOwn, placeOn, words }}
      name={faction}
      wheel={
        <Place id={placeOn('board', String(player.home))} className="pb-wheel">
          <Wheel terrains={LOOKS} home={player.home} />
        </Place>
      }
      goods={goodsOf(player, shown.income)}
      powerIncome={shown.income('power')}
      more={<Books {...shown} />}
      ability={
        <Ability
          title={words.name('factionAbility')}
          lines={[words.name(effectKey(faction, atlas.rulesVersion))]}
        />
      }
      rows={[
        <GreatRow key="great" {...shown} />,
        <>
          <StockOf {...shown} kind="guild" className="pb-group-wide" />
          <StockOf {...shown} kind="school" />
        </>,
        <StockOf key="workshop" {...shown} kind="workshop" />,
      ]}
      tracks={<LevelTracks {...shown} />}
      chips={<Pieces {...shown} />}
      tiles={<OwnTiles {...shown} />}
    />
  );
}

/** Books, each colour a place of its own: taken, paid and sold there. */
function Books({ player, words, income, isOwn, placeOn }: Shown): ReactNode {
  const more = income('books');
  return (
    <div className="aoi-books">
      {DISCIPLINES.map((discipline, index) => (
        <Place key={discipline} id={placeOn('book', String(index))} className="aoi-book">
          <GameIcon name={`${discipline}Books`} size={1.6} />
          <b>{player.books[index]}</b>
          {isOwn && <Change of={`${discipline}Books`} />}
        </Place>
      ))}
      {more > 0 && (
        <span className="aoi-book-income">
          <span aria-hidden>+{more}</span>
          <span className="kit-hidden">{words.say('bookIncome', { books: more })}</span>
        </span>
      )}
    </div>
  );
}

interface StockProps extends Shown {
  readonly kind: OwnBuilding;
  readonly isReplaced?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

function Price({ board, kind }: Pick<StockProps, 'board' | 'kind'>): ReactNode {
  const cost = board.cost[kind];
  if (kind !== 'guild') return <Gains gains={cost} />;
  return (
    <>
      <Num count={`${cost.coins}/${board.guildCoinsBesideNeighbour}`} icon="coins" />
      <Gains gains={{ ...cost, coins: 0 }} />
    </>
  );
}

function StockOf({ atlas, board, player, ...shown }: StockProps): ReactNode {
  const { kind } = shown;
  return (
    <Stock
      {...shown}
      shape={SHAPES[kind]}
      price={<Price board={board} kind={kind} />}
      pieces={atlas.tables.pieces[kind]}
      built={player.built[OWN_BUILDINGS.indexOf(kind)]}
      income={board.income[kind]}
      draw={(gains, sign) => <ShortGains gains={gains} sign={sign} />}
      // The income of a palace stands on its tile.
      nothing={kind === 'palace' ? null : '+0'}
    />
  );
}

/** The palace, whose tile takes the place of the piece once it is built, and the university. */
function GreatRow(shown: Shown): ReactNode {
  const { atlas, words, player } = shown;
  const { buildings, buildingsWithUniversity } = atlas.tables.town;
  return (
    <>
      <StockOf
        {...shown}
        kind="palace"
        isReplaced={player.built[PALACE] > 0}
        className="pb-great pb-group-wide"
      >
        <PalaceTile {...shown} />
      </StockOf>
      <StockOf {...shown} kind="university" className="pb-great">
        <p className="pb-great-words">
          {words.say('universityText')}
          {buildingsWithUniversity < buildings &&
            ` ${words.say('universityTown', { buildings: buildingsWithUniversity })}`}
        </p>
      </StockOf>
    </>
  );
}

const PALACE = OWN_BUILDINGS.indexOf('palace');

function LevelTracks({ words, board, player, isOwn, placeOn }: Shown): ReactNode {
  const { shipping, terraforming } = board;
  return (
    <>
      {shipping.max > shipping.start && (
        <LevelTrack
          id={placeOn('track', 'shipping')}
          icon={<GameIcon name="shipping" />}
          name={words.name('shipping')}
          price={<Gains gains={shipping.cost} />}
          from={shipping.start}
          to={shipping.max}
          level={player.shipping}
          count={isOwn ? 'shipping' : null}
          step={(level) => (
            <>
              {level}
              {level > player.shipping && <Reward reward={shipping.rewards[level]} />}
            </>
          )}
        />
      )}
      {terraforming.max > 0 && (
        <LevelTrack
          id={placeOn('track', 'terraforming')}
          icon={<GameIcon name="spades" />}
          name={words.name('terraforming')}
          price={<Gains gains={terraforming.cost} />}
          from={0}
          to={terraforming.max}
          level={player.terraforming}
          count={isOwn ? 'terraforming' : null}
          step={(level) => (
            <>
              <Num count={terraforming.tools[level]} icon="tools" />
              {level > player.terraforming && <Reward reward={terraforming.rewards[level]} />}
            </>
          )}
        />
      )}
    </>
  );
}

function Reward({ reward }: { readonly reward: { points: number; books: number } | undefined }): ReactNode {
  if (reward === undefined || reward.points + reward.books === 0) return null;
  return (
    <small>
      <Gains gains={reward} />
    </small>
  );
}
