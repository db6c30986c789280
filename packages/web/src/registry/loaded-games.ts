/** The rules of games, for forms and lists of their options. */

import { knownGame } from '../text/words.ts';
import { Loaded } from './loaded.ts';

export const games = new Loaded((id: string) => knownGame(id).game());
