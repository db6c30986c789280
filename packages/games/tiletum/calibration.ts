/** With how many points the Cardinal begins, by games of the steady bot against him. */
import type { CalibratedValue, GameCalibration } from '../calibration.ts';
import { calibrated } from './data/calibrated.ts';
import { type Level, MOST_START_POINTS, type StartPoints } from './data/index.ts';

/** How many of its games the steady bot should win. */
const SHARES: Readonly<Record<Level, number>> = { easy: 3 / 4, normal: 1 / 2, hard: 1 / 4 };

const NOTHING: StartPoints = { easy: 0, normal: 0, hard: 0, easySilver: 0, normalSilver: 0 };

function calibratedBy(name: keyof StartPoints, level: Level, silver: boolean): CalibratedValue {
  return {
    name,
    options: { players: 1, silver, level, startPoints: NOTHING },
    share: SHARES[level],
    least: 0,
    most: MOST_START_POINTS,
  };
}

export const calibration: GameCalibration = {
  file: 'data/calibrated.ts',
  written: calibrated,
  values: [
    calibratedBy('easy', 'easy', false),
    calibratedBy('normal', 'normal', false),
    calibratedBy('hard', 'hard', false),
    calibratedBy('easySilver', 'easy', true),
    calibratedBy('normalSilver', 'normal', true),
  ],
  lead: ({ totals, rivals = [] }) => totals[0] - (rivals[0]?.total ?? 0),
};
