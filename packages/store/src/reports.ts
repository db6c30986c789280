/** Reports of people that something at a table seems wrong. */
import type { Kysely, Selectable } from 'kysely';
import { newId } from './ids.ts';
import type { Report, TableId, Time } from './records.ts';
import type { ReportRow, Schema } from './schema.ts';

export class Reports {
  readonly #db: Kysely<Schema>;
  readonly #now: () => Time;

  constructor(db: Kysely<Schema>, now: () => Time) {
    this.#db = db;
    this.#now = now;
  }

  async create(report: Omit<Report, 'id' | 'created' | 'resolved'>): Promise<Report> {
    const { table, point, person, seat, text } = report;
    const own = { id: newId(), created: this.#now(), resolved: null };
    const row = { ...own, table_id: table, point, person_id: person, seat, text };
    await this.#db.insertInto('reports').values(row).execute();
    return reportOf(row);
  }

  /** Those nobody has looked into yet, the oldest first. */
  async open(limit: number): Promise<Report[]> {
    const rows = await this.#db
      .selectFrom('reports')
      .selectAll()
      .where('resolved', 'is', null)
      .orderBy('created')
      .limit(limit)
      .execute();
    return rows.map(reportOf);
  }

  async of(table: TableId): Promise<Report[]> {
    const rows = await this.#db
      .selectFrom('reports')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('created')
      .execute();
    return rows.map(reportOf);
  }

  async resolve(id: string): Promise<void> {
    await this.#db.updateTable('reports').set({ resolved: this.#now() }).where('id', '=', id).execute();
  }
}

function reportOf({ table_id: table, person_id: person, ...rest }: Selectable<ReportRow>): Report {
  return { ...rest, table, person };
}
