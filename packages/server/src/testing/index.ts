export { type CrashCounts, type CrashPlan, crashRun, hasFailed } from './crash.ts';
export type { Percentiles } from './half-load.ts';
export { type LoadFigures, type LoadPlan, loadRun } from './load.ts';
export { checkResponses } from './schema-check.ts';
export { SERVER_NODE_FLAGS } from './server-process.ts';
export { type SoakSample, slopeOf, soakRun } from './soak.ts';
