/** What a seat has at hand, with what the next income adds. */
import { Change, type Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';

export interface Good {
  /** A key of the names. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly count: number;
  readonly income: number;
}

interface GoodProps extends Good {
  readonly words: Words;
  /** Whether it is of whoever looks: a choice shows what it would change. */
  readonly isOwn?: boolean;
}

/** Whoever uses it makes it a line or a cell. */
export function GoodCount({ name, icon, count, income, words, isOwn = false }: GoodProps): ReactNode {
  const more = <i aria-hidden>+{income}</i>;
  return (
    <span className="good">
      {icon}
      <b aria-hidden>{count}</b>
      {isOwn ? <Change of={name}>{more}</Change> : more}
      <span className="kit-hidden">{words.say('holding', { name: words.name(name), count, income })}</span>
    </span>
  );
}
