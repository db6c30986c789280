const CARDS = 14;
const FIRST = 6;

/** The Automa's cards are called by their numbers in every language; a star is on those with which she begins. */
export const automaCardNames: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: CARDS }, (_, at) => [`automa${at + 1}`, `${at < FIRST ? '*' : ''}${at + 1}`]),
);
