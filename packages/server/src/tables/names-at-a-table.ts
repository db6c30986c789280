/**
 * Names as everybody at a table sees them. People whose names look alike are shown with a sign: the number of their
 * seat, in a dark circle for who gave it up, and a zero for strangers. The owner without a seat is the only one who needs
 * none. The numbers are in circles, which no name can be.
 */
import type { ListedTable, PersonId, TableId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { lookAlike, looksOf } from '../auth/confusable-names.ts';
import { readSettings, type TableSettings } from './table-settings.ts';

const STRANGER = '⓪';
/** By seat. A table has at most sixteen. */
const NUMBERS = [...'①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯'];
const DARK_NUMBERS = [...'❶❷❸❹❺❻❼❽❾❿⓫⓬⓭⓮⓯⓰'];

/** The people of a table: who sits there, who did or may again, whose bots do, and its owner. */
export function peopleOf(record: ListedTable, settings: TableSettings): PersonId[] {
  return [...signsOfPeople(record, settings).keys()];
}

/** The names of the people at a table, and of others who write in its chat. */
export function namesApart(
  record: ListedTable,
  settings: TableSettings,
  names: ReadonlyMap<PersonId, string>,
): ReadonlyMap<PersonId, string> {
  const own = signsOfPeople(record, settings);
  const all = [...names].map(([id, name]) => ({ id, name, looks: looksOf(name) }));
  return new Map(
    all.map(({ id, name, looks }) => {
      // If names look alike, the people of the table keep theirs and the others get a mark.
      const isMistakable = all.some(
        (other) => other.id !== id && (own.has(other.id) || !own.has(id)) && lookAlike(looks, other.looks),
      );
      const sign = own.get(id) ?? STRANGER;
      return [id, isMistakable && sign !== '' ? `${name} ${sign}` : name];
    }),
  );
}

/** The names of those who write in the chat of a table. */
export async function namesInChat(
  context: AppContext,
  table: TableId,
  ids: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, string>> {
  const record = await context.store.tables.find(table);
  if (record === null) return await context.names(ids);
  const settings = readSettings(record.settings);
  return namesApart(record, settings, await context.names([...peopleOf(record, settings), ...ids]));
}

/** The signs of the people of a table. A person who resigned and sits elsewhere now gets the sign of the new seat. */
function signsOfPeople(record: ListedTable, settings: TableSettings): ReadonlyMap<PersonId, string> {
  const signs = new Map<PersonId, string>();
  if (record.owner !== null) signs.set(record.owner, '');
  for (const [seat, { ownBot }] of settings.seats.entries()) {
    if (ownBot !== null) signs.set(ownBot.owner, NUMBERS[seat]);
  }
  for (const [seat, { resigned }] of settings.seats.entries()) {
    if (resigned !== null) signs.set(resigned, DARK_NUMBERS[seat]);
  }
  for (const [seat, { heldFor }] of settings.seats.entries()) {
    if (heldFor !== null) signs.set(heldFor, NUMBERS[seat]);
  }
  for (const { seat, occupant } of record.seats) {
    if (occupant.kind === 'person') signs.set(occupant.person, NUMBERS[seat]);
  }
  return signs;
}
