/** Why the Automa did something, in words: rule after rule, what each left, and what won. */
import type { Words } from '@guildhall/board-kit';
import { DISCIPLINES } from '../../data/index.ts';
import type { Decision, State } from '../../rules/index.ts';
import type { Atlas } from '../atlas.ts';

/** What a candidate is called. */
export function candidateName(
  atlas: Atlas,
  words: Words,
  view: State,
  of: Decision,
  candidate: number,
): string {
  switch (of.among) {
    case 'hex':
      return atlas.lands[candidate].name;
    case 'powerAction':
      return words.name(atlas.powers[candidate]);
    case 'bookAction':
      return words.name(atlas.bookActions[view.bookActions[candidate]]);
    case 'discipline':
      return words.name(DISCIPLINES[candidate]);
    case 'innovation':
      return words.name(atlas.innovations[candidate]);
    case 'bonus':
      return words.name(atlas.bonuses[candidate]);
    default:
      return of.among satisfies never;
  }
}

export interface WhyLine {
  readonly text: string;
  /** How many candidates were left. */
  readonly left: number;
}

export function whyLines(words: Words, { sieves }: Decision): readonly WhyLine[] {
  return sieves.map(({ by, left }) => {
    const [rule, terrain] = by.split('.');
    const text = words.name(`why.${rule}`);
    return {
      text: terrain === undefined ? text : `${words.name(terrain)}, ${text}`,
      left: left.length,
    };
  });
}

/** What a choice was for, and what won. */
export function whyTitle(atlas: Atlas, words: Words, view: State, of: Decision): string {
  return words.say('automaWhy', {
    what: words.name(`automa.${of.what}`),
    chosen: candidateName(atlas, words, view, of, of.chosen),
  });
}

/** One line for those who do not see the board. */
export function whyInWords(atlas: Atlas, words: Words, view: State, of: Decision): string {
  const lines = whyLines(words, of).map(({ text, left }) => `${text} (${left})`);
  const power = of.power === 0 ? '' : `. ${words.say('automaPower', { power: of.power })}`;
  return `${whyTitle(atlas, words, view, of)} ${lines.join(', ')}${power}`;
}
