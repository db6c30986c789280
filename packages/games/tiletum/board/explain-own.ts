/** What lies on a player's board, in words. */
import { type Explanation, explanation } from '@guildhall/board-kit';
import { ACTIONS, GOODS } from '../data/index.ts';
import {
  contractPillars,
  crestPrice,
  dieOf,
  type ExplainContext,
  isCompleted,
  isFilled,
  levelIn,
} from './atlas.ts';
import { crestBonus } from './describe.ts';

/** Places of a player's board. */
export const OWN_SORTS: ReadonlySet<string> = new Set([
  'good',
  'supply',
  'contractSpace',
  'store',
  'taken',
  'marker',
  'building',
  'room',
  'crest',
]);

export function explainOwn(context: ExplainContext, sort: string, which: string, owner: number): Explanation {
  const { atlas, words, view, looks } = context;
  const player = view.players[owner];
  const whose = words.say('boardOf', { owner: looks[owner].name });
  switch (sort) {
    case 'good': {
      if (which === 'silver')
        return explanation(
          words.name('silver'),
          [words.say('holds', { count: player.silver }), whose],
          ['TIL-SILVER-NO-GOOD'],
        );
      const good = (GOODS as readonly string[]).indexOf(which);
      return explanation(
        words.name(which),
        [
          words.say('holds', { count: player.goods[good] }),
          words.say(`goodFor.${which}`, { price: atlas.tables.goodPrice }),
          ...(player.favoured === good ? [words.say('favouredGood')] : []),
          whose,
        ],
        ['TIL-TASK-BUY'],
      );
    }
    case 'supply':
      return explanation(
        words.name(which),
        [words.say('holds', { count: supplyOf(context, which, owner) }), words.say(`supply.${which}`), whose],
        [SUPPLY_RULES[which]],
      );
    case 'contractSpace': {
      const hasPillar = Number(which) <= contractPillars(atlas, view);
      return explanation(
        words.say('contractSpaceTitle', { number: Number(which) }),
        [words.say(hasPillar ? 'contractSpacePillar' : 'contractSpacePlain'), whose],
        ['TIL-CONTRACT-PILLAR'],
      );
    }
    case 'store':
      return explanation(
        words.say('storehouse'),
        [words.say('storeText', { count: atlas.tables.pieces.storehouse }), whose],
        ['TIL-STORE-FULL', 'TIL-STORE-KEEPS'],
      );
    case 'taken': {
      const dice = player.dice.map((die) => {
        const { good, face } = dieOf(die);
        return words.say('dieTitle', { good, value: face + 1 });
      });
      return explanation(
        words.say('diceTaken'),
        [dice.length === 0 ? words.say('noDieYet') : dice.join(', '), whose],
        ['TIL-TURN-STEPS'],
      );
    }
    case 'marker': {
      const marker = player.markers[(ACTIONS as readonly string[]).indexOf(which)] ?? 0;
      const points = marker > 0 && levelIn(view, owner, 'character') >= 2 ? marker + 1 : marker;
      return explanation(
        words.say('markerTitle', { action: which }),
        [points === 0 ? words.say('markerNone') : words.say('markerText', { points }), whose],
        ['TIL-BUILDING-COMPLETED'],
      );
    }
    default:
      return explainBuilding(context, sort, which, owner, whose);
  }
}

const SUPPLY_RULES: Readonly<Record<string, string>> = {
  houses: 'TIL-HOUSE-SUPPLY',
  pillars: 'TIL-PILLAR-SUPPLY',
  mines: 'TIL-MINE-SUPPLY',
  seekers: 'TIL-SEEKER-PLACE',
};

function supplyOf({ view }: ExplainContext, which: string, owner: number): number {
  const { houses, pillars, mines, seekersLeft } = view.players[owner];
  return which === 'houses'
    ? houses
    : which === 'pillars'
      ? pillars
      : which === 'mines'
        ? mines
        : seekersLeft;
}

function explainBuilding(
  { atlas, words, view }: ExplainContext,
  sort: string,
  which: string,
  owner: number,
  whose: string,
): Explanation {
  const building = Number(which.split('.')[0]) - 1;
  const { marker, takesAnyone, hasRoofHouse, rooms } = atlas.tables.buildings[building];
  const player = view.players[owner];
  const title = words.say('buildingTitle', { building: building + 1 });
  if (sort === 'room') {
    const floor = Number(which.split('.')[1]);
    return explanation(
      words.say('roomTitle', { building: building + 1, floor }),
      [
        words.say('roomPrice', { points: atlas.tables.floors[floor - 1] }),
        words.say(takesAnyone ? 'roomAnyone' : 'roomType'),
        whose,
      ],
      ['TIL-CHARACTER-ROOM', 'TIL-CHARACTER-TYPE'],
    );
  }
  if (sort === 'crest') {
    const line = words.say('crestSpacePrice', { food: crestPrice(atlas, view, owner, building) });
    return explanation(
      words.say('crestSpaceTitle', { building: building + 1 }),
      [line, words.say('crestSpaceGives', { bonus: crestBonus(words, atlas, building) }), whose],
      ['TIL-CREST-FOOD', 'TIL-CREST-BONUS'],
      { price: { line, what: `crest ${building + 1}`, of: owner } },
    );
  }
  const state = isCompleted(atlas, player, building)
    ? 'buildingCompleted'
    : isFilled(atlas, player, building)
      ? 'buildingFilled'
      : 'buildingOpen';
  return explanation(
    title,
    [
      words.say(takesAnyone ? 'buildingRoomsAnyone' : 'buildingRooms', { rooms }),
      ...(hasRoofHouse ? [words.say('buildingRoof')] : []),
      ...(marker > 0 ? [words.say('buildingMarker', { points: marker })] : []),
      words.say(state),
      whose,
    ],
    ['TIL-BUILDING-FILLED', 'TIL-BUILDING-COMPLETED'],
  );
}
