/** A table without its game: who sits where, how it is played, what is open between people. The same for everybody. */
import { publicOptions } from '@guildhall/kernel';
import type { Occupant, PersonId, TableRecord } from '@guildhall/store';
import type { House } from './house.ts';
import { stuckBots } from './jobs-of-a-table.ts';
import type { LiveTable } from './live-table.ts';
import { setupOf } from './setup-choice.ts';
import { faultOfRecord } from './stored-faults.ts';
import { isOffered, readSettings, type TableSettings } from './table-settings.ts';

export interface PersonInfo {
  readonly id: PersonId;
  readonly name: string;
}

export async function tableInfo(house: House, live: LiveTable) {
  const { record, settings, published } = live;
  const summary = await tableSummaries(house, [record]);
  const { calledOffBy } = settings;
  const { game } = live;
  // Without the rules nobody knows which of the options are hidden from somebody: none of them is shown.
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
      // Before all have sat down, a word tells the last one what the seed still depends on.
      words: record.status === 'gathering' ? null : record.seats.map(({ word }) => word),
      bits: published?.secret ?? null,
      seed: published?.seed ?? null,
    },
    votes: live.affairs.votes,
    stuck: await stuckBots(house.store, live),
    rematchOf: record.rematchOf,
    rematch: settings.rematch,
    calledOffBy: calledOffBy === undefined ? null : await personInfo(house, calledOffBy),
    messages: record.messages,
    present: house.hub.present(live.id),
  };
}

async function personInfo(house: House, id: PersonId): Promise<PersonInfo> {
  return { id, name: (await house.names([id])).get(id) ?? '' };
}

/** What a list shows of tables. */
export async function tableSummaries(house: House, all: readonly TableRecord[]) {
  // One that cannot be read does not keep the others from being seen; "upgrade-check" names it.
  const records = all.filter((record) => faultOfRecord(record) === null);
  const settings = new Map(records.map((record) => [record, readSettings(record.settings)]));
  const ids = records.flatMap((record) => peopleOf(record, settings.get(record)));
  const names = await house.names(ids);
  const info = (id: PersonId | null): PersonInfo | null =>
    id === null ? null : { id, name: names.get(id) ?? '' };
  return records.map((record) => ({
    id: record.id,
    title: settings.get(record)?.title ?? '',
    game: record.game,
    version: record.version,
    status: record.status,
    visibility: record.visibility,
    owner: info(record.owner),
    seats: record.seats.map(({ seat, occupant }) => {
      const note = settings.get(record)?.seats[seat];
      return {
        seat,
        occupant: occupantInfo(occupant, info),
        for: note?.for ?? 'invited',
        heldFor: info(note?.heldFor ?? null),
        resigned: info(note?.resigned ?? null),
        // Whether somebody may take it over; the code is for those alone whom its offerer gives it to.
        offered: note !== undefined && isOffered(note, house.now()),
      };
    }),
    clock: settings.get(record)?.clock ?? { kind: 'none' },
    length: record.head.length,
    waiting: record.waiting,
    outcome: record.outcome,
    created: record.created,
    started: record.started,
    finished: record.finished,
    changed: record.changed,
  }));
}

function occupantInfo(occupant: Occupant, info: (id: PersonId) => PersonInfo | null) {
  return occupant.kind === 'person' ? { kind: 'person', person: info(occupant.person) } : occupant;
}

function peopleOf(record: TableRecord, settings: TableSettings | undefined): PersonId[] {
  const seated = record.seats.flatMap(({ occupant }) =>
    occupant.kind === 'person' ? [occupant.person] : [],
  );
  const noted = (settings?.seats ?? []).flatMap(({ heldFor, resigned }) => [heldFor, resigned]);
  return [...seated, ...noted, record.owner].filter((id) => id !== null);
}
