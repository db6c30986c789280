/** The fields of a request, each checked before anything happens. */
import { shown } from '@guildhall/kernel';
import { RequestError } from './request-error.ts';

export class Fields {
  readonly #given: Readonly<Record<string, unknown>>;

  constructor(given: Readonly<Record<string, unknown>>) {
    this.#given = given;
  }

  /** Refuses fields that the operation does not know: a misspelt one would be ignored otherwise. */
  allow(known: readonly string[]): void {
    for (const name of Object.keys(this.#given)) {
      if (known.includes(name)) continue;
      throw new RequestError('request', `there is no field ${shown(name)} here: ${known.join(', ')}`);
    }
  }

  has(name: string): boolean {
    return this.#given[name] !== undefined;
  }

  any(name: string): unknown {
    return Object.hasOwn(this.#given, name) ? this.#given[name] : undefined;
  }

  whole(name: string, least: number, most: number): number {
    const value = this.any(name);
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    throw this.#wrong(name, `a whole number from ${least} to ${most}`);
  }

  text(name: string, most: number, otherwise: string): string {
    const value = this.any(name) ?? otherwise;
    if (typeof value === 'string' && value.length > 0 && value.length <= most) return value;
    throw this.#wrong(name, `a text of 1 to ${most} characters`);
  }

  flag(name: string): boolean {
    const value = this.any(name) ?? false;
    if (typeof value === 'boolean') return value;
    throw this.#wrong(name, 'true or false');
  }

  oneOf<V extends string>(name: string, values: readonly [V, ...V[]]): V {
    const value = this.any(name) ?? values[0];
    const found = values.find((one) => one === value);
    if (found !== undefined) return found;
    throw this.#wrong(name, `one of ${values.join(', ')}`);
  }

  /** So many whole numbers. */
  wholes(name: string, count: number): Int32Array {
    const value = this.any(name);
    if (Array.isArray(value) && value.length === count && value.every((one) => one === (one | 0)))
      return Int32Array.from(value);
    throw this.#wrong(name, `a list of ${count} whole numbers`);
  }

  #wrong(name: string, expected: string): RequestError {
    return new RequestError('request', `"${name}" must be ${expected}, not ${shown(this.any(name))}`);
  }
}
