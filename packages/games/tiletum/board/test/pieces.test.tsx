/** Whoever does not see colours tells pieces apart by their shape, their letter or their bands. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Piece } from '../pieces.tsx';

const COLOURS = ['red', 'blue', 'yellow', 'violet'];

/** What is drawn, without its colours. */
function drawing(
  kind: 'house' | 'pillar' | 'mine' | 'architect' | 'merchant' | 'seeker',
  colour: string,
): string {
  const look = { name: colour, initial: colour[0], fill: `--til-${colour}`, ink: '--piece-ink-light' };
  return renderToStaticMarkup(
    <svg aria-hidden>
      <Piece kind={kind} look={look} x={0} y={0} hasLetter />
    </svg>,
  ).replaceAll(/--(?:til|piece)-[\w-]+/g, '');
}

test.each(['house', 'pillar', 'mine', 'architect', 'merchant', 'seeker'] as const)(
  'the %s of each colour looks different without it',
  (kind) => {
    expect(new Set(COLOURS.map((colour) => drawing(kind, colour))).size).toBe(COLOURS.length);
  },
);

test('houses, pillars and mines of one colour have shapes of their own', () => {
  const fronts = (['house', 'pillar', 'mine'] as const).map(
    (kind) => /<path d="([^"]+)" class="til-front"/.exec(drawing(kind, 'red'))?.[1],
  );
  expect(new Set(fronts).size).toBe(3);
});
