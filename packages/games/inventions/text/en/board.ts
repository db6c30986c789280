/** What only the drawn board says. Arguments are as in the messages. */
export const board = {} as const;

export type BoardWords = Readonly<Record<keyof typeof board, string>>;
