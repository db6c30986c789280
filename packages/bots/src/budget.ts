/** What thinking about one turn may cost: positions looked at, and never more time than this. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
}

/** The clock is asked once in so many positions, because asking costs something too. */
const BETWEEN_LOOKS = 32;

/** What is left of a budget. Only the time depends on the machine, so that equal iterations give equal play. */
export class BudgetMeter {
  private readonly iterations: number;
  private readonly started = performance.now();
  private readonly deadline: number;
  private readonly isGivenUp: () => boolean;
  private isOver = false;
  spent = 0;

  constructor({ iterations, milliseconds }: Budget, isGivenUp: () => boolean = () => false) {
    this.iterations = iterations;
    this.deadline = this.started + milliseconds;
    this.isGivenUp = isGivenUp;
  }

  /** Pays for one position, or says that nothing is left to pay with. */
  pay(): boolean {
    if (this.isEmpty()) return false;
    this.spent += 1;
    if (this.spent % BETWEEN_LOOKS === 0)
      this.isOver = performance.now() >= this.deadline || this.isGivenUp();
    return true;
  }

  isEmpty(): boolean {
    return this.isOver || this.spent >= this.iterations;
  }

  milliseconds(): number {
    return performance.now() - this.started;
  }
}
