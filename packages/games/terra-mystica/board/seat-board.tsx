/** A faction's board: goods, bowls, buildings still to build, tracks, tiles. And the same in a few short lines. */
import type { SeatLook, SeatProps, Words } from '@guildhall/board-kit';
import type { Seat } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import {
  Ability,
  type Drawn,
  type Good,
  Icon,
  LevelTrack,
  type PlaceOn,
  PlayerBoard,
  placesOn,
  SeatSummary,
  Stock,
  Wheel,
} from '../../terra/board/index.ts';
import {
  BUILDINGS,
  type Building,
  FACTIONS,
  type FactionTable,
  type Income,
  TERRAINS,
} from '../data/index.ts';
import type { Action, Player, State } from '../rules/index.ts';
import { abilityLines, sanctuaryLines, strongholdOf } from './abilities.ts';
import { type Atlas, NONE } from './atlas.ts';
import { Gains, Num, ShortGains } from './faces.tsx';
import { OwnTiles, StrongholdAction } from './own-tiles.tsx';

export type SeatBoardProps = SeatProps<State, Action> & Drawn<Atlas>;

/** What a board shows of a seat: of one that plays, or of a faction that somebody may still choose. */
export interface Shown {
  readonly of: Seat;
  readonly atlas: Atlas;
  readonly words: Words;
  readonly look: SeatLook;
  readonly id: (typeof FACTIONS)[number];
  readonly faction: FactionTable;
  readonly player: Player;
  readonly income: Income;
  /** Whether it is the board of whoever looks. */
  readonly isOwn: boolean;
  readonly placeOn: PlaceOn;
}

function incomeAt({ view, of, rules }: SeatBoardProps): Income {
  const { coins = 0, workers = 0, priests = 0, power = 0 } = rules.income?.(view, of) ?? {};
  return { coins, workers, priests, power };
}

function goodsOf(player: Player, income: Income): readonly Good[] {
  return (['coins', 'workers', 'priests'] as const).map((name) => ({
    name,
    icon: <Icon name={name} />,
    count: player[name],
    income: income[name],
  }));
}

export function SeatLine(props: SeatBoardProps): ReactNode {
  const { atlas, view, of, words, looks } = props;
  const player = view.players[of];
  if (player.faction === NONE) return null;
  const income = incomeAt(props);
  return (
    <SeatSummary
      of={of}
      look={looks[of]}
      goods={goodsOf(player, income)}
      bowls={player}
      powerIncome={income.power}
      levels={[
        { name: 'shipping', icon: <Icon name="shipping" />, level: player.shipping },
        { name: 'digging', icon: <Icon name="spades" />, level: player.digging },
      ]}
      left={BUILDINGS.map((kind, index) => ({
        shape: kind,
        name: kind,
        left: atlas.tables.pieces[kind] - player.built[index],
      }))}
      words={words}
    />
  );
}

export function SeatBoard(props: SeatBoardProps): ReactNode {
  const { atlas, view, of, seat, words, looks } = props;
  const player = view.players[of];
  if (player.faction === NONE) return <p className="pb-none">{words.say('noFaction')}</p>;
  const id = FACTIONS[player.faction];
  return (
    <FactionBoard
      of={of}
      atlas={atlas}
      words={words}
      look={looks[of]}
      id={id}
      faction={atlas.tables.factions[id]}
      player={player}
      income={incomeAt(props)}
      isOwn={seat === of}
      placeOn={placesOn(of, seat)}
    />
  );
}

function FactionBoard(shown: Shown): ReactNode {
  const { of, words, look, id, faction, player, income, isOwn, placeOn } = shown;
  return (
    <PlayerBoard
      {...{ of, look, player, isOwn, placeOn, words }}
      name={id}
      wheel={
        <>
          <Wheel terrains={TERRAINS} home={player.home} always={faction.spadesAlways} />
          <span className="kit-hidden">{words.say('wheel')}</span>
        </>
      }
      goods={goodsOf(player, income)}
      powerIncome={income.power}
      ability={<Ability title={words.say('abilityTitle')} lines={abilityLines(words, faction)} />}
      rows={[
        <GreatRow key="great" {...shown} />,
        <>
          <StockOf {...shown} kind="tradingHouse" className="pb-group-wide" />
          <StockOf {...shown} kind="temple" />
        </>,
        <StockOf key="dwelling" {...shown} kind="dwelling" />,
      ]}
      tracks={<LevelTracks {...shown} />}
      chips={<Keys {...shown} />}
      tiles={<OwnTiles {...shown} />}
    />
  );
}

function Keys({ words, player }: Shown): ReactNode {
  if (player.keys === 0) return null;
  return (
    <span className="pb-chip">
      <Num count={player.keys} icon="keys" />
      <span className="kit-hidden">{words.name('keys')}</span>
    </span>
  );
}

interface StockProps extends Shown {
  readonly kind: Building;
  readonly className?: string;
  readonly children?: ReactNode;
}

function Price({ faction, kind }: Pick<StockProps, 'faction' | 'kind'>): ReactNode {
  const cost = faction.cost[kind];
  const alone = faction.tradingHouseCoinsAlone;
  if (kind !== 'tradingHouse' || alone === cost.coins) return <Gains gains={cost} />;
  return (
    <>
      <Num count={`${alone}/${cost.coins}`} icon="coins" />
      <Gains gains={{ ...cost, coins: 0 }} />
    </>
  );
}

function StockOf({ atlas, faction, player, ...shown }: StockProps): ReactNode {
  const { kind } = shown;
  return (
    <Stock
      {...shown}
      shape={kind}
      price={<Price faction={faction} kind={kind} />}
      pieces={atlas.tables.pieces[kind]}
      built={player.built[BUILDINGS.indexOf(kind)]}
      income={faction.income[kind]}
      draw={(gains, sign) => <ShortGains gains={gains} sign={sign} />}
    />
  );
}

/** The stronghold and the sanctuary, with what they open in words. */
function GreatRow(shown: Shown): ReactNode {
  const { atlas, words, faction } = shown;
  const stronghold = strongholdOf(words, faction);
  return (
    <>
      <StockOf {...shown} kind="stronghold" className="pb-great pb-group-wide">
        <StrongholdAction {...shown} />
        <p className="pb-great-words">
          {stronghold.title !== null && <b>{stronghold.title}</b>}
          {stronghold.lines.join(' ')}
        </p>
      </StockOf>
      <StockOf {...shown} kind="sanctuary" className="pb-great">
        <p className="pb-great-words">{sanctuaryLines(words, faction, atlas.tables.town).join(' ')}</p>
      </StockOf>
    </>
  );
}

function LevelTracks({ words, faction, player, isOwn, placeOn }: Shown): ReactNode {
  const { shipping, digging } = faction;
  return (
    <>
      {shipping.max > shipping.start && (
        <LevelTrack
          id={placeOn('track', 'shipping')}
          icon={<Icon name="shipping" />}
          name={words.name('shipping')}
          price={<Gains gains={shipping.cost} />}
          from={shipping.start}
          to={shipping.max}
          level={player.shipping}
          count={isOwn ? 'shipping' : null}
          step={(level) => (
            <>
              {level}
              <StepPoints points={level > player.shipping ? (shipping.points[level] ?? 0) : 0} />
            </>
          )}
        />
      )}
      {digging.max > 0 && (
        <LevelTrack
          id={placeOn('track', 'digging')}
          icon={<Icon name="spades" />}
          name={words.say('diggingShort')}
          price={<Gains gains={digging.cost} />}
          from={0}
          to={digging.max}
          level={player.digging}
          count={isOwn ? 'digging' : null}
          step={(level) => (
            <>
              <Gains gains={digging.spade[level]} />
              <StepPoints points={level > player.digging ? digging.points : 0} />
            </>
          )}
        />
      )}
    </>
  );
}

function StepPoints({ points }: { readonly points: number }): ReactNode {
  if (points === 0) return null;
  return (
    <small>
      {points}
      <Icon name="points" />
    </small>
  );
}
