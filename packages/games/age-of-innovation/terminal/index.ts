/** Age of Innovation in a terminal: the map, beside it what everybody shares, below it everybody's own. */

import type { GameState, Seat } from '@guildhall/kernel';
import {
  type Board,
  type BoardMaker,
  beside,
  cut,
  drawLegend,
  drawMap,
  folded,
  hanging,
  inShort,
  onTerrain,
  type Paint,
  powerInWords,
  textTable,
  WIDTH,
  type Words,
} from '@guildhall/terminal-kit';
import { BUILDINGS, DISCIPLINES, FACTIONS, TERRAINS } from '../data/index.ts';
import {
  incomeOf,
  NEUTRAL,
  NONE,
  type Options,
  PER_SEAT,
  type Player,
  type Ruleset,
  rulesetOf,
  type State,
} from '../rules/index.ts';

interface Drawing {
  readonly g: Ruleset;
  readonly state: State;
  readonly words: Words;
  readonly paint: Paint;
}

/** In the order of BUILDINGS. A capital stands in a town; a plus is an annex. */
const BUILDING_MARKS: readonly string[] = ['w', 'g', 's', 'p', 'u', 't', 'm'];

export function terminalBoard({ words, paint, options }: BoardMaker): Board {
  const g = rulesetOf(options as Options);
  return {
    draw(view) {
      const drawing: Drawing = { g, state: view as State, words, paint };
      return [
        ...beside(drawMap(g.map, landOf(drawing.state), paint), drawShared(drawing), 2),
        ...drawLegend(words, paint, TERRAINS, BUILDINGS, BUILDING_MARKS),
        ...drawOffers(drawing),
        ...drawSupply(drawing),
        '',
        ...drawPlayers(drawing),
      ];
    },
    seatName: (view: GameState, seat: Seat) => seatName(words, view as State, seat),
    changes: (by) =>
      [
        ...inShort(by, SHORT),
        ...powerInWords(by),
        ...inShort(
          by,
          NAMED.map((count) => [count, words.name(count)]),
        ),
      ].join(' '),
  };
}

const SHORT = [
  ['coins', 'C'],
  ['tools', 'T'],
  ['scholars', 'S'],
  ['points', 'VP'],
] as const;

const NAMED: readonly string[] = [
  ...DISCIPLINES.map((discipline) => `${discipline}Books`),
  'keys',
  'annexes',
  'shipping',
  'terraforming',
  ...DISCIPLINES,
];

function landOf({ terrain, buildings, annexed, inTown }: State) {
  return (hex: number) => {
    const building = buildings[hex];
    const kind = building === NONE ? '' : BUILDING_MARKS[(building % PER_SEAT) % NEUTRAL];
    const mark = inTown[hex] === 1 ? kind.toUpperCase() : kind;
    return { terrain: terrain[hex], mark: annexed[hex] === 1 ? `${mark}+` : mark };
  };
}

function seatName(words: Words, { players }: State, seat: Seat): string {
  const { faction } = players[seat];
  return faction === NONE ? `Player ${seat + 1}` : words.name(FACTIONS[faction]);
}

/** Columns left beside the map. */
const PANEL = WIDTH - 57;

function drawShared(drawing: Drawing): string[] {
  const { g, state, words, paint } = drawing;
  const { round, phase, turn } = state;
  const tiles = state.roundTiles.flatMap((tile, at) => {
    const last = at + 1 === g.tables.rounds ? `; ${words.name(g.finalTileIds[state.finalTile])}` : '';
    const [first, ...more] = folded(`${words.name(g.roundTileIds[tile])}${last}`, PANEL - 4);
    const lines = [
      `${at + 1 === round ? '>' : ' '}${at + 1}  ${first}`,
      ...more.map((line) => `    ${line}`),
    ];
    if (at + 1 === round) return lines.map(paint.bold);
    return at + 1 < round ? lines.map(paint.dim) : lines;
  });
  const space = (id: string, used: boolean): string => {
    const line = cut(` ${used ? 'x' : ' '} ${words.name(id)}`, PANEL);
    return used ? paint.dim(line) : line;
  };
  return [
    paint.bold(
      cut(`Round ${round} of ${g.tables.rounds}, ${words.name(`phase.${phase}`)}, turn ${turn}`, PANEL),
    ),
    ...tiles,
    '',
    ...DISCIPLINES.flatMap((_, discipline) => drawDiscipline(drawing, discipline)),
    '',
    ...g.powerIds.map((id, at) => space(id, (state.powerUsed & (1 << at)) !== 0)),
    ...state.bookActions.map((action, at) => space(g.bookIds[action], (state.bookUsed & (1 << at)) !== 0)),
  ];
}

/** Who stands how high in a discipline, and the places left for scholars. */
function drawDiscipline({ g, state, words }: Drawing, discipline: number): string[] {
  const ranked = state.players
    .map((player, seat) => ({ name: seatName(words, state, seat), level: player.levels[discipline] }))
    .concat(
      state.neutralLevels.length === 0 ? [] : [{ name: 'neutral', level: state.neutralLevels[discipline] }],
    )
    .filter(({ level }) => level > 0)
    .sort((a, b) => b.level - a.level)
    .map(({ name, level }) => `${name} ${level}`);
  const free = g.tables.science.places.filter(
    (_steps, place) => state.scholarPlaces[discipline][place] === NONE,
  );
  const places = free.length === 0 ? 'no place free' : `free ${free.join(' ')}`;
  return hanging(`${words.name(DISCIPLINES[discipline])}: `, [...ranked, places].join(', '), PANEL);
}

/** A thing with a name of its own, and what it does. */
function told(words: Words, id: string): string {
  return `${words.name(id)}: ${words.name(`effect.${id}`)}`;
}

/** What can be chosen before the first round: whole sets, or boards and factions of a draft. */
function drawOffers({ g, state, words }: Drawing): string[] {
  const { offeredBoards, offeredFactions, offeredBonuses } = state;
  const boards = offeredBoards.map((board) => told(words, TERRAINS[board]));
  const factions = offeredFactions.map((faction) => told(words, FACTIONS[faction]));
  if (offeredBonuses.length > 0)
    return boards.flatMap((board, at) =>
      hanging('- ', [board, factions[at], words.name(g.bonusIds[offeredBonuses[at]])].join(' | '), WIDTH),
    );
  return boards.length === 0
    ? []
    : [
        ...hanging('Boards: ', boards.join(' | '), WIDTH),
        ...hanging('Factions: ', factions.join(' | '), WIDTH),
      ];
}

/** What lies ready, and the bridges. */
function drawSupply(drawing: Drawing): string[] {
  const { g, state, words } = drawing;
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Round bonuses', freeBonuses(drawing)],
    ['Palaces', state.palaces.map((palace) => words.name(g.palaceIds[palace]))],
    ['Innovations', innovationsOnDisplay(drawing)],
    ['Competencies', competenciesLeft(drawing)],
    [
      'Town tiles',
      g.townIds.flatMap((id, tile) =>
        state.townTiles[tile] === 0 ? [] : [`${state.townTiles[tile]} × ${words.name(id)}`],
      ),
    ],
    ['Bridges', bridgesOf(drawing)],
  ];
  return lists.flatMap(([heading, items]) =>
    items.length === 0 ? [] : hanging(`${heading}: `, items.join(' | '), WIDTH),
  );
}

function freeBonuses({ g, state, words }: Drawing): string[] {
  return state.bonuses.flatMap((bonus, at) => {
    if (state.players.some((player) => player.bonus === bonus)) return [];
    const coins = state.bonusCoins[at];
    return [`${words.name(g.bonusIds[bonus])}${coins === 0 ? '' : ` (+${coins}C)`}`];
  });
}

/** With their prices: the disciplines that are named, each with its books, and the books of any. */
function innovationsOnDisplay({ g, state, words }: Drawing): string[] {
  return state.innovations.flatMap((innovation, place) => {
    if (innovation === NONE) return [];
    const { own, any } = g.innovationPrices[place];
    const named = own.flatMap((count, discipline) =>
      count === 0 ? [] : [`${count} ${words.name(DISCIPLINES[discipline])}`],
    );
    return [`${told(words, g.innovationIds[innovation])} (${[...named, `${any} any`].join(', ')})`];
  });
}

/** In the order of their slots: discipline by discipline, each from the top. */
function competenciesLeft({ g, state, words }: Drawing): string[] {
  const rows = g.tables.competencyRows;
  return state.competencySlots.flatMap((tile, slot) => {
    const copies = state.competencyTiles[tile];
    const { steps, books } = rows[slot % rows.length];
    const discipline = words.name(DISCIPLINES[Math.floor(slot / rows.length)]);
    if (copies === 0) return [];
    return [`${copies} × ${words.name(g.competencyIds[tile])} (${discipline} ${steps}+${books})`];
  });
}

function bridgesOf({ g, state, words }: Drawing): string[] {
  return state.bridges.map((bridge) => {
    const ends = g.sites[bridge >> 3].map((hex) => g.map.landNames[hex]);
    return `${ends.join('–')} (${seatName(words, state, bridge & 7)})`;
  });
}

function drawPlayers(drawing: Drawing): string[] {
  const { state } = drawing;
  const head = [
    '',
    '',
    'VP',
    'C',
    'T',
    'S',
    'books',
    'power',
    'ship/terra/keys',
    'on the map',
    '+C/T/S/PW/B',
  ];
  const rows = state.players.map((player, seat) => playerRow(drawing, player, seat));
  const tiles = state.players.flatMap((player, seat) => tilesOf(drawing, player, seat));
  return [...textTable([head, ...rows]), ...tiles];
}

function playerRow({ g, state, words, paint }: Drawing, player: Player, seat: Seat): string[] {
  const place = state.order.indexOf(seat);
  const name = onTerrain(paint, player.home, ` ${cut(seatName(words, state, seat), 14)} `);
  const buildings = player.neutral.flatMap((neutral, kind) => {
    const count = (player.built[kind] ?? 0) + neutral;
    return count === 0 ? [] : [`${BUILDING_MARKS[kind]}${count}`];
  });
  return [
    player.passed ? 'passed' : `${place + 1}.`,
    name,
    String(player.points),
    String(player.coins),
    String(player.tools),
    String(player.scholars),
    player.books.join('/'),
    `${player.bowl1}/${player.bowl2}/${player.bowl3}`,
    `${player.shipping}/${player.terraforming}/${player.keys}`,
    buildings.join(' '),
    player.home === NONE || player.faction === NONE ? '' : incomeInWords(g, player),
  ];
}

function incomeInWords(g: Ruleset, player: Player): string {
  const { coins, tools, scholars, power, books } = incomeOf(g, player);
  return [coins, tools, scholars, power, books].join('/');
}

function tilesOf({ g, state, words }: Drawing, player: Player, seat: Seat): string[] {
  const competencies = g.competencyIds.filter((_, tile) => (player.competencies & (1 << tile)) !== 0);
  const held = [
    ...(player.bonus === NONE ? [] : [g.bonusIds[player.bonus]]),
    ...(player.palace === NONE ? [] : [g.palaceIds[player.palace]]),
    ...player.innovations.map((tile) => g.innovationIds[tile]),
    ...competencies,
    ...player.towns.map((tile) => g.townIds[tile]),
  ];
  if (held.length === 0) return [];
  return hanging(`${seatName(words, state, seat)}: `, held.map((id) => words.name(id)).join(' | '), WIDTH);
}
