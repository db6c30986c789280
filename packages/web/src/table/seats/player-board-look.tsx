/** The player board that somebody would have after a choice: a faction's, before it is taken. */
import { type PlaceId, PlacesProvider, Selection, Sheet, WhyProvider } from '@guildhall/board-kit';
import { type GameState, play, type Seat } from '@guildhall/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { useSay } from '../../text/texts.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { type TableModel, useTable } from '../state/context.ts';

interface Chosen {
  readonly view: GameState;
  readonly of: Seat;
}

/** The position after a choice at a place by whoever may choose now; null: the choice decides no player board. */
function afterChoice({ board, view, seat, snapshot }: TableModel, place: PlaceId): Chosen | null {
  const { rules, deciders } = snapshot;
  const seats = new Set([...(seat === null ? [] : [seat]), ...deciders]);
  for (const of of seats)
    for (const wish of board.wishes(view, of, place)) {
      if (board.decidesBoard?.(view, of, wish) !== true) continue;
      const after = rules.clone(view);
      if (play(rules, after, of, wish).ok) return { view: after, of };
    }
  return null;
}

export default function PlayerBoardLook({ place }: { readonly place: PlaceId }): ReactNode {
  const model = useTable();
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const chosen = useMemo(() => afterChoice(model, place), [model, place]);
  if (chosen === null) return null;
  const { title } = model.board.explain(model.view, place, model.seat);
  return (
    <>
      <button
        type="button"
        className="quiet"
        data-look={place}
        title={say('seePlayerBoard')}
        onClick={() => setOpen(true)}
      >
        <Glyph name="board" />
        <span className="bar-label">{say('seePlayerBoard')}</span>
      </button>
      {isOpen && (
        <Sheet title={title} closeLabel={say('close')} wide onClose={() => setOpen(false)}>
          <ChosenBoard {...chosen} />
        </Sheet>
      )}
    </>
  );
}

/** Everything on it is explained as it would be then; nothing can be done there yet. */
function ChosenBoard({ view, of }: Chosen): ReactNode {
  const { board, props } = useTable();
  const places = useMemo(
    () => ({
      lit: new Set<PlaceId>(),
      marks: new Map(),
      selection: new Selection(),
      select: () => {},
      explain: (place: PlaceId) => board.explain(view, place, of),
      state: () => '',
    }),
    [board, view, of],
  );
  return (
    <PlacesProvider value={places}>
      <WhyProvider value={null}>
        <board.SeatBoard {...props} view={view} offers={[]} of={of} />
      </WhyProvider>
    </PlacesProvider>
  );
}
