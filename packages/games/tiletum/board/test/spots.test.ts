/** What stands underground is what the map shows. */
import { expect, test } from 'vitest';
import { NONE, tiletum } from '../../rules/index.ts';
import { silverPosition } from '../../test/position.ts';
import { atlasOf } from '../atlas.ts';
import { groupOf, introductionOf } from '../places.ts';
import { mineSlots } from '../spots.ts';

test('TIL-SILVER-PIECES: the mines of set-up stand in the start city of map I, one for each player', () => {
  const p = silverPosition(3);
  const owners = (city: Parameters<typeof p.spot>[0]): number[] =>
    mineSlots(atlasOf(tiletum.rules(p.g.options)), p.state, p.spot(city)).map(({ owner }) => owner);
  expect(owners('freiberg')).toEqual([0, 1, 2]);
  expect(owners('annaberg')).toEqual([NONE]);
  p.mine(1, 'annaberg');
  expect(owners('annaberg')).toEqual([1]);
  expect([owners('marienberg'), owners('kutnaHora')]).toEqual([[], []]);
});

test('what a die under the seeker field may do is not offered as the Joker', () => {
  const p = silverPosition(2).turn(0).dice('iron1').play(0, 'take iron 1');
  const words = { language: 'en', name: (key: string) => key, say: (key: string) => key };
  const offered = p.rules
    .legal(p.state, 0)
    .map((action) => `${groupOf(words, action).id} ${introductionOf(action)}`);
  expect(offered).toHaveLength(2);
  for (const said of offered) expect(said).not.toContain('JOKER');
});
