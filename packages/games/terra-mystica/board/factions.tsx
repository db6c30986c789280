/** The factions to choose from. */
import { type BoardProps, Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type Drawn, TerrainSign } from '../../terra/board/index.ts';
import { CULTS, FACTIONS, TERRAINS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, NONE } from './atlas.ts';
import { Gains, Num } from './faces.tsx';

type FactionsProps = BoardProps<State, Action> & Drawn<Atlas>;

export function isChoosing(view: State): boolean {
  return view.players.some(({ faction }) => faction === NONE);
}

/** By terrain, in the order of the wheel: the two sides of each board stand together. */
export function factionsInOrder({ tables }: Atlas): readonly number[] {
  const terrainOf = (faction: number): number => TERRAINS.indexOf(tables.factions[FACTIONS[faction]].terrain);
  return FACTIONS.map((_, faction) => faction).sort((a, b) => terrainOf(a) - terrainOf(b));
}

export function Factions({ atlas, words }: FactionsProps): ReactNode {
  return (
    <div className="tm-factions">
      {factionsInOrder(atlas).map((faction) => (
        <Place key={faction} id={`faction:${faction}`} className="tm-faction">
          <TerrainSign terrain={atlas.tables.factions[FACTIONS[faction]].terrain} size={1.8} />
          <b>{words.name(FACTIONS[faction])}</b>
        </Place>
      ))}
    </div>
  );
}

interface FactionTileProps {
  readonly atlas: Atlas;
  readonly faction: number;
}

/** Its land, and what it begins with. */
export function FactionTile({ atlas, faction }: FactionTileProps): ReactNode {
  const { terrain, start } = atlas.tables.factions[FACTIONS[faction]];
  return (
    <span className="tm-faction-tile">
      <TerrainSign terrain={terrain} size={3.2} />
      <span className="tile-line">
        <Gains gains={{ coins: start.coins, workers: start.workers, priests: start.priests }} />
        <Num count={start.bowls.join('/')} icon="power" />
        {CULTS.map((cult) =>
          start.cults[cult] > 0 ? <Num key={cult} count={start.cults[cult]} icon={cult} /> : null,
        )}
        <Num count={start.points} icon="points" />
      </span>
    </span>
  );
}
