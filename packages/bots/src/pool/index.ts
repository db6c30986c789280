export type { Job, JobResult, Registry, ReviewJob } from './job.ts';
export { BotPool, JobFailed, type JobOptions, type PoolSettings, ThreadsDied } from './pool.ts';
