/** The map in its wooden frame, with the spaces of the shared actions on the edge of it. */
import type { ReactNode } from 'react';
import './main-board.css';

interface MainBoardProps {
  /** What the actions are called together. */
  readonly label: string;
  readonly actions: ReactNode;
  /** The map. */
  readonly children: ReactNode;
}

/** What stands beside the map, in pixels: the strip of actions, and the frame around both. */
export const STRIP = 82;

export function MainBoard({ label, actions, children }: MainBoardProps): ReactNode {
  return (
    <div className="main-board-box">
      <div className="main-board kit-frame">
        <div className="main-board-map">{children}</div>
        {/* biome-ignore lint/a11y/useSemanticElements: a list of actions is no field set */}
        <div className="main-board-actions" role="group" aria-label={label}>
          {actions}
        </div>
      </div>
    </div>
  );
}
