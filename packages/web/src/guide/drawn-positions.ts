/** The positions of a guide, each with the board that draws it. */
import type { BoardMaker, BoardProps, DrawnBoard, PlaceId } from '@guildhall/board-kit';
import { type Guide, guideTable, type LessonPosition } from '@guildhall/games';
import type { Game, Language } from '@guildhall/kernel';
import { Loaded } from '../registry/loaded.ts';
import { games } from '../registry/loaded-games.ts';
import { guideSays } from '../text/guide-texts.tsx';
import {
  type GameSpeech,
  guideTexts,
  kernelRefusals,
  knownGame,
  rulebooks,
  speeches,
} from '../text/words.ts';

/** The guide of a game with its words. */
async function loadWords(game: string, language: Language) {
  const [guide, speech, texts] = await Promise.all([
    knownGame(game)
      .guide?.()
      .then((found) => found.load()),
    speeches.load(game, language),
    guideTexts.load(game, language),
    guideSays.load(language),
  ]);
  if (guide === undefined) throw new Error(`${game} has no guide`);
  return { guide: guide.guide, speech, texts };
}

/** Everything at once: a component that waits for several things may be given one of them for another. */
export const guideWords = new Loaded(loadWords);

/** And what its boards, tries and links need. */
export const guidePages = new Loaded(async (game: string, language: Language) => {
  const [words, engine, maker] = await Promise.all([
    guideWords.load(game, language),
    games.load(game),
    // Tables have a list of their own: what both used would be one more file for each of them.
    knownGame(game).board?.(),
    rulebooks.load(game, language),
    kernelRefusals.load(language),
  ]);
  if (maker === undefined) throw new Error(`${game} has a guide and no board`);
  return { ...words, engine, maker };
});

export interface DrawnPosition extends LessonPosition {
  readonly board: DrawnBoard;
  /** Nothing is offered on a page that is read. */
  readonly props: BoardProps;
  readonly speech: GameSpeech;
}

/** Each position is played once, when something of it is drawn or told for the first time. */
export function drawnPositionsOf(
  guide: Guide,
  game: Game,
  maker: BoardMaker,
  speech: GameSpeech,
): (position: string) => DrawnPosition {
  const known = new Map<string, DrawnPosition>();
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const position = guide.positions.find((one) => one.id === id);
    if (position === undefined) throw new Error(`the guide has no position ${id}`);
    const table = guideTable(position, game);
    const { rules, options } = table;
    const { seat } = position;
    const view = table.view(seat);
    const board = maker.make(rules, options, speech);
    const events = table.log(seat).flatMap((entry) => entry.events);
    const users = new Map<PlaceId, number>();
    for (const event of events) {
      const used = board.used?.(event) ?? null;
      if (used === 'all free') users.clear();
      else if (used !== null) users.set(used, event.seat);
    }
    const props: BoardProps = {
      view,
      seat,
      rules,
      words: speech,
      deciders: table.deciders(),
      offers: [],
      marks: new Map(),
      users,
    };
    const drawnPosition = { rules, view, seat, events, board, props, speech };
    known.set(id, drawnPosition);
    return drawnPosition;
  };
}
