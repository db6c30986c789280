/** Terra Mystica in a terminal: the map, beside it what everybody shares, below it everybody's own. */
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
  several,
  signed,
  textTable,
  WIDTH,
  type Words,
} from '@guildhall/terminal-kit';
import { BUILDINGS, CULTS, FACTIONS, TERRAINS } from '../data/index.ts';
import {
  BUILDING_KINDS,
  incomeOf,
  NONE,
  type Options,
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

export function terminalBoard({ words, paint, options }: BoardMaker): Board {
  const g = rulesetOf(options as Options);
  return {
    draw(view) {
      const drawing: Drawing = { g, state: view as State, words, paint };
      return [
        ...beside(drawMap(g.map, landOf(drawing.state), paint), drawShared(drawing), 2),
        ...drawLegend(words, paint, TERRAINS, BUILDINGS, BUILDING_MARKS),
        ...drawSupply(drawing),
        '',
        ...drawPlayers(drawing),
      ];
    },
    seatName: (view: GameState, seat: Seat) => seatName(words, view as State, seat),
    changes: changesInWords,
  };

  function changesInWords(by: Readonly<Record<string, number>>): string {
    const parts = [
      ...inShort(by, SHORT),
      ...powerInWords(by),
      ...inShort(
        by,
        ['keys', 'shipping', 'digging'].map((count) => [count, words.name(count)]),
      ),
    ];
    const steps = CULTS.filter((cult) => (by[cult] ?? 0) !== 0);
    if (steps.length === 1) parts.push(`${signed(by[steps[0]])} ${words.name(steps[0])}`);
    else if (steps.length > 1) parts.push(`cults ${several(CULTS.map((cult) => by[cult] ?? 0))}`);
    return parts.join(' ');
  }
}

/** In the order of BUILDINGS. A capital stands in a town. */
const BUILDING_MARKS: readonly string[] = ['d', 'tp', 'te', 'sh', 'sa'];

function landOf({ terrain, buildings, inTown }: State) {
  return (hex: number) => {
    const building = buildings[hex];
    const mark = building === NONE ? '' : BUILDING_MARKS[building % BUILDING_KINDS];
    return { terrain: terrain[hex], mark: inTown[hex] === 1 ? mark.toUpperCase() : mark };
  };
}

const SHORT = [
  ['coins', 'C'],
  ['workers', 'W'],
  ['priests', 'P'],
  ['points', 'VP'],
] as const;

function seatName(words: Words, { players }: State, seat: Seat): string {
  const { faction } = players[seat];
  return faction === NONE ? `Player ${seat + 1}` : words.name(FACTIONS[faction]);
}

/** Columns left beside the map. */
const PANEL = WIDTH - 57;

function drawShared({ g, state, words, paint }: Drawing): string[] {
  const { round, phase, turn } = state;
  const tiles = state.scoring.flatMap((tile, at) => {
    const [first, ...more] = folded(words.name(g.scoringIds[tile]), PANEL - 4);
    const lines = [
      `${at + 1 === round ? '>' : ' '}${at + 1}  ${first}`,
      ...more.map((line) => `    ${line}`),
    ];
    if (at + 1 === round) return lines.map(paint.bold);
    return at + 1 < round ? lines.map(paint.dim) : lines;
  });
  const actions = g.powerIds.map((id, space) => {
    const used = (state.powerUsed & (1 << space)) !== 0;
    const line = cut(` ${used ? 'x' : ' '} ${id} ${words.name(id)}`, PANEL);
    return used ? paint.dim(line) : line;
  });
  return [
    paint.bold(
      cut(`Round ${round} of ${g.tables.rounds}, ${words.name(`phase.${phase}`)}, turn ${turn}`, PANEL),
    ),
    ...tiles,
    '',
    ...CULTS.flatMap((_, cult) => drawCult(g, state, words, cult)),
    '',
    ...actions,
  ];
}

/** Who stands how high on a track, and the places left for priests. */
function drawCult(g: Ruleset, state: State, words: Words, cult: number): string[] {
  const ranked = state.players
    .map((player, seat) => ({ name: seatName(words, state, seat), space: player.cults[cult] }))
    .filter(({ space }) => space > 0)
    .sort((a, b) => b.space - a.space)
    .map(({ name, space }) => `${name} ${space}`);
  const free = g.tables.cults.places.filter((_steps, place) => state.cultPlaces[cult][place] === NONE);
  const places = free.length === 0 ? 'no place free' : `free ${free.join(' ')}`;
  return hanging(`${words.name(CULTS[cult])}: `, [...ranked, places].join(', '), PANEL);
}

function freeCards(g: Ruleset, state: State): string[] {
  return state.cards.flatMap((card, at) => {
    if (state.players.some((player) => player.card === card)) return [];
    const coins = state.cardCoins[at];
    return [coins === 0 ? g.cardIds[card] : `${g.cardIds[card]}+${coins}C`];
  });
}

function left(ids: readonly string[], copies: readonly number[]): string[] {
  return ids.flatMap((id, tile) => (copies[tile] === 0 ? [] : [`${copies[tile]}×${id}`]));
}

/** What lies ready, and the bridges. */
function drawSupply(drawing: Drawing): string[] {
  const { g, state } = drawing;
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Cards', freeCards(g, state)],
    ['Favours', left(g.favourIds, state.favourTiles)],
    ['Towns', left(g.townIds, state.townTiles)],
    ['Bridges', bridgesOf(drawing)],
  ];
  return lists.flatMap(([heading, items]) =>
    items.length === 0 ? [] : hanging(`${heading}: `, items.join('  '), WIDTH),
  );
}

function bridgesOf({ g, state, words }: Drawing): string[] {
  return state.bridges.map((bridge) => {
    const ends = g.sites[Math.floor(bridge / 8)].map((hex) => g.map.landNames[hex]);
    return `${ends.join('–')} (${seatName(words, state, bridge % 8)})`;
  });
}

function drawPlayers(drawing: Drawing): string[] {
  const { state } = drawing;
  const head = ['', '', 'VP', 'C', 'W', 'P', 'power', 'ship/dig/keys', 'on the map', 'card', '+C/W/P/PW'];
  const rows = state.players.map((player, seat) => playerRow(drawing, player, seat));
  const tiles = state.players.flatMap((player, seat) => tilesOf(drawing, player, seat));
  return [...textTable([head, ...rows]), ...tiles];
}

function playerRow({ g, state, words, paint }: Drawing, player: Player, seat: Seat): string[] {
  const place = state.order.indexOf(seat);
  const name = onTerrain(paint, player.home, ` ${cut(seatName(words, state, seat), 16)} `);
  const buildings = player.built.map((count, kind) => `${BUILDING_MARKS[kind]}${count}`);
  return [
    player.passed ? 'passed' : place < 0 ? '' : `${place + 1}.`,
    name,
    String(player.points),
    String(player.coins),
    String(player.workers),
    String(player.priests),
    `${player.bowl1}/${player.bowl2}/${player.bowl3}`,
    `${player.shipping}/${player.digging}/${player.keys}`,
    buildings.join(' '),
    player.card === NONE ? '-' : g.cardIds[player.card],
    player.faction === NONE ? '' : incomeInWords(g, player),
  ];
}

function incomeInWords(g: Ruleset, player: Player): string {
  const { coins, workers, priests, power } = incomeOf(g, player);
  return `${coins}/${workers}/${priests}/${power}`;
}

function tilesOf({ g, state, words }: Drawing, player: Player, seat: Seat): string[] {
  const favours = g.favourIds.filter((_, tile) => (player.favours & (1 << tile)) !== 0);
  const held = [...favours, ...player.towns.map((tile) => g.townIds[tile])];
  if (held.length === 0) return [];
  return hanging(
    `${seatName(words, state, seat)}: `,
    held.map((id) => `${id} (${words.name(id)})`).join(', '),
    WIDTH,
  );
}
