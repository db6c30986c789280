const ROWS = 'ABCDEFGHI';
const MOST_IN_A_ROW = 13;

/** Names that a land hex of a board can have; which of them there are depends on the course of the river. */
export const hexNames: readonly string[] = [...ROWS].flatMap((row) =>
  Array.from({ length: MOST_IN_A_ROW }, (_, at) => `${row}${at + 1}`),
);
