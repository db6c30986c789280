/** Threads that think for bots, so that the calling thread stays free. */
import { availableParallelism } from 'node:os';
import { BUDGETS } from '../levels.ts';
import type { Answer, Question } from '../review/question.ts';
import type { Job, JobResult, Request, Result, ReviewJob } from './job.ts';
import { Thread } from './thread.ts';

export interface PoolSettings {
  /** The URL of a module that exports `games`, by id: the registry. */
  readonly registry: string;
  /** Threads at most; they are started when there is work for them. Default: the processors but one. */
  readonly threads?: number;
  readonly heapMegabytes?: number;
  /** How far past its time a job may run before its thread counts as stuck. */
  readonly graceMilliseconds?: number;
}

/** How a job is queued. */
export interface JobOptions {
  /** Cancels the job. */
  readonly signal?: AbortSignal;
  /** Owners take turns, however many jobs each of them has waiting. */
  readonly owner?: string;
}

/** The job failed: its game is unknown, its view does not fit, or threads died over it. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}

/** Every thread that tried the job died. */
export class ThreadsDied extends JobFailed {}

interface QueuedJob {
  readonly number: number;
  readonly job: Request['job'];
  readonly owner: string;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
  /** Stops listening to the abort signal. */
  readonly release: () => void;
  /** How many threads died over it. */
  deaths: number;
}

/** A job that a second thread died over is at fault itself. */
const MOST_DEATHS = 2;
const HEAP_MEGABYTES = 256;
const GRACE_MILLISECONDS = 10_000;
/** Questions of a review are limited by positions alone; one that takes so long is stuck. */
const REVIEW_MILLISECONDS = 600_000;

export class BotPool {
  private readonly registry: string;
  private readonly most: number;
  private readonly heapMegabytes: number;
  private readonly grace: number;
  private readonly threads = new Set<Thread>();
  private readonly queue: QueuedJob[] = [];
  private readonly running = new Map<number, QueuedJob>();
  /** The last job of each owner that was begun, while there is something of theirs to do. */
  private readonly turns = new Map<string, number>();
  private begun = 0;
  private jobs = 0;
  /** Threads in a row that died before they were ready: the registry does not load. */
  private failedStarts = 0;
  private isClosed = false;

  constructor(settings: PoolSettings) {
    this.registry = settings.registry;
    this.most = settings.threads ?? Math.max(1, availableParallelism() - 1);
    this.heapMegabytes = settings.heapMegabytes ?? HEAP_MEGABYTES;
    this.grace = settings.graceMilliseconds ?? GRACE_MILLISECONDS;
  }

  /** Jobs that threads think about now, and those that wait for a thread. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.running.size, waiting: this.queue.length };
  }

  /** Thinks about a job. When the signal aborts, the promise is rejected with the signal's reason. */
  think(job: Job, options: JobOptions = {}): Promise<JobResult> {
    // The worker answers a job with the result of its kind.
    return this.enqueue(job, options) as Promise<JobResult>;
  }

  /** Answers a question of a game review, by the same rules. */
  review(job: ReviewJob, options: JobOptions = {}): Promise<Answer<Question>> {
    return this.enqueue(job, options) as Promise<Answer<Question>>;
  }

  private enqueue(job: Request['job'], { signal, owner = '' }: JobOptions): Promise<Result> {
    if (this.isClosed) return Promise.reject(new JobFailed('the pool is closed'));
    if (signal?.aborted === true) return Promise.reject(signal.reason);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const number = ++this.jobs;
    const cancel = (): void => this.cancel(number, signal?.reason);
    signal?.addEventListener('abort', cancel, { once: true });
    const release = (): void => signal?.removeEventListener('abort', cancel);
    this.queue.push({ number, job, owner, resolve, reject, release, deaths: 0 });
    this.serve();
    return promise;
  }

  /** Ends all threads; jobs without a result are rejected. */
  async close(): Promise<void> {
    this.isClosed = true;
    const open = [...this.running.values(), ...this.queue.splice(0)];
    this.running.clear();
    for (const waiting of open) settle(waiting, () => waiting.reject(new JobFailed('the pool was closed')));
    await Promise.all(Array.from(this.threads, (thread) => thread.end()));
    this.threads.clear();
  }

  private cancel(number: number, reason: unknown): void {
    const at = this.queue.findIndex((waiting) => waiting.number === number);
    const waiting = at >= 0 ? this.queue.splice(at, 1)[0] : this.running.get(number);
    if (waiting === undefined) return;
    this.running.delete(number);
    for (const thread of this.threads) if (thread.busyWith === number) thread.cancel();
    settle(waiting, () => waiting.reject(reason));
  }

  /** Gives waiting jobs to idle threads, and starts threads while there are fewer than allowed. */
  private serve(): void {
    for (const thread of this.threads) {
      if (this.queue.length === 0) return;
      if (!thread.isReady || thread.busyWith !== null) continue;
      const waiting = this.takeNext();
      this.running.set(waiting.number, waiting);
      thread.start(waiting.number, waiting.job, limitOf(waiting.job) + this.grace);
    }
    let starting = 0;
    for (const thread of this.threads) if (!thread.isReady) starting += 1;
    while (this.threads.size < this.most && starting < this.queue.length) {
      this.startThread();
      starting += 1;
    }
  }

  /** The owner with the fewest running jobs and the oldest turn is next; a job that is tried again goes before all. */
  private takeNext(): QueuedJob {
    const busy = new Map<string, number>();
    for (const { owner } of this.running.values()) busy.set(owner, (busy.get(owner) ?? 0) + 1);
    const [next] = this.queue.toSorted(
      (a, b) =>
        b.deaths - a.deaths ||
        (busy.get(a.owner) ?? 0) - (busy.get(b.owner) ?? 0) ||
        (this.turns.get(a.owner) ?? 0) - (this.turns.get(b.owner) ?? 0),
    );
    this.queue.splice(this.queue.indexOf(next), 1);
    this.begun += 1;
    for (const owner of this.turns.keys()) {
      if (!busy.has(owner) && this.queue.every((waiting) => waiting.owner !== owner))
        this.turns.delete(owner);
    }
    this.turns.set(next.owner, this.begun);
    return next;
  }

  private startThread(): void {
    const thread: Thread = new Thread(this.registry, this.heapMegabytes, {
      ready: () => {
        this.failedStarts = 0;
        this.serve();
      },
      done: (number, result) => {
        const waiting = this.running.get(number);
        this.running.delete(number);
        if (waiting !== undefined) settle(waiting, () => waiting.resolve(result));
        this.serve();
      },
      failed: (number, message) => {
        const waiting = this.running.get(number);
        this.running.delete(number);
        if (waiting !== undefined) settle(waiting, () => waiting.reject(new JobFailed(message)));
        this.serve();
      },
      died: (reason) => this.replace(thread, reason),
    });
    this.threads.add(thread);
  }

  /** A dead thread is replaced; its job is tried once more, before the others. */
  private replace(thread: Thread, reason: string): void {
    this.threads.delete(thread);
    if (!thread.isReady) this.failedStarts += 1;
    const waiting = thread.busyWith === null ? undefined : this.running.get(thread.busyWith);
    if (waiting !== undefined) {
      this.running.delete(waiting.number);
      waiting.deaths += 1;
      if (waiting.deaths < MOST_DEATHS) this.queue.unshift(waiting);
      else settle(waiting, () => waiting.reject(new ThreadsDied(`threads died over it: ${reason}`)));
    }
    if (this.failedStarts >= MOST_DEATHS) {
      this.failedStarts = 0;
      for (const left of this.queue.splice(0))
        settle(left, () => left.reject(new JobFailed(`no thread could start: ${reason}`)));
    }
    if (!this.isClosed) this.serve();
  }
}

/** Milliseconds that a job may take. */
function limitOf(job: Request['job']): number {
  if ('question' in job) return REVIEW_MILLISECONDS;
  return (job.budget ?? BUDGETS[job.level]).milliseconds;
}

function settle(waiting: QueuedJob, how: () => void): void {
  waiting.release();
  how();
}
