/** Bots that people bring along, at a table: they hold a seat as bots do, and a note says whose they are. */
import type { Seat } from '@guildhall/kernel';
import type { Occupant, SeatRecord } from '@guildhall/store';
import type { OwnBotNote } from './table-settings.ts';

/** Stands for the level of such a bot. Nobody can choose it for a seat. */
export const OWN_BOT = 'own';

export function isOwnBot(occupant: Occupant): boolean {
  return occupant.kind === 'bot' && occupant.level === OWN_BOT;
}

/** The seat with such a bot in it. It is found among the tables of the bot's owner. */
export function seatWith(seat: Seat, { owner }: OwnBotNote): SeatRecord {
  return { seat, occupant: { kind: 'bot', level: OWN_BOT }, word: null, heldFor: owner };
}
