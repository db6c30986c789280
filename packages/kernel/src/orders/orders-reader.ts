/** Reads standing orders and plans, which come from outside, and says what is wrong with them and where. */
import {
  COMPARISONS,
  type Comparison,
  type Condition,
  type Order,
  type Plan,
  type PlanStep,
  type StandingOrders,
} from './orders.ts';

export class OrdersError extends Error {
  override readonly name = 'OrdersError';
  readonly path: string;

  constructor(path: string, what: string) {
    super(`${path}: ${what}`);
    this.path = path;
  }
}

/** More than anybody needs; they are evaluated at every decision of a seat. */
const MOST = 100;
const LONGEST = 200;

/** Orders and plans out of parsed JSON. Lists that are left out are empty. Throws OrdersError. */
export function readStandingOrders(raw: unknown): StandingOrders {
  const { plans, orders } = fields(raw, 'standing', ['plans', 'orders']);
  return {
    plans: list(plans, 'plans', readPlan),
    orders: list(orders, 'orders', readOrder),
  };
}

function readOrder(raw: unknown, path: string): Order {
  const { when, take } = fields(raw, path, ['when', 'take']);
  const condition = readCondition(when, `${path}.when`);
  return { when: condition, take: take === null ? null : text(take, `${path}.take`) };
}

function readPlan(raw: unknown, path: string): Plan {
  const { name, steps } = fields(raw, path, ['name', 'steps']);
  const plan = { name: text(name, `${path}.name`), steps: list(steps, `${path}.steps`, readStep) };
  if (plan.steps.length === 0) throw new OrdersError(`${path}.steps`, 'a plan needs at least one step');
  return plan;
}

function readStep(raw: unknown, path: string): PlanStep {
  const { when, take, otherwise = 'drop' } = fields(raw, path, ['when', 'take', 'otherwise']);
  if (otherwise !== 'drop' && otherwise !== 'skip') {
    throw new OrdersError(`${path}.otherwise`, `must be "drop" or "skip", ${not(otherwise)}`);
  }
  return { when: readCondition(when, `${path}.when`), take: text(take, `${path}.take`), otherwise };
}

function readCondition(raw: unknown, path: string): Condition {
  const { kind, where, counts, place } = fields(raw, path, ['kind', 'where', 'counts', 'place']);
  return {
    kind: text(kind, `${path}.kind`),
    where: list(where, `${path}.where`, (test, at) => {
      const { fact, ...rest } = fields(test, at, ['fact', 'op', 'value']);
      return { fact: text(fact, `${at}.fact`), ...comparison(rest, at) };
    }),
    counts: list(counts, `${path}.counts`, (test, at) => {
      const { count, ...rest } = fields(test, at, ['count', 'op', 'value']);
      const { op, value } = comparison(rest, at);
      if (typeof value !== 'number') throw new OrdersError(`${at}.value`, `must be a number, ${not(value)}`);
      return { count: text(count, `${at}.count`), op, value };
    }),
    place: list(place, `${path}.place`, (test, at) => {
      const { place: which, ...rest } = fields(test, at, ['place', 'op', 'value']);
      if (which !== 'round' && which !== 'phase' && which !== 'turn') {
        throw new OrdersError(`${at}.place`, `must be "round", "phase" or "turn", ${not(which)}`);
      }
      return { place: which, ...comparison(rest, at) };
    }),
  };
}

function comparison(
  { op, value }: { readonly op?: unknown; readonly value?: unknown },
  path: string,
): { readonly op: Comparison; readonly value: number | string } {
  const known = COMPARISONS.find((comparing) => comparing === op);
  if (known === undefined) {
    throw new OrdersError(`${path}.op`, `must be one of ${COMPARISONS.join(' ')}, ${not(op)}`);
  }
  if (typeof value === 'number' && Number.isFinite(value)) return { op: known, value };
  if (typeof value !== 'string') {
    throw new OrdersError(`${path}.value`, `must be a number or a text, ${not(value)}`);
  }
  if (known !== '=' && known !== '!=') {
    throw new OrdersError(`${path}.op`, `a text can only be compared with = and !=, ${not(op)}`);
  }
  return { op: known, value: text(value, `${path}.value`) };
}

function fields<Name extends string>(
  raw: unknown,
  path: string,
  names: readonly Name[],
): Partial<Record<Name, unknown>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new OrdersError(path, `must be an object with ${names.join(', ')}, ${not(raw)}`);
  }
  for (const name of Object.keys(raw)) {
    if (!(names as readonly string[]).includes(name)) {
      throw new OrdersError(`${path}.${name}`, `there is no such field; there are ${names.join(', ')}`);
    }
  }
  return raw as Partial<Record<Name, unknown>>;
}

function list<T>(raw: unknown, path: string, read: (member: unknown, path: string) => T): T[] {
  if (raw === undefined) return [];
  if (!Array.isArray(raw)) throw new OrdersError(path, `must be a list, ${not(raw)}`);
  if (raw.length > MOST) throw new OrdersError(path, `at most ${MOST} are allowed, not ${raw.length}`);
  return raw.map((member: unknown, at) => read(member, `${path}[${at}]`));
}

function text(raw: unknown, path: string): string {
  if (typeof raw !== 'string' || raw.trim() === '')
    throw new OrdersError(path, `must be a text, ${not(raw)}`);
  if (raw.length > LONGEST) throw new OrdersError(path, `must not be longer than ${LONGEST} characters`);
  return raw;
}

function not(value: unknown): string {
  return value === undefined ? 'it is missing' : `not ${JSON.stringify(value).slice(0, 60)}`;
}
