/** The stacks of wealth tiles: where they lie, what they count, and what is left of them. */
import { Place, type Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { REGIONS, WEALTH_LETTERS, type WealthLetter, type WealthRule } from '../../data/index.ts';
import { type Atlas, openChoice } from '../atlas.ts';
import { GameIcon } from '../drawings/icons.tsx';
import type { PartProps } from '../props.ts';

const COUNTS: Readonly<Record<WealthRule, string>> = {
  outer: 'countsOuter',
  inner: 'countsInner',
  alone: 'countsAlone',
  group: 'countsGroup',
  pairs: 'countsPairs',
  adjacentPairs: 'countsEdges',
  touching: 'countsTouching',
};

function countsWhat(words: Words, scores: WealthRule): string {
  return words.say(COUNTS[scores]);
}

export function WealthStacks(props: PartProps): ReactNode {
  const { view, words } = props;
  return (
    <div className="inv-wealth">
      {WEALTH_LETTERS.map((letter) => (
        <Stack key={letter} {...props} letter={letter} />
      ))}
      {openChoice(view)?.kind === 'shareTile' && (
        <Place id="joker" className="inv-wealth-stack inv-wealth-joker">
          <span className="inv-wealth-sign">
            <GameIcon name="joker" size={1.3} />
          </span>
          <span className="inv-wealth-words">
            <b>{words.name('joker')}</b>
          </span>
        </Place>
      )}
    </div>
  );
}

function regionOf({ atlas, view }: PartProps, letter: WealthLetter): number {
  return view.regions.findIndex(({ wealth }) => wealth.some((tile) => atlas.wealth[tile].letter === letter));
}

function Stack(props: PartProps & { readonly letter: WealthLetter }): ReactNode {
  const { atlas, view, words, letter } = props;
  const region = regionOf(props, letter);
  const left = region < 0 ? [] : view.regions[region].wealth;
  const any = atlas.wealth.find((tile) => tile.letter === letter);
  return (
    <div className="inv-wealth-stack">
      <span className="inv-wealth-sign">{letter}</span>
      <span className="inv-wealth-words">
        <b>{region < 0 ? '–' : words.name(REGIONS[region])}</b>
        {any !== undefined && <small>{countsWhat(words, any.scores)}</small>}
      </span>
      <span className="inv-wealth-tiles">
        {left.map((tile) => (
          <Place key={tile} id={`wealth:${atlas.wealth[tile].id}`} className="inv-wealth-tile">
            <Kinds atlas={atlas} tile={tile} />
          </Place>
        ))}
      </span>
    </div>
  );
}

function Kinds({ atlas, tile }: { readonly atlas: Atlas; readonly tile: number }): ReactNode {
  const { first, second } = atlas.wealth[tile];
  return (
    <>
      <GameIcon name={first} size={1.2} />
      {second !== 'none' && <GameIcon name={second} size={1.2} />}
    </>
  );
}
