import { command } from '../command.ts';
import { OK } from '../exit.ts';
export const bench = command({
  name: 'bench',
  summary: 'measures speed',
  operands: '',
  least: 0,
  most: 0,
  about: [],
  flags: {},
  examples: [],
  run: () => OK,
});
