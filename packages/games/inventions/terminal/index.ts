/** Inventions in a terminal: the regions, below them what everybody shares, then everybody's own. */
import type { Seat } from '@guildhall/kernel';
import {
  type Board,
  type BoardMaker,
  type BoardParts,
  cut,
  folded,
  inShort,
  seatName,
  textTable,
  WIDTH,
} from '@guildhall/terminal-kit';
import { ACTIONS, LETTERS, REGIONS, TYPES, WEALTH_LETTERS } from '../data/index.ts';
import { roundOfEra } from '../data/rounds.ts';
import {
  type Action,
  ASPIRATION,
  isAspiration,
  NONE,
  type Options,
  type Player,
  type Region,
  rulesetOf,
  type State,
} from '../rules/index.ts';
import { type Drawing, ownerMark } from './drawing.ts';
import { tableInWords } from './in-words.ts';
import {
  aspirationName,
  benefitInWords,
  cardInWords,
  detailsOf,
  milestoneInWords,
  tileInWords,
} from './values.ts';

function make({ words, paint, rules, options }: BoardParts<State, Action, Options>): Board<State, Action> {
  const g = rulesetOf(options);
  return {
    draw(view) {
      const drawing: Drawing = { g, rules, state: view, words, paint };
      return [
        paint.bold(headOf(drawing)),
        ...drawing.state.regions.flatMap((region, at) => drawRegion(drawing, region, at)),
        '',
        ...drawShared(drawing),
        '',
        ...drawPlayers(drawing),
      ];
    },
    seatName: (_view, seat) => seatName(seat),
    inWords: (view) => tableInWords({ g, rules, state: view, words, paint }),
    details: (action) => detailsOf(g, words, action),
    changes: (by) => inShort(by, SHORT).join(' '),
  };
}

export const terminalBoard: BoardMaker<State, Action, Options> = { make };

/** What a player weighs an action by; the rest can be seen on the table. */
const SHORT = [
  ['points', 'PP'],
  ['influence', 'Infl'],
  ['scholars', 'S'],
  ['merchants', 'M'],
  ['artisans', 'A'],
  ['thinkers', 'T'],
  ['citizensOnMap', 'map'],
  ['economyMarkers', 'E'],
] as const;

function headOf({ g, state, words }: Drawing): string {
  const order = state.order.map((owner) => ownerMark(g, owner)).join(' ');
  const era = `${state.era} (${words.name(`era.${state.era}`)})`;
  const { round, rounds } = roundOfEra(g.tables.rounds, state.round);
  const head = `Era ${era}, round ${round} of ${rounds}, ${words.name(`phase.${state.phase}`)}`;
  return cut(`${head}, order ${order}`, WIDTH);
}

/** A heading and a text that goes on below it. */
function hanging(heading: string, items: readonly string[]): string[] {
  const lines = folded(items.length === 0 ? '-' : items.join(' · '), WIDTH - heading.length);
  return lines.map((line, at) => (at === 0 ? heading : ' '.repeat(heading.length)) + line);
}

function cardOf({ g, words }: Drawing, region: Region): string[] {
  const { card } = region;
  if (card === NONE) return [];
  const { era, milestone, extra, extraType } = g.cards[card];
  const facts = [`${region.invented ? 'invention' : 'idea'} ${cardInWords(g, words, card)}, era ${era}`];
  if (!region.invented && milestone !== NONE) facts.push(`needs ${words.name(g.milestoneIds[milestone])}`);
  if (!region.invented && extra > 0) facts.push(`exhausts ${extra} × ${words.name(TYPES[extraType])}`);
  if (region.presenter !== NONE)
    facts.push(`presented by ${ownerMark(g, region.presenter)} × ${region.presenters}`);
  if (region.inventor !== NONE) facts.push(`inventor ${ownerMark(g, region.inventor)}`);
  if (region.innovator !== NONE) facts.push(`innovator ${ownerMark(g, region.innovator)}`);
  return facts;
}

function drawRegion(drawing: Drawing, region: Region, at: number): string[] {
  const { g, words } = drawing;
  const tile = g.specialistTiles[region.specialistTile];
  const knowledge = region.shown
    ? `${g.tables.knowledgePoints} ${words.name('points')}`
    : benefitInWords(words, g.knowledgeTiles[region.knowledge]);
  const citizens = region.citizens.flatMap((count, owner) =>
    count === 0 ? [] : [`${ownerMark(g, owner)}×${count}`],
  );
  const spaces = region.influence.map((code, space) =>
    code === NONE ? String(g.influenceSpaces[at][space]) : ownerMark(g, Math.floor(code / 8)),
  );
  const wealth = region.wealth.map((index) => WEALTH_LETTERS[g.wealth[index].letter]);
  return hanging(`${g.path.indexOf(at) + 1} ${words.name(REGIONS[at])}: `, [
    ...cardOf(drawing, region),
    `tile ${tile.demand} → ${benefitInWords(words, tile)}`,
    `${region.sage ? 'sage' : 'no sage'}: ${knowledge}`,
    ...(citizens.length === 0 ? [] : [`citizens ${citizens.join(' ')}`]),
    `tokens ${spaces.join(' ')}`,
    ...(wealth.length === 0 ? [] : [`wealth ${wealth[0]}×${wealth.length}`]),
  ]);
}

function milestone(drawing: Drawing, at: number): string {
  const { g, state, words } = drawing;
  const diplomats = Array.from({ length: g.seats }, (_, seat) => seat)
    .filter((seat) => (state.diplomats[at] & (1 << seat)) !== 0)
    .map((seat) => ownerMark(g, seat));
  const visitors = diplomats.length === 0 ? '' : ` [${diplomats.join(' ')}]`;
  return `${LETTERS[g.milestones[at].letter]} ${milestoneInWords(g, words, at)}${visitors}`;
}

/** Spaces of the era track that somebody could still reach. */
function eraSpaces({ g, state, words }: Drawing): string[] {
  const [next] = state.eureka;
  if (next === undefined) return [];
  const { era } = g.milestones[next];
  const spaces = g.eraSpaces[era - 1].map((benefit, at) => `${at + 1} ${benefitInWords(words, benefit)}`);
  return hanging(`Era ${era} spaces: `, spaces);
}

function drawShared(drawing: Drawing): string[] {
  const { g, state, words } = drawing;
  const owner = (at: number): string => (at < g.owners ? ownerMark(g, at) : 'nobody');
  const open = state.top === NONE ? state.ideas : [state.top, ...state.ideas];
  return [
    ...hanging(
      'Common: ',
      state.common.map((at) => milestone(drawing, at)),
    ),
    ...hanging(
      'Personal: ',
      state.personal.map((at, place) => `${owner(place)} ${milestone(drawing, at)}`),
    ),
    ...hanging(
      'Eureka: ',
      state.eureka.map((at) => milestone(drawing, at)),
    ),
    ...eraSpaces(drawing),
    ...hanging(
      'Ideas (from the deck): ',
      open.map(
        (card) => `${cardInWords(g, words, card)}, ${words.name(g.milestoneIds[g.cards[card].milestone])}`,
      ),
    ),
  ];
}

const HEAD = ['', 'PP', 'Infl', 'era', 'markers', 'supply', 'S', 'M', 'A', 'T', 'E'];

function drawPlayers(drawing: Drawing): string[] {
  const { rules, state } = drawing;
  const rows = state.players.map((_, seat) => {
    const held = rules.counts(state, seat);
    const numbers = ['points', 'influence', 'era', 'markers', 'supply', 'scholars'].map((name) =>
      String(held[name]),
    );
    const homes = ['merchants', 'artisans', 'thinkers'].map(
      (name) => `${held[name]}+${held[`${name}Exhausted`]}`,
    );
    return [seatName(seat), ...numbers, ...homes, String(held.economyMarkers)];
  });
  return [
    ...textTable([HEAD, ...rows]),
    ...state.players.flatMap((player, seat) => drawOwn(drawing, player, seat)),
  ];
}

/** What a player has on and beside the board; goals as far as the viewer may see them. */
function drawOwn({ g, words, paint }: Drawing, player: Player, seat: Seat): string[] {
  const pillars = [player.epoch, ...player.seasons].filter((action) => action !== NONE);
  const waiting = player.area.map((tile) =>
    isAspiration(tile)
      ? `aspiration ${words.name(aspirationName(tile - ASPIRATION))}`
      : tileInWords(g, words, tile),
  );
  const built = player.map.flatMap((tile, space) =>
    tile === NONE ? [] : [`${g.mapSpaceIds[space]} ${tileInWords(g, words, tile)}`],
  );
  const goals = player.goals.flatMap((goal) => (goal === NONE ? [] : [words.name(g.goalIds[goal])]));
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['  Pillars: ', pillars.map((action) => words.name(ACTIONS[action]))],
    ['  Ideas: ', player.ideas.map((card) => cardInWords(g, words, card))],
    ['  Inventions: ', player.inventions.map((card) => cardInWords(g, words, card))],
    ['  Waiting: ', waiting],
    ['  Built: ', built],
    ['  Goals: ', goals],
  ];
  return [
    paint.bold(seatName(seat)),
    ...lists.flatMap(([heading, items]) => (items.length === 0 ? [] : hanging(heading, items))),
  ];
}
