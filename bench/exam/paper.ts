/** An exam as Markdown: the paper, and the key to it. */
import { preview } from '@guildhall/kernel';
import type { Exam, ExamPosition } from './exam.ts';
import { GIVEN } from './moves.ts';

/** The first sheet: the positions, and ten moves of each. */
export function paperOf(exam: Exam): string {
  const { title, seed, players, speaker, positions } = exam;
  const printed = [...new Set(positions.flatMap(({ moment }) => speaker.printed(moment.view)))];
  return [
    `# Exam: ${title}, for ${players} players (seed ${seed})`,
    '',
    `There are ${positions.length} positions out of different games. For each of them: which of the ${GIVEN} given moves are legal? A move is legal if you may make it right now, just as it stands; where it says "then", both steps one after the other. A move that is not legal does not become legal by paying or converting something first.`,
    '',
    'Write your answers down before you turn to the second sheet, which asks for the move that you would make.',
    '',
    'Answer with JSON: `{"positions": [{"legal": [1, 4], "move": 12}, …]}`, one object for each position, in order; `move` is the number on the second sheet.',
    '',
    'In the drawings names of places are written as in the moves. What is printed on boards and tiles stands at the end.',
    ...positions.flatMap((position, at) => ['', ...positionOf(exam, position, at + 1)]),
    '',
    '## What is printed on the components',
    '',
    ...printed.map((line) => `- ${line}`),
    '',
  ].join('\n');
}

/** The second sheet: everything that can be done. It would tell the answers to the first one. */
export function movesOf(exam: Exam): string {
  const { title, seed, positions } = exam;
  return [
    `# Second sheet: ${title} (seed ${seed})`,
    '',
    'Which move would you make? Choose one of everything that you could do next; the rest of the turn follows from it. Where a strong bot goes on from two of them to the same turn, both count alike. Moves "after" something need those payments first.',
    ...positions.flatMap((position, at) => ['', `## Position ${at + 1}`, '', ...optionLines(exam, position)]),
  ].join('\n');
}

function positionOf(exam: Exam, { moment, given }: ExamPosition, number: number): string[] {
  const { speaker } = exam;
  const { view, seat, events } = moment;
  const now = speaker.now(view);
  return [
    `## Position ${number}`,
    '',
    `You are ${speaker.nameOf(view, seat)}, and it is your decision: ${speaker.prompts(view, seat).join(' / ')}.`,
    '',
    '```',
    ...speaker.drawn(view).map((line) => line.trimEnd()),
    '```',
    '',
    ...now.map((line) => (line.startsWith('- ') ? line : `- ${line}`)),
    ...(now.length === 0 ? [] : ['']),
    'What happened last:',
    '',
    ...events.map((event) => `- ${speaker.event(view, event)}`),
    '',
    'Which of these are legal?',
    '',
    ...given.map(({ actions }, at) => `${at + 1}. ${speaker.move(actions)}`),
  ];
}

/** Everything that can be done, by the kind of what is done first, numbered through. */
function optionLines({ speaker }: Exam, { moment, options }: ExamPosition): string[] {
  const { rules } = speaker;
  const kinds = [...new Set(options.map(({ actions }) => actions[0].kind))];
  return kinds.flatMap((kind) => [
    `**${speaker.heading(kind)}**`,
    '',
    ...options.flatMap(({ actions, payments }, at) => {
      if (actions[0].kind !== kind) return [];
      const isSingle = actions.length === 1 && payments.length === 0;
      const seen = isSingle ? preview(rules, moment.view, moment.seat, actions[0]) : null;
      const changes = seen?.ok === true ? speaker.changes(seen.changes[moment.seat]) : '';
      const paid = payments.length === 0 ? '' : `, after ${speaker.line(payments)}`;
      return [`- ${at + 1}: ${speaker.move(actions)}${changes === '' ? '' : `: ${changes}`}${paid}`];
    }),
    '',
  ]);
}

export function keyOf(exam: Exam): string {
  const { title, seed, speaker, positions } = exam;
  return [
    `# Key: ${title} (seed ${seed})`,
    ...positions.flatMap(({ given, options, sensible }, at) => [
      '',
      `## Position ${at + 1}`,
      '',
      ...given.map(({ actions, refusal }, number) => {
        const why = refusal === null ? 'legal' : `not legal. ${speaker.words.refusal(refusal).join(' ')}`;
        return `${number + 1}. ${speaker.move(actions)}: ${why}`;
      }),
      '',
      `Sensible are ${sensible.length} of ${options.length} moves: the strong bot’s best five turns, with every order in which they can begin, and what is as good as the fifth. The best first:`,
      '',
      ...sensible.map((number) => `- ${number}: ${speaker.move(options[number - 1].actions)}`),
    ]),
    '',
  ].join('\n');
}
