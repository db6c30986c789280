/** Answers to an exam, and how they are marked. */

export interface Answer {
  /** Numbers of the given moves that are said to be legal. */
  readonly legal: readonly number[];
  /** The number of the chosen move. */
  readonly move: number;
}

/** What is right at a position. */
export interface RightAnswer {
  readonly legal: readonly number[];
  /** Numbers of the moves that are sensible, the best first. */
  readonly sensible: readonly number[];
}

export interface Mark {
  /** Legal moves that were not named, and moves that were named and are not legal. */
  readonly missed: readonly number[];
  readonly wrong: readonly number[];
  readonly isSensible: boolean;
}

/** So many positions have to be right. */
export const TO_PASS = 4;

export class AnswersError extends Error {}

/** Reads `{"positions": [{"legal": [1, 4], "move": 12}]}`. */
export function readAnswers(text: string, positions: number): Answer[] {
  const given = (parsed(text) as { readonly positions?: unknown } | null)?.positions;
  if (!Array.isArray(given) || given.length !== positions)
    throw new AnswersError(`there must be "positions" with ${positions} answers`);
  return given.map((one: { readonly legal?: unknown; readonly move?: unknown } | null, at) => {
    const { legal, move } = one ?? {};
    if (!Array.isArray(legal) || !legal.every(isNumber))
      throw new AnswersError(`position ${at + 1}: "legal" must be a list of numbers`);
    if (!isNumber(move)) throw new AnswersError(`position ${at + 1}: "move" must be a number`);
    return { legal, move };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AnswersError(`the answers are not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function isNumber(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

export function markOf({ legal, move }: Answer, right: RightAnswer): Mark {
  return {
    missed: right.legal.filter((number) => !legal.includes(number)),
    wrong: legal.filter((number) => !right.legal.includes(number)),
    isSensible: right.sensible.includes(move),
  };
}

export function isRight({ missed, wrong, isSensible }: Mark): boolean {
  return missed.length === 0 && wrong.length === 0 && isSensible;
}

export function marksInWords(marks: readonly Mark[]): string {
  const right = marks.filter(isRight).length;
  const legality = marks.filter(({ missed, wrong }) => missed.length + wrong.length === 0).length;
  const sensible = marks.filter(({ isSensible }) => isSensible).length;
  return [
    ...marks.map(({ missed, wrong, isSensible }, at) => {
      const said = [
        ...(missed.length === 0 ? [] : [`legal but not named: ${missed.join(', ')}`]),
        ...(wrong.length === 0 ? [] : [`named but not legal: ${wrong.join(', ')}`]),
        isSensible ? 'a sensible move' : 'not one of the best moves',
      ];
      return `Position ${at + 1}: ${said.join('; ')}`;
    }),
    `Legality right in ${legality} of ${marks.length}, a sensible move in ${sensible}, both in ${right}: ${right >= TO_PASS ? 'passed' : 'not passed'}`,
  ].join('\n');
}
