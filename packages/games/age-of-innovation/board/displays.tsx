/** The displays: innovations with their prices, competencies with what their slots give. */
import { type BoardProps, Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type Drawn, TileWithHolders } from '../../terra/board/index.ts';
import { DISCIPLINES } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, hasCompetency, NONE } from './atlas.ts';
import { BookPrice, CompetencyFace, InnovationFace, Num } from './faces.tsx';
import { Sign } from './signs.tsx';

type DisplayProps = BoardProps<State, Action> & Drawn<Atlas>;

/** A column for each discipline, the top pair above them across two columns each. */
export function Innovations(props: DisplayProps): ReactNode {
  const { atlas, view } = props;
  const columns = DISCIPLINES.length;
  const inRows = view.innovations.length - (view.innovations.length % columns);
  const rows = Array.from({ length: inRows / columns }, (_, row) => row).reverse();
  return (
    <div className="aoi-display">
      {view.innovations.slice(inRows).map((innovation, at) => (
        <div key={at} className="aoi-pair">
          <span className="aoi-price">
            <BookPrice price={atlas.innovationPrices[inRows + at]} />
          </span>
          <Innovation {...props} innovation={innovation} />
        </div>
      ))}
      {DISCIPLINES.map((discipline, column) => (
        <span key={discipline} className="aoi-price">
          <BookPrice price={atlas.innovationPrices[column]} />
        </span>
      ))}
      {rows.flatMap((row) =>
        DISCIPLINES.map((discipline, column) => (
          <Innovation
            key={`${row} ${discipline}`}
            {...props}
            innovation={view.innovations[row * columns + column]}
          />
        )),
      )}
    </div>
  );
}

function Innovation({ atlas, words, innovation }: DisplayProps & { readonly innovation: number }): ReactNode {
  if (innovation === NONE) return <span className="aoi-empty" />;
  return (
    <InnovationTile atlas={atlas} name={words.name(atlas.innovations[innovation])} innovation={innovation} />
  );
}

interface InnovationTileProps {
  readonly atlas: Atlas;
  readonly name: string;
  readonly innovation: number;
}

export function InnovationTile({ atlas, name, innovation }: InnovationTileProps): ReactNode {
  return (
    <Place id={`innovation:${innovation}`} className="kit-tile-face aoi-innovation">
      <span className="aoi-tile-name">{name}</span>
      <InnovationFace tile={atlas.tables.innovations[atlas.innovations[innovation]]} />
    </Place>
  );
}

export function Competencies({ atlas, looks, view }: DisplayProps): ReactNode {
  const { competencyRows, competencies } = atlas.tables;
  return (
    <div className="aoi-slots">
      <span />
      {DISCIPLINES.map((discipline) => (
        <span key={discipline} className="aoi-column-head">
          <Sign name={discipline} size={1.5} />
        </span>
      ))}
      {competencyRows.flatMap(({ steps, books }, row) => [
        <span key={row} className="aoi-row-head">
          <Num count={steps} sign="steps" />
          {books > 0 && <Num count={books} sign="books" />}
        </span>,
        ...DISCIPLINES.map((discipline, column) => {
          const tile = view.competencySlots[column * competencyRows.length + row];
          return (
            <TileWithHolders
              key={`${row} ${discipline}`}
              id={`competency:${tile}`}
              left={view.competencyTiles[tile]}
              holders={looks.filter((_, seat) => hasCompetency(view.players[seat], tile))}
            >
              <CompetencyFace tile={competencies[atlas.competencies[tile]]} />
            </TileWithHolders>
          );
        }),
      ])}
    </div>
  );
}
