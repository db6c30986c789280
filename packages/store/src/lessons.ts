/** How far people are in lessons. */
import { type Kysely, sql } from 'kysely';
import { fromJson, toJson } from './json.ts';
import type { LessonRecord, PersonId } from './records.ts';
import type { Schema } from './schema.ts';

export class Lessons {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async of(person: PersonId): Promise<LessonRecord[]> {
    const rows = await this.#db
      .selectFrom('lessons')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('lesson')
      .execute();
    return rows.map(({ lesson, version, run, answers, done }) => ({
      lesson,
      version,
      run,
      answers: fromJson<(string | null)[]>(answers),
      isDone: done === 1,
    }));
  }

  /**
   * What is further than what was kept takes its place, whichever device says so first: newer rules before older ones,
   * a later run before an earlier one, then whoever has more steps. A lesson that was done once stays done.
   */
  async keep(person: PersonId, { lesson, version, run, answers, isDone }: LessonRecord): Promise<void> {
    const done = isDone ? 1 : 0;
    const row = { version, run, steps: answers.length, answers: toJson(answers) };
    await this.#db
      .insertInto('lessons')
      .values({ person_id: person, lesson, ...row, done })
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', 'lesson'])
          .doUpdateSet(row)
          .where(
            sql<boolean>`(excluded.version, excluded.run, excluded.steps) > (lessons.version, lessons.run, lessons.steps)`,
          ),
      )
      .execute();
    if (isDone)
      await this.#db
        .updateTable('lessons')
        .set({ done })
        .where('person_id', '=', person)
        .where('lesson', '=', lesson)
        .where('done', '=', 0)
        .execute();
  }
}
