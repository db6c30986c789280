/** Counts of resources beside their icons, as boards and tiles show them. */
import type { ReactNode } from 'react';
import { Num } from './num.tsx';

interface GainsProps<Name extends string> {
  readonly gains: Readonly<Partial<Record<Name, number>>>;
  readonly sign?: '+' | '';
}

export function gainsOf<Name extends string>(names: readonly Name[], iconOf: (name: Name) => ReactNode) {
  return {
    Gains({ gains, sign = '' }: GainsProps<Name>): ReactNode {
      return names.map((name) => {
        const count = gains[name] ?? 0;
        return count === 0 ? null : (
          <Num key={name} count={`${sign}${count}`}>
            {iconOf(name)}
          </Num>
        );
      });
    },
    /** The same where there is little room: a single thing is shown by its icon, and one plus is enough. */
    ShortGains({ gains, sign = '' }: GainsProps<Name>): ReactNode {
      const given = names.filter((name) => (gains[name] ?? 0) > 0);
      return given.map((name, at) => {
        const count = gains[name] ?? 0;
        return (
          <Num key={name} count={`${at === 0 ? sign : ''}${count > 1 ? count : ''}`}>
            {iconOf(name)}
          </Num>
        );
      });
    },
  };
}
