import type { Language } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import type { LegendEntry, Words } from './board.ts';

type LegendTexts = Readonly<
  Record<Language, () => Promise<{ readonly legend: Readonly<Record<string, string>> }>>
>;

/** Icons with their names; `texts` has words for those whose name is not that of a thing. */
export async function legendEntries<Name extends string>(
  words: Words,
  names: readonly Name[],
  draw: (name: Name) => ReactNode,
  texts: LegendTexts,
): Promise<readonly LegendEntry[]> {
  const { legend } = await texts[words.language as Language]();
  return names.map((name) => ({ id: name, icon: draw(name), label: legend[name] ?? words.name(name) }));
}
