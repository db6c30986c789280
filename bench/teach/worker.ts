/** Plays games to learn from, or looks at recorded ones, in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { manifestOf } from '@guildhall/games';
import { unpackNetwork } from '@guildhall/kernel';
import { recordedTable } from '../records.ts';
import { notePeople, startsIn } from './people.ts';
import { type Lesson, playLesson } from './play.ts';
import { Notes, saveSamples } from './samples.ts';
import type { Done, Setting, Task } from './task.ts';

const setting = workerData as Setting;
const network = unpackNetwork(setting.network);
const manifest = manifestOf(setting.game);
const teaching = await manifest?.teaching?.();
const game = await manifest?.game();
if (teaching === undefined || game === undefined) throw new Error(`${setting.game} cannot be taught`);

let lesson: Lesson | null = null;
async function lessonOf(own: NonNullable<typeof teaching>, of: NonNullable<typeof game>): Promise<Lesson> {
  const tables = await Promise.all(setting.records.map(recordedTable));
  return { game: of, teaching: own, network, starts: tables.flatMap(startsIn) };
}

parentPort?.on('message', async (task: Task) => {
  const points: number[] = [];
  if (task.kind === 'games') {
    lesson ??= await lessonOf(teaching, game);
    const notes = new Notes();
    for (let number = task.from; number < task.to; number++)
      points.push(...playLesson(lesson, `${task.seed} ${number}`, number, notes));
    saveSamples(task.file, notes.samples());
  } else {
    const positions = new Notes();
    const choices = new Notes();
    notePeople(teaching, await recordedTable(task.path), task.number, network, positions, choices, 0);
    saveSamples(`${task.file}-positions`, positions.samples());
    saveSamples(`${task.file}-choices`, choices.samples());
  }
  const done: Done = { task, points };
  parentPort?.postMessage(done);
});
