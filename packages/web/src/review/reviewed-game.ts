/** The game that a review is about, with everything that is needed to draw it. */
import type { DrawnBoard } from '@guildhall/board-kit';
import type { Seat, Table } from '@guildhall/kernel';
import { genericBoards, makers } from '../registry/board-makers.ts';
import type { ReviewedRealm } from '../router.ts';
import { ownBotName } from '../text/own-bot-name.ts';
import type { Say } from '../text/texts.tsx';
import { type GameSpeech, speeches } from '../text/words.ts';
import type { Snapshot, TableLink } from '../transport/link.ts';
import { reviewSays } from './texts.ts';

export interface ReviewedGame {
  readonly table: Table;
  readonly snapshot: Snapshot;
  readonly board: DrawnBoard;
  readonly speech: GameSpeech;
  /** Whose game is shown first: that of the person here. */
  readonly own: Seat;
}

export type Opened =
  | { readonly kind: 'open'; readonly game: ReviewedGame }
  | { readonly kind: 'none' | 'not-open' | 'older-rules' };

async function linkTo(realm: ReviewedRealm, id: string): Promise<TableLink | 'none' | 'older-rules'> {
  const announce = (): void => {};
  if (realm === 'local') {
    const { openLocal } = await import('../transport/local.ts');
    return (await openLocal(id, announce)) ?? 'none';
  }
  const { findRemote } = await import('../transport/remote.ts');
  const found = await findRemote(id, sessionStorage.getItem(`guildhall.code.${id}`), announce);
  if (found.kind === 'open') return found.link;
  return found.kind === 'older-rules' ? 'older-rules' : 'none';
}

export async function openReviewed(realm: ReviewedRealm, id: string, say: Say): Promise<Opened> {
  const link = await linkTo(realm, id);
  if (typeof link === 'string') return { kind: link };
  try {
    const snapshot = link.snapshot();
    const { game, rules, options } = snapshot;
    const [table, maker, speech] = await Promise.all([
      link.record(),
      makers.load(game.id),
      speeches.load(game.id, say.language),
      reviewSays.load(say.language),
    ]);
    if (table === null) return { kind: 'not-open' };
    const board =
      maker === null ? (await genericBoards.load())(rules, speech, say) : maker.make(rules, options, speech);
    const own = snapshot.mine[0] ?? 0;
    return { kind: 'open', game: { table, snapshot, board, speech, own } };
  } finally {
    link.close();
  }
}

/** A seat by its name on the board, and the person who sat there, or whose bot did. */
export function nameOf({ snapshot, board, table }: ReviewedGame, seat: Seat, say: Say): string {
  const { name } = board.looks(table.viewAt(seat, table.length))[seat];
  const { person, ownBot } = snapshot.seats[seat];
  if (ownBot) return `${name} – ${ownBotName(ownBot, say)}`;
  return person === null || person === '' ? name : `${name} (${person})`;
}

/** A turn in words, as far as the game has some for its actions; payments first, as they were made. */
export function turnInWords(
  { table: { rules }, speech }: Pick<ReviewedGame, 'table' | 'speech'>,
  lines: readonly string[],
): string {
  return linesInWords(rules, speech, lines).join(' · ');
}

export function linesInWords(
  rules: Table['rules'],
  speech: GameSpeech,
  lines: readonly string[],
): readonly string[] {
  const counted = new Map<string, number>();
  for (const line of lines) {
    const action = rules.notation.read(line);
    const text =
      (action === null ? null : speech.action(action.kind, rules.notation.arguments(action))) ?? line;
    counted.set(text, (counted.get(text) ?? 0) + 1);
  }
  return [...counted].map(([text, times]) => (times === 1 ? text : `${text} ×${times}`));
}
