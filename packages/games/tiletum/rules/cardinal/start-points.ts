/**
 * Points with which the Cardinal begins. They hang on how well bots play and are made anew when those change, so they
 * are an option that nobody has to choose: options are stored whole, and a table keeps the points it was begun with.
 */
import type { OptionSpec } from '@guildhall/kernel';
import {
  MOST_START_POINTS,
  START_POINTS,
  type StartPoints,
  startPoints,
  type Tables,
} from '../../data/index.ts';

function check(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'must be points by level';
  const given = value as Readonly<Record<string, unknown>>;
  const names: readonly string[] = START_POINTS;
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) return `${unknown} is none of ${names.join(', ')}`;
  const odd = names.find((name) => !isStartPoints(given[name]));
  return odd === undefined ? null : `${odd} must be a whole number from 0 to ${MOST_START_POINTS}`;
}

function isStartPoints(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_START_POINTS;
}

export const startPointsOption: OptionSpec<StartPoints> = { default: startPoints, values: null, check };

/** The tables as the table was begun with them; an override of one of these values is made on top. */
export function withStartPoints(tables: Tables, points: StartPoints): Tables {
  const { easy, normal, hard } = tables.cardinalLevels;
  return {
    ...tables,
    cardinalLevels: {
      easy: { ...easy, points: points.easy, silverPoints: points.easySilver },
      normal: { ...normal, points: points.normal, silverPoints: points.normalSilver },
      hard: { ...hard, points: points.hard },
    },
  };
}
