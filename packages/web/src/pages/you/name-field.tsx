/** Where somebody writes what they want to be called. */
import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';

interface NameFieldProps {
  readonly name: string;
  onChange(name: string): void;
}

export function NameField({ name, onChange }: NameFieldProps): ReactNode {
  const say = useSay();
  return (
    <label className="field">
      <span>{say('yourName')}</span>
      <input
        required
        maxLength={30}
        autoComplete="nickname"
        value={name}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
