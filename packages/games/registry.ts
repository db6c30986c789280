/** The games by their ids. Everything else knows games only by what stands here. */
import {
  type AllTexts,
  type Game,
  gameOfVersion,
  type SourcedTable,
  type VersionedGame,
} from '@guildhall/kernel';
import { frozenVersionsOf } from './frozen.ts';
import * as listed from './index.ts';
import type { GameManifest } from './manifest.ts';

export type { Calibrated, CalibratedValue } from './calibration.ts';
export {
  type Compendium,
  type CompendiumCount,
  type CompendiumCounted,
  type CompendiumEntry,
  type CompendiumGroup,
  type CompendiumPosition,
  type CompendiumUse,
  type CompendiumWatch,
  type CountedEntry,
  compendiumTable,
  type GameCompendium,
  keyOfEntry,
  rowsOf,
  rowsOfEntry,
} from './compendium.ts';
export {
  type GameGuide,
  type Guide,
  type GuideBlock,
  type GuideChapter,
  type GuidePart,
  type GuidePosition,
  guidePosition,
  guideTable,
} from './guide.ts';
export {
  type FramePart,
  type Lesson,
  LessonError,
  LessonRun,
  type LessonStep,
  type LessonTarget,
  type LessonTexts,
} from './lesson.ts';
export type { LessonPosition } from './lesson-position.ts';
export type { GameManifest } from './manifest.ts';
export type { BenchTargets, BenchVariant, BotMatch, GameSamples, OptionValues } from './samples.ts';
export type { GameTeaching, Liking, TaughtBy, TeachableEstimate } from './teaching.ts';

/** All games, in the order in which lists show them. */
export const manifests: readonly GameManifest[] = Object.values<GameManifest>(listed).sort(
  (a, b) => a.order - b.order,
);

export function manifestOf(id: string): GameManifest | null {
  return manifests.find((manifest) => manifest.id === id) ?? null;
}

/** A game with the versions of its rules that tables may still follow. */
export async function versionedGameOf(manifest: GameManifest): Promise<VersionedGame> {
  return { game: await manifest.game(), frozen: frozenVersionsOf(manifest.id) };
}

/** The rules of one version of a game; null when they are not kept. */
export async function engineOf(id: string, version: number): Promise<Game | null> {
  const manifest = manifestOf(id);
  return manifest === null ? null : await gameOfVersion(await versionedGameOf(manifest), version);
}

/** A game that is loaded: for those who need all of it at hand. */
export interface GameEntry extends VersionedGame {
  readonly texts: AllTexts;
  readonly tables: readonly SourcedTable[];
}

export async function gameEntryOf(manifest: GameManifest): Promise<GameEntry> {
  const [kept, texts, tables] = await Promise.all([
    versionedGameOf(manifest),
    manifest.texts(),
    manifest.tables(),
  ]);
  return { ...kept, texts, tables };
}
