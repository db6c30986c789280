import { named } from '@guildhall/kernel/ranges';
import { reconstruction, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';
import { ACTIONS } from './types.ts';

export const forums: Sourced<Tables['forums']> = {
  name: 'forums',
  table: [
    ['present', 'invent'],
    ['innovate', 'share'],
    ['callSpecialists', 'gainInfluence'],
    ['travel', 'eureka'],
    ['sendDiplomat', 'recallDiplomat'],
  ],
  sources: {
    '': reconstruction(
      'the picture is lost; five forums of two spaces (line 568), paired in the order of the rulebook, as two reviews list them (bodoge.hoobby.net/games/inventions-evolution-ideas/reviews/46218, levenmetdown.blogspot.com/2024/06/inventions.html)',
    ),
  },
  ranges: { '': named(...ACTIONS) },
};
