/** How the events of a turn become one line. */
import { numberIn, turnsOf } from '../../terra/board/index.ts';

export const turns = turnsOf({
  parts: {
    advancedInScience: 'detail',
    scienceBonus: 'after',
    // The final scoring is no part of the last turn.
    areaScored: 'after',
    disciplineScored: 'after',
    resourcesScored: 'after',
    bonusReturned: 'detail',
    // Told as a gain.
    bookTaken: 'detail',
  },
  opening: ['scholarSent', 'bookAction', 'innovation', 'neutralBuilt', 'annexPlaced'],
  gains: (event) => {
    const { kind, data } = event;
    if (kind === 'bonusTaken') return { coins: numberIn(event, 'coins') };
    if (typeof data.discipline !== 'string') return {};
    if (kind === 'advancedInScience') return { [data.discipline]: numberIn(event, 'steps') };
    return kind === 'bookTaken' ? { [`${data.discipline}Books`]: 1 } : {};
  },
});
