/** One worker thread and the job it has in hand. */
import { Worker } from 'node:worker_threads';
import type { Reply, Request, Result, Start } from './job.ts';

export interface ThreadEvents {
  ready(): void;
  done(number: number, result: Result): void;
  /** The job was at fault; the thread goes on. */
  failed(number: number, message: string): void;
  /** The thread is gone. */
  died(reason: string): void;
}

export class Thread {
  private readonly worker: Worker;
  private readonly cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  private alarm: NodeJS.Timeout | null = null;
  private isDead = false;
  isReady = false;
  /** The number of the job in hand, or null. */
  busyWith: number | null = null;

  constructor(registry: string, heapMegabytes: number, events: ThreadEvents) {
    const workerData: Start = { registry, cancelled: this.cancelled };
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    const die = (reason: string): void => {
      if (this.isDead) return;
      this.isDead = true;
      this.clearAlarm();
      events.died(reason);
    };
    this.worker.on('message', (reply: Reply) => {
      if (this.isDead) return;
      if (reply.kind === 'ready') {
        this.isReady = true;
        this.worker.unref();
        events.ready();
        return;
      }
      this.clearAlarm();
      this.busyWith = null;
      // An idle thread keeps no process alive.
      this.worker.unref();
      if (reply.kind === 'done') events.done(reply.number, reply.result);
      else events.failed(reply.number, reply.message);
    });
    this.worker.on('error', (error) => die(error instanceof Error ? error.message : String(error)));
    this.worker.on('exit', (code) => die(`the thread ended with code ${code}`));
  }

  /** Hands over a job. A thread that has no result after so many milliseconds is ended. */
  start(number: number, job: Request['job'], patience: number): void {
    this.busyWith = number;
    this.worker.ref();
    const request: Request = { number, job };
    this.worker.postMessage(request);
    this.alarm = setTimeout(() => void this.worker.terminate(), patience);
  }

  /** Cancels the job in hand: the thread stops at the next position and returns what it has. */
  cancel(): void {
    if (this.busyWith !== null) Atomics.store(this.cancelled, 0, this.busyWith);
  }

  async end(): Promise<void> {
    this.isDead = true;
    this.clearAlarm();
    await this.worker.terminate();
  }

  private clearAlarm(): void {
    if (this.alarm !== null) clearTimeout(this.alarm);
    this.alarm = null;
  }
}
