// Everything that is guessed in the tables of a game, as their sources say.
import { type SourcedTable, type SourcedValue, sourcedValues } from '@guildhall/kernel';

interface Guess {
  /** The path that the table gives for the source; `*` is any one step. */
  readonly path: string;
  readonly values: number;
  readonly why: string;
}

const isGuessed = ({ provenance }: SourcedValue): boolean => provenance?.source === 'reconstruction';

/** One guess for each reason that a table gives, with how many of its values rest on it. */
function guessesIn(table: SourcedTable): Guess[] {
  const guessed = sourcedValues(table).filter(isGuessed);
  return Object.entries(table.sources)
    .filter(([, { source }]) => source === 'reconstruction')
    .map(([path, provenance]) => ({
      path: [table.name, ...(path === '' ? [] : [path])].join('.'),
      values: guessed.filter((value) => fits(value, table.name, path) && value.provenance === provenance)
        .length,
      why: provenance.note,
    }));
}

/** Several paths may share one reason: each counts the values below itself. */
function fits({ path }: SourcedValue, name: string, pattern: string): boolean {
  const steps = path.slice(name.length + 1).split('.');
  return pattern === '' || pattern.split('.').every((step, at) => step === '*' || step === steps[at]);
}

const TITLE = '## What is guessed';

/** The section of the page. */
export function describeGuesses(game: string, sourcedTables: readonly SourcedTable[]): string {
  const all = sourcedTables.flatMap(sourcedValues);
  const guessed = all.filter(isGuessed).length;
  const rows = sourcedTables.flatMap(guessesIn).filter(({ values }) => values > 0);
  return [
    TITLE,
    `${guessed} of the ${all.length} values of the tables are reconstructions; the others are the rulebook's. Each row is one reason, with the number of values that rest on it (\`*\` stands for any name or number). \`npm run -s guildhall -- audit ${game}\` lists every single value.`,
    [
      '| values | how many | why so |',
      '|---|--:|---|',
      ...rows.map(({ path, values, why }) => `| \`${path}\` | ${values} | ${why} |`),
    ].join('\n'),
  ].join('\n\n');
}

/** The page with its section about guesses as it should be now; a section ends where the next one begins. */
export function withGuesses(page: string, game: string, tables: readonly SourcedTable[]): string {
  const from = page.indexOf(TITLE);
  if (from < 0) throw new Error(`the page has no "${TITLE}"`);
  const next = page.indexOf('\n## ', from);
  return `${page.slice(0, from)}${describeGuesses(game, tables)}\n${next < 0 ? '' : page.slice(next)}`;
}
