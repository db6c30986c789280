export type { Answer, Job, Registry } from './job.ts';
export { BotPool, JobFailed, type PoolSettings, ThreadsDied } from './pool.ts';
