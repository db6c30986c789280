/** How the events of a turn become one line. */
import type { TurnWords } from '@guildhall/board-kit';
import type { LogValue } from '@guildhall/kernel';

function numberOf(value: LogValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}

export const turns: TurnWords = {
  parts: {
    roundStarted: 'heading',
    // The action that follows says where the pillar went.
    pillarPlayed: 'detail',
    chained: 'detail',
    tileUsed: 'detail',
    aspired: 'detail',
    aspirationDropped: 'detail',
    aspirationVoid: 'detail',
    eraMarkerMoved: 'detail',
    devoted: 'detail',
    influenceMoved: 'detail',
    scored: 'detail',
    // The final scoring is no part of the last turn.
    wealthScored: 'after',
    goalScored: 'after',
  },
  opening: new Set(['pillarPlayed']),
  gains: ({ kind, data }) => {
    if (kind === 'influenceMoved')
      return { influence: data.up === true ? numberOf(data.steps) : -numberOf(data.steps) };
    return { points: numberOf(data.points) };
  },
};
