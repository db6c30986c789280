/** Spots of the maps, tablets and the maps themselves, in words. */
import { type Explanation, explanation } from '@guildhall/board-kit';
import { ALL_SPOTS, FIRST_CITY, MAPS } from '../data/index.ts';
import { type ExplainContext, NONE } from './atlas.ts';
import { fairText, gainText, tabletText } from './describe.ts';
import {
  cathedralAt,
  fairAt,
  figuresAt,
  houseSlots,
  MAP_IDS,
  mapOf,
  mineSlots,
  nextTo,
  spotNumber,
  undergroundOf,
  waysOf,
} from './spots.ts';

/** Everything that is known of a spot. */
export function spotLines(context: ExplainContext, spot: number): readonly string[] {
  const { atlas, words, view, looks } = context;
  const fair = fairAt(view, spot);
  const figures = figuresAt(view, spot).map(({ kind, owner }) =>
    words.say('figureOf', { figure: words.name(kind), owner: looks[owner].name }),
  );
  const tile = view.mapTiles[spot];
  const near = nextTo(atlas, view, spot).map((next) => words.name(ALL_SPOTS[next]));
  return [
    ...(fair > 0
      ? [words.say('spotFair', { round: fair, fair: fairText(words, atlas, view.fairs[fair - 1]) })]
      : []),
    ...houseLines(context, spot),
    ...mineLines(context, spot),
    ...cathedralLines(context, spot),
    ...(tile === undefined || tile === NONE
      ? []
      : [words.say('spotTile', { tile: words.name(atlas.tiles[tile].id) })]),
    ...(figures.length === 0 ? [] : [figures.join(', ')]),
    ...(near.length === 0 ? [] : [words.say('spotWays', { spots: near.join(', ') })]),
  ];
}

function ownerOr({ looks }: ExplainContext, owner: number, free: string): string {
  return owner === NONE ? free : looks[owner].name;
}

function houseLines(context: ExplainContext, spot: number): readonly string[] {
  const { atlas, view, words } = context;
  const slots = houseSlots(atlas, view, spot).map(({ benefit, owner }) =>
    ownerOr(
      context,
      owner,
      benefit.effect === 'none'
        ? words.say('free')
        : words.say('freeFor', { gain: gainText(words, benefit) }),
    ),
  );
  return slots.length === 0 ? [] : [words.say('spotHouses', { slots: slots.join(', ') })];
}

function mineLines(context: ExplainContext, spot: number): readonly string[] {
  const { atlas, view, words } = context;
  const slots = mineSlots(atlas, view, spot).map(({ gold, owner }) =>
    ownerOr(
      context,
      owner,
      gold === 0
        ? words.say('free')
        : words.say('freeFor', { gain: words.say('gain.gold', { amount: gold }) }),
    ),
  );
  return slots.length === 0 ? [] : [words.say('spotMines', { slots: slots.join(', ') })];
}

/** What a contribution costs; null: nobody can make one there. */
function contributionLine({ atlas, view, words }: ExplainContext, spot: number): string | null {
  const cathedral = cathedralAt(atlas, view, spot);
  if (cathedral === null || cathedral.isClosed || cathedral.stack.length === 0) return null;
  const { pays, amount, points, stack } = cathedral;
  return words.say('cathedralLine', { amount, pays, points, stack: stack.join(', ') });
}

function cathedralLines(context: ExplainContext, spot: number): readonly string[] {
  const { atlas, view, words, looks } = context;
  const cathedral = cathedralAt(atlas, view, spot);
  if (cathedral === null) return [];
  const { isClosed, pillars, builtBy } = cathedral;
  if (isClosed) return [words.say('cathedralClosed')];
  return [
    contributionLine(context, spot) ?? words.say('cathedralEmpty'),
    words.say('cathedralPillars', {
      pillars: pillars.map((owner) => ownerOr(context, owner, words.say('free'))).join(', '),
    }),
    ...(builtBy.length === 0
      ? []
      : [words.say('cathedralBuilt', { owners: builtBy.map((owner) => looks[owner].name).join(', ') })]),
  ];
}

export function explainSpot(context: ExplainContext, id: string): Explanation {
  const { words, seat } = context;
  const spot = spotNumber(id);
  const isTown = houseLines(context, spot).length > 0;
  const line = contributionLine(context, spot);
  const rules =
    spot >= FIRST_CITY ? ['TIL-SEEKER-MOVE', 'TIL-SEEKER-HERE'] : ['TIL-MERCHANT-MOVE', 'TIL-ARCHITECT-MOVE'];
  return explanation(
    words.name(id),
    spotLines(context, spot),
    [
      ...rules,
      ...(isTown ? ['TIL-HOUSE-SLOT'] : []),
      ...(cathedralLines(context, spot).length > 0 ? ['TIL-CATHEDRAL-TILE'] : []),
      ...(mineLines(context, spot).length > 0 ? ['TIL-MINE-SLOT'] : []),
    ],
    line === null || seat === null ? {} : { price: { line, what: `cathedral ${id}`, of: seat } },
  );
}

export function explainTablet({ atlas, words, view }: ExplainContext, which: string): Explanation {
  const [map, number] = which.split('.');
  const level = (MAPS as readonly string[]).indexOf(map);
  const way = waysOf(atlas, view, level).find((one) => one.number === Number(number));
  const tablet = way?.tablet ?? 'points';
  return explanation(
    words.say('tabletTitle'),
    [
      tabletText(words, atlas, tablet),
      ...(way === undefined
        ? []
        : [
            words.say('tabletBetween', {
              a: words.name(ALL_SPOTS[way.from]),
              b: words.name(ALL_SPOTS[way.to]),
            }),
          ]),
      words.say(way?.isCovered === true ? 'tabletCovered' : 'tabletFirst'),
    ],
    ['TIL-TABLET-FIRST'],
  );
}

export function explainMap({ atlas, words, view, looks }: ExplainContext, id: string): Explanation {
  const map = (MAP_IDS as readonly string[]).indexOf(id);
  if (map <= 0) return explanation(words.say('europe'), [words.say('europeText')], ['TIL-MERCHANT-MOVE']);
  const { price, start } = undergroundOf(atlas, view, map - 1);
  const there = view.players.flatMap(({ seekers }, owner) =>
    seekers.some((spot) => spot !== NONE && mapOf(spot) === map) ? [looks[owner].name] : [],
  );
  return explanation(
    words.say(`map${map}`),
    [
      words.say('mapPrice', { price, start: words.name(start) }),
      ...(there.length === 0 ? [] : [words.say('mapSeekers', { owners: there.join(', ') })]),
    ],
    ['TIL-SEEKER-PLACE', 'TIL-SEEKER-SILVER'],
  );
}
