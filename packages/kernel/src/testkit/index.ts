/** The test kit: what must hold of every game, checked on any game. */
export { caseFile, describeCase, type FailingCase } from './failing-case.ts';
export { checkGame, Fuzz, fuzz, type PlayedGame } from './fuzz.ts';
export { hiddenOutcomes, type OutcomeSample } from './hidden-outcomes.ts';
export { optionSets } from './option-sets.ts';
export { estimateSums, walkRandomGame } from './random-walk.ts';
export { describeReport, type Report } from './report.ts';
export { DEFAULT_SETTINGS, type Settings } from './settings.ts';
export { sharedObjects } from './shared-objects.ts';
export { TestPosition } from './test-position.ts';
