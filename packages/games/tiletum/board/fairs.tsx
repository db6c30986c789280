/** The fairs of the four rounds, in their order. */
import { Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { ALL_SPOTS } from '../data/index.ts';
import { fairText } from './describe.ts';
import type { PartProps } from './props.ts';

export function Fairs({ atlas, view, words }: PartProps): ReactNode {
  const state = (round: number): string =>
    round === view.round ? 'til-now' : round < view.round ? 'til-over' : 'til-ahead';
  return (
    <div className="til-fairs">
      {view.fairs.map((fair, at) => (
        <Place key={at} id={`fair:${atlas.fairs[fair]}`} className={`til-card til-fair ${state(at + 1)}`}>
          <span className="til-fair-number">{at + 1}</span>
          <span className="til-fair-words">
            <b>{words.name(ALL_SPOTS[view.fairTowns[at]])}</b>
            <small>{fairText(words, atlas, fair)}</small>
          </span>
        </Place>
      ))}
    </div>
  );
}
