/** Opens a table wherever it is, and shows it or its past. */
import type { DrawnBoard } from '@guildhall/board-kit';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { preferences } from '../../preferences.ts';
import { genericBoards, makers } from '../../registry/board-makers.ts';
import type { Realm } from '../../router.ts';
import { Link } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import '../../table/table.css';
import { useTurnSignal } from '../../table/frame/turn-signal.ts';
import { TableScreen } from '../../table/screen.tsx';
import { useModel, usePast } from '../../table/state/model.ts';
import { usePlayback } from '../../table/state/playback.ts';
import { type TextKey, useSay } from '../../text/texts.tsx';
import { kernelRefusals, speeches } from '../../text/words.ts';
import type { TableLink } from '../../transport/link.ts';
import type { Found } from '../../transport/remote.ts';

const Coach = lazy(() => import('../../learn/coach.tsx'));
const TakeOver = lazy(() => import('../../table/seats/take-over.tsx'));
const WaitingPage = lazy(() => import('./waiting-page.tsx'));

interface TablePageProps {
  readonly realm: Realm;
  readonly id: string;
  /** A point of the past; null: the table itself. */
  readonly point: number | null;
}

/** A code in the address opens a private table; it is kept for this window, whose addresses change. */
function codeOf(id: string): string | null {
  const key = `guildhall.code.${id}`;
  const given = new URLSearchParams(location.search).get('code');
  if (given !== null) sessionStorage.setItem(key, given);
  return given ?? sessionStorage.getItem(key);
}

type Opened = Exclude<Found, { readonly kind: 'open' }> | { readonly kind: 'open'; readonly link: TableLink };

const NOTHING_TO_SEE: Readonly<Record<'none' | 'called-off' | 'older-rules', TextKey>> = {
  none: 'noSuchTable',
  'called-off': 'calledOff',
  'older-rules': 'olderRules',
};

async function open(
  realm: Realm,
  id: string,
  code: string | null,
  announce: (game: string) => void,
): Promise<Opened> {
  if (realm === 'table') return (await import('../../transport/remote.ts')).findRemote(id, code, announce);
  const link = await openHere(realm, id, announce);
  if (link === null) return { kind: 'none' };
  return link === 'older-rules' ? { kind: 'older-rules' } : { kind: 'open', link };
}

/** A table that needs no server. */
async function openHere(
  realm: Exclude<Realm, 'table'>,
  id: string,
  announce: (game: string) => void,
): Promise<TableLink | 'older-rules' | null> {
  switch (realm) {
    case 'local':
      return await (await import('../../transport/local.ts')).openLocal(id, announce);
    case 'analysis':
      return await (await import('../../transport/analysis.ts')).openAnalysis(id, announce);
    case 'lesson':
      return await (await import('../../transport/lesson.ts')).openLesson(id, announce);
    case 'view':
      return await (await import('../../transport/view.ts')).openKeptView(id, announce);
    default:
      return realm satisfies never;
  }
}

/** Between tries to reach the server. */
const PAUSE_MS = 3_000;

/** Tries again now and then, and as soon as the browser says that there is a network. */
function useRetries(isWanted: boolean, retry: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(retry, PAUSE_MS);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [isWanted, retry]);
}

export default function TablePage({ realm, id, point }: TablePageProps): ReactNode {
  const say = useSay();
  const [found, setFound] = useState<Opened | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  const [tries, setTries] = useState(0);
  const [code] = useState(() => codeOf(id));
  const begun = useCallback(() => setTries((before) => before + 1), []);
  useEffect(() => {
    let opened: TableLink | null = null;
    let isWanted = true;
    const needed: Promise<unknown>[] = [];
    const announce = (game: string): void => {
      const { language } = preferences();
      needed.push(makers.load(game), speeches.load(game, language), kernelRefusals.load(language));
    };
    const openWithAll = async (): Promise<Opened> => {
      const now = await open(realm, id, code, announce);
      try {
        await Promise.all(needed);
      } catch (error) {
        if (now.kind === 'open') now.link.close();
        throw error;
      }
      return now;
    };
    openWithAll().then(
      (now) => {
        const link = now.kind === 'open' ? now.link : null;
        if (!isWanted) {
          link?.close();
          return;
        }
        opened = link;
        setFound(now);
      },
      (error: unknown) => setFault(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [realm, id, code, tries]);
  useRetries(found?.kind === 'unreachable', begun);
  if (fault !== null) throw fault;
  if (found === null) return <Loading />;
  switch (found.kind) {
    case 'unreachable':
      return (
        <main className="loading">
          <h1 role="status">{say('connectionLost')}</h1>
          <Link to="/">{say('home')}</Link>
        </main>
      );
    case 'open':
      return (
        <OpenTable
          link={found.link}
          address={realm === 'lesson' ? `/learn/${id}` : `/${realm}/${id}`}
          point={point}
          code={realm === 'table' ? code : null}
          onTaken={begun}
        />
      );
    case 'gathering':
      return (
        <Suspense fallback={<Loading />}>
          <WaitingPage first={found.table} code={code} onBegun={begun} />
        </Suspense>
      );
    default:
      return (
        <main className="loading">
          <h1>{say(NOTHING_TO_SEE[found.kind])}</h1>
          <Link to="/">{say('home')}</Link>
        </main>
      );
  }
}

interface OpenTableProps {
  readonly link: TableLink;
  readonly address: string;
  readonly point: number | null;
  /** What somebody came with to a table of a server. */
  readonly code: string | null;
  /** A seat was taken over with it. */
  onTaken(): void;
}

function OpenTable({ link, address, point, code, onTaken }: OpenTableProps): ReactNode {
  const say = useSay();
  const { snapshot, playing, playback } = usePlayback(link);
  const { game, rules, options } = snapshot;
  const maker = makers.read(game.id) ?? genericBoards.read();
  const speech = speeches.read(game.id, say.language);
  const board = useMemo<DrawnBoard>(
    () => ('make' in maker ? maker.make(rules, options, speech) : maker(rules, speech, say)),
    [maker, rules, options, speech, say],
  );
  const past = usePast(link, point, snapshot.length);
  const model = useModel({
    link,
    snapshot,
    board,
    speech,
    past,
    playing: point === null ? playing : null,
    playback,
  });
  useTurnSignal(speech.title, model.offers.length > 0);
  if (point !== null && past === null) return <Loading />;
  return (
    <>
      <TableScreen model={model} address={address}>
        {link.lesson !== undefined && (
          <Suspense fallback={null}>
            <Coach guide={link.lesson} />
          </Suspense>
        )}
      </TableScreen>
      {code !== null && snapshot.seat === null && (
        <Suspense fallback={null}>
          <TakeOver model={model} code={code} onTaken={onTaken} />
        </Suspense>
      )}
    </>
  );
}
