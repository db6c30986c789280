/** The options of a game, as its schema tells them. */
import type { GameManifest } from '@guildhall/games';
import type { OptionSpec } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { games } from '../../registry/loaded-games.ts';
import { useSay } from '../../text/texts.tsx';
import { speeches } from '../../text/words.ts';

interface OptionFieldsProps {
  readonly game: GameManifest;
  /** Days a move: the game's own options for that are the usual ones. */
  readonly isSlow?: boolean;
  readonly chosen: Readonly<Record<string, unknown>>;
  onChoose(options: Readonly<Record<string, unknown>>): void;
}

export default function OptionFields({
  game,
  isSlow = false,
  chosen,
  onChoose,
}: OptionFieldsProps): ReactNode {
  const say = useSay();
  const { options, slowPlay = {} } = games.read(game.id);
  const usual: Readonly<Record<string, unknown>> = isSlow ? slowPlay : {};
  const speech = speeches.read(game.id, say.language);
  const fields = Object.entries(options.fields as Readonly<Record<string, OptionSpec<unknown>>>);
  return (
    <div className="option-fields">
      {fields.map(([name, spec]) => {
        // Fixed outcomes of set-up are for recorded games and puzzles.
        if (spec.values === null) return null;
        const value = chosen[name] ?? usual[name] ?? spec.default;
        return (
          <label key={name} className="field">
            <span>{speech.name(`option.${name}`)}</span>
            <select
              value={spec.values.indexOf(value)}
              onChange={(event) =>
                onChoose({ ...chosen, [name]: spec.values?.[Number(event.target.value)] ?? spec.default })
              }
            >
              {spec.values.map((one, at) => (
                <option key={String(one)} value={at}>
                  {speech.name(`option.${name}.${String(one)}`)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </div>
  );
}
