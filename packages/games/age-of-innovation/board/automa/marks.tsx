/** On the map: what the Automa weighed, in which order she counted, and what she chose. */
import { hexPath } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { type Hex, SIZE } from '../../../terra/board/index.ts';
import type { State } from '../../rules/index.ts';

interface Mark {
  readonly isChosen: boolean;
  /** Its number among those that were counted; 0: it was left out before. */
  readonly number: number;
}

/** Whether it is the player's turn already, and something was done in it: then the map is the player's own again. */
function hasMovedOn({ pending }: State): boolean {
  return (pending.at(-1) ?? []).some((owed) =>
    owed.kind === 'turn' ? owed.acted : owed.kind !== 'leech' && owed.seat >= 0,
  );
}

/** The hexes of her last choice among hexes. */
export function weighedIn(view: State): ReadonlyMap<number, Mark> {
  const weighed = new Map<number, Mark>();
  const decision = view.automa?.decisions.findLast(({ among }) => among === 'hex');
  if (decision === undefined || hasMovedOn(view)) return weighed;
  const counted = decision.sieves.at(-1)?.left ?? [];
  for (const hex of decision.sieves[0].left)
    weighed.set(hex, { isChosen: hex === decision.chosen, number: counted.indexOf(hex) + 1 });
  return weighed;
}

export function WeighedMark({
  hex,
  mark,
}: {
  readonly hex: Hex;
  readonly mark: Mark | undefined;
}): ReactNode {
  if (mark === undefined) return null;
  return (
    <g className="aoi-weighed">
      {mark.isChosen && <path className="aoi-weighed-ring" d={hexPath(hex, SIZE - 5, 4)} />}
      <g transform={`translate(${hex.x} ${hex.y - 24})`}>
        {mark.number === 0 ? (
          <circle r="5" />
        ) : (
          <>
            <circle r="10" />
            <text dy="5">{mark.number}</text>
          </>
        )}
      </g>
    </g>
  );
}
