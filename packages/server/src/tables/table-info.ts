/** A table without its position: who sits where, how it is played, which votes are open. The same for everyone. */
import { publicOptions } from '@guildhall/kernel';
import type { PersonInfo, SeatInfo, TableInfo, TableSummary } from '@guildhall/protocol';
import type { ListedTable, Occupant, PersonId } from '@guildhall/store';
import type { AppContext, KnownPerson } from '../app-context.ts';
import { stuckBots } from '../jobs/table-jobs.ts';
import type { LiveTable } from './live-table.ts';
import { namesApart, peopleOf } from './names-at-a-table.ts';
import { faultOfRecord } from './record-faults.ts';
import { setupOf } from './setup-choice.ts';
import { outcomeOf } from './stored-outcome.ts';
import { isOffered, readSettings, type TableSettings } from './table-settings.ts';

export async function tableInfo(context: AppContext, live: LiveTable): Promise<TableInfo> {
  const { record, settings, published } = live;
  const summary = await tableSummaries(context, [record]);
  const { calledOffBy } = settings;
  const { game } = live;
  // Without the rules we do not know which options are hidden, so none of them is shown.
  const known =
    game === null ? { players: record.seats.length } : publicOptions(game.options, record.options);
  const shown = live.over ? record.options : known;
  return {
    ...summary[0],
    options: shown,
    settings: {
      confirm: settings.confirm,
      openDrafts: settings.openDrafts,
      clock: settings.clock,
      atZero: settings.atZero,
      standIn: settings.standIn,
      openChat: settings.openChat,
    },
    chosen: setupOf(live),
    commitment: {
      hash: record.commitment,
      form: record.commitmentForm,
      given: record.seats.filter(({ word }) => word !== null).map(({ seat }) => seat),
      // Until everyone has sat down, the words stay secret: they would show the last person what the seed depends on.
      words: record.status === 'gathering' ? null : record.seats.map(({ word }) => word),
      bits: published?.secret ?? null,
      seed: published?.seed ?? null,
    },
    votes: live.tableVotes.votes,
    stuck: await stuckBots(context.store, live),
    happened: await happenedAt(context, live),
    rematchOf: record.rematchOf,
    rematch: settings.rematch,
    calledOffBy: calledOffBy === undefined ? null : await personInfo(context, live, calledOffBy),
    messages: record.messages,
    present: context.subscriptions.present(live.id),
  };
}

/** People who no longer have a seat are named too, and distinguished from those who have one. */
async function happenedAt(
  context: AppContext,
  { record, settings }: LiveTable,
): Promise<TableInfo['happened']> {
  const { happened } = settings;
  if (happened.length === 0) return [];
  const ids = happened.flatMap(({ person }) => (person === null ? [] : [person]));
  const known = await context.people([...peopleOf(record, settings), ...ids]);
  const info = infoOf(record, settings, known);
  return happened.map((event) => ({ ...event, person: info(event.person) }));
}

/** People as everybody at a table sees them. */
function infoOf(
  record: ListedTable,
  settings: TableSettings,
  known: ReadonlyMap<PersonId, KnownPerson>,
): (id: PersonId | null) => PersonInfo | null {
  const names = namesApart(record, settings, new Map([...known].map(([id, { name }]) => [id, name])));
  return (id) =>
    id === null ? null : { id, name: names.get(id) ?? '', isGuest: known.get(id)?.isGuest ?? false };
}

async function personInfo(
  context: AppContext,
  { record, settings }: LiveTable,
  id: PersonId,
): Promise<PersonInfo | null> {
  return infoOf(record, settings, await context.people([...peopleOf(record, settings), id]))(id);
}

/** What lists show of tables. */
export async function tableSummaries(
  context: AppContext,
  all: readonly ListedTable[],
): Promise<TableSummary[]> {
  // An unreadable table must not hide the others; "upgrade-check" names it.
  const records = all
    .filter((record) => faultOfRecord(record) === null)
    .map((record) => ({ record, settings: readSettings(record.settings) }));
  const known = await context.people(records.flatMap(({ record, settings }) => peopleOf(record, settings)));
  return records.map(({ record, settings }) => summaryOf(context, record, settings, known));
}

function summaryOf(
  context: AppContext,
  record: ListedTable,
  settings: TableSettings,
  known: ReadonlyMap<PersonId, KnownPerson>,
): TableSummary {
  const own = new Map(
    peopleOf(record, settings).flatMap((id) => {
      const person = known.get(id);
      return person === undefined ? [] : [[id, person]];
    }),
  );
  const info = infoOf(record, settings, own);
  return {
    id: record.id,
    title: settings.title,
    game: record.game,
    version: record.version,
    status: record.status,
    visibility: record.visibility,
    owner: info(record.owner),
    seats: record.seats.map(({ seat, occupant }) => {
      const note = settings.seats.at(seat);
      return {
        seat,
        occupant: occupantInfo(occupant, info),
        for: note?.for ?? 'invited',
        ownBot: note?.ownBot ? { name: note.ownBot.name, owner: info(note.ownBot.owner) } : null,
        heldFor: info(note?.heldFor ?? null),
        resigned: info(note?.resigned ?? null),
        // Whether the seat is on offer. Only the person who offers it gets the code.
        offered: note !== undefined && isOffered(note, context.now()),
      };
    }),
    clock: settings.clock,
    length: record.head.length,
    waiting: record.waiting,
    outcome: outcomeOf(record),
    created: record.created,
    started: record.started,
    finished: record.finished,
    changed: record.changed,
  };
}

function occupantInfo(occupant: Occupant, info: (id: PersonId) => PersonInfo | null): SeatInfo['occupant'] {
  return occupant.kind === 'person' ? { kind: 'person', person: info(occupant.person) } : occupant;
}
