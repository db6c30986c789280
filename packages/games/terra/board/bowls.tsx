/** The three bowls of power, with their tokens in them. */
import { Change, type Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';

export interface BowlCounts {
  readonly bowl1: number;
  readonly bowl2: number;
  readonly bowl3: number;
}

const NAMES = ['I', 'II', 'III'] as const;
const APART = 73;
/** More than these would stand out of a bowl; the number says how many there are. */
const MOST_DRAWN = 12;

interface BowlsProps {
  readonly of: BowlCounts;
  readonly income: number;
  readonly words: Words;
}

export function Bowls({ of, income, words }: BowlsProps): ReactNode {
  return (
    <>
      <svg className="bowls" viewBox="-5 0 226 77" aria-hidden>
        {[of.bowl1, of.bowl2, of.bowl3].map((tokens, at) => (
          <g key={NAMES[at]} transform={`translate(${35 + at * APART} 0)`}>
            <Bowl tokens={tokens} name={NAMES[at]} />
          </g>
        ))}
        <path className="bowls-arrow" d="M67 21h8M72 17.500l5 3.5-5 3.500M140 21h8M145 17.500l5 3.5-5 3.5" />
      </svg>
      {income > 0 && <span className="bowls-income">+{income}</span>}
      <span className="kit-hidden">
        {NAMES.map((name, at) => `${name}: ${[of.bowl1, of.bowl2, of.bowl3][at]}, `)}
        {words.say('powerIncome', { power: income })}
      </span>
    </>
  );
}

/** What a choice would do to the bowls, above each of them. */
export function BowlChanges(): ReactNode {
  return (
    <span className="bowls-changes">
      {NAMES.map((name, at) => (
        <span key={name}>
          <Change of={`bowl${at + 1}`} />
        </span>
      ))}
    </span>
  );
}

interface BowlProps {
  readonly tokens: number;
  readonly name: (typeof NAMES)[number];
}

function Bowl({ tokens, name }: BowlProps): ReactNode {
  const drawn = Array.from({ length: Math.min(tokens, MOST_DRAWN) }, (_, at) => at);
  return (
    <>
      <path className="bowl-body" d="M-31 34a31 30 0 0 0 62 0z" />
      <path className="bowl-shine" d="M-25 44a27 20 0 0 0 12 15" />
      <ellipse className="bowl-mouth" cy="34" rx="31" ry="9" data-bowl={name} />
      {drawn.map((at) => {
        const row = Math.floor(at / 4);
        return (
          <g
            key={at}
            className="bowl-token"
            transform={`translate(${-15 + (at % 4) * 10 + (row % 2) * 2} ${34 - row * 9})`}
          >
            <ellipse cy="2" rx="6.6" ry="5" />
            <ellipse rx="6.6" ry="5" />
            <ellipse cx="-1.5" cy="-1.3" rx="2.6" ry="1.4" />
          </g>
        );
      })}
      <circle className="bowl-count" cx="21" cy="55" r="14" />
      <text className="bowl-number" x="21" y="62">
        {tokens}
      </text>
      <text className="bowl-name" x="-34" y="75">
        {name}
      </text>
    </>
  );
}
