/** The places to choose among when the question is which card, tile or the like. */
import type { Offer, PlaceId } from '@guildhall/board-kit';
import { ACTIONS, REGIONS, SPECIALISTS, TYPES } from '../data/index.ts';
import type { Action, Obligation, State } from '../rules/index.ts';
import { ANY, type Atlas, bits, eraOf, NONE, openChoice, tileOf } from './atlas.ts';
import { placesOf } from './places.ts';

export function choicesOf(
  atlas: Atlas,
  view: State,
  seat: number,
  offers: readonly Offer<Action>[],
): readonly PlaceId[] | null {
  const owed = openChoice(view);
  if (owed === null || owed.seat !== seat) return null;
  const all = candidatesOf(atlas, view, owed);
  if (all === null) return null;
  const offered = new Set(offers.flatMap(({ action }) => placesOf(atlas, action).slice(0, 1)));
  if (offered.size === 0) return null;
  // What can be taken stands first, the rest in its order behind it.
  return [...all.filter((place) => offered.has(place)), ...all.filter((place) => !offered.has(place))];
}

function candidatesOf(atlas: Atlas, view: State, owed: Obligation): readonly PlaceId[] | null {
  const player = view.players[owed.seat];
  const card = (number: number): PlaceId => `card:${atlas.cards[number].id}`;
  switch (owed.kind) {
    case 'act':
      return ofAction(atlas, view, owed.actions);
    case 'chain':
      if (owed.from === 'inventions') return player.inventions.map(card);
      if (owed.from === 'tokens') return atlas.tokens.map(({ id }) => `token:${id}`);
      return null;
    case 'drawIdea':
      return [...view.ideas, ...(view.top === NONE ? [] : [view.top])].map(card);
    case 'progress':
      return progressTiles(atlas, view, owed.seat);
    case 'shareTile':
      return [...view.regions[owed.region].wealth.map((tile) => `wealth:${atlas.wealth[tile].id}`), 'joker'];
    case 'train':
      return SPECIALISTS.map((specialist) => `specialist:${specialist}`);
    case 'eraSpace':
      return atlas.tables.eraTrack[eraOf(atlas, view, owed.seat)].map((_, space) => `eraSpace:${space + 1}`);
    default:
      return null;
  }
}

/** Ideas in the regions for those who invent, milestones for those who have a Eureka; the other actions are on the map. */
function ofAction(atlas: Atlas, view: State, mask: number): readonly PlaceId[] | null {
  const asked = bits(mask).map((action) => ACTIONS[action]);
  if (asked.length !== 1) return null;
  const [action] = asked;
  if (action === 'invent')
    return view.regions.flatMap(({ card, presenter, invented }, region) =>
      card === NONE || presenter === NONE || invented ? [] : [`region:${REGIONS[region]}`],
    );
  if (action === 'eureka')
    return view.eureka.map((milestone) => `milestone:${atlas.milestones[milestone].id}`);
  return null;
}

/** The tiles of the type that an aspiration becomes; a joker becomes any. */
function progressTiles(atlas: Atlas, view: State, seat: number): readonly PlaceId[] {
  const aspired = view.players[seat].area.flatMap((code) => {
    const tile = tileOf(atlas, code);
    return tile.kind === 'aspiration' ? [tile.type] : [];
  });
  const [type] = aspired;
  return view.progress.flatMap((_, code) => {
    const tile = tileOf(atlas, code);
    if (tile.kind === 'aspiration') return [];
    return type === ANY || type === undefined || TYPES[type] === tile.kind ? [`supply:${tile.id}`] : [];
  });
}
