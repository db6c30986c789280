/** What a place of the board is, in words. */
import { type Explanation, explanation, ownedPartsOf, type PlaceId } from '@guildhall/board-kit';
import {
  explainCard,
  explainCopies,
  explainInBoth,
  explainSite,
  type PlaceRules,
  spotOf,
  takenBy,
} from '../../terra/board/index.ts';
import { BUILDINGS, CULTS, FACTIONS, type FactionId, TERRAINS } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { abilityLines, strongholdOf } from './abilities.ts';
import { type ExplainContext, hasFavour, holderOf, NONE, ownerOf } from './atlas.ts';

const RULES: PlaceRules = {
  power: ['TM-ACTION-ONCE', 'TM-ACTION-POWER'],
  town: ['TM-TOWN-FOUND', 'TM-TOWN-TILE', 'TM-TOWN-KEY'],
  track: { shipping: ['TM-SHIPPING-ADVANCE'], digging: ['TM-DIGGING-ADVANCE'] },
  good: ['TM-CONVERT-RATES'],
  bowls: ['TM-POWER-GAIN', 'TM-POWER-SPEND', 'TM-CONVERT-RATES'],
};

export function explain(context: ExplainContext, place: PlaceId): Explanation {
  const [sort, which, owner] = ownedPartsOf(place, context.seat);
  const { atlas, words } = context;
  const index = Number(which);
  switch (sort) {
    case 'hex':
      return explainHex(context, which);
    case 'river':
      return explanation(
        words.say('river', { river: which }),
        [words.say('riverText')],
        ['TM-ADJACENT-INDIRECT'],
      );
    case 'site':
      return explainSite(context, index, atlas.sites[index].name, ['TM-BRIDGE-SITE', 'TM-BRIDGE-OWN-END']);
    case 'cult':
      return explainCult(context, index);
    case 'priest':
      return explainPriest(context, which);
    case 'card':
      return explainBonusCard(context, index);
    case 'favour':
      return explainFavour(context, index);
    case 'scoring':
      return explanation(
        words.say('scoringTitle', { round: index }),
        [words.name(atlas.scoring[context.view.scoring[index - 1]])],
        ['TM-BUILD-SCORING', 'TM-ROUND-CULT-REWARDS'],
      );
    case 'special':
      return explainSpecial(context, owner, which);
    case 'faction':
      return explainFaction(context, FACTIONS[index]);
    default:
      return explainInBoth(context, place, 'rules.TM-POWER', RULES);
  }
}

function explainHex({ atlas, words, view, looks }: ExplainContext, name: string): Explanation {
  const hex = atlas.lands.findIndex((land) => land.name === name);
  const title = words.say('hex', { hex: name, terrain: TERRAINS[view.terrain[hex]] });
  const building = view.buildings[hex];
  if (building === NONE)
    return explanation(title, [words.say('hexFree')], ['TM-TRANSFORM-REACH', 'TM-BUILD-HOME']);
  const kind = BUILDINGS[building % BUILDINGS.length];
  const { name: owner } = looks[ownerOf(building, BUILDINGS.length)];
  const lines = [
    words.say('hexBuilding', { owner, building: kind, power: atlas.tables.powerValue[kind] }),
    ...(view.inTown[hex] === 1 ? [words.say('inTown')] : []),
  ];
  return explanation(title, lines, ['TM-UPGRADE-PATH', 'TM-LEECH-OFFER']);
}

function explainCult({ atlas, words, view, looks }: ExplainContext, cult: number): Explanation {
  const ranked = view.players
    .map((player, seat) => ({ owner: looks[seat].name, space: player.cults[cult] ?? 0 }))
    .filter(({ space }) => space > 0)
    .sort((a, b) => b.space - a.space);
  const free = atlas.tables.cults.places.filter((_, place) => view.cultPlaces[cult][place] === NONE);
  const lines = [
    ranked.map(({ owner, space }) => `${owner} ${space}`).join(', '),
    free.length === 0 ? words.say('noPriestPlace') : words.say('priestPlaces', { places: free.join(', ') }),
  ];
  return explanation(
    words.name(CULTS[cult]),
    lines.filter((line) => line !== ''),
    ['TM-CULT-POWER', 'TM-CULT-TOP', 'TM-PRIEST-SEND'],
  );
}

function explainBonusCard(context: ExplainContext, card: number): Explanation {
  const { atlas, view } = context;
  const at = view.cards.indexOf(card);
  const coins = at < 0 ? 0 : view.cardCoins[at];
  return explainCard(
    context,
    { name: atlas.cards[card], holder: holderOf(view, card), coins, coinsKey: 'coinsOnCard' },
    ['TM-PASS-CARD', 'TM-PASS-POINTS'],
  );
}

function explainFavour(context: ExplainContext, tile: number): Explanation {
  const { atlas, view } = context;
  const holders = view.players.flatMap(({ favours }, seat) => (hasFavour(favours, tile) ? [seat] : []));
  return explainCopies(
    context,
    { name: atlas.favours[tile], lines: [], holders, copies: view.favourTiles[tile] },
    ['TM-FAVOUR-EFFECTS', 'TM-FAVOUR-ONE-OF-A-KIND'],
  );
}

function explainPriest({ words }: ExplainContext, which: string): Explanation {
  const { track: cult, steps } = spotOf(which);
  return explanation(
    words.say('priestSpot', { cult: CULTS[cult], steps }),
    [],
    ['TM-PRIEST-SEND', 'TM-PRIEST-STAYS'],
  );
}

function explainSpecial(
  { atlas, words, view }: ExplainContext,
  owner: number | null,
  source: string,
): Explanation {
  const player = owner === null ? undefined : view.players[owner];
  const lines = player === undefined || player.faction === NONE ? [] : linesOf(player);
  return explanation(
    words.say('specialTitle', { source }),
    [...lines, words.say('specialText')],
    ['TM-SPECIAL-ONCE'],
  );

  function linesOf({ faction, card, favours }: State['players'][number]): readonly string[] {
    const table = atlas.tables.factions[FACTIONS[faction]];
    if (source === 'card') return card === NONE ? [] : [words.name(atlas.cards[card])];
    if (source === 'stronghold') return strongholdOf(words, table).lines;
    if (source === 'bridge') return [words.say('ability.bridge', { workers: table.bridgeWorkers })];
    return atlas.favours
      .filter((id, tile) => hasFavour(favours, tile) && atlas.tables.favourTiles[id].cultSteps > 0)
      .map((id) => words.name(id));
  }
}

function explainFaction(context: ExplainContext, id: FactionId): Explanation {
  const { atlas, words, view } = context;
  const faction = atlas.tables.factions[id];
  const { terrain, start } = faction;
  const { coins, workers, priests, bowls } = start;
  const cults = CULTS.filter((cult) => start.cults[cult] > 0).map(
    (cult) => `${words.name(cult)} ${start.cults[cult]}`,
  );
  const rule = `TM-${id.replaceAll(/[A-Z]/g, (letter) => `-${letter}`).toUpperCase()}`;
  // One player has a colour, whichever side of its board.
  const owner = view.players.findIndex(
    (player) =>
      player.faction !== NONE && atlas.tables.factions[FACTIONS[player.faction]].terrain === terrain,
  );
  const opened = strongholdOf(words, faction).lines.join(' ');
  return explanation(
    words.say('factionTitle', { faction: id, terrain }),
    [...abilityLines(words, faction), ...(opened === '' ? [] : [`${words.name('stronghold')}: ${opened}`])],
    [rule, `${rule}-STRONGHOLD`],
    {
      drawn: [
        words.say('factionStart', { coins, workers, priests, bowls: bowls.join('/') }),
        ...(cults.length === 0 ? [] : [cults.join(', ')]),
      ],
      ...(owner < 0 ? {} : takenBy({ ...context, seat: null }, [owner], 0)),
    },
  );
}
