// `npm run exam -- GAME --seed S`: writes an exam for somebody who has read the lesson and the how-to-play page: a sheet
// that asks what is legal, one that asks for a move and is handed out afterwards, and the key. `--answers FILE` marks answers, `--reading FILE` writes what the learner reads, `--to FOLDER` says where to.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { manifests } from '@guildhall/games';
import { examOf } from './exam/exam.ts';
import { AnswersError, isRight, markOf, marksInWords, readAnswers, TO_PASS } from './exam/marking.ts';
import { keyOf, movesOf, paperOf } from './exam/paper.ts';
import { readingOf } from './exam/reading.ts';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    answers: { type: 'string' },
    reading: { type: 'string' },
    to: { type: 'string' },
  },
});
const known = manifests.filter(({ guide, terminal }) => guide !== undefined && terminal !== undefined);
// The beginning of a game's id will do.
const [named = ''] = positionals;
const [manifest, other] = named === '' ? [] : known.filter(({ id }) => id.startsWith(named));
if (manifest === undefined || other !== undefined)
  fail(`Which game? There are ${known.map(({ id }) => id).join(', ')}.`);
if (given.reading !== undefined) {
  writeFileSync(given.reading, await readingOf(manifest));
  console.log(`Written: ${given.reading}`);
}
if (given.seed === undefined) {
  if (given.reading === undefined) fail('Which exam? --seed names one, as in --seed 1.');
  process.exit(0);
}
const exam = await examOf(manifest, given.seed);

if (given.answers === undefined) {
  const folder = given.to ?? '.';
  mkdirSync(folder, { recursive: true });
  const name = join(folder, `exam-${exam.game}-${exam.seed}`);
  writeFileSync(`${name}.md`, paperOf(exam));
  writeFileSync(`${name}-moves.md`, movesOf(exam));
  writeFileSync(`${name}-key.md`, keyOf(exam));
  console.log(`Written: ${name}.md, its second sheet ${name}-moves.md and the key ${name}-key.md`);
} else {
  try {
    const answers = readAnswers(readFileSync(given.answers, 'utf8'), exam.positions.length);
    const marks = exam.positions.map(({ given: moves, sensible }, at) => {
      const legal = moves.flatMap(({ refusal }, index) => (refusal === null ? [index + 1] : []));
      return markOf(answers[at], { legal, sensible });
    });
    console.log(marksInWords(marks));
    process.exitCode = marks.filter(isRight).length >= TO_PASS ? 0 : 1;
  } catch (error) {
    if (!(error instanceof AnswersError)) throw error;
    fail(`${given.answers}: ${error.message}`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
