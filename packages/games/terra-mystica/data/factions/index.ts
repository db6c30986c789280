import type { Sourced } from '../sources.ts';
import type { FactionId, FactionTable } from '../types.ts';
import { alchemists } from './alchemists.ts';
import { auren } from './auren.ts';
import { chaosMagicians } from './chaos-magicians.ts';
import { cultists } from './cultists.ts';
import { darklings } from './darklings.ts';
import { dwarves } from './dwarves.ts';
import { engineers } from './engineers.ts';
import { fakirs } from './fakirs.ts';
import { giants } from './giants.ts';
import { halflings } from './halflings.ts';
import { mermaids } from './mermaids.ts';
import { nomads } from './nomads.ts';
import { swarmlings } from './swarmlings.ts';
import { witches } from './witches.ts';

export const factions: Record<FactionId, Sourced<FactionTable>> = {
  alchemists,
  auren,
  chaosMagicians,
  cultists,
  darklings,
  dwarves,
  engineers,
  fakirs,
  giants,
  halflings,
  mermaids,
  nomads,
  swarmlings,
  witches,
};
