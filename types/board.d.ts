/** The board of a game as seen from where there is no browser. */
export declare const board: unknown;
