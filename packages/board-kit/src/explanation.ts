import type { Explanation } from './board.ts';

export function told(title: string, lines: readonly string[], rules: readonly string[]): Explanation {
  return { title, lines, rules };
}
