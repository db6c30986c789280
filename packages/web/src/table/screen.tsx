/** The table page: the board, the players, what is asked, what happened. */
import { type Places, PlacesProvider, TerrainPatterns, usePhone } from '@guildhall/board-kit';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useSay } from '../texts.tsx';
import { type TableModel, TableProvider } from './context.ts';
import { Curtain } from './curtain.tsx';
import { litBy } from './offers.ts';
import { PhoneTable } from './phone.tsx';
import { type SheetName, TableSheet } from './sheets.tsx';
import { HELP_KEY, listenForShortcuts, SEARCH_KEY, useShortcuts } from './shortcuts.ts';
import { TopBar } from './top-bar.tsx';
import { WideTable } from './wide.tsx';

interface ScreenProps {
  readonly model: TableModel;
  /** The address of the table itself. */
  readonly address: string;
}

export const TableScreen = memo(function TableScreen({ model, address }: ScreenProps): ReactNode {
  const isPhone = usePhone();
  const { snapshot, point, select } = model;
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const places = usePlacesOf(
    model,
    useCallback(() => {
      if (isPhone) setSheet(null);
    }, [isPhone]),
  );

  useEffect(listenForShortcuts, []);
  useShortcuts({
    [SEARCH_KEY]: () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
    [HELP_KEY]: () => setSheet('help'),
    Escape: () => select(null),
  });

  const Layout = isPhone ? PhoneTable : WideTable;
  const isReplay = point !== null;
  return (
    <TableProvider value={model}>
      <PlacesProvider value={places}>
        <svg className="patterns" aria-hidden>
          <TerrainPatterns />
        </svg>
        <div className="table-page" data-phone={isPhone || undefined}>
          <TopBar
            replay={isReplay || snapshot.realm === 'analysis' ? null : `${address}/replay`}
            live={isReplay ? address : null}
            onMenu={() => setSheet('menu')}
          />
          {snapshot.curtain === null ? (
            <Layout address={address} onOpen={setSheet} />
          ) : (
            <Curtain seat={snapshot.curtain} />
          )}
        </div>
        {sheet !== null && <TableSheet name={sheet} onOpen={setSheet} onClose={() => setSheet(null)} />}
      </PlacesProvider>
    </TableProvider>
  );
});

function usePlacesOf(
  { board, view, seat, offers, props, selection, select }: TableModel,
  selecting: () => void,
): Places {
  const say = useSay();
  const { marks } = props;
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { action } of offers)
      for (const place of board.places(action)) counts.set(place, (counts.get(place) ?? 0) + 1);
    return {
      lit: litBy(board, offers),
      marks,
      selection,
      select: (place) => {
        selecting();
        select(place);
      },
      explain: (place) => board.explain(view, place, seat),
      state: (place) => {
        const count = counts.get(place) ?? 0;
        const options = count === 0 ? [] : [say('optionsHere', { count })];
        return [...options, ...(marks.has(place) ? [say('changed')] : [])].join(', ');
      },
    };
  }, [board, view, seat, offers, marks, selection, select, selecting, say]);
}
