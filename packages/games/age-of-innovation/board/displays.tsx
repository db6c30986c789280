/** The displays in the columns of the disciplines: competencies with what their rows give, innovations with prices. */
import { type BoardProps, Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type Drawn, TileWithHolders } from '../../terra/board/index.ts';
import { DISCIPLINES } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, hasCompetency, NONE } from './atlas.ts';
import { BookPrice, CompetencyFace, InnovationFace, Num } from './faces.tsx';
import { GameIcon } from './icons.tsx';

type DisplayProps = BoardProps<State, Action> & Drawn<Atlas>;

export function Competencies({ atlas, looks, view }: DisplayProps): ReactNode {
  const { competencyRows, competencies } = atlas.tables;
  return (
    <div className="aoi-wall">
      {competencyRows.flatMap(({ steps, books }, row) => [
        <span key={row} className="aoi-row-head">
          <Num count={steps} icon="steps" />
          {books > 0 && <Num count={books} icon="books" />}
        </span>,
        ...DISCIPLINES.map((discipline, column) => {
          const tile = view.competencySlots[column * competencyRows.length + row];
          return (
            <TileWithHolders
              key={`${row} ${discipline}`}
              id={`competency:${tile}`}
              tone={discipline}
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

/** The top pair across two columns each, with prices of their own; below them the rows of the columns. */
export function Innovations({ atlas, view }: DisplayProps): ReactNode {
  const columns = DISCIPLINES.length;
  const inRows = view.innovations.length - (view.innovations.length % columns);
  const rows = Array.from({ length: inRows / columns }, (_, row) => row).reverse();
  const pair = view.innovations.slice(inRows);
  const { own, any } = atlas.tables.innovationDisplay.column;
  return (
    <div className="aoi-wall">
      {pair.length > 0 && (
        <span className="aoi-row-head">
          <GameIcon name="innovations" size={1.5} />
        </span>
      )}
      {pair.map((innovation, at) => (
        <InnovationPlace key={`pair ${at}`} atlas={atlas} innovation={innovation} tone={`pair-${at}`}>
          <span className="aoi-book-price">
            <BookPrice price={atlas.innovationPrices[inRows + at]} />
          </span>
        </InnovationPlace>
      ))}
      {rows.flatMap((row, at) => [
        <span key={row} className="aoi-row-head">
          {at === 0 && <Num count={`${own}+${any}`} icon="books" />}
        </span>,
        ...DISCIPLINES.map((discipline, column) => (
          <InnovationPlace
            key={`${row} ${discipline}`}
            atlas={atlas}
            innovation={view.innovations[row * columns + column]}
            tone={discipline}
          />
        )),
      ])}
    </div>
  );
}

interface InnovationPlaceProps {
  readonly atlas: Atlas;
  readonly innovation: number;
  readonly tone: string;
  /** Its price. */
  readonly children?: ReactNode;
}

function InnovationPlace({ atlas, innovation, tone, children }: InnovationPlaceProps): ReactNode {
  if (innovation === NONE) return <span className={`aoi-empty aoi-empty-${tone}`} />;
  return (
    <Place id={`innovation:${innovation}`} className={`tile tile-${tone}`}>
      {children}
      <InnovationFace tile={atlas.tables.innovations[atlas.innovations[innovation]]} />
    </Place>
  );
}
