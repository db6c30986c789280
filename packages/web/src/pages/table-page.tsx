/** Opens a table wherever it is, and shows it or its past. */
import type { DrawnBoard } from '@guildhall/board-kit';
import { type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { boardOf } from '../boards.ts';
import { Link } from '../link.tsx';
import type { Realm } from '../router.ts';
import '../styles/table.css';
import { genericBoard } from '../table/generic-board.tsx';
import { useModel, usePast, useSnapshot } from '../table/model.ts';
import { TableScreen } from '../table/screen.tsx';
import { useSay } from '../texts.tsx';
import { openAnalysis } from '../transport/analysis.ts';
import type { TableInfo } from '../transport/api.ts';
import type { TableLink } from '../transport/link.ts';
import { openLocal } from '../transport/local.ts';
import { speechOf } from '../words.ts';
import { Gathering } from './gathering.tsx';

interface TablePageProps {
  readonly realm: Realm;
  readonly id: string;
  /** A point of the past; null: the table itself. */
  readonly point: number | null;
}

function codeOfAddress(): string | null {
  return new URLSearchParams(location.search).get('code');
}

/** A table that still waits for its people has no board yet. */
type Opened = TableLink | TableInfo | null;

async function open(realm: Realm, id: string, code: string | null): Promise<Opened> {
  switch (realm) {
    case 'analysis':
      return openAnalysis(id);
    case 'local':
      return openLocal(id);
    case 'table': {
      const { openRemote, waitingTable } = await import('../transport/remote.ts');
      return (await waitingTable(id, code)) ?? openRemote(id, code);
    }
    default:
      return realm satisfies never;
  }
}

function isLink(opened: TableLink | TableInfo): opened is TableLink {
  return 'snapshot' in opened;
}

export default function TablePage({ realm, id, point }: TablePageProps): ReactNode {
  const say = useSay();
  const [link, setLink] = useState<Opened | undefined>(undefined);
  const [fault, setFault] = useState<Error | null>(null);
  const [tries, setTries] = useState(0);
  const [code] = useState(codeOfAddress);
  const begun = useCallback(() => setTries((before) => before + 1), []);
  useEffect(() => {
    let opened: TableLink | null = null;
    let isWanted = true;
    open(realm, id, code).then(
      (found) => {
        const table = found !== null && isLink(found) ? found : null;
        if (!isWanted) {
          table?.close();
          return;
        }
        opened = table;
        setLink(found);
      },
      (error: unknown) => setFault(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [realm, id, code, tries]);
  if (fault !== null) throw fault;
  if (link === undefined) {
    return (
      <main className="loading" aria-busy="true">
        <p>{say('loading')}</p>
      </main>
    );
  }
  if (link === null) {
    return (
      <main className="loading">
        <h1>{say('noSuchTable')}</h1>
        <Link to="/">{say('home')}</Link>
      </main>
    );
  }
  if (!isLink(link)) return <Gathering first={link} code={code} onBegun={begun} />;
  return <OpenTable link={link} address={`/${realm}/${id}`} point={point} />;
}

const makers = new Map<string, ReturnType<typeof boardOf>>();

function makerOf(game: string): ReturnType<typeof boardOf> {
  const known = makers.get(game) ?? boardOf(game);
  makers.set(game, known);
  return known;
}

interface OpenTableProps {
  readonly link: TableLink;
  readonly address: string;
  readonly point: number | null;
}

function OpenTable({ link, address, point }: OpenTableProps): ReactNode {
  const say = useSay();
  const snapshot = useSnapshot(link);
  const { game, rules, options } = snapshot;
  const maker = use(makerOf(game.id));
  const speech = use(speechOf(game.id, say.language));
  const board = useMemo<DrawnBoard>(
    () => maker?.make(rules, options, speech) ?? genericBoard(rules, speech, say),
    [maker, rules, options, speech, say],
  );
  const past = usePast(link, point, snapshot.length);
  const model = useModel({ link, snapshot, board, speech, past, point });
  useEffect(() => {
    document.title = `${speech.title} · Guildhall`;
  }, [speech]);
  return <TableScreen model={model} address={address} />;
}
