/** Badges, by which seats are told apart: by colour and letter. */
import type { CSSProperties, ReactNode } from 'react';
import type { SeatLook } from './board.ts';

interface BadgeProps {
  readonly look: SeatLook;
  readonly size?: number;
}

/** A seat's badge. Whoever uses it puts the name beside it. */
export function Badge({ look, size = 1.6 }: BadgeProps): ReactNode {
  return (
    <svg className="kit-badge" viewBox="-12 -12 24 24" width={`${size}em`} height={`${size}em`} aria-hidden>
      <BadgeShape look={look} />
    </svg>
  );
}

/** A wooden disc. */
export function BadgeShape({ look }: { readonly look: SeatLook }): ReactNode {
  return (
    <>
      <circle
        cy="1.4"
        r="10.2"
        style={{ '--piece': `var(${look.fill})` } as CSSProperties}
        className="kit-badge-rim"
      />
      <circle cy="-.8" r="10.2" style={{ fill: `var(${look.fill})` }} className="kit-badge-disc" />
      <text y="5" fontSize={16.5} style={{ fill: `var(${look.ink})` }}>
        {look.initial}
      </text>
    </>
  );
}

const VOWELS = /[aeiouyąęóаеєиіїоуюя]/i;

/**
 * One letter a name, different for each: the first, or where another has that, a later one that nobody has, consonants
 * before vowels. Names that come first choose first; those without a free letter share the first.
 */
export function initialsOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [first = '?', ...rest] = [...name.toLocaleUpperCase()];
    const letters = rest.filter((letter) => /\p{L}/u.test(letter));
    const wanted = [
      first,
      ...letters.filter((letter) => !VOWELS.test(letter)),
      ...letters.filter((letter) => VOWELS.test(letter)),
    ];
    const own = wanted.find((letter) => !taken.has(letter)) ?? first;
    taken.add(own);
    return own;
  });
}
