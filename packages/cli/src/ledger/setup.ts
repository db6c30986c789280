/** Takes the options of a recorded game from its comments and from who sat down. */
import { OptionsError, readOptions } from '@guildhall/kernel';
import { type Options, terraMystica } from '@guildhall/terra-mystica';
import { tables } from '@guildhall/terra-mystica/data';
import { factionNamed } from './commands.ts';
import { LedgerError } from './ledger-error.ts';
import type { LedgerGame } from './rows.ts';

/** What each option of a record means here; null: nothing to the rules. */
const RECORDED_OPTIONS: Record<string, Partial<Options> | null> = {
  'strict-leech': null,
  'strict-darkling-sh': null,
  'strict-chaosmagician-sh': null,
  'email-notify': null,
  'maintain-player-order': null,
  'errata-cultist-power': { cultistsRefused: 'power' },
  'mini-expansion-1': { extraTownTiles: true },
  'shipping-bonus': { shippingCard: true },
  'temple-scoring-tile': { templeTile: true },
  'variable-turn-order': { turnOrder: 'passing' },
};

export interface RecordedSetup {
  readonly options: Options;
  readonly seatOf: ReadonlyMap<string, number>;
}

export function setupOf(game: LedgerGame): RecordedSetup {
  const scoring: string[] = [];
  const removed = new Set<string>();
  const factions: string[] = [];
  let chosen: Partial<Options> = {};
  for (const row of game.rows) {
    if (row.kind === 'move') {
      if (row.commands === 'setup') factions.push(row.faction);
      continue;
    }
    const option = /^option (\S+)/.exec(row.text)?.[1];
    if (option !== undefined) {
      const meaning = RECORDED_OPTIONS[option];
      if (meaning === undefined) {
        const known = Object.keys(RECORDED_OPTIONS).join(', ');
        throw new LedgerError(
          `${game.name}, row ${row.line}: option "${option}" is not known here (known: ${known})`,
        );
      }
      chosen = { ...chosen, ...meaning };
    }
    const tile = /^Round (\d) scoring: (\w+)/.exec(row.text);
    if (tile !== null) scoring[Number(tile[1]) - 1] = tile[2];
    const card = /^Removing tile (\w+)/.exec(row.text)?.[1];
    if (card !== undefined) removed.add(card);
  }
  const seats = factions.map((name) => {
    const id = factionNamed(name);
    if (id === null) throw new LedgerError(`${game.name}: there is no faction "${name}"`);
    return id;
  });
  const cards = Object.keys(tables.bonusCards).filter(
    (id) => !removed.has(id) && (id !== 'BON10' || chosen.shippingCard === true),
  );
  try {
    const options = readOptions(terraMystica.options, {
      players: seats.length,
      ...chosen,
      // Answers may stand after others' moves, spades score when they are gained, a site may bear two bridges, and
      // coins may become points before the end.
      leech: 'deferred',
      spadeTile: 'gained',
      secondBridge: 'allowed',
      coinScoring: 'lastRound',
      factions: seats,
      scoringTiles: scoring,
      bonusCards: cards,
      startSeat: 0,
    });
    return { options, seatOf: new Map(factions.map((name, seat) => [name, seat])) };
  } catch (error) {
    if (error instanceof OptionsError) throw new LedgerError(`${game.name}: ${error.message}`);
    throw error;
  }
}
