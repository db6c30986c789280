/** Where the numbers of the table come from, line by line in the reader's language. */
import type { Values, WhyAbout } from '@guildhall/board-kit';
import { manifestOf } from '@guildhall/games';
import {
  type ChangeLine,
  changeLines,
  type Language,
  type Seat,
  type Sum,
  type SumAmounts,
  type SumPart,
  type Sums,
  timesOf,
  totalOf,
} from '@guildhall/kernel';
import { Loaded } from '../../registry/loaded.ts';
import type { Message } from '../../text/messages.ts';
import { saysOf } from '../../text/texts.tsx';
import type { WhyTexts } from '../../text/why/en.ts';
import { knownGame } from '../../text/words.ts';
import type { TableModel } from './context.ts';

export const whySays = saysOf<keyof WhyTexts>({
  en: async () => (await import('../../text/why/en.ts')).en,
  pl: async () => (await import('../../text/why/pl.ts')).pl,
  uk: async () => (await import('../../text/why/uk.ts')).uk,
});

type Tell = ReturnType<typeof whySays.read>;

/** The newest version of the rules, and how sums are made with it; a game may have none. */
const makers = new Loaded(async (game: string) => ({
  version: (await knownGame(game).game()).version,
  maker: (await (await manifestOf(game)?.sums?.())?.load()) ?? null,
}));

const sumTexts = new Loaded(
  async (game: string, language: Language): Promise<Readonly<Record<string, Message>>> =>
    // Compiled while the client is built: the texts that are imported are messages by then.
    (await (await manifestOf(game)?.sums?.())?.texts[language]())?.sumTexts ?? {},
);

export interface SaidLine {
  readonly label: string;
  readonly amounts: SumAmounts;
}

/** Lines under a heading, with their total. */
export interface SaidSum {
  readonly title: string | null;
  readonly lines: readonly SaidLine[];
  readonly total: SaidLine;
  /** What is not in it, and why. */
  readonly note?: string;
}

export interface Explained {
  readonly title: string;
  readonly sums: readonly SaidSum[];
}

interface SumContext {
  readonly model: TableModel;
  readonly tell: Tell;
  /** Null: the game has none, or the table is played by older rules. */
  readonly sums: Sums | null;
  readonly texts: Readonly<Record<string, Message>>;
}

/** For components: waits for what is loaded when somebody asks. */
export function useExplained(model: TableModel, about: WhyAbout): Explained {
  const { speech, snapshot } = model;
  const context: SumContext = {
    model,
    tell: whySays.read(speech.language),
    sums: sumsAt(makers.read(speech.game), model),
    texts: sumTexts.read(speech.game, speech.language),
  };
  const [sort, which, ...what] = about.split(' ');
  const seat = Number(which);
  switch (sort) {
    case 'income':
      return incomeOf(context, seat);
    case 'score':
      return scoreOf(context, seat, snapshot.isOver);
    case 'price':
      return {
        title: context.tell('price'),
        sums: saidSums(context, context.sums?.price?.(model.view, seat, what.join(' ')) ?? []),
      };
    default:
      return costOf(context);
  }
}

function sumsAt(
  { version, maker }: Awaited<ReturnType<typeof makers.load>>,
  { snapshot }: TableModel,
): Sums | null {
  return maker === null || snapshot.game.version !== version ? null : maker.sumsOf(snapshot.options);
}

function saidPart({ model, texts }: SumContext, { text, values = {}, amounts }: SumPart): SaidLine {
  return { label: said(model, texts, text, values), amounts };
}

function said({ speech }: TableModel, texts: SumContext['texts'], key: string, values: Values = {}): string {
  return Object.hasOwn(texts, key) ? speech.sentence(texts[key], values) : key;
}

function summed({ tell }: SumContext, title: string | null, lines: readonly SaidLine[]): SaidSum {
  return { title, lines, total: { label: tell('total'), amounts: totalOf(lines) } };
}

function saidSums(context: SumContext, sums: readonly Sum[]): readonly SaidSum[] {
  const { model, texts } = context;
  return sums.map(({ title, parts }) =>
    summed(
      context,
      said(model, texts, title),
      parts.map((part) => saidPart(context, part)),
    ),
  );
}

function incomeOf(context: SumContext, seat: Seat): Explained {
  const { model, tell, sums } = context;
  const { view, looks, snapshot } = model;
  const title = tell('incomeOf', { name: looks[seat].name });
  if (sums?.income === undefined) {
    const amounts = snapshot.rules.income?.(view, seat) ?? {};
    return { title, sums: [{ title: null, lines: [], total: { label: tell('total'), amounts } }] };
  }
  return { title, sums: saidSums(context, sums.income(view, seat)) };
}

/** Points so far by their sources, and what the final scoring would add to them now. */
function scoreOf(context: SumContext, seat: Seat, isOver: boolean): Explained {
  const { model, tell } = context;
  const { view, looks, snapshot, speech } = model;
  const { rules } = snapshot;
  const now = rules.outcome(view);
  const bySource = (sources: SumAmounts): SaidLine[] =>
    Object.entries(sources).flatMap(([source, points]) =>
      points === 0 ? [] : [{ label: speech.name(source), amounts: { points } }],
    );
  const title = tell('pointsOf', { name: looks[seat].name });
  const first = summed(context, tell('soFar'), bySource(now.sources[seat]));
  const isRunning = !isOver && !rules.isSettingUp(view);
  const projection = isRunning ? rules.projection?.(view) : undefined;
  if (projection === undefined) return { title, sums: [first] };
  const end = projection.outcome;
  const added = totalOf([{ amounts: end.sources[seat] }, { amounts: timesOf(now.sources[seat], -1) }]);
  const lines =
    context.sums === null
      ? bySource(added)
      : context.sums
          .final(view)
          .filter((part) => part.seat === seat && part.amounts.points !== 0)
          .map((part) => saidPart(context, part));
  const unsure = projection.unsure[seat].map((source) => speech.name(source));
  const second: SaidSum = {
    title: tell('atTheEnd'),
    lines,
    total: { label: tell('endTotal'), amounts: { points: end.totals[seat] } },
    ...(unsure.length > 0 && { note: tell('hidden', { sources: unsure.join(', ') }) }),
  };
  return { title, sums: [first, second] };
}

/** What the present choice costs and brings, with the payments before it. */
function costOf(context: SumContext): Explained {
  const { model, tell, sums } = context;
  const { asked, choice } = model;
  const { chosen } = choice;
  const title = chosen === null ? tell('costOf') : [chosen.text, chosen.further ?? []].flat().join(' + ');
  if (asked === null || chosen === null) return { title, sums: [] };
  const { rules, view, seat } = asked;
  const lines = changeLines(rules, sums, view, seat, chosen.steps()) ?? [];
  const changes = merged(lines).map((line) => saidChange(context, line));
  const owed = sums?.owes?.(view, seat, chosen.action) ?? [];
  return { title, sums: [summed(context, tell('costOf'), changes), ...saidSums(context, owed)] };
}

interface Counted {
  readonly line: ChangeLine;
  /** How often the same payment is made. */
  readonly times: number;
}

/** Equal payments in a row are one line. */
function merged(lines: readonly ChangeLine[]): readonly Counted[] {
  const all: Counted[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (line.kind === 'payment' && last?.line.kind === 'payment' && last.line.action === line.action)
      all[all.length - 1] = {
        line: { ...line, amounts: totalOf([last.line, line]) },
        times: last.times + 1,
      };
    else all.push({ line, times: 1 });
  }
  return all;
}

function saidChange(context: SumContext, { line, times }: Counted): SaidLine {
  const { model, tell } = context;
  const { speech, snapshot } = model;
  const { amounts } = line;
  switch (line.kind) {
    case 'payment': {
      const values = snapshot.rules.notation.arguments(line.action);
      const text = speech.payment(line.action.kind, values, times) ?? speech.action(line.action.kind, values);
      return { label: text ?? line.action.kind, amounts };
    }
    case 'cost':
      return saidPart(context, line.part);
    case 'points':
      return { label: speech.name(line.source), amounts };
    case 'gain':
      return { label: tell('brings'), amounts };
    default:
      return line satisfies never;
  }
}
