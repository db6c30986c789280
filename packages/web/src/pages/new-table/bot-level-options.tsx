/** The levels of bots, as what a list of choices holds. */
import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';
import { LEVELS } from '../../transport/levels.ts';

export function BotLevelOptions(): ReactNode {
  const say = useSay();
  return LEVELS.map((level) => (
    <option key={level} value={level}>
      {say('seatBot', { level })}
    </option>
  ));
}
