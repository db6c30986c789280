export type { Answer, Job, Registry } from './job.ts';
export { type Asking, BotPool, JobFailed, type PoolSettings, ThreadsDied } from './pool.ts';
