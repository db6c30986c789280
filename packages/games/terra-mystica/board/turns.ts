/** How the events of a turn become one line. */
import { numberIn, turnsOf } from '../../terra/board/index.ts';

export const turns = turnsOf({
  parts: {
    cultAdvanced: 'detail',
    cardReturned: 'detail',
    cultReward: 'after',
    // The final scoring is no part of the last turn.
    cultScored: 'after',
    areaScored: 'after',
    resourcesScored: 'after',
  },
  opening: ['priestSent', 'sandstorm', 'ordained'],
  gains: (event) => {
    const { kind, data } = event;
    if (kind === 'cultAdvanced' && typeof data.cult === 'string')
      return { [data.cult]: numberIn(event, 'steps') };
    return kind === 'cardTaken' ? { coins: numberIn(event, 'coins') } : {};
  },
});
