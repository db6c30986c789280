/** What a learner has read before an exam: the page of the game, how to play, and the lessons, with drawings in words. */
import {
  type GameManifest,
  type GuideBlock,
  type GuidePosition,
  guidePosition,
  guideTable,
  type LessonPosition,
  LessonRun,
} from '@guildhall/games';
import type { Game, LogValue } from '@guildhall/kernel';
import { Words } from '../../packages/cli/src/game-words.ts';
import { Speaker } from './described.ts';

type Values = Readonly<Record<string, LogValue>>;

export async function readingOf(manifest: GameManifest): Promise<string> {
  const game = await manifest.game();
  const words = new Words(await manifest.texts(), 'en');
  const say: Say = (texts, key, values = {}) => words.message(texts[key] ?? key, values);
  return [
    `# ${manifest.titles.en}`,
    '',
    ...(await aboutOf(manifest)),
    ...(await guideOf(manifest, game, say)),
    ...(await lessonsOf(manifest, game, say)),
  ].join('\n');
}

type Say = (texts: Readonly<Record<string, string>>, key: string, values?: Values) => string;

async function aboutOf(manifest: GameManifest): Promise<string[]> {
  const about = await manifest.about?.en();
  return about === undefined ? [] : [about.about.join(' '), ''];
}

async function guideOf(manifest: GameManifest, game: Game, say: Say): Promise<string[]> {
  const loaded = await manifest.guide?.();
  if (loaded === undefined) return [];
  const { guide } = await loaded.load();
  const { guideTexts } = await loaded.texts.en();
  const found = (id: string): GuidePosition => {
    const position = guide.positions.find((one) => one.id === id);
    if (position === undefined) throw new Error(`there is no position ${id}`);
    return position;
  };
  const drawn = new Drawings(manifest, game);
  const labels = guide.tour.drawings.flatMap((drawing) => drawing.labels);
  const lines = [
    '# The table and its parts',
    '',
    ...labels.map(({ id }) => `- ${say(guideTexts, `tour.${id}`)}`),
    '',
    '# How to play',
    '',
  ];
  for (const chapter of guide.chapters) {
    const values = chapter.values?.((id) => guidePosition(found(id), game)) ?? {};
    lines.push(`## ${say(guideTexts, `${chapter.id}.title`, values)}`, '');
    for (const block of chapter.blocks) {
      const key = `${chapter.id}.${block.id}`;
      lines.push(
        ...(await blockLines(block, (end = '') => say(guideTexts, key + end, values), found, drawn)),
        '',
      );
    }
  }
  lines.push('# Reference card', '');
  for (const section of guide.card) {
    const values = section.values?.() ?? {};
    lines.push(`## ${say(guideTexts, `card.${section.id}.title`, values)}`, '');
    lines.push(
      ...section.lines.map((line) => `- ${say(guideTexts, `card.${section.id}.${line}`, values)}`),
      '',
    );
  }
  return lines;
}

async function blockLines(
  block: GuideBlock,
  say: (end?: string) => string,
  found: (id: string) => GuidePosition,
  drawn: Drawings,
): Promise<string[]> {
  switch (block.kind) {
    case 'text':
      return [say()];
    case 'list':
      return block.lines.map(({ id }) => `- ${say(`.${id}`)}`);
    case 'diagram':
      return [...(await drawn.of(found(block.position))), litLine(block.lit), say()];
    case 'tiles':
      return [...(await drawn.of(found(block.position))), litLine(block.places), say()];
    case 'try':
      return [
        ...(await drawn.of(found(block.position))),
        `Try it: ${say()}`,
        `Answer: ${(await drawn.right(found(block.position), block.actions)).join(', ')}. ${say('.right')}`,
      ];
    default:
      return block satisfies never;
  }
}

function litLine(lit: readonly string[] = []): string {
  return lit.length === 0 ? '' : `(Lit: ${lit.join(', ')})`;
}

/** Positions in words; each is drawn once, and named when it comes again. */
class Drawings {
  readonly #manifest: GameManifest;
  readonly #game: Game;
  readonly #drawn = new Set<string>();

  constructor(manifest: GameManifest, game: Game) {
    this.#manifest = manifest;
    this.#game = game;
  }

  async of(position: GuidePosition): Promise<string[]> {
    if (this.#drawn.has(position.id)) return [`(The table is as in the drawing "${position.id}".)`];
    this.#drawn.add(position.id);
    const table = guideTable(position, this.#game);
    const speaker = await Speaker.of(this.#manifest, table.options);
    return [`Drawing "${position.id}":`, '', ...drawingOf(speaker, table.view(position.seat))];
  }

  /** What may be done there by actions of these kinds. */
  async right(position: GuidePosition, kinds: readonly string[]): Promise<string[]> {
    const table = guideTable(position, this.#game);
    const speaker = await Speaker.of(this.#manifest, table.options);
    return table
      .legal(position.seat)
      .filter(({ kind }) => kinds.includes(kind))
      .map((action) => speaker.move([action]));
  }
}

function drawingOf(speaker: Speaker, view: LessonPosition['view']): string[] {
  return ['```', ...speaker.drawn(view).map((line) => line.trimEnd()), '```', ''];
}

async function lessonsOf(manifest: GameManifest, game: Game, say: Say): Promise<string[]> {
  const { lessons = [] } = (await manifest.lessons?.load()) ?? {};
  const texts = (await manifest.lessons?.texts.en())?.lessonTexts ?? {};
  const lines: string[] = [];
  for (const lesson of lessons) {
    const run = new LessonRun(lesson, game);
    const speaker = await Speaker.of(manifest, run.table.options);
    lines.push(
      `# Lesson: ${say(texts, `${lesson.id}.title`)}`,
      '',
      ...drawingOf(speaker, run.position().view),
    );
    let chapter = '';
    let told = run.table.length;
    for (const step of lesson.steps) {
      while (run.playNext());
      const position = run.position();
      for (const { events } of run.table.since(told, lesson.seat))
        lines.push(...events.map((event) => `> ${speaker.event(position.view, event)}`));
      told = run.table.length;
      if (step.chapter !== chapter) lines.push('', `## ${say(texts, `chapter.${step.chapter}`)}`, '');
      chapter = step.chapter;
      const values = step.values?.(position) ?? {};
      lines.push(`**${say(texts, `${step.id}.title`, values)}** ${say(texts, `${step.id}.text`, values)}`);
      if (step.wanted !== undefined) lines.push(`(You play: ${step.wanted.join(' or ')})`);
      if (texts[`${step.id}.rest`] !== undefined)
        lines.push(`(In the middle of it: ${say(texts, `${step.id}.rest`, values)})`);
      lines.push('');
      run.skip();
    }
    lines.push('At the end of the lesson:', '', ...drawingOf(speaker, run.position().view));
  }
  return lines;
}
