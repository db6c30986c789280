/** A player's planning board: resources, books, bowls, buildings still to build, tracks, tiles. And it in one line. */
import { Place, type SeatProps, TerrainSign } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { Bowls, type Drawn, FaceLine, Holding, Levels, StockItem } from '../../terra/board/index.ts';
import {
  BUILDINGS,
  DISCIPLINES,
  FACTIONS,
  OWN_BUILDINGS,
  type PlanningBoardTable,
  type SpaceEffect,
  TERRAINS,
} from '../data/index.ts';
import type { Action, Player, SpecialSource, State } from '../rules/index.ts';
import { type Atlas, hasCompetency, NONE, ownedBy } from './atlas.ts';
import { InnovationTile } from './displays.tsx';
import { BonusFace, CompetencyFace, Gains, Num, PalaceFace, SpaceEffectFace, TownFace } from './faces.tsx';
import { SHAPES, TERRAIN_LOOK } from './looks.ts';
import { Sign } from './signs.tsx';

export type SeatBoardProps = SeatProps<State, Action> & Drawn<Atlas>;

function incomeAt({ view, of, rules }: SeatBoardProps, name: string): number {
  return rules.income?.(view, of)[name] ?? 0;
}

/** Resources with what the next income adds. */
function Holdings(props: SeatBoardProps): ReactNode {
  const { view, of, words } = props;
  return (['coins', 'tools', 'scholars'] as const).map((name) => (
    <Holding
      key={name}
      name={words.name(name)}
      icon={<Sign name={name} />}
      count={view.players[of][name]}
      income={incomeAt(props, name)}
      words={words}
    />
  ));
}

/** Books by discipline, in one line. */
function BookLine(props: SeatBoardProps): ReactNode {
  const { view, of, words } = props;
  const income = incomeAt(props, 'books');
  return (
    <span className="kit-holding aoi-books">
      {DISCIPLINES.map((discipline, index) => (
        <span key={discipline} data-none={view.players[of].books[index] === 0 || undefined}>
          <Sign name={`${discipline}Books`} />
          <b>{view.players[of].books[index]}</b>
          <span className="kit-hidden">{`${words.name(`${discipline}Books`)}, `}</span>
        </span>
      ))}
      {income > 0 && <small>+{income}</small>}
    </span>
  );
}

export function SeatLine(props: SeatBoardProps): ReactNode {
  const { view, of, words } = props;
  return (
    <span className="kit-line">
      <Holdings {...props} />
      <BookLine {...props} />
      <Bowls of={view.players[of]} income={incomeAt(props, 'power')} words={words} />
    </span>
  );
}

/** A place of the own board, or the same on the board of another. */
function placeOn({ seat, of }: SeatBoardProps, sort: string, which: string): string {
  return seat === of ? `${sort}:${which}` : `${sort}@${of}:${which}`;
}

export function SeatBoard(props: SeatBoardProps): ReactNode {
  const { atlas, view, of, words } = props;
  const player = view.players[of];
  return (
    <div className="kit-seat">
      <div className="kit-seat-row">
        {player.home !== NONE && (
          <Place id={placeOn(props, 'board', String(player.home))} className="kit-faction">
            <TerrainSign terrain={TERRAIN_LOOK[TERRAINS[player.home]]} size={1.6} />
            <span>{words.name(TERRAINS[player.home])}</span>
          </Place>
        )}
        {player.faction !== NONE && (
          <Place id={placeOn(props, 'faction', String(player.faction))} className="kit-faction">
            <span>{words.name(FACTIONS[player.faction])}</span>
          </Place>
        )}
        {(player.faction === NONE || player.home === NONE) && (
          <p className="kit-no-faction">{words.say('noFaction')}</p>
        )}
      </div>
      {player.faction !== NONE && player.home !== NONE && (
        <Filled {...props} player={player} board={atlas.tables.boards[TERRAINS[player.home]]} />
      )}
      <Held {...props} player={player} />
    </div>
  );
}

interface OfPlayer extends SeatBoardProps {
  readonly player: Player;
}

interface OfBoard extends OfPlayer {
  readonly board: PlanningBoardTable;
}

/** What a player has who has chosen a board. */
function Filled(props: OfBoard): ReactNode {
  const { player, board, words, of, seat } = props;
  const { shipping, terraforming } = board;
  return (
    <>
      <div className="kit-seat-row">
        <span className="kit-line">
          <Holdings {...props} />
        </span>
        <BookPlaces {...props} />
        <Place id={seat === of ? 'bowls' : `bowls@:${of}`}>
          <Bowls of={player} income={incomeAt(props, 'power')} words={words} />
        </Place>
      </div>
      <Stock {...props} />
      <div className="kit-seat-row">
        <Levels
          id={placeOn(props, 'track', 'shipping')}
          icon={<Sign name="shipping" size={1.5} />}
          from={shipping.start}
          to={shipping.max}
          level={player.shipping}
          price={<Gains gains={shipping.cost} />}
        />
        <Levels
          id={placeOn(props, 'track', 'terraforming')}
          icon={<Sign name="terraforming" size={1.5} />}
          from={0}
          to={terraforming.max}
          level={player.terraforming}
          price={<Gains gains={terraforming.cost} />}
        />
        <span className="aoi-spade-price">
          <Num count="1" sign="spades" /> ={' '}
          <Num count={terraforming.tools[player.terraforming]} sign="tools" />
          <span className="kit-hidden">
            {words.say('spadePrice', { tools: terraforming.tools[player.terraforming] })}
          </span>
        </span>
        <Pieces {...props} />
        <Specials {...props} />
      </div>
      <InnovationSlots {...props} />
    </>
  );
}

/** Books, each colour a place of its own: taken, paid and sold there. */
function BookPlaces(props: OfPlayer): ReactNode {
  const { player, words } = props;
  const income = incomeAt(props, 'books');
  return (
    <span className="aoi-book-places">
      {DISCIPLINES.map((discipline, index) => (
        <Place key={discipline} id={placeOn(props, 'book', String(index))} className="aoi-book">
          <Sign name={`${discipline}Books`} size={1.5} />
          <b>{player.books[index]}</b>
        </Place>
      ))}
      {income > 0 && (
        <small>
          +{income}
          <span className="kit-hidden">{words.say('bookIncome', { books: income })}</span>
        </small>
      )}
    </span>
  );
}

function Stock({ atlas, looks, of, words, player, board }: OfBoard): ReactNode {
  return (
    <ul className="kit-stock">
      {OWN_BUILDINGS.map((kind, index) => (
        <StockItem
          key={kind}
          shape={SHAPES[kind]}
          look={looks[of]}
          name={words.name(kind)}
          built={player.built[index]}
          pieces={atlas.tables.pieces[kind]}
          price={
            kind === 'guild' ? (
              <>
                <Gains gains={{ tools: board.cost.guild.tools }} />
                <Num count={`${board.cost.guild.coins}/${board.guildCoinsBesideNeighbour}`} sign="coins" />
              </>
            ) : (
              <Gains gains={board.cost[kind]} />
            )
          }
          income={<Gains gains={board.income[kind][player.built[index]]} mark="+" />}
          words={words}
        />
      ))}
    </ul>
  );
}

/** What is left of scholars and bridges, what is at hand of keys and annexes, and the neutral buildings. */
function Pieces({ atlas, view, of, words, player }: OfPlayer): ReactNode {
  const { pieces } = atlas.tables;
  const bridges = view.bridges.filter((bridge) => (bridge & 7) === of).length;
  const neutral = BUILDINGS.filter((_, kind) => player.neutral[kind] > 0);
  const chips = [
    {
      sign: 'scholars',
      count: `${player.scholars + player.scholarsSent}/${pieces.scholars}`,
      told: words.say('scholarsUsed', {
        used: player.scholars + player.scholarsSent,
        pieces: pieces.scholars,
      }),
    },
    {
      sign: 'bridges',
      count: `${bridges}/${pieces.bridges}`,
      told: words.say('bridgesBuilt', { built: bridges, pieces: pieces.bridges }),
    },
    ...(player.keys > 0 ? [{ sign: 'keys', count: player.keys, told: words.name('keys') } as const] : []),
    ...(player.annexes > 0
      ? [{ sign: 'annexes', count: player.annexes, told: words.name('annexes') } as const]
      : []),
    ...neutral.map((kind) => ({
      sign: kind,
      count: player.neutral[BUILDINGS.indexOf(kind)],
      told: words.say('neutralOf', { building: kind }),
    })),
  ] as const;
  return chips.map(({ sign, count, told }, at) => (
    <span
      key={`${sign} ${at}`}
      className="kit-chip aoi-chip"
      data-neutral={at >= chips.length - neutral.length || undefined}
    >
      <Num count={count} sign={sign} />
      <span className="kit-hidden">{told}</span>
    </span>
  ));
}

interface Owned {
  readonly source: SpecialSource;
  /** Its bit of `used`; 0: as often as it can be paid. */
  readonly bit: number;
  readonly effect: SpaceEffect | null;
}

/** Special actions a player has. */
function specialsOf(atlas: Atlas, player: Player): readonly Owned[] {
  const { factions, palaces, innovations, competencies, roundBonuses } = atlas.tables;
  const faction = factions[FACTIONS[player.faction]];
  const hasPalace = player.built[OWN_BUILDINGS.indexOf('palace')] > 0 && player.palace !== NONE;
  const ofInnovation = (id: string): SpaceEffect | null =>
    player.innovations.includes(atlas.innovations.indexOf(id)) ? innovations[id].action : null;
  const acting = atlas.competencies.findIndex((id) => competencies[id].action !== null);
  const isActing = acting >= 0 && hasCompetency(player, acting);
  const owned: readonly Owned[] = [
    { source: 'faction', bit: 1, effect: faction.action },
    { source: 'palace', bit: 2, effect: hasPalace ? palaces[atlas.palaces[player.palace]].action : null },
    { source: 'deusExMachina', bit: 4, effect: ofInnovation('deusExMachina') },
    { source: 'professors', bit: 8, effect: ofInnovation('professors') },
    {
      source: 'competency',
      bit: 16,
      effect: isActing ? competencies[atlas.competencies[acting]].action : null,
    },
    {
      source: 'roundBonus',
      bit: 32,
      effect: player.bonus === NONE ? null : roundBonuses[atlas.bonuses[player.bonus]].action,
    },
  ];
  const has = owned.filter(({ effect }) => effect !== null);
  return faction.bridgeTools > 0 ? [...has, { source: 'molesBridge', bit: 0, effect: null }] : has;
}

/** Used ones are crossed. */
function Specials(props: OfPlayer): ReactNode {
  const { atlas, player, words } = props;
  return specialsOf(atlas, player).map(({ source, bit, effect }) => (
    <Place
      key={source}
      id={placeOn(props, 'special', source)}
      className={`kit-special aoi-special ${(player.used & bit) === 0 ? '' : 'kit-used'}`}
    >
      <span>{words.name(source)}</span>
      {effect !== null && (
        <FaceLine>
          <SpaceEffectFace effect={effect} />
        </FaceLine>
      )}
    </Place>
  ));
}

/** The slots for innovations: what is in them, and what the next ones cost more. */
function InnovationSlots({ atlas, words, player, board }: OfBoard): ReactNode {
  const { most, coinsWithoutPalace } = atlas.tables.innovationDisplay;
  const coins = ownedBy(player, OWN_BUILDINGS.indexOf('palace')) > 0 ? 0 : coinsWithoutPalace;
  return (
    <div className="aoi-innovation-slots">
      {Array.from({ length: most }, (_, slot) => {
        const innovation = player.innovations[slot];
        if (innovation !== undefined) {
          const name = words.name(atlas.innovations[innovation]);
          return <InnovationTile key={slot} atlas={atlas} name={name} innovation={innovation} />;
        }
        const books = board.innovationBooks[slot];
        return (
          <span key={slot} className="aoi-empty aoi-slot">
            <Sign name="innovations" />
            {books > 0 && <Num count={`+${books}`} sign="books" />}
            {coins > 0 && <Num count={`+${coins}`} sign="coins" />}
            <span className="kit-hidden">{words.say('innovationSlot', { books, coins })}</span>
          </span>
        );
      })}
    </div>
  );
}

function Held({ atlas, player }: OfPlayer): ReactNode {
  const { roundBonuses, palaces, competencies, townTiles } = atlas.tables;
  const held = atlas.competencies
    .map((id, tile) => ({ id, tile }))
    .filter(({ tile }) => hasCompetency(player, tile));
  if (player.bonus === NONE && player.palace === NONE && held.length + player.towns.length === 0) return null;
  return (
    <div className="kit-seat-row kit-held-tiles">
      {player.bonus !== NONE && (
        <Place id={`bonus:${player.bonus}`} className="kit-tile-face kit-card">
          <BonusFace bonus={roundBonuses[atlas.bonuses[player.bonus]]} />
        </Place>
      )}
      {player.palace !== NONE && (
        <Place id={`palace:${player.palace}`} className="kit-tile-face aoi-palace">
          <span className="aoi-number">{player.palace + 1}</span>
          <PalaceFace palace={palaces[atlas.palaces[player.palace]]} />
        </Place>
      )}
      {held.map(({ id, tile }) => (
        <Place key={id} id={`competency:${tile}`} className="kit-tile-face">
          <CompetencyFace tile={competencies[id]} />
        </Place>
      ))}
      {player.towns.map((tile, at) => (
        <Place key={at} id={`town:${tile}`} className="kit-tile-face">
          <TownFace tile={townTiles[atlas.towns[tile]]} />
        </Place>
      ))}
    </div>
  );
}
