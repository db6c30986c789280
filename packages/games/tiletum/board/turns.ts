/** How the events of a turn become one line. */
import type { TurnWords } from '@guildhall/board-kit';
import type { LogEvent, LogValue } from '@guildhall/kernel';

/** What an event adds to a count, or takes from it. */
function change({ data }: LogEvent, name: string): number {
  const value = data[name];
  if (typeof value !== 'number') return 0;
  return data.isGain === false ? -value : value;
}

/** What is scored behind a turn: by the king, at a fair, at the end. */
const BEHIND: ReadonlySet<LogValue | undefined> = new Set([
  'kingPoints',
  'fairPoints',
  'mapPoints',
  'buildingPoints',
  'goodsPoints',
  'silverPoints',
]);

export const turns: TurnWords = {
  parts: {
    roundStarted: 'heading',
    ordered: 'after',
    merchantMoved: 'way',
    architectMoved: 'way',
    seekerMoved: 'way',
    // The action that follows says what it was used for.
    chosen: 'detail',
    helperUsed: 'detail',
    tabletResolved: 'detail',
    tileTurnedUp: 'detail',
    tileDiscarded: 'detail',
    refreshed: 'detail',
    lodged: 'detail',
    buildingFilled: 'detail',
    goodsChanged: 'detail',
    silverChanged: 'detail',
    scored: ({ data }) => (BEHIND.has(data.source) ? 'after' : 'detail'),
  },
  // Income and the final scoring have events that also stand in turns.
  ending: 'end turn',
  opening: new Set(['dieTaken']),
  gains: (event) => {
    const { kind, data } = event;
    if (kind === 'goodsChanged' && typeof data.good === 'string')
      return { [data.good]: change(event, 'count') };
    if (kind === 'silverChanged') return { silver: change(event, 'count') };
    return kind === 'scored' ? { points: change(event, 'points') } : {};
  },
};
