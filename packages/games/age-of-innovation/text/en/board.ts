/** What only the drawn board says. Arguments are as in the messages; `owner` is the name of a faction. */
export const board = {} as const;

export type BoardWords = Readonly<Record<keyof typeof board, string>>;
