/** What `npm run compendium -- terra-mystica` counts. */
import type { LogEvent } from '@guildhall/kernel';
import type { CompendiumCount } from '../../compendium.ts';
import { FACTIONS, type FactionId, TERRAINS, tables } from '../data/index.ts';
import type { State } from '../rules/index.ts';

const CARDS = Object.keys(tables.bonusCards);
const SCORING = Object.keys(tables.scoringTiles);
const FAVOURS = Object.keys(tables.favourTiles);
const TOWNS = Object.keys(tables.townTiles);
const POWERS = Object.keys(tables.powerActions);

function* offered(state: State): Generator<string> {
  for (const card of state.cards) yield `bonusCards.${CARDS[card]}`;
  for (const tile of state.scoring) yield `scoringTiles.${SCORING[tile]}`;
  for (const [tile, left] of state.favourTiles.entries()) if (left > 0) yield `favourTiles.${FAVOURS[tile]}`;
  for (const [tile, left] of state.townTiles.entries()) if (left > 0) yield `townTiles.${TOWNS[tile]}`;
  for (const action of POWERS) yield `powerActions.${action}`;
  const colours = state.players.filter(isChoosing).map(({ home }) => TERRAINS[home]);
  for (const faction of FACTIONS)
    if (colours.includes(tables.factions[faction].terrain)) yield `factions.${faction}`;
}

const isChoosing = ({ faction }: { readonly faction: number }): boolean => faction < 0;

function* dealt(state: State, seat: number): Generator<string> {
  const player = state.players[seat];
  if (!isChoosing(player)) yield `factions.${FACTIONS[player.faction]}`;
}

function* taken({ kind, data }: LogEvent, state: State): Generator<string> {
  if (kind === 'factionChosen') yield `factions.${data.faction}`;
  if (kind === 'cardTaken') yield `bonusCards.${data.card}`;
  if (kind === 'favour') yield `favourTiles.${data.tile}`;
  if (kind === 'townTile') yield `townTiles.${data.tile}`;
  if (kind === 'powerAction') yield `powerActions.${data.action}`;
  if (kind === 'scored' && data.source === 'scoringTiles')
    yield `scoringTiles.${SCORING[state.scoring[state.round - 1]]}`;
}

const EXTRAS = { extraTownTiles: true, shippingCard: true, templeTile: true };

/** Bots choose some factions hardly ever: so that all are seen, each of them is dealt as well. */
const DEALT: readonly (readonly FactionId[])[] = [
  ['alchemists', 'cultists', 'engineers', 'auren'],
  ['giants', 'mermaids', 'fakirs', 'halflings'],
  ['chaosMagicians', 'swarmlings', 'nomads', 'cultists'],
  ['darklings', 'witches', 'dwarves', 'mermaids'],
];

export const count: CompendiumCount<State> = {
  // Colours are dealt, so that every faction comes on the table; bots choose the side.
  tables: DEALT.flatMap((factions, at) => [
    { ...EXTRAS, players: at + 2, factionChoice: 'colours' },
    { ...EXTRAS, players: factions.length, factions },
  ]),
  watch: () => ({ offered, taken, dealt }),
};
