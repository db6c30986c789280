/** Decisions among things of one kind, and those things large. */
import { type Offer, type PlaceId, partsOf } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { ACTIONS, GOODS, type Good, TECHNOLOGIES, type TechnologyId } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, NONE, openChoice, openChoices, tileNumber } from './atlas.ts';
import { Portrait, TileFace } from './faces.tsx';
import { GameIcon, type GameIconName, isGameIcon } from './icons.tsx';
import { DieIcon } from './pieces.tsx';
import { placesOf } from './places.ts';
import type { PartProps } from './props.ts';
import { technologyIcon } from './technologies.tsx';

/**
 * The places to choose among when nothing but one of them is asked for. Dice are taken from the wheel, and what an
 * action is spent on lies on the boards: these are chosen there.
 */
export function choicesOf(
  atlas: Atlas,
  view: State,
  seat: number,
  offers: readonly Offer<Action>[],
): readonly PlaceId[] | null {
  const open = openChoices(view).filter((owed) => owed.seat === seat);
  if (open.length !== 1) return null;
  const offered = (kind: Action['kind']): readonly PlaceId[] => [
    ...new Set(
      offers.flatMap(({ action }) => (action.kind === kind ? placesOf(atlas, action).slice(0, 1) : [])),
    ),
  ];
  const tile = (number: number): PlaceId => `tile:${atlas.tiles[number].id}`;
  const [owed] = open;
  switch (owed.kind) {
    case 'pick':
      return owed.tiles.map(tile);
    case 'bonuses':
      return owed.tiles.map(tile);
    case 'anyBonus':
      return offered('bonus');
    case 'building':
      return offered('building');
    case 'goods':
      return offered('gain');
    case 'identical':
      return offered('identical');
    case 'favour':
      return offered('favour');
    case 'joker':
    case 'dieAction':
      return offered('choose');
    case 'cheapTechnology':
      return (view.silver?.technologies ?? []).map((technology) => `technology:${TECHNOLOGIES[technology]}`);
    default:
      return null;
  }
}

function offeredTile(view: State): number {
  const place = openChoice(view, 'placeTile');
  return place === null ? view.kingTile : view.placeTiles[place.action];
}

export function ChoiceTile({ atlas, view, place, seat }: PartProps & { readonly place: PlaceId }): ReactNode {
  const [sort, which] = partsOf(place);
  switch (sort) {
    case 'tile':
      return <LargeTile atlas={atlas} tile={tileNumber(atlas, which)} />;
    case 'offered':
      return <LargeTile atlas={atlas} tile={offeredTile(view)} />;
    case 'bonus':
      return (
        <LargeTile atlas={atlas} tile={view.placeTiles[(ACTIONS as readonly string[]).indexOf(which)]} />
      );
    case 'kingTile':
      return <LargeTile atlas={atlas} tile={view.kingTile} />;
    case 'die':
      return (
        <span className="til-large til-card">
          <DieIcon good={which.slice(0, -1) as Good} face={Number(which.slice(-1)) - 1} />
        </span>
      );
    case 'action':
    case 'good':
      return <LargeIcon name={which as GameIconName} />;
    case 'technology':
    case 'row':
      return <LargeIcon name={technologyIcon(which as TechnologyId)} />;
    case 'fair':
      return <LargeIcon name="fair" />;
    case 'building':
      return <LargeBuilding atlas={atlas} view={view} seat={seat ?? 0} building={Number(which) - 1} />;
    default:
      return null;
  }
}

function LargeTile({ atlas, tile }: { readonly atlas: Atlas; readonly tile: number }): ReactNode {
  if (tile === NONE || tile === undefined) return null;
  return (
    <span className="til-large til-card">
      <TileFace tile={atlas.tiles[tile]} />
    </span>
  );
}

function LargeIcon({ name }: { readonly name: GameIconName }): ReactNode {
  return (
    <span className="til-large til-card" data-good={(GOODS as readonly string[]).includes(name) || undefined}>
      {isGameIcon(name) && <GameIcon name={name} size={3} />}
    </span>
  );
}

interface LargeBuildingProps {
  readonly atlas: Atlas;
  readonly view: State;
  readonly seat: number;
  readonly building: number;
}

/** The characters who live in a building. */
function LargeBuilding({ atlas, view, seat, building }: LargeBuildingProps): ReactNode {
  const floors = 3;
  const tiles = view.players[seat].rooms.slice(building * floors, building * floors + floors);
  return (
    <span className="til-large til-card">
      <GameIcon name="building" size={2} />
      <span className="til-parts">
        {tiles.map((tile) => {
          const about = tile === NONE ? undefined : atlas.tiles[tile];
          return about?.kind === 'character' ? (
            <svg key={tile} className="til-portrait kit-icon" viewBox="0 0 40 40" aria-hidden>
              <Portrait type={about.type} />
            </svg>
          ) : null;
        })}
      </span>
    </span>
  );
}
