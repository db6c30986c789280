/** The file of a table that still runs, as one seat sees it: to look at and to try things from, not to play on. */
import { engineOf } from '@guildhall/games';
import { deciders, type GameState, isOver, type Table } from '@guildhall/kernel';
import { type OpenView, openView, readViewFile } from '@guildhall/kernel/view-file';
import { type Announce, type LinkResult, NOTHING_SHARED, type Snapshot, type TableLink } from './link.ts';
import { randomText } from './local-tables.ts';

const KEY = 'guildhall.view.';

/** Keeps the file for this window, so that it survives a reload; answers with its id. */
export function keepView(text: string): string {
  const id = randomText(6);
  try {
    sessionStorage.setItem(KEY + id, text);
  } catch {
    // A window has room for a few: the older ones make way.
    const older = Object.keys(sessionStorage).filter((key) => key.startsWith(KEY));
    for (const key of older) sessionStorage.removeItem(key);
    sessionStorage.setItem(KEY + id, text);
  }
  return id;
}

export async function openKeptView(id: string, announce: Announce): Promise<ViewLink | 'older-rules' | null> {
  const text = sessionStorage.getItem(KEY + id);
  const file = text === null ? null : readViewFile(text);
  if (text === null || file === null) return null;
  announce(file.game);
  const game = await engineOf(file.game, file.version);
  return game === null ? 'older-rules' : new ViewLink(id, text, game, openView(file, game));
}

const CANNOT: LinkResult = Promise.resolve({ rule: 'KERNEL-NOT-YOUR-DECISION', missing: {} });

class ViewLink implements TableLink {
  readonly isAnalysis = false;
  readonly id: string;
  readonly #text: string;
  readonly #snapshot: Snapshot;

  constructor(id: string, text: string, game: Snapshot['game'], { file, options, rules }: OpenView) {
    this.id = id;
    this.#text = text;
    const { view, seat, log, at } = file;
    this.#snapshot = {
      realm: 'view',
      game,
      options,
      rules,
      // The file of a running table names nobody.
      seats: Array.from({ length: rules.seats }, () => ({ person: null, bot: null })),
      mine: [],
      seat,
      view,
      length: at,
      log,
      draft: { steps: [], undone: [], isComplete: false, dropped: null },
      deciders: deciders(view),
      isOver: isOver(view),
      curtain: null,
      orders: [],
      abilities: { goBack: 'no', orders: false, standIn: null },
      ...NOTHING_SHARED,
      // Whoever looks at a file is asked nothing.
      isHeld: true,
    };
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(): () => void {
    return () => {};
  }

  act = (): LinkResult => CANNOT;
  undo = (): LinkResult => CANNOT;
  redo = (): LinkResult => CANNOT;
  restart = (): LinkResult => CANNOT;
  confirm = (): LinkResult => CANNOT;
  goBack = (): LinkResult => CANNOT;
  setOrders = (): LinkResult => CANNOT;
  answerProposal = (): LinkResult => CANNOT;
  say = (): LinkResult => CANNOT;

  /** Of the past the file has the words alone. */
  viewAt(): Promise<GameState> {
    return Promise.resolve(this.#snapshot.view);
  }

  record(): Promise<Table | null> {
    return Promise.resolve(null);
  }

  file(): Promise<string> {
    return Promise.resolve(this.#text);
  }

  report(): Promise<string | null> {
    return this.file();
  }

  liftCurtain(): void {}

  close(): void {}
}
