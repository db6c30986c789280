/** Takes the options of a recorded game from its comments and from who sat down. */

import { type Options, terraMystica } from '@guildhall/games/terra-mystica';
import { type FactionId, tables } from '@guildhall/games/terra-mystica/data';
import { OptionsError, readOptions } from '@guildhall/kernel';
import { factionNamed } from './commands.ts';
import { LedgerError } from './ledger-error.ts';
import { SETUP } from './meanings.ts';
import { type Comment, type LedgerGame, type Row, shown } from './rows.ts';

/** What each option of a record means here. Those that only say what the league let pass mean nothing to the rules. */
const RECORDED_OPTIONS: ReadonlyMap<string, Partial<Options>> = new Map<string, Partial<Options>>([
  ...[
    'strict-leech',
    'strict-darkling-sh',
    'strict-chaosmagician-sh',
    'email-notify',
    'maintain-player-order',
    'merge-income-phases',
    'loose-adjust-resource',
    'loose-bridge-adjacency',
    'loose-build-after-dig',
    'loose-convert-phase',
    'loose-cult-loss',
    'loose-cultist-ordering',
    'loose-dig',
    'loose-done',
    'loose-engineer-bridge',
    'loose-lose-cult',
    'loose-multi-spade',
    'manual-fav5',
  ].map((name): [string, Partial<Options>] => [name, {}]),
  ['errata-cultist-power', { cultistsRefused: 'power' }],
  ['mini-expansion-1', { extraTownTiles: true }],
  ['shipping-bonus', { shippingCard: true }],
  ['temple-scoring-tile', { templeTile: true }],
  ['variable-turn-order', { turnOrder: 'passing' }],
]);

export interface RecordedSetup {
  readonly options: Options;
  readonly seatOf: ReadonlyMap<string, number>;
  /** Seats of players who left before they chose a faction. */
  readonly absent: readonly number[];
}

interface SetupNotes {
  chosen: Partial<Options>;
  readonly scoring: string[];
  readonly removed: Set<string>;
}

export function setupOf(game: LedgerGame): RecordedSetup {
  const notes: SetupNotes = { chosen: {}, scoring: [], removed: new Set() };
  for (const row of game.rows) if (row.kind === 'comment') note(game, row, notes);
  const cards = cardsOf(notes);
  const names = seatedNames(game, cards.length - tables.spareBonusCards);
  return {
    options: optionsOf(game, notes, cards, names),
    seatOf: new Map(names.map((name, seat) => [name, seat])),
    absent: names.flatMap((name, seat) => (isAbsent(name) ? [seat] : [])),
  };
}

/** A name that the league gave to a player who left before choosing a faction. */
export function isAbsent(name: string): boolean {
  return /^nofaction\d+$/.test(name.toLowerCase());
}

/** Who has a seat: every faction that sat down, then those who left before choosing one if cards were dealt for them. */
function seatedNames(game: LedgerGame, players: number): readonly string[] {
  const sat = game.rows.flatMap((row) =>
    row.kind === 'move' && SETUP.test(row.commands) && !isAbsent(row.faction)
      ? [row.faction.toLowerCase()]
      : [],
  );
  return [...sat, ...absentNames(game, sat.length).slice(0, Math.max(0, players - sat.length))];
}

/** Some records name those who left so early, others only list more players than sat down. */
function absentNames({ rows }: LedgerGame, sat: number): readonly string[] {
  const named = rows.map(nameIn).filter(isAbsent);
  const listed = rows.filter((row) => row.kind === 'comment' && /^Player \d+:/i.test(row.text)).length;
  const names = new Set(named);
  for (let number = 1; names.size < listed - sat; number++) names.add(`nofaction${number}`);
  return [...names];
}

/** The name that a row, or a comment about somebody, begins with. */
export function nameIn(row: Row): string {
  return (row.kind === 'move' ? row.faction : row.text.split(/\s/)[0]).toLowerCase();
}

function cardsOf({ chosen, removed }: SetupNotes): readonly string[] {
  return Object.keys(tables.bonusCards).filter(
    (id) => !removed.has(id) && (id !== 'BON10' || chosen.shippingCard === true),
  );
}

/** What a comment tells of the set-up; most tell nothing. */
function note(game: LedgerGame, row: Comment, notes: SetupNotes): void {
  const option = /^option (\S+)/i.exec(row.text)?.[1].toLowerCase();
  if (option !== undefined) {
    const meaning = RECORDED_OPTIONS.get(option);
    if (meaning === undefined) {
      const known = [...RECORDED_OPTIONS.keys()].join(', ');
      throw new LedgerError(
        `${game.name}, row ${row.line}: option ${shown(option)} is not known here (known: ${known})`,
      );
    }
    notes.chosen = { ...notes.chosen, ...meaning };
  }
  const map = /^map (\S+)$/i.exec(row.text)?.[1];
  if (map !== undefined && map.toLowerCase() !== 'original')
    throw new LedgerError(`${game.name}, row ${row.line}: is played on another map (${shown(map)})`);
  const expansion = /^Added final scoring tile: (.*)$/i.exec(row.text)?.[1];
  if (expansion !== undefined)
    throw new LedgerError(
      `${game.name}, row ${row.line}: has a final scoring of an expansion (${shown(expansion)})`,
    );
  const tile = /^Round ([1-9]) scoring: (\w+)/i.exec(row.text);
  if (tile !== null) notes.scoring[Number(tile[1]) - 1] = tile[2].toUpperCase();
  const card = /^Removing tile (\w+)/i.exec(row.text)?.[1];
  if (card !== undefined) notes.removed.add(card.toUpperCase());
}

function optionsOf(
  game: LedgerGame,
  { chosen, scoring }: SetupNotes,
  cards: readonly string[],
  names: readonly string[],
): Options {
  const factions = names.filter((name) => !isAbsent(name)).map((name) => factionOf(game, name));
  try {
    return readOptions(terraMystica.options, {
      players: names.length,
      ...chosen,
      // Answers may stand after others' moves, spades score when they are gained, a site may bear two bridges, coins
      // may become points before the end, and what an action brings need not be used.
      leech: 'deferred',
      spadeTile: 'gained',
      secondBridge: 'allowed',
      coinScoring: 'lastRound',
      givingUp: 'allowed',
      // Where somebody has none the others choose theirs at the table.
      factions: factions.length === names.length ? factions : null,
      scoringTiles: Array.from(scoring, (tile) => tile ?? ''),
      bonusCards: cards,
      startSeat: 0,
    });
  } catch (error) {
    if (error instanceof OptionsError) throw new LedgerError(`${game.name}: ${error.message}`);
    throw error;
  }
}

function factionOf(game: LedgerGame, name: string): FactionId {
  const id = factionNamed(name);
  if (id === null) throw new LedgerError(`${game.name}: there is no faction ${shown(name)}`);
  return id;
}
