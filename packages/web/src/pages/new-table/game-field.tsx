import { manifests } from '@guildhall/games';
import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';

interface GameFieldProps {
  readonly game: string;
  choose(id: string): void;
}

/** Which game is played, by the titles in the reader's language. */
export function GameField({ game, choose }: GameFieldProps): ReactNode {
  const say = useSay();
  return (
    <label className="field">
      <span>{say('game')}</span>
      <select value={game} onChange={(event) => choose(event.target.value)}>
        {manifests.map(({ id, titles }) => (
          <option key={id} value={id}>
            {titles[say.language]}
          </option>
        ))}
      </select>
    </label>
  );
}
