/** What a round is called: by its number, unless the game's players count another way. */
import type { DrawnBoard } from '@guildhall/board-kit';
import type { Say } from './texts.tsx';
import type { GameSpeech } from './words.ts';

interface Named {
  readonly board: Pick<DrawnBoard, 'roundName'>;
  readonly speech: Pick<GameSpeech, 'name'>;
}

export function roundName({ board, speech }: Named, round: number, say: Say): string {
  return board.roundName?.(round, 'long') ?? say('round', { word: speech.name('round'), round });
}
