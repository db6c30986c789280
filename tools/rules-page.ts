// `npm run docs`: writes docs/rules/<game>.md for every game out of its English texts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameEntry, games } from '@guildhall/games/all';

export interface Page {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

export const root = fileURLToPath(new URL('../', import.meta.url));

/** The name of the chapter a rule stands in: the longest `rules.` key with which its id begins. */
export function chapterOf(names: Readonly<Record<string, string>>, id: string): string {
  const parts = id.split('-');
  for (let length = parts.length; length > 0; length--) {
    const name = names[`rules.${parts.slice(0, length).join('-')}`];
    if (name !== undefined) return name;
  }
  throw new Error(`no chapter for the rule ${id}`);
}

/** A rule's heading is its id alone, so that a link to it outlives a better title. */
function rulesPage({ game, texts }: GameEntry): Page {
  const { title, names, rules } = texts.en;
  const chapters = new Map<string, string[]>();
  for (const id of game.ruleIds) {
    const chapter = chapterOf(names, id);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), id]);
  }
  const blocks = [
    `# ${title}: rules`,
    `<!-- Written by \`npm run docs\` from the texts of the game. Do not edit. -->`,
    'Every rule has an id, which tests refer to. A *ruling* says what we chose, and why, where the sources disagree or do not cover a case. The rules are in our own words; the printed rulebook has the last word.',
  ];
  for (const [chapter, ids] of chapters) {
    blocks.push(`## ${chapter}`);
    for (const id of ids) {
      const rule = rules[id];
      blocks.push(`### ${id}`, `**${rule.title}.** ${rule.text}`);
      if (rule.ruling !== '') blocks.push(`*Ruling.* ${rule.ruling}`);
    }
  }
  return { path: `docs/rules/${game.id}.md`, text: `${blocks.join('\n\n')}\n` };
}

export function rulesPages(): Page[] {
  return [...games.values()].map(rulesPage);
}

if (import.meta.main) {
  for (const { path, text } of rulesPages()) {
    const file = `${root}${path}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(path);
  }
}
