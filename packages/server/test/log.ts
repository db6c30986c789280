import { Writable } from 'node:stream';

/** Keeps what a server logs. */
export class Log extends Writable {
  text = '';

  override _write(line: Buffer, _encoding: string, done: () => void): void {
    this.text += line.toString();
    done();
  }
}
