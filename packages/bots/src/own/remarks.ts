/** What a bot prints for its author, passed on line by line. A flood of it is a fault. */
import type { Readable } from 'node:stream';

/** In one game. */
const MOST_CHARACTERS = 256 * 1024;

export class Remarks {
  readonly #say: (line: string) => void;
  readonly #onFlood: (reason: string) => void;
  #heard = 0;

  constructor(say: (line: string) => void, onFlood: (reason: string) => void) {
    this.#say = say;
    this.#onFlood = onFlood;
  }

  listenTo(stream: Readable): void {
    let begun = '';
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      if (this.#heard > MOST_CHARACTERS) return;
      this.#heard += text.length;
      if (this.#heard > MOST_CHARACTERS) {
        this.#onFlood(`it printed more than ${MOST_CHARACTERS / 1024} KB in a game`);
        return;
      }
      const lines = (begun + text).split('\n');
      begun = lines.pop() ?? '';
      for (const line of lines) this.#say(line);
    });
    stream.on('end', () => {
      if (begun !== '') this.#say(begun);
    });
    stream.on('error', () => {});
  }

  newGame(): void {
    this.#heard = 0;
  }
}
