/** What a seat has at hand, with what the next income adds. */
import { Change, Place, type PlaceId, type Words } from '@guildhall/board-kit';
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
}

/** Whoever uses it makes it a line or a cell. */
export function GoodCount({ name, icon, count, income, words }: GoodProps): ReactNode {
  return (
    <span className="good">
      {icon}
      <b aria-hidden>{count}</b>
      <i aria-hidden>+{income}</i>
      <span className="kit-hidden">{words.say('holding', { name: words.name(name), count, income })}</span>
    </span>
  );
}

interface HeldGoodProps extends GoodProps {
  readonly id: PlaceId;
}

/** On a player board: goods are converted where they lie. */
export function HeldGood({ id, name, icon, count, income, words }: HeldGoodProps): ReactNode {
  return (
    <Place id={id} className="good" label={words.say('holding', { name: words.name(name), count, income })}>
      {icon}
      <b>{count}</b>
    </Place>
  );
}

interface IncomeProps extends Pick<Good, 'name' | 'income'> {
  /** Whether it is of whoever looks: a choice shows what it would change. */
  readonly isOwn: boolean;
}

/** What the next income adds, beside it. */
export function GoodIncome({ name, income, isOwn }: IncomeProps): ReactNode {
  const more = <i aria-hidden>+{income}</i>;
  return isOwn ? <Change of={name}>{more}</Change> : more;
}
