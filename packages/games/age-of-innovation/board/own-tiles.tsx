/** What lies before a player: round bonus, competencies, innovations, towns. What is done once a round is a button. */
import { Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { HeldTile, Octagon } from '../../terra/board/index.ts';
import {
  BUILDINGS,
  FACTIONS,
  type OnceARound,
  OWN_BUILDINGS,
  type SpaceEffect,
  USED,
} from '../data/index.ts';
import { hasCompetency, NONE, ownedBy } from './atlas.ts';
import {
  BonusFace,
  CompetencyFace,
  InnovationFace,
  Num,
  PalaceFace,
  SpaceEffectFace,
  TownFace,
} from './faces.tsx';
import { GameIcon } from './icons.tsx';
import type { Shown } from './seat-board.tsx';

const PALACE = OWN_BUILDINGS.indexOf('palace');

interface ActingTileProps {
  readonly shown: Shown;
  /** The special action that belongs to it; null: none. */
  readonly source: OnceARound | null;
  readonly place: string;
  readonly tone: string;
  readonly children: ReactNode;
}

/** A tile of one's own: where it has an action, the tile is the button for it. */
function ActingTile({ shown, source, place, tone, children }: ActingTileProps): ReactNode {
  const { player, placeOn } = shown;
  return (
    <HeldTile
      id={source === null ? place : placeOn('special', source)}
      tone={tone}
      isUsed={source !== null && (player.used & USED[source]) !== 0}
    >
      {children}
    </HeldTile>
  );
}

export function OwnTiles(shown: Shown): ReactNode {
  const { atlas, player, placeOn } = shown;
  const { factions, roundBonuses, competencies, townTiles } = atlas.tables;
  const faction = factions[FACTIONS[player.faction]];
  const bonus = player.bonus === NONE ? null : roundBonuses[atlas.bonuses[player.bonus]];
  const held = atlas.competencies.flatMap((id, tile) =>
    hasCompetency(player, tile) ? [{ tile, table: competencies[id] }] : [],
  );
  const acting = held.find(({ table }) => table.action !== null)?.tile;
  return (
    <>
      {faction.action !== null && <FactionAction shown={shown} effect={faction.action} />}
      {faction.bridgeTools > 0 && (
        <Octagon
          id={placeOn('special', 'molesBridge')}
          isUsed={false}
          price={<Num count={faction.bridgeTools} icon="tools" />}
          tone="own"
        >
          <GameIcon name="bridges" />
        </Octagon>
      )}
      {bonus !== null && (
        <ActingTile
          shown={shown}
          source={bonus.action === null ? null : 'roundBonus'}
          place={`bonus:${player.bonus}`}
          tone="card"
        >
          <BonusFace bonus={bonus} />
        </ActingTile>
      )}
      {held.map(({ tile, table }) => (
        <ActingTile
          key={tile}
          shown={shown}
          source={tile === acting ? 'competency' : null}
          place={`competency:${tile}`}
          tone="science"
        >
          <CompetencyFace tile={table} />
        </ActingTile>
      ))}
      <Innovations {...shown} />
      {player.towns.map((tile, at) => (
        <HeldTile key={`town ${at}`} id={`town:${tile}`} tone="town">
          <TownFace tile={townTiles[atlas.towns[tile]]} />
        </HeldTile>
      ))}
    </>
  );
}

function FactionAction({
  shown,
  effect,
}: {
  readonly shown: Shown;
  readonly effect: SpaceEffect;
}): ReactNode {
  const { player, placeOn } = shown;
  return (
    <Octagon
      id={placeOn('special', 'faction')}
      isUsed={(player.used & USED.faction) !== 0}
      price={null}
      tone="own"
    >
      <SpaceEffectFace effect={effect} />
    </Octagon>
  );
}

/** The slots for innovations: what is in them, and what the next ones cost more. */
function Innovations(shown: Shown): ReactNode {
  const { atlas, words, player, board } = shown;
  const { most, coinsWithoutPalace } = atlas.tables.innovationDisplay;
  const coins = ownedBy(player, PALACE) > 0 ? 0 : coinsWithoutPalace;
  return Array.from({ length: most }, (_, slot) => {
    const innovation = player.innovations[slot];
    if (innovation !== undefined) {
      const id = atlas.innovations[innovation];
      const source = id === 'deusExMachina' || id === 'professors' ? id : null;
      return (
        <ActingTile
          key={`innovation ${slot}`}
          shown={shown}
          source={atlas.tables.innovations[id].action === null ? null : source}
          place={`innovation:${innovation}`}
          tone="innovation"
        >
          <InnovationFace tile={atlas.tables.innovations[id]} />
        </ActingTile>
      );
    }
    const books = board.innovationBooks[slot];
    return (
      <span key={`innovation ${slot}`} className="tile aoi-slot">
        <GameIcon name="innovations" />
        <span className="tile-line">
          {books > 0 && <Num count={`+${books}`} icon="books" />}
          {coins > 0 && <Num count={`+${coins}`} icon="coins" />}
        </span>
        <span className="kit-hidden">{words.say('innovationSlot', { books, coins })}</span>
      </span>
    );
  });
}

/** The tile of the palace with its words; in a draft it is known before it is built. */
export function PalaceTile(shown: Shown): ReactNode {
  const { atlas, words, player, placeOn } = shown;
  if (player.palace === NONE) return <p className="pb-great-words">{words.say('palaceText')}</p>;
  const id = atlas.palaces[player.palace];
  const palace = atlas.tables.palaces[id];
  const isBuilt = player.built[PALACE] > 0;
  const hasAction = isBuilt && palace.action !== null;
  return (
    <>
      <Place
        id={hasAction ? placeOn('special', 'palace') : `palace:${player.palace}`}
        className={`tile aoi-own-palace ${isBuilt ? '' : 'tile-held'}`}
      >
        <PalaceFace palace={palace} />
        {hasAction && (player.used & USED.palace) !== 0 && <span className="tile-used" />}
      </Place>
      <p className="pb-great-words">{words.name(id)}</p>
    </>
  );
}

/** What is used of scholars and bridges, what is at hand of keys and annexes, and the neutral buildings. */
export function Pieces({ atlas, words, player, bridgesBuilt }: Shown): ReactNode {
  const { pieces } = atlas.tables;
  const used = player.scholars + player.scholarsSent;
  const chips = [
    {
      icon: 'scholars',
      count: `${used}/${pieces.scholars}`,
      label: words.say('scholarsUsed', { used, pieces: pieces.scholars }),
    },
    {
      icon: 'bridges',
      count: `${bridgesBuilt}/${pieces.bridges}`,
      label: words.say('bridgesBuilt', { built: bridgesBuilt, pieces: pieces.bridges }),
    },
    ...(player.keys > 0 ? [{ icon: 'keys', count: player.keys, label: words.name('keys') } as const] : []),
    ...(player.annexes > 0
      ? [{ icon: 'annexes', count: player.annexes, label: words.name('annexes') } as const]
      : []),
    ...BUILDINGS.flatMap((kind, index) =>
      player.neutral[index] > 0
        ? [{ icon: kind, count: player.neutral[index], label: words.say('neutralOf', { building: kind }) }]
        : [],
    ),
  ] as const;
  return chips.map(({ icon, count, label }, at) => (
    <span key={`${icon} ${at}`} className="pb-chip">
      <Num count={count} icon={icon} />
      <span className="kit-hidden">{label}</span>
    </span>
  ));
}
