/** A faction's board: resources, bowls, buildings still to build, tracks, tiles. And the same in one line. */
import { Icon, Place, type SeatProps, TerrainSign } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { Bowls, type Drawn, Holding, Levels, StockItem } from '../../terra/board/index.ts';
import { BUILDINGS, FACTIONS, type FactionTable, type Income, TERRAINS } from '../data/index.ts';
import type { Action, Player, State } from '../rules/index.ts';
import { type Atlas, hasFavour, NONE } from './atlas.ts';
import { CardFace, FavourFace, Gains, Num, TownFace } from './faces.tsx';

export type SeatBoardProps = SeatProps<State, Action> & Drawn<Atlas>;

function incomeAt({ view, of, rules }: SeatBoardProps): Income {
  const { coins = 0, workers = 0, priests = 0, power = 0 } = rules.income?.(view, of) ?? {};
  return { coins, workers, priests, power };
}

/** Resources with what the next income adds. */
function Holdings(props: SeatBoardProps): ReactNode {
  const { view, of, words } = props;
  const income = incomeAt(props);
  return (['coins', 'workers', 'priests'] as const).map((name) => (
    <Holding
      key={name}
      name={words.name(name)}
      icon={<Icon name={name} />}
      count={view.players[of][name]}
      income={income[name]}
      words={words}
    />
  ));
}

export function SeatLine(props: SeatBoardProps): ReactNode {
  const { view, of, words } = props;
  const player = view.players[of];
  return (
    <span className="kit-line">
      <Holdings {...props} />
      <Bowls of={player} income={incomeAt(props).power} words={words} />
    </span>
  );
}

export function SeatBoard(props: SeatBoardProps): ReactNode {
  const { atlas, view, of, seat, words } = props;
  const player = view.players[of];
  if (player.faction === NONE) return <p className="kit-no-faction">{words.say('noFaction')}</p>;
  const id = FACTIONS[player.faction];
  const faction = atlas.tables.factions[id];
  const isOwn = seat === of;
  return (
    <div className="kit-seat">
      <div className="kit-seat-row kit-seat-top">
        <Place id={`faction:${player.faction}`} className="kit-faction">
          <TerrainSign terrain={TERRAINS[player.home]} size={1.6} />
          <span>{words.name(id)}</span>
        </Place>
        <span className="kit-line">
          <Holdings {...props} />
        </span>
        <Place id={isOwn ? 'bowls' : `bowls@:${of}`} className="kit-bowls-place">
          <Bowls of={player} income={incomeAt(props).power} words={words} />
        </Place>
      </div>
      <Stock {...props} faction={faction} player={player} />
      <div className="kit-seat-row">
        <Levels
          id={isOwn ? 'track:shipping' : `track@${of}:shipping`}
          icon={<Icon name="shipping" size={1.5} />}
          from={faction.shipping.start}
          to={faction.shipping.max}
          level={player.shipping}
          price={<Gains gains={faction.shipping.cost} />}
        />
        <Levels
          id={isOwn ? 'track:digging' : `track@${of}:digging`}
          icon={<Icon name="digging" size={1.5} />}
          from={0}
          to={faction.digging.max}
          level={player.digging}
          price={<Gains gains={faction.digging.cost} />}
        />
        {player.keys > 0 && (
          <span className="kit-chip">
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

interface OfFaction extends SeatBoardProps {
  readonly faction: FactionTable;
  readonly player: Player;
}

function Stock({ atlas, looks, of, words, faction, player }: OfFaction): ReactNode {
  return (
    <ul className="kit-stock">
      {BUILDINGS.map((kind, index) => (
        <StockItem
          key={kind}
          shape={kind}
          look={looks[of]}
          name={words.name(kind)}
          built={player.built[index]}
          pieces={atlas.tables.pieces[kind]}
          price={<Gains gains={faction.cost[kind]} />}
          income={<Gains gains={faction.income[kind][player.built[index]]} sign="+" />}
          words={words}
        />
      ))}
    </ul>
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
      className={`kit-special ${(player.used & bit) === 0 ? '' : 'kit-used'}`}
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
    <div className="kit-seat-row kit-held-tiles">
      {card !== null && (
        <Place id={`card:${player.card}`} className="kit-tile-face kit-card">
          <CardFace card={atlas.tables.bonusCards[card]} />
        </Place>
      )}
      {favours.map((id) => (
        <Place key={id} id={`favour:${atlas.favours.indexOf(id)}`} className="kit-tile-face">
          <FavourFace tile={atlas.tables.favourTiles[id]} />
        </Place>
      ))}
      {player.towns.map((tile, at) => (
        <Place key={at} id={`town:${tile}`} className="kit-tile-face">
          <TownFace tile={atlas.tables.townTiles[atlas.towns[tile]]} />
        </Place>
      ))}
    </div>
  );
}
