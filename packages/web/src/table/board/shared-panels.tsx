/** What all share besides the big drawing, and the board of one seat. */
import { Badge, type PlaceId, usePlaces } from '@guildhall/board-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pointsIn } from '../panels/points.ts';
import { seatTitle, useTable } from '../state/context.ts';

/** Panels of one slot, or all of them. Trays are tabs where there is no room for each of them. */
export function SharedPanels({ slot }: { readonly slot?: 'tracks' | 'tray' | undefined }): ReactNode {
  const { board, view, props, speech } = useTable();
  const shown = board.panels.filter(
    (panel) =>
      (slot === undefined || panel.slot === slot) && (panel.shown === undefined || panel.shown(view)),
  );
  const trays = shown.filter((panel) => panel.slot === 'tray');
  const [chosen, setChosen] = useState<string | null>(null);
  const { lit } = usePlaces();
  const panels = useRef<HTMLDivElement>(null);
  // The tray in which a decision is made comes to the front by itself.
  useEffect(() => {
    const needed = panels.current === null ? null : trayOf(panels.current, lit);
    if (needed !== null) setChosen(needed);
  }, [lit]);
  const open = trays.find(({ id }) => id === chosen) ?? trays[0];
  return (
    <div ref={panels} className="frame-panels" data-game={speech.game}>
      {trays.length > 1 && (
        <div className="tray-tabs" role="tablist">
          {trays.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              role="tab"
              data-tray={id}
              aria-selected={id === open?.id}
              onClick={() => setChosen(id)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      {shown.map(({ id, title, slot: at, Draw }) => (
        <section
          key={id}
          className="panel"
          data-panel={id}
          data-slot={at}
          data-open={id === open?.id || undefined}
          aria-labelledby={`panel-${id}`}
        >
          <h2 id={`panel-${id}`}>{title}</h2>
          <Draw {...props} />
        </section>
      ))}
    </div>
  );
}

/** The tray that holds everything that can be chosen; null: none does. */
function trayOf(panels: HTMLElement, lit: ReadonlySet<PlaceId>): string | null {
  const trays = [...lit].map((place) => {
    const drawn = panels.querySelector(`[data-slot="tray"] [data-place="${place}"]`);
    return drawn?.closest<HTMLElement>('section')?.dataset.panel;
  });
  return trays.every((tray) => tray === trays[0]) ? (trays[0] ?? null) : null;
}

/** The player board of whoever looks; who only watches sees that of the seat to act. */
export function OwnBoard(): ReactNode {
  const model = useTable();
  const { board, props, seat, snapshot, view, looks } = model;
  const of = seat ?? snapshot.deciders[0] ?? board.order(view)[0] ?? 0;
  return (
    <section
      className="own-board"
      aria-labelledby={`seat-${of}`}
      data-seat={of}
      data-look={looks[of].fill}
      data-points={pointsIn(snapshot.rules.counts(view, of))}
      style={{ ['--seat' as string]: `var(${looks[of].fill})` }}
    >
      <h2 id={`seat-${of}`} className="kit-hidden">
        <Badge look={looks[of]} /> {seatTitle(model, of)}
      </h2>
      <board.SeatBoard {...props} of={of} />
    </section>
  );
}
