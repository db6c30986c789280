/** The board kit as seen from where there is no browser: nothing there looks into a board. */
export type BoardMaker = unknown;
