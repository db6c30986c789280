/** An entry of a compendium as the game's own board draws and names it. */
import {
  type BoardProps,
  type CloseUps,
  type DrawnBoard,
  type Explanation,
  PlacesProvider,
  Selection,
  type Words,
} from '@guildhall/board-kit';
import type { CompendiumEntry } from '@guildhall/games';
import type { Seat, Table } from '@guildhall/kernel';
import { type ReactNode, useMemo } from 'react';

export function entryTitle(
  { name }: Pick<CompendiumEntry, 'name'>,
  { title }: Explanation,
  words: Words,
): string {
  return name === undefined ? title : words.name(name);
}

interface DrawnFrom {
  readonly entry: CompendiumEntry;
  readonly table: Table;
  readonly board: DrawnBoard;
  readonly words: Words;
  /** Null: the board has none. */
  readonly closeUps: CloseUps | null;
}

/** What an entry is, as its board or its close-up says. */
export function explainEntry({ entry, table, board, closeUps }: Omit<DrawnFrom, 'words'>): Explanation {
  const seat = entry.at.seat ?? null;
  const view = table.view(seat);
  return entry.picture === 'closeUp' && closeUps !== null
    ? closeUps.explain(view, entry.place, seat)
    : board.explain(view, entry.place, seat);
}

/** Draws a part of the table; nothing can be done at it, and nothing changed. */
function Drawn({
  from: { entry, table, board, words },
  draw,
}: {
  readonly from: DrawnFrom;
  draw(props: BoardProps): ReactNode;
}): ReactNode {
  const { at } = entry;
  const [props, places] = useMemo(() => {
    const seat = at.seat ?? null;
    const view = table.view(seat);
    const drawn = { view, seat, rules: table.rules, words, deciders: [], offers: [], marks: new Map() };
    const explained = {
      lit: new Set<string>(),
      marks: new Map(),
      selection: new Selection(),
      select: () => {},
      explain: (place: string) => board.explain(view, place, seat),
      state: () => '',
    };
    return [drawn, explained] as const;
  }, [at, table, board, words]);
  return <PlacesProvider value={places}>{draw(props)}</PlacesProvider>;
}

export function CompendiumPicture(from: DrawnFrom): ReactNode {
  const { entry, board, closeUps } = from;
  const { picture, place } = entry;
  return (
    <Drawn
      from={from}
      draw={(props) => {
        if (picture === undefined) return <board.Tile {...props} place={place} />;
        if (picture === 'closeUp') return closeUps && <closeUps.Draw {...props} place={place} />;
        if (picture === 'main') return <board.Main {...props} />;
        if ('seat' in picture) return <board.SeatBoard {...props} of={picture.seat} />;
        const panel = board.panels.find(({ id }) => id === picture.panel);
        return panel === undefined ? null : <panel.Draw {...props} />;
      }}
    />
  );
}

/** The player board that shows the rest of an entry. */
export function CompendiumBoard({ of, ...from }: DrawnFrom & { readonly of: Seat }): ReactNode {
  return <Drawn from={from} draw={(props) => <from.board.SeatBoard {...props} of={of} />} />;
}
