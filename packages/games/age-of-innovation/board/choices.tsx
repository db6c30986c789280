/** What is chosen from a dialog: which things there are, and how each of them looks. */
import { type Offer, type PlaceId, partsOf, type TileProps } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { chosenAmong, type Drawn, FaceLine, ShownTile, townsInPlay } from '../../terra/board/index.ts';
import { type ActionSpaceTable, AUTOMA_FACTIONS, DISCIPLINES, FACTIONS, TERRAINS } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, factionsOnCard, NONE, palacesInPlay, partsOfSet, slotOf } from './atlas.ts';
import { AutomaCard, Doings } from './automa/cards.tsx';
import {
  BonusFace,
  BookPrice,
  CompetencyFace,
  InnovationFace,
  Num,
  PalaceFace,
  ScienceBonusFace,
  ScoresFace,
  SpaceEffectFace,
  TownFace,
} from './faces.tsx';
import { SetTile } from './sets.tsx';

export function choicesAmong(
  atlas: Atlas,
  view: State,
  offers: readonly Offer<Action>[],
): readonly PlaceId[] | null {
  // In the last round nobody takes a bonus.
  if (offers.some(({ action }) => action.kind === 'pass' && action.bonus === null)) return null;
  return chosenAmong(offers, (kind) => placesFor(atlas, view, kind));
}

function placesFor(atlas: Atlas, view: State, kind: Action['kind']): readonly PlaceId[] | null {
  switch (kind) {
    case 'set':
      return [...view.offeredBoards, ...view.players.map(({ home }) => home)]
        .filter((board) => board !== NONE)
        .map((board) => `set:${board}`);
    case 'board': {
      // Alone the home terrain of the Automa may be chosen too: any but the player's own.
      const homes = [...TERRAINS.keys()].filter((board) => board !== view.players[0].home);
      return (view.offeredBoards.length === 0 ? homes : view.offeredBoards).map((board) => `board:${board}`);
    }
    case 'faction':
      return view.offeredFactions.map((faction) => `faction:${faction}`);
    case 'competency':
      return competenciesByRow(atlas, view).map((tile) => `competency:${tile}`);
    case 'innovate':
      return view.innovations.filter((one) => one !== NONE).map((one) => `innovation:${one}`);
    case 'palace':
      return palacesInPlay(view).map((palace) => `palace:${palace}`);
    case 'town':
      return townsInPlay(view).map((tile) => `town:${tile}`);
    case 'bonus':
    case 'pass':
      return view.bonuses.map((bonus) => `bonus:${bonus}`);
    default:
      return null;
  }
}

/** As they lie on the board: rows from the top, the disciplines side by side. */
function competenciesByRow(atlas: Atlas, view: State): readonly number[] {
  const rows = atlas.tables.competencyRows.length;
  return Array.from({ length: rows }, (_, row) =>
    DISCIPLINES.map((_discipline, column) => view.competencySlots[column * rows + row]),
  ).flat();
}

/** A player board is a planning board with a faction: in a draft the first of them says nothing without the other. */
export function decidesBoard(view: State, seat: number, { kind }: Action): boolean {
  const { home, faction } = view.players[seat];
  return (
    kind === 'set' ||
    (kind === 'board' && home === NONE && faction !== NONE) ||
    (kind === 'faction' && home !== NONE)
  );
}

export function Tile({ atlas, view, place, words }: TileProps<State, Action> & Drawn<Atlas>): ReactNode {
  const [sort, which] = partsOf(place);
  const index = Number(which);
  const { roundBonuses, competencies, innovations, palaces, townTiles } = atlas.tables;
  const { powerActions, bookActions, roundTiles, finalTiles } = atlas.tables;
  switch (sort) {
    case 'bonus':
      return (
        <ShownTile tone="card">
          <BonusFace bonus={roundBonuses[atlas.bonuses[index]]} />
        </ShownTile>
      );
    case 'competency':
      return (
        <ShownTile tone={DISCIPLINES[slotOf(atlas, view, index).column]}>
          <CompetencyFace tile={competencies[atlas.competencies[index]]} />
        </ShownTile>
      );
    case 'innovation': {
      const at = view.innovations.indexOf(index);
      return (
        <ShownTile tone="innovation">
          {at >= 0 && (
            <span className="aoi-book-price">
              <BookPrice price={atlas.innovationPrices[at]} />
            </span>
          )}
          <InnovationFace tile={innovations[atlas.innovations[index]]} />
        </ShownTile>
      );
    }
    case 'palace':
      return (
        <ShownTile tone={null}>
          <PalaceFace palace={palaces[atlas.palaces[index]]} />
        </ShownTile>
      );
    case 'town':
      return (
        <ShownTile tone="town">
          <TownFace tile={townTiles[atlas.towns[index]]} />
        </ShownTile>
      );
    case 'power':
      return <ActionTile icon="power" space={powerActions[atlas.powers[index]]} />;
    case 'bookAction':
      return <ActionTile icon="books" space={bookActions[atlas.bookActions[index]]} />;
    case 'round': {
      const tile = roundTiles[atlas.roundTiles[view.roundTiles[index - 1]]];
      return (
        <ShownTile tone="card">
          <FaceLine>
            <ScoresFace tile={tile} />
          </FaceLine>
          <FaceLine>
            <ScienceBonusFace tile={tile} />
          </FaceLine>
        </ShownTile>
      );
    }
    case 'final':
      return (
        <ShownTile tone="card">
          <FaceLine>
            <ScoresFace tile={finalTiles[atlas.finalTiles[view.finalTile]]} />
          </FaceLine>
        </ShownTile>
      );
    case 'set': {
      return <SetTile atlas={atlas} board={index} {...partsOfSet(view, index)} />;
    }
    case 'board':
      return (
        <SetTile
          atlas={atlas}
          board={index}
          faction={null}
          bonus={null}
          others={factionsOnCard(atlas, view, index).map((faction) => (
            <b key={faction}>{words.name(FACTIONS[faction])}</b>
          ))}
        />
      );
    case 'automaCard':
      return (
        <ShownTile tone="card">
          <AutomaCard
            id={atlas.automa.cards[index]}
            card={atlas.tables.automaCards[atlas.automa.cards[index]]}
            words={words}
          />
        </ShownTile>
      );
    case 'automaFaction':
      return (
        <ShownTile tone="card">
          <Doings doings={atlas.tables.automaFactions[AUTOMA_FACTIONS[index]].actions} words={words} />
        </ShownTile>
      );
    case 'faction':
      return <SetTile atlas={atlas} board={null} faction={index} bonus={null} />;
    default:
      return null;
  }
}

interface ActionTileProps {
  readonly icon: 'power' | 'books';
  readonly space: ActionSpaceTable;
}

function ActionTile({ icon, space: { cost, deed: effect } }: ActionTileProps): ReactNode {
  return (
    <ShownTile tone="card">
      <FaceLine>
        <Num count={cost} icon={icon} />
        <span>→</span>
        <SpaceEffectFace effect={effect} />
      </FaceLine>
    </ShownTile>
  );
}
