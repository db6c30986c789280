import { type Source, type SourcedValue, sourcedValues } from '@guildhall/kernel';
import { numbersTable } from '@guildhall/terminal-kit';
import { gamesNamed, USUAL_GAME } from '../choice.ts';
import { command } from '../command.ts';
import { FOUND, OK } from '../exit.ts';
import type { Io } from '../io.ts';

const SOURCES: readonly Source[] = ['rulebook', 'reference', 'reconstruction'];
const LISTABLE = [...SOURCES, 'none'] as const;
type Listable = (typeof LISTABLE)[number];

type Counts = Readonly<Record<Listable, number>>;

interface Audit {
  readonly game: string;
  readonly values: number;
  readonly total: Counts;
  readonly tables: Readonly<Record<string, Counts>>;
}

export const audit = command({
  name: 'audit',
  operands: '[GAME]',
  least: 0,
  most: 1,
  about: [
    'Every value in every table comes from the rulebook, from a reference (another implementation or publication), or is our own reconstruction. A value without a source is a failure.',
  ],
  flags: {
    json: {
      takes: null,
      about: 'print one JSON object as the last line: {games: [{game, values, total, tables}]}',
    },
    list: { takes: LISTABLE.join('|'), about: 'list every value from this source, with its note' },
  },
  examples: ['audit', `audit ${USUAL_GAME} --list reconstruction`],
  async run(given, io) {
    const wanted = given.oneOf('list', LISTABLE);
    const audits: Audit[] = [];
    for (const manifest of gamesNamed(given.positional[0])) {
      const sourced = await manifest.tables();
      const tables = sourced.map((table) => ({ name: table.name, values: sourcedValues(table) }));
      if (wanted !== null) for (const { values } of tables) list(values, wanted, io);
      audits.push(auditOf(manifest.id, tables));
    }
    if (given.has('json')) io.out(JSON.stringify({ games: audits }));
    else if (wanted === null) for (const one of audits) io.out(inWords(one));
    const unsourced = audits.reduce((sum, { total }) => sum + total.none, 0);
    if (unsourced > 0) io.err(`${unsourced} values have no source: "guildhall audit --list none" names them`);
    return unsourced === 0 ? OK : FOUND;
  },
});

function sourceOf({ provenance }: SourcedValue): Listable {
  return provenance?.source ?? 'none';
}

function countsOf(values: readonly SourcedValue[]): Counts {
  const counts = { rulebook: 0, reference: 0, reconstruction: 0, none: 0 };
  for (const value of values) counts[sourceOf(value)] += 1;
  return counts;
}

function auditOf(
  game: string,
  tables: readonly { readonly name: string; readonly values: readonly SourcedValue[] }[],
): Audit {
  const values = tables.flatMap((table) => table.values);
  return {
    game,
    values: values.length,
    total: countsOf(values),
    tables: Object.fromEntries(tables.map((table) => [table.name, countsOf(table.values)])),
  };
}

function list(values: readonly SourcedValue[], wanted: Listable, io: Io): void {
  for (const value of values) {
    if (sourceOf(value) !== wanted) continue;
    const note = value.provenance === null ? '' : `  (${value.provenance.note})`;
    io.out(`${value.path} = ${JSON.stringify(value.value)}${note}`);
  }
}

function inWords({ game, values, total, tables }: Audit): string {
  const row = (name: string, counts: Counts): string[] => [
    name,
    ...LISTABLE.map((source) => String(counts[source])),
    String(LISTABLE.reduce((sum, source) => sum + counts[source], 0)),
  ];
  return [
    `${game}: ${values} values`,
    ...numbersTable([
      ['table', ...LISTABLE, 'all'],
      ...Object.entries(tables).map(([name, counts]) => row(name, counts)),
      row('all', total),
    ]),
  ].join('\n');
}
