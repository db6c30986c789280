/** The rules of games, for forms and lists of their options. */
import { Loaded } from './loaded.ts';
import { knownGame } from './words.ts';

export const games = new Loaded((id: string) => knownGame(id).game());
