/** What all share besides the big drawing, and the board of one seat. */
import { Badge, type PlaceId, usePlaces, useTablet } from '@guildhall/board-kit';
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
  const isTablet = useTablet();
  const isTray = (panel: (typeof shown)[number]): boolean =>
    panel.slot === 'tray' || (isTablet && panel.isTabbed?.(view) === true);
  const trays = shown.filter(isTray);
  const stacks = [...new Set(trays.flatMap(({ stack }) => stack ?? []))].map((stack) =>
    trays.filter((tray) => tray.stack === stack),
  );
  /** The last one first. */
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (tray: string): void => setChosen((before) => [tray, ...before.filter((id) => id !== tray)]);
  /** The tray in whose tab a tray is: its own, where it shares none. */
  const tabOf = (tray: (typeof trays)[number]) => {
    const shared = isTablet ? (tray.sharesTab?.(view) ?? null) : null;
    return trays.find(({ id }) => id === shared) ?? tray;
  };
  const firstOf = (among: typeof trays) =>
    chosen.flatMap((id) => among.find((tray) => tray.id === id) ?? [])[0] ?? among[0];
  const { lit } = usePlaces();
  const panels = useRef<HTMLDivElement>(null);
  // The tray in which a decision is made comes to the front by itself.
  useEffect(() => {
    const needed = panels.current === null ? null : trayOf(panels.current, lit);
    const tray = trays.find(({ id }) => id === needed);
    if (tray !== undefined) choose(tabOf(tray).id);
  }, [lit]);
  const tabs = trays.filter((tray) => tabOf(tray) === tray);
  const isShared = (tray: (typeof trays)[number]): boolean =>
    trays.some((other) => other !== tray && tabOf(other) === tray);
  const open = firstOf(tabs);
  const fronts = stacks.map(firstOf);
  return (
    <div
      ref={panels}
      className="frame-panels"
      data-game={speech.game}
      data-shows={shown.map(({ id }) => id).join(' ')}
    >
      {tabs.length > 1 && (
        <TrayTabs
          className="tray-tabs"
          trays={tabs.map((tray) => (isShared(tray) ? { ...tray, title: tray.tab ?? tray.title } : tray))}
          open={open}
          onChoose={choose}
        />
      )}
      {stacks.map((stack, at) => (
        <TrayTabs
          key={stack[0].stack}
          className="stack-tabs"
          trays={stack}
          open={fronts[at]}
          onChoose={choose}
        />
      ))}
      {shown.map((panel) => (
        <section
          key={panel.id}
          className="panel"
          data-panel={panel.id}
          data-slot={isTray(panel) ? 'tray' : 'tracks'}
          data-open={(isTray(panel) && tabOf(panel) === open) || undefined}
          data-behind={(panel.stack !== undefined && !fronts.includes(panel)) || undefined}
          aria-labelledby={`panel-${panel.id}`}
        >
          <h2 id={`panel-${panel.id}`}>{panel.title}</h2>
          <panel.Draw {...props} />
        </section>
      ))}
    </div>
  );
}

interface TrayTabsProps {
  readonly className: string;
  readonly trays: readonly { readonly id: string; readonly title: string }[];
  readonly open: { readonly id: string } | undefined;
  onChoose(tray: string): void;
}

function TrayTabs({ className, trays, open, onChoose }: TrayTabsProps): ReactNode {
  return (
    <div className={className} role="tablist">
      {trays.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tray={id}
          aria-selected={id === open?.id}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
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
