export { type CrashCounts, type CrashPlan, crashRun, hasFailed } from './crash.ts';
export { type LoadFigures, type LoadPlan, loadRun, type Percentiles } from './load.ts';
export { checkResponses } from './schema-check.ts';
export { SERVER_NODE_FLAGS } from './server-process.ts';
export { type SoakSample, slopeOf, soakRun } from './soak.ts';
