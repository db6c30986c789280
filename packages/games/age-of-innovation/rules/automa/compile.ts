/** The Automa's tables compiled for one set of options. */
import { OptionsError, overriddenAt, overrideFault } from '@guildhall/kernel';
import type { HexMap } from '../../../terra/index.ts';
import {
  AUTOMA_FACTIONS,
  type AutomaCardTable,
  type AutomaFactionTable,
  type AutomaLevelTable,
} from '../../data/automa-types.ts';
import { FACTIONS, type Tables, TERRAINS } from '../../data/types.ts';
import type { Options } from '../ruleset.ts';

export interface AutomaRules {
  readonly cardIds: readonly string[];
  readonly cards: readonly AutomaCardTable[];
  readonly level: AutomaLevelTable;
  readonly faction: AutomaFactionTable;
  /** Her `Player.faction`: her factions stand behind those of players. */
  readonly factionIndex: number;
  /** Terrains by row and home terrain. */
  readonly rows: { readonly A: readonly (readonly number[])[]; readonly B: readonly (readonly number[])[] };
  /** Hexes of the letters A to F by home terrain; one that the map lacks is its first hex. */
  readonly letters: readonly (readonly number[])[];
}

const LETTERS = 'YUKBGSR';

export function compileAutoma(
  tables: Tables,
  { level, automaFaction }: Options,
  side: 'small' | 'large',
  map: HexMap,
): AutomaRules {
  const rowsOf = (row: 'A' | 'B'): number[][] =>
    TERRAINS.map((home) => [...tables.automaRows[row][home]].map((letter) => LETTERS.indexOf(letter)));
  return {
    cardIds: Object.keys(tables.automaCards),
    cards: Object.values(tables.automaCards),
    level: tables.automaLevels[level],
    faction: tables.automaFactions[automaFaction],
    factionIndex: FACTIONS.length + AUTOMA_FACTIONS.indexOf(automaFaction),
    rows: { A: rowsOf('A'), B: rowsOf('B') },
    letters: TERRAINS.map((home) =>
      tables.automaLetters[side][home].map((name) => map.landAt.get(name) ?? 0),
    ),
  };
}

/** Whatever the overrides make of the cards, she has one to draw. */
export function checkDeck(tables: Tables, { overrides, level }: Options): void {
  const { lacks, has, random } = tables.automaLevels[level];
  const cards = Object.entries(tables.automaCards);
  const known = cards.filter(([id, { starts }]) => (starts && id !== lacks) || id === has);
  if (known.length > 0 || random > 0) return;
  overrideFault(
    overriddenAt(overrides, 'automaCards.*.starts', `automaLevels.${level}.*`),
    'the first deck of the Automa has no card',
  );
}

/** Fixed outcomes of a game alone that do not go together. */
export function validateAlone({ players, hands, automaTerrain, planningCards }: Options): void {
  if (players !== 1 || automaTerrain === null) return;
  const taken = [...(hands ?? []), ...(planningCards ?? [])].map(([board]) => board);
  if (taken.includes(automaTerrain))
    throw new OptionsError(`options.automaTerrain: ${automaTerrain} is a board that the player may have`);
}
