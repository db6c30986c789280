/** Age of Innovation in a terminal. */
import type { Seat } from '@guildhall/kernel';
import { cut, hanging, inShort, WIDTH } from '@guildhall/terminal-kit';
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
  terraTerminal,
} from '../../terra/terminal/index.ts';
import { BUILDINGS, DISCIPLINES, effectKey, FACTIONS, ONCE_A_ROUND, TERRAINS, USED } from '../data/index.ts';
import {
  type Decision,
  incomeOf,
  NEUTRAL,
  NONE,
  type Options,
  PER_SEAT,
  type Ruleset,
  rulesetOf,
  type State,
} from '../rules/index.ts';

type Drawing = DrawingOf<Ruleset, State>;

const MARKS = ['w', 'g', 's', 'p', 'u', 't', 'm'];

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

/** Sites that are not printed: only Moles may use them. */
function landSites({ map, sites, printedSites }: Ruleset): string {
  const ends = sites.slice(printedSites).map((site) => site.map((hex) => map.landNames[hex]).join(', '));
  return ends.join(' | ');
}

export const terminalBoard = terraTerminal<Ruleset, State, Options>({
  rulesetOf,
  buildings: BUILDINGS,
  marks: MARKS,
  // A plus is an annex.
  markOf: ({ annexed }, hex, mark) => (annexed[hex] === 1 ? `${mark}+` : mark),
  kindOf: (building) => (building % PER_SEAT) % NEUTRAL,
  drawShared,
  drawOffers,
  supply: (drawing) => {
    const { g, state, words } = drawing;
    return [
      ['Round bonuses', freeBonuses(drawing)],
      ...automaInWords(drawing),
      ['Palaces', state.palaces.map((palace) => words.name(g.palaceIds[palace]))],
      ['Innovations', innovationsOnDisplay(drawing)],
      ['Competencies', competenciesLeft(drawing)],
      [
        'Town tiles',
        g.townIds.flatMap((id, tile) =>
          state.townTiles[tile] === 0 ? [] : [`${state.townTiles[tile]} × ${words.name(id)}`],
        ),
      ],
    ];
  },
  between: ' | ',
  head: ['', '', 'VP', 'C', 'T', 'S', 'books', 'power', 'ship/terra/keys', 'on the map', '+C/T/S/PW/B'],
  playerRow,
  tilesOf({ g, state, words }, seat) {
    const player = state.players[seat];
    const held = [
      ...(player.bonus === NONE ? [] : [g.bonusIds[player.bonus]]),
      ...(player.palace === NONE ? [] : [g.palaceIds[player.palace]]),
      ...player.innovations.map((tile) => g.innovationIds[tile]),
      ...g.competencyIds.filter((_, tile) => (player.competencies & (1 << tile)) !== 0),
      ...player.towns.map((tile) => g.townIds[tile]),
    ];
    return held.map((id) => words.name(id)).join(' | ');
  },
  usedBy: ({ state, words }, seat) =>
    ONCE_A_ROUND.filter((source) => (state.players[seat].used & USED[source]) !== 0).map((source) =>
      words.name(source),
    ),
  inPlay({ g, state, words }) {
    const seated = state.players.filter(({ faction, home }) => faction !== NONE && home !== NONE);
    // The faction of the Automa stands behind those of players.
    const factions = seated.flatMap(({ faction }) => FACTIONS[faction] ?? []);
    const boards = seated.map(({ home }) => TERRAINS[home]);
    return {
      printed: [
        'In the table of players: VP, C coins, T tools, S scholars; books of banking/law/engineering/medicine; power tokens in bowls I/II/III; levels of shipping and terraforming and keys; buildings on the map; income next round as coins/tools/scholars/power/books. x: an action that is used',
        'Disciplines: how high everybody stands, and the steps of the spaces for scholars that are free. Competencies: steps + books that come with them',
        ...(factions.includes('moles') ? [`Over land only Moles bridge: ${landSites(g)}`] : []),
        ...boards.map((id) => `Board ${withEffect({ g, words }, id)}`),
        ...factions.map((id) => withEffect({ g, words }, id)),
        ...g.innovationIds
          .filter((_, at) => seated.some(({ innovations }) => innovations.includes(at)))
          .map((id) => withEffect({ g, words }, id)),
      ],
      tables: [
        ...boards.map((id) => `boards.${id}`),
        ...['conversions', 'powerValue', 'annexPower', 'town', 'science', 'pieces', 'finalScoring'],
      ],
      rules: factions.map((id) => `AOI-${id.toUpperCase()}`),
    };
  },
  changes: (words, by) => [
    ...inShort(by, SHORT),
    ...powerInWords(by),
    ...inShort(
      by,
      NAMED.map((count) => [count, words.name(count)]),
    ),
  ],
});

function drawShared(drawing: Drawing): string[] {
  const { g, state, words, paint } = drawing;
  const tiles = state.roundTiles.map((tile, at) => {
    const last = at + 1 === g.tables.rounds ? `; ${words.name(g.finalTileIds[state.finalTile])}` : '';
    return `${words.name(g.roundTileIds[tile])}${last}`;
  });
  const isUsed = (used: number, at: number): boolean => (used & (1 << at)) !== 0;
  return [
    drawMoment(drawing),
    ...drawRounds(drawing, tiles),
    '',
    ...DISCIPLINES.flatMap((_, discipline) => drawDiscipline(drawing, discipline)),
    '',
    ...g.powerIds.map((id, at) => drawSpace(paint, words.name(id), isUsed(state.powerUsed, at))),
    ...state.bookActions.map((action, at) =>
      drawSpace(paint, words.name(g.bookIds[action]), isUsed(state.bookUsed, at)),
    ),
  ];
}

function drawDiscipline(drawing: Drawing, discipline: number): string[] {
  const { g, state, words } = drawing;
  const climbers = state.players.map(({ levels }, seat) => ({
    name: nameOf(drawing, seat),
    space: levels[discipline],
  }));
  const neutral =
    state.neutralLevels.length === 0 ? [] : [{ name: 'neutral', space: state.neutralLevels[discipline] }];
  return drawTrack(
    words.name(DISCIPLINES[discipline]),
    [...climbers, ...neutral],
    g.tables.science.places,
    state.scholarPlaces[discipline],
  );
}

/** A thing with a name of its own, and what it does. */
function withEffect({ g, words }: Pick<Drawing, 'g' | 'words'>, id: string): string {
  return `${words.name(id)}: ${words.name(effectKey(id, g.options.rulesVersion))}`;
}

/** What can be chosen before the first round: whole sets, or boards and factions of a draft. */
function drawOffers({ g, state, words }: Drawing): string[] {
  const { offeredBoards, offeredFactions, offeredBonuses } = state;
  const boards = offeredBoards.map((board) => withEffect({ g, words }, TERRAINS[board]));
  const factions = offeredFactions.map((faction) => withEffect({ g, words }, FACTIONS[faction]));
  if (state.automa !== undefined && boards.length > 0)
    return boards.flatMap((board, at) => {
      const { factionsPerCard } = g.tables.automa;
      const own = factions.slice(at * factionsPerCard, (at + 1) * factionsPerCard);
      return hanging('- ', [board, ...own].join(' | '), WIDTH);
    });
  if (offeredBonuses.length > 0)
    return boards.flatMap((board, at) =>
      hanging('- ', [board, factions[at], words.name(g.bonusIds[offeredBonuses[at]])].join(' | '), WIDTH),
    );
  return [
    ...(boards.length === 0 ? [] : hanging('Boards: ', boards.join(' | '), WIDTH)),
    ...(boards.length + factions.length === 0 ? [] : hanging('Factions: ', factions.join(' | '), WIDTH)),
  ];
}

/** Alone: the two cards of the Automa, her deck, and why she did what she did. */
function automaInWords({ g, state, words }: Drawing): (readonly [string, readonly string[]])[] {
  const { automa } = state;
  if (automa === undefined) return [];
  const named = (card: number): string => words.name(g.automa.cardIds[card]);
  const left = automa.deck.length + automa.unknown + (automa.action === NONE ? 0 : 1);
  const support = automa.discard.at(-1);
  const doings = (card: number): string =>
    g.automa.cards[card].actions
      .flatMap((doing) => (doing.what === 'faction' ? g.automa.faction.actions : [doing]))
      .map(({ what, amount }) => `${words.name(`automa.${what}`)}${amount === 0 ? '' : ` ${amount}`}`)
      .join(', ');
  const nameOfCandidate = ({ among }: Decision, candidate: number): string => {
    if (among === 'hex') return g.map.landNames[candidate];
    if (among === 'powerAction') return words.name(g.powerIds[candidate]);
    if (among === 'bookAction') return words.name(g.bookIds[state.bookActions[candidate]]);
    if (among === 'bonus') return words.name(g.bonusIds[candidate]);
    return words.name(among === 'discipline' ? DISCIPLINES[candidate] : g.innovationIds[candidate]);
  };
  return [
    [
      'Automa',
      [
        `${words.name(g.options.automaFaction)}, ${words.name(`level.${g.options.level}`)}`,
        ...(support === undefined ? [] : [`support card ${named(support)}`]),
        ...(automa.action === NONE ? [] : [`action card ${named(automa.action)} (${doings(automa.action)})`]),
        `cards left: ${left}`,
        `marked: ${automa.marked.map((hex) => g.map.landNames[hex]).join(' ')}`,
      ],
    ],
    [
      'Why',
      automa.decisions.map((of) => {
        const sieves = of.sieves.map(({ by, left: kept }) => {
          const [rule, terrain] = by.split('.');
          const what = terrain === undefined ? '' : `${words.name(terrain)}, `;
          return `${what}${words.name(`why.${rule}`)} (${kept.length})`;
        });
        return `${words.name(`automa.${of.what}`)}: ${nameOfCandidate(of, of.chosen)}: ${sieves.join(', ')}`;
      }),
    ],
  ];
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
    return [
      `${withEffect({ g, words }, g.innovationIds[innovation])} (${[...named, `${any} any`].join(', ')})`,
    ];
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

function playerRow(drawing: Drawing, seat: Seat): string[] {
  const { g, state, paint } = drawing;
  const player = state.players[seat];
  const buildings = player.neutral.flatMap((neutral, kind) => {
    const count = (player.built[kind] ?? 0) + neutral;
    return count === 0 ? [] : [`${MARKS[kind]}${count}`];
  });
  return [
    placeInRound(state, seat),
    onTerrain(paint, player.home, ` ${cut(nameOf(drawing, seat), 14)} `),
    ...[player.points, player.coins, player.tools, player.scholars].map(String),
    player.books.join('/'),
    `${player.bowl1}/${player.bowl2}/${player.bowl3}`,
    `${player.shipping}/${player.terraforming}/${player.keys}`,
    buildings.join(' '),
    player.home === NONE || FACTIONS[player.faction] === undefined ? '' : incomeInWords(g, player),
  ];
}

function incomeInWords(g: Ruleset, player: State['players'][number]): string {
  const { coins, tools, scholars, power, books } = incomeOf(g, player);
  return [coins, tools, scholars, power, books].join('/');
}
