/** What an estimate looks at, as a list of numbers of fixed length of which most are 0: only the others are kept. */
const MOST = 512;

export class Inputs {
  /** The numbers that are not 0, and where in the list each of them stands. */
  readonly values = new Float64Array(MOST);
  readonly places = new Int32Array(MOST);
  count = 0;
  /** Numbers put so far. */
  length = 0;

  clear(): void {
    this.count = 0;
    this.length = 0;
  }

  put(value: number): void {
    if (value !== 0) {
      this.values[this.count] = value;
      this.places[this.count] = this.length;
      this.count += 1;
    }
    this.length += 1;
  }

  /** A list of `length` numbers that are all 0 but one; `which` outside of the list: all of them are. */
  putOne(which: number, length: number, value: number): void {
    if (value !== 0 && which >= 0 && which < length) {
      this.values[this.count] = value;
      this.places[this.count] = this.length + which;
      this.count += 1;
    }
    this.length += length;
  }
}
