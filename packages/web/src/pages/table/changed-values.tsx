/** Values of a game's tables that the owner of a table changed: what they are called, and from what to what. */
import type { Override } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';
import { valueNames } from '../../text/value-names.ts';

/** So many stand there at once; the others are there for whoever wants to see them. */
const AT_ONCE = 10;

interface ChangedValuesProps {
  readonly game: string;
  readonly overrides: readonly Override[];
}

export default function ChangedValues({ game, overrides }: ChangedValuesProps): ReactNode {
  const say = useSay();
  const names = valueNames.read(game, say.language);
  const lines = (changed: readonly Override[]): ReactNode => (
    <ul className="breaks">
      {changed.map(({ path, value }) => {
        const usual = names.usual(path);
        const said = { what: names.label(path), value: names.value(value) };
        return (
          <li key={path}>
            {usual === null
              ? `${said.what}: ${said.value}`
              : say('valueChanged', { ...said, usual: names.value(usual) })}
          </li>
        );
      })}
    </ul>
  );
  const more = overrides.slice(AT_ONCE);
  return (
    <div>
      <p>{say('valuesChanged')}</p>
      {lines(overrides.slice(0, AT_ONCE))}
      {more.length > 0 && (
        <details>
          <summary>{say('valuesMore', { count: more.length })}</summary>
          {lines(more)}
        </details>
      )}
    </div>
  );
}
