/** What thinking about one turn may cost: the positions looked at, and a limit of time. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
}

/** Positions between two looks at the clock, which cost something too. */
const CLOCK_INTERVAL = 32;

/** What is left of a budget. Only the time depends on the machine, so that equal iterations give equal play. */
export class BudgetMeter {
  private readonly iterations: number;
  private readonly started = performance.now();
  private readonly deadline: number;
  private readonly isCancelled: () => boolean;
  private isOver = false;
  spent = 0;

  constructor({ iterations, milliseconds }: Budget, isCancelled: () => boolean = () => false) {
    this.iterations = iterations;
    this.deadline = this.started + milliseconds;
    this.isCancelled = isCancelled;
  }

  /** Pays for one position; false if nothing is left. */
  pay(): boolean {
    if (this.isEmpty()) return false;
    this.spent += 1;
    if (this.spent % CLOCK_INTERVAL === 0)
      this.isOver = performance.now() >= this.deadline || this.isCancelled();
    return true;
  }

  isEmpty(): boolean {
    return this.isOver || this.spent >= this.iterations;
  }

  milliseconds(): number {
    return performance.now() - this.started;
  }
}
