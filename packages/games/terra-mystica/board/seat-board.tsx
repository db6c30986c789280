/** A faction's board: resources, bowls, buildings still to build, tracks, tiles. And the same in one line. */
import {
  BUILDING_PATHS,
  Icon,
  type IconName,
  Place,
  type SeatLook,
  type SeatProps,
  TerrainSign,
  type Words,
} from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { BUILDINGS, type Cost, FACTIONS, type FactionTable, type Income, TERRAINS } from '../data/index.ts';
import type { Action, Player, State } from '../rules/index.ts';
import { type Atlas, hasFavour, NONE } from './atlas.ts';
import { CardFace, FavourFace, Gains, Num, TownFace } from './faces.tsx';

export interface SeatBoardProps extends SeatProps<State, Action> {
  readonly atlas: Atlas;
  readonly looks: readonly SeatLook[];
}

interface Holding {
  readonly icon: IconName;
  readonly count: number;
  readonly income: number;
}

function holdingsOf({ view, of, rules }: SeatBoardProps): readonly Holding[] {
  const player = view.players[of];
  const income = incomeAt({ view, of, rules });
  return (['coins', 'workers', 'priests'] as const).map((icon) => ({
    icon,
    count: player[icon],
    income: income[icon],
  }));
}

function incomeAt({ view, of, rules }: Pick<SeatBoardProps, 'view' | 'of' | 'rules'>): Income {
  const { coins = 0, workers = 0, priests = 0, power = 0 } = rules.income?.(view, of) ?? {};
  return { coins, workers, priests, power };
}

/** Resources with what the next income adds. */
function Holdings(props: SeatBoardProps): ReactNode {
  const { words } = props;
  return holdingsOf(props).map(({ icon, count, income }) => (
    <span key={icon} className="tm-holding">
      <Icon name={icon} />
      <b>{count}</b>
      {income > 0 && <small>+{income}</small>}
      <span className="kit-hidden">{words.say('holding', { name: words.name(icon), count, income })}</span>
    </span>
  ));
}

function Bowls({ player, income, words }: { player: Player; income: number; words: Words }): ReactNode {
  const bowls = [
    ['I', player.bowl1],
    ['II', player.bowl2],
    ['III', player.bowl3],
  ] as const;
  return (
    <span className="tm-bowls">
      <Icon name="power" />
      {bowls.map(([name, tokens]) => (
        <span key={name} className="tm-bowl" data-bowl={name}>
          <small>{name}</small>
          <b>{tokens}</b>
        </span>
      ))}
      {income > 0 && <small>+{income}</small>}
      <span className="kit-hidden">{words.say('powerIncome', { power: income })}</span>
    </span>
  );
}

export function SeatLine(props: SeatBoardProps): ReactNode {
  const { view, of, words } = props;
  const player = view.players[of];
  return (
    <span className="tm-line">
      <Holdings {...props} />
      <Bowls player={player} income={incomeAt(props).power} words={words} />
    </span>
  );
}

export function SeatBoard(props: SeatBoardProps): ReactNode {
  const { atlas, view, of, seat, words } = props;
  const player = view.players[of];
  if (player.faction === NONE) return <p className="tm-no-faction">{words.say('noFaction')}</p>;
  const id = FACTIONS[player.faction];
  const faction = atlas.tables.factions[id];
  const isOwn = seat === of;
  return (
    <div className="tm-seat">
      <div className="tm-seat-row tm-seat-top">
        <Place id={`faction:${player.faction}`} className="tm-faction">
          <TerrainSign terrain={TERRAINS[player.home]} size={1.6} />
          <span>{words.name(id)}</span>
        </Place>
        <span className="tm-line">
          <Holdings {...props} />
        </span>
        <Place id={isOwn ? 'bowls' : `bowls@:${of}`} className="tm-bowls-place">
          <Bowls player={player} income={incomeAt(props).power} words={words} />
        </Place>
      </div>
      <Stock {...props} faction={faction} player={player} />
      <div className="tm-seat-row">
        <Track
          {...props}
          name="shipping"
          levels={steps(faction.shipping.start, faction.shipping.max)}
          level={player.shipping}
          cost={faction.shipping.cost}
        />
        <Track
          {...props}
          name="digging"
          levels={steps(0, faction.digging.max)}
          level={player.digging}
          cost={faction.digging.cost}
        />
        {player.keys > 0 && (
          <span className="tm-chip">
            <Num count={player.keys} icon="keys" />
            <span className="kit-hidden">{words.name('keys')}</span>
          </span>
        )}
        <Specials {...props} faction={faction} player={player} />
      </div>
      <Held atlas={atlas} player={player} />
    </div>
  );
}

function steps(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

interface OfFaction extends SeatBoardProps {
  readonly faction: FactionTable;
  readonly player: Player;
}

/** Buildings that are left, what the next one costs, and what income all of them bring. */
function Stock({ atlas, looks, of, words, faction, player }: OfFaction): ReactNode {
  return (
    <ul className="tm-stock">
      {BUILDINGS.map((kind, index) => {
        const built = player.built[index];
        const left = atlas.tables.pieces[kind] - built;
        return (
          <li key={kind} data-none={left === 0}>
            <svg viewBox="-24 -24 48 46" aria-hidden>
              <path d={BUILDING_PATHS[kind]} className="kit-building-halo" />
              <path
                d={BUILDING_PATHS[kind]}
                className="kit-building-body"
                style={{ fill: `var(${looks[of].fill})` }}
              />
            </svg>
            <span className="tm-stock-name">{words.name(kind)}</span>
            <span className="tm-stock-left">
              {words.say('builtOf', { built, pieces: atlas.tables.pieces[kind] })}
            </span>
            <span className="tm-stock-price">
              <Price cost={faction.cost[kind]} />
            </span>
            <span className="tm-stock-income">
              <Gains gains={faction.income[kind][built]} sign="+" />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Price({ cost }: { readonly cost: Cost }): ReactNode {
  return <Gains gains={cost} />;
}

interface TrackProps extends SeatBoardProps {
  readonly name: 'shipping' | 'digging';
  readonly levels: readonly number[];
  readonly level: number;
  readonly cost: Cost;
}

function Track({ name, levels, level, cost, seat, of }: TrackProps): ReactNode {
  if (levels.length < 2) return null;
  return (
    <Place id={seat === of ? `track:${name}` : `track@${of}:${name}`} className="tm-level">
      <Icon name={name} size={1.5} />
      {levels.map((step) => (
        <span key={step} className="tm-pip" data-reached={step <= level} data-here={step === level}>
          {step}
        </span>
      ))}
      {level < levels[levels.length - 1] && (
        <span className="tm-level-price">
          <Price cost={cost} />
        </span>
      )}
    </Place>
  );
}

/** Special actions a faction has, used ones crossed. Bits of `used`: card 1, favour 2, stronghold 4. */
function Specials({ atlas, seat, of, words, faction, player }: OfFaction): ReactNode {
  const card = player.card === NONE ? null : atlas.tables.bonusCards[atlas.cards[player.card]];
  const favour = atlas.favours.some(
    (id, tile) => hasFavour(player.favours, tile) && atlas.tables.favourTiles[id].cultSteps > 0,
  );
  const has = [
    { source: 'card', bit: 1, is: card !== null && (card.spades > 0 || card.cultSteps > 0) },
    { source: 'favour', bit: 2, is: favour },
    { source: 'stronghold', bit: 4, is: faction.stronghold.action !== null && player.built[3] > 0 },
    { source: 'bridge', bit: 0, is: faction.bridgeWorkers > 0 },
  ].filter(({ is }) => is);
  return has.map(({ source, bit }) => (
    <Place
      key={source}
      id={seat === of ? `special:${source}` : `special@${of}:${source}`}
      className={`tm-special ${(player.used & bit) === 0 ? '' : 'tm-used'}`}
    >
      {words.name(source)}
    </Place>
  ));
}

function Held({ atlas, player }: { readonly atlas: Atlas; readonly player: Player }): ReactNode {
  const card = player.card === NONE ? null : atlas.cards[player.card];
  const favours = atlas.favours.filter((_, tile) => hasFavour(player.favours, tile));
  if (card === null && favours.length === 0 && player.towns.length === 0) return null;
  return (
    <div className="tm-seat-row tm-held-tiles">
      {card !== null && (
        <Place id={`card:${player.card}`} className="tm-tile-face tm-card">
          <CardFace card={atlas.tables.bonusCards[card]} />
        </Place>
      )}
      {favours.map((id) => (
        <Place key={id} id={`favour:${atlas.favours.indexOf(id)}`} className="tm-tile-face">
          <FavourFace tile={atlas.tables.favourTiles[id]} />
        </Place>
      ))}
      {player.towns.map((tile, at) => (
        <Place key={at} id={`town:${tile}`} className="tm-tile-face">
          <TownFace tile={atlas.tables.townTiles[atlas.towns[tile]]} />
        </Place>
      ))}
    </div>
  );
}
