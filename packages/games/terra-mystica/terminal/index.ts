/** Terra Mystica in a terminal. */
import type { Seat } from '@guildhall/kernel';
import { cut, inShort, signed, type Words } from '@guildhall/terminal-kit';
import {
  type Drawing as DrawingOf,
  drawMoment,
  drawRounds,
  drawSpace,
  drawTrack,
  nameOf,
  onTerrain,
  placeInRound,
  powerInWords,
  several,
  terraTerminal,
} from '../../terra/terminal/index.ts';
import { BUILDINGS, CULTS } from '../data/index.ts';
import {
  BUILDING_KINDS,
  incomeOf,
  NONE,
  type Options,
  type Ruleset,
  rulesetOf,
  type State,
} from '../rules/index.ts';

type Drawing = DrawingOf<Ruleset, State>;

const MARKS = ['d', 'tp', 'te', 'sh', 'sa'];

export const terminalBoard = terraTerminal<Ruleset, State, Options>({
  rulesetOf,
  buildings: BUILDINGS,
  marks: MARKS,
  kindOf: (building) => building % BUILDING_KINDS,
  drawShared,
  supply: ({ g, state }) => [
    ['Cards', freeCards(g, state)],
    ['Favours', left(g.favourIds, state.favourTiles)],
    ['Towns', left(g.townIds, state.townTiles)],
  ],
  between: '  ',
  head: ['', '', 'VP', 'C', 'W', 'P', 'power', 'ship/dig/keys', 'on the map', 'card', '+C/W/P/PW'],
  playerRow,
  tilesOf({ g, state, words }, seat) {
    const { favours, towns } = state.players[seat];
    const held = [
      ...g.favourIds.filter((_, tile) => (favours & (1 << tile)) !== 0),
      ...towns.map((tile) => g.townIds[tile]),
    ];
    return held.map((id) => `${id} (${words.name(id)})`).join(', ');
  },
  usedBy: ({ state, words }, seat) =>
    SPECIALS.filter((_, at) => (state.players[seat].used & (1 << at)) !== 0).map((source) =>
      words.name(source),
    ),
  inPlay({ g, state, words }) {
    const factions = state.players.flatMap(({ faction }) =>
      faction === NONE ? [] : [g.factionIds[faction]],
    );
    const tiles = [
      ...state.cards.map((card) => g.cardIds[card]),
      ...g.favourIds,
      ...g.townIds.filter((_, tile) => state.townTiles[tile] > 0),
    ];
    return {
      printed: [
        'In the table of players: VP, C coins, W workers, P priests; power tokens in bowls I/II/III; levels of shipping and digging and keys; buildings on the map; the bonus card; income next round as coins/workers/priests/power. x: a power action that is used',
        'Cults: how high everybody stands, and the steps of the spaces for priests that are free',
        ...tiles.map((id) => `${id}: ${words.name(id)}`),
      ],
      tables: [
        ...factions.map((id) => `factions.${id}`),
        ...['conversions', 'powerValue', 'town', 'cults', 'pieces', 'finalScoring'],
      ],
      rules: factions.map((id) => `TM-${id.replaceAll(/[A-Z]/g, '-$&').toUpperCase()}`),
    };
  },
  changes,
});

/** In the order of their bits. */
const SPECIALS = ['card', 'favour', 'stronghold'];

const SHORT = [
  ['coins', 'C'],
  ['workers', 'W'],
  ['priests', 'P'],
  ['points', 'VP'],
] as const;

function changes(words: Words, by: Readonly<Record<string, number>>): string[] {
  const named = ['keys', 'shipping', 'digging'].map((count) => [count, words.name(count)] as const);
  const parts = [...inShort(by, SHORT), ...powerInWords(by), ...inShort(by, named)];
  const steps = CULTS.filter((cult) => (by[cult] ?? 0) !== 0);
  if (steps.length === 1) parts.push(`${signed(by[steps[0]])} ${words.name(steps[0])}`);
  else if (steps.length > 1) parts.push(`cults ${several(CULTS.map((cult) => by[cult] ?? 0))}`);
  return parts;
}

function drawShared(drawing: Drawing): string[] {
  const { g, state, words, paint } = drawing;
  const tracks = CULTS.flatMap((cult, index) => {
    const climbers = state.players.map(({ cults }, seat) => ({
      name: nameOf(drawing, seat),
      space: cults[index],
    }));
    return drawTrack(words.name(cult), climbers, g.tables.cults.places, state.cultPlaces[index]);
  });
  return [
    drawMoment(drawing),
    ...drawRounds(
      drawing,
      state.scoring.map((tile) => words.name(g.scoringIds[tile])),
    ),
    '',
    ...tracks,
    '',
    ...g.powerIds.map((id, space) =>
      drawSpace(paint, `${id} ${words.name(id)}`, (state.powerUsed & (1 << space)) !== 0),
    ),
  ];
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

function playerRow(drawing: Drawing, seat: Seat): string[] {
  const { g, state, paint } = drawing;
  const player = state.players[seat];
  return [
    placeInRound(state, seat),
    onTerrain(paint, player.home, ` ${cut(nameOf(drawing, seat), 16)} `),
    ...[player.points, player.coins, player.workers, player.priests].map(String),
    `${player.bowl1}/${player.bowl2}/${player.bowl3}`,
    `${player.shipping}/${player.digging}/${player.keys}`,
    player.built.map((count, kind) => `${MARKS[kind]}${count}`).join(' '),
    player.card === NONE ? '-' : g.cardIds[player.card],
    player.faction === NONE ? '' : Object.values(incomeOf(g, player)).join('/'),
  ];
}
