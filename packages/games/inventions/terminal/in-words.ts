/** What the drawing of Inventions leaves out: routes and forums, what is printed on cards and maps, the turn so far. */
import { seatName, type TableInWords } from '@guildhall/terminal-kit';
import { ACTIONS, REGIONS } from '../data/index.ts';
import { eraOf } from '../rules/citizens.ts';
import { NONE, NUMBERS } from '../rules/index.ts';
import { type Drawing, ownerMark } from './drawing.ts';
import { benefitInWords, tileInWords } from './values.ts';

const LEGEND =
  'In the table of players: PP points, Infl influence, era of the personal milestone, chain markers, citizens in the supply, S scholars, merchants (M), artisans (A) and thinkers (T) at home + exhausted, E economy markers. Regions: "tile 2 → …" is the specialist tile with the presenters it needs and what it gives; "tokens" are the influence spaces with their points or their owner; "wealth A×3" is a stack of wealth tiles. "Build (Influence −2)" builds for that influence instead of what the tile area asks, "Build" for none; specialists are paid as always. The last of the open ideas is the rightmost one';

export function tableInWords(drawing: Drawing): TableInWords {
  const { g, state } = drawing;
  const cards = [
    ...state.regions.flatMap(({ card }) => (card === NONE ? [] : [card])),
    ...state.players.flatMap(({ ideas, inventions }) => [...ideas, ...inventions]),
    ...state.ideas,
    ...(state.top === NONE ? [] : [state.top]),
  ];
  const ids = [...new Set(cards)].map((card) => g.cardIds[card]);
  const goals = state.players.flatMap((player) =>
    player.goals.flatMap((goal) => (goal === NONE ? [] : [g.goalIds[goal]])),
  );
  return {
    now: [...turnInWords(drawing), ...playersInWords(drawing), ...progressInWords(drawing)],
    printed: [LEGEND, ...routesInWords(drawing), ...forumsInWords(drawing), ...mapInWords(drawing)],
    tables: [
      ...ids.toSorted().map((id) => `cards.${id}`),
      ...goals.map((id) => `goals.${id}`),
      ...['influenceTrack', 'influenceTokens', 'buildPrice', 'buildCost', 'tileArea', 'ideaArea'],
      ...['technologyPrice', 'knowledgePoints'],
    ],
    rules: [],
  };
}

function actionsIn({ words }: Drawing, bits: number): string {
  const named = ACTIONS.filter((_, action) => (bits & (1 << action)) !== 0).map((action) =>
    words.name(action),
  );
  return named.join(', ') || 'none';
}

function turnInWords(drawing: Drawing): string[] {
  const { g, state, words } = drawing;
  const { turn } = state;
  if (turn.seat < 0 || turn.seat >= g.seats) return [];
  const called = turn.called.map((card) => words.name(g.cardIds[card]));
  return [
    `In this turn ${seatName(turn.seat)} has ${turn.markers} chain markers ready. Actions performed so far: ${actionsIn(drawing, turn.performed)}.`,
    ...(turn.technology ? ['A technology tile was used in this turn.'] : []),
    ...(called.length === 0 ? [] : [`Chains used by calling specialists: ${called.join(', ')}.`]),
    ...(turn.presented === 0 ? [] : [`New ideas still to be taken for ideas presented: ${turn.presented}.`]),
  ];
}

function playersInWords({ g, state, words }: Drawing): string[] {
  return state.players.map((player, seat) => {
    const homes = player.tokens.map((region, token) => {
      const where = region === NONE ? 'at hand' : `in ${words.name(REGIONS[region])}`;
      return `${words.name(g.tokenIds[token])} ${where}${(player.flipped & (1 << token)) === 0 ? '' : ' (turned over)'}`;
    });
    const seasons = player.seasons.map((action) =>
      action === NONE ? 'at hand' : words.name(ACTIONS[action]),
    );
    const epoch = player.epoch === NONE ? 'at hand' : words.name(ACTIONS[player.epoch]);
    const spent = [
      ...tilesWith(player.economyUsed, g.economyTiles.length, 0),
      ...tilesWith(player.technologyUsed, g.technologyTiles.length, 2 * NUMBERS),
    ].map((tile) => tileInWords(g, words, tile));
    return `${seatName(seat)}:${spent.length === 0 ? '' : ` used tiles ${spent.join(', ')};`} epoch pillar ${epoch}; season pillars ${seasons.join(', ')}; sages ${player.sages}; influence tokens: ${homes.join(', ')}; on the era track space ${player.eraSpace + 1} of era ${eraOf(g, state, seat)} is taken`;
  });
}

function tilesWith(bits: number, count: number, first: number): number[] {
  return Array.from({ length: count }, (_, at) => at).flatMap((at) =>
    (bits & (1 << at)) === 0 ? [] : [first + at],
  );
}

/** The progress map that every player has. */
function mapInWords({ g, words }: Drawing): string[] {
  return g.mapSpaces.map((space, at) => {
    const near = g.mapNeighbours[at].map((to) => g.mapSpaceIds[to]).join(', ');
    return `Progress map ${g.mapSpaceIds[at]}: ring ${space.ring}, ${benefitInWords(words, space)}; next to ${near}`;
  });
}

function progressInWords({ g, state, words }: Drawing): string[] {
  const left = state.progress.flatMap((count, tile) =>
    count === 0 ? [] : [`${count} × ${tileInWords(g, words, tile)}`],
  );
  return [`Progress tiles left: ${left.join(' · ')}`];
}

function routesInWords({ g, words }: Drawing): string[] {
  return REGIONS.map((id, from) => {
    const near = REGIONS.filter((_, to) => g.routes[from][to]).map((to) => words.name(to));
    return `Routes from ${words.name(id)}: ${near.join(', ')}`;
  });
}

function forumsInWords({ g, words }: Drawing): string[] {
  return [
    ...g.tables.forums.map(
      (actions, at) => `Forum ${at + 1}: ${actions.map((action) => words.name(action)).join(', ')}`,
    ),
    `Owners: ${Array.from({ length: g.owners }, (_, owner) => ownerMark(g, owner)).join(', ')}${g.owners > g.seats ? ' (Ch is Chronos, the automatic third)' : ''}`,
  ];
}
