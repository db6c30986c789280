/** Names for the log, by number. */
import { ACTIONS, REGIONS, SPECIALISTS, TYPES } from '../data/types.ts';
import { ANY } from './state.ts';

export const nameOf = {
  action: (action: number): string => ACTIONS[action],
  region: (region: number): string => REGIONS[region],
  specialist: (type: number): string => SPECIALISTS[type],
  aspiration: (type: number): string => (type === ANY ? 'joker' : TYPES[type]),
};
