/** What a place of the board is, in words. */
import { type Explanation, explanation, ownedPartsOf, type PlaceId, type Words } from '@guildhall/board-kit';
import { explainInBoth, explainSite, type PlaceRules, spotOf } from '../../terra/board/index.ts';
import { DISCIPLINES, FACTIONS, TERRAINS } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { type ExplainContext, NEUTRAL_FACTION, NONE, standingOn } from './atlas.ts';
import { explainAutoma } from './automa/explain.ts';
import { explainBoard, explainFaction, explainSet } from './explain-sets.ts';
import {
  effectOf,
  explainBonus,
  explainCompetency,
  explainInnovation,
  explainPalace,
  explainRound,
} from './explain-tiles.ts';

const POWER = 'rules.AOI-POWER';

const RULES: PlaceRules = {
  power: ['AOI-ACTION-ONCE', 'AOI-ACTION-POWER', 'AOI-ACTION-EFFECTS'],
  town: ['AOI-TOWN-FOUND', 'AOI-TOWN-TILE', 'AOI-TOWN-EFFECTS', 'AOI-SCIENCE-KEY'],
  track: {
    shipping: ['AOI-SHIPPING-ADVANCE', 'AOI-SHIPPING-COST', 'AOI-REACH'],
    terraforming: ['AOI-TERRAFORMING-ADVANCE', 'AOI-TERRAFORMING-COST', 'AOI-TERRAFORM-COST'],
  },
  good: ['AOI-CONVERT-RATES'],
  bowls: ['AOI-POWER-GAIN', 'AOI-POWER-SPEND', 'AOI-POWER-BURN', 'AOI-CONVERT-RATES'],
};

export function explain(context: ExplainContext, place: PlaceId): Explanation {
  const [sort, which, owner] = ownedPartsOf(place, context.seat);
  const { atlas, words, view } = context;
  const index = Number(which);
  switch (sort) {
    case 'hex':
      return explainHex(context, which);
    case 'river':
      return explainRiver(context, which);
    case 'site':
      return explainSite(context, index, atlas.site(index).name, [
        index < atlas.printedSites ? 'AOI-BRIDGE-SITE' : 'AOI-BRIDGE-OVER-LAND',
        'AOI-BRIDGE-OWN-END',
        'AOI-BRIDGE-LIMIT',
      ]);
    case 'science':
      return explainDiscipline(context, index);
    case 'scholar':
      return explainScholar(context, which);
    case 'book':
      return explanation(
        words.name(`${DISCIPLINES[index]}Books`),
        [words.say('bookText')],
        ['AOI-BOOK-CHOICE', 'AOI-BOOK-PAYMENT', 'AOI-CONVERT-RATES'],
      );
    case 'bookAction':
      return explainBookAction(context, index);
    case 'bonus':
      return explainBonus(context, index);
    case 'innovation':
      return explainInnovation(context, index);
    case 'competency':
      return explainCompetency(context, index);
    case 'palace':
      return explainPalace(context, index);
    case 'round':
      return explainRound(context, index);
    case 'final':
      return explanation(
        words.say('finalTitle'),
        [words.name(atlas.finalTiles[view.finalTile])],
        ['AOI-SCORE-FINAL', 'AOI-SETUP-FINAL-TILE'],
      );
    case 'neutral':
      return explanation(words.say('neutralFaction'), neutralLines(words, view), [
        'AOI-TWO-NEUTRAL',
        'AOI-TWO-AREA',
      ]);
    case 'special':
      return explainSpecial(context, owner, which);
    case 'set':
      return explainSet(context, index);
    case 'board':
      return explainBoard(context, TERRAINS[index]);
    case 'faction':
      return explainFaction(context, FACTIONS[index]);
    case 'automa':
    case 'automaCard':
    case 'automaDeck':
    case 'automaFaction':
      return explainAutoma(context, sort, index);
    default:
      return explainInBoth(context, place, POWER, RULES);
  }
}

function explainHex({ atlas, words, view, looks }: ExplainContext, name: string): Explanation {
  const hex = atlas.lands.findIndex((land) => land.name === name);
  const title = words.say('hex', { hex: name, terrain: TERRAINS[view.terrain[hex]] });
  const edge = atlas.isEdge.has(name) ? [words.say('edge')] : [];
  const stands = standingOn(view, hex);
  if (stands === null)
    return explanation(
      title,
      [words.say('hexFree'), ...edge],
      ['AOI-TERRAFORM-REACH', 'AOI-TERRAFORM-COST', 'AOI-BUILD-HOME'],
    );
  const { powerValue, annexPower } = atlas.tables;
  const isAnnexed = view.annexed[hex] === 1;
  const power = powerValue[stands.kind] + (isAnnexed ? annexPower : 0);
  const lines = [
    words.say(stands.isNeutral ? 'hexNeutral' : 'hexBuilding', {
      owner: looks[stands.seat].name,
      building: stands.kind,
      power,
    }),
    ...(isAnnexed ? [words.say('annexed')] : []),
    ...(view.inTown[hex] === 1 ? [words.say('inTown')] : []),
    ...edge,
  ];
  const rules = stands.isNeutral ? ['AOI-NEUTRAL-COUNTS', 'AOI-UPGRADE-NEUTRAL'] : ['AOI-UPGRADE-PATH'];
  return explanation(title, lines, [...rules, 'AOI-LEECH-OFFER', ...(isAnnexed ? ['AOI-ANNEX-VALUE'] : [])]);
}

function explainRiver({ words, view, looks, atlas }: ExplainContext, name: string): Explanation {
  const river = atlas.rivers.findIndex((hex) => hex.name === name);
  const founders = looks.filter((_, seat) => view.players[seat].riverTowns.includes(river));
  return explanation(
    words.say('river', { river: name }),
    [words.say('riverText'), ...founders.map(({ name: owner }) => words.say('riverTown', { owner }))],
    ['AOI-REACH', ...(founders.length > 0 ? ['AOI-TOWN-RIVER'] : [])],
  );
}

function explainDiscipline({ atlas, words, view, looks }: ExplainContext, index: number): Explanation {
  const { places, stepsForReturn, top, incomeLevel, income } = atlas.tables.science;
  const ranked = view.players
    .map((player, seat) => ({ owner: looks[seat].name, level: player.levels[index] }))
    .sort((a, b) => b.level - a.level);
  const free = places.filter((_, place) => view.scholarPlaces[index][place] === NONE);
  const first = view.topLevel[index];
  const paid = income[DISCIPLINES[index]];
  return explanation(
    words.name(DISCIPLINES[index]),
    [
      ranked.map(({ owner, level }) => `${owner} ${level}`).join(', '),
      free.length === 0
        ? words.say('noScholarPlace', { steps: stepsForReturn })
        : words.say('scholarPlaces', { places: free.join(', '), steps: stepsForReturn }),
      words.say('scienceIncome', {
        level: incomeLevel,
        coins: paid.coins,
        tools: paid.tools,
        power: paid.power,
        points: paid.points,
      }),
      ...(first === NONE || first === NEUTRAL_FACTION
        ? []
        : [words.say('topTaken', { owner: looks[first].name, level: top })]),
    ],
    [
      'AOI-SCIENCE-POWER',
      'AOI-SCIENCE-KEY',
      'AOI-SCIENCE-INCOME',
      'AOI-SCIENCE-TOP',
      'AOI-SCHOLAR-SEND',
      'AOI-END-SCIENCE',
    ],
  );
}

function explainScholar({ words }: ExplainContext, which: string): Explanation {
  const { track: discipline, steps } = spotOf(which);
  return explanation(
    words.say('scholarSpot', { discipline: DISCIPLINES[discipline], steps }),
    [],
    ['AOI-SCHOLAR-SEND', 'AOI-SCIENCE-POWER'],
  );
}

function explainSpecial(
  { atlas, words, view }: ExplainContext,
  owner: number | null,
  source: string,
): Explanation {
  const player = owner === null ? undefined : view.players[owner];
  const isMoles = source === 'molesBridge';
  const thing = player === undefined ? null : thingOf(player);
  return explanation(
    words.say('specialTitle', { source }),
    [...(thing === null ? [] : [thing]), words.say(isMoles ? 'molesBridgeText' : 'specialText')],
    isMoles ? ['AOI-MOLES', 'AOI-BRIDGE-OVER-LAND'] : ['AOI-SPECIAL-ONCE'],
  );

  /** What the thing does that the action belongs to. */
  function thingOf(owner: State['players'][number]): string | null {
    switch (source) {
      case 'faction':
        return owner.faction === NONE ? null : effectOf({ words, atlas }, FACTIONS[owner.faction]);
      case 'palace':
        return owner.palace === NONE ? null : words.name(atlas.palaces[owner.palace]);
      case 'roundBonus':
        return owner.bonus === NONE ? null : words.name(atlas.bonuses[owner.bonus]);
      case 'competency': {
        const acting = atlas.competencies.find((id) => atlas.tables.competencies[id].action !== null);
        return acting === undefined ? null : words.name(acting);
      }
      default:
        return Object.hasOwn(atlas.tables.innovations, source) ? effectOf({ words, atlas }, source) : null;
    }
  }
}

function explainBookAction({ atlas, words, view }: ExplainContext, space: number): Explanation {
  const at = view.bookActions.indexOf(space);
  const isUsed = at >= 0 && (view.bookUsed & (1 << at)) !== 0;
  return explanation(
    words.name(atlas.bookActions[space]),
    [words.say(isUsed ? 'usedThisRound' : 'bookActionText')],
    ['AOI-ACTION-ONCE', 'AOI-ACTION-BOOKS', 'AOI-BOOK-PAYMENT', 'AOI-ACTION-EFFECTS'],
  );
}

/** The levels of the neutral faction of two players, and its area, which everybody learns in the last round. */
export function neutralLines(words: Words, view: State): readonly string[] {
  return [
    DISCIPLINES.map((one, index) => `${words.name(one)} ${view.neutralLevels[index]}`).join(', '),
    view.neutralArea < 0
      ? words.say('areaUnknown')
      : words.say('neutralArea', { buildings: view.neutralArea }),
  ];
}
