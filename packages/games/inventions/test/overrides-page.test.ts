import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { inventions, rulesetOf } from '../rules/index.ts';

const page = readFileSync(
  fileURLToPath(new URL('../../../../docs/inventions-overrides.md', import.meta.url)),
  'utf8',
);

function compiled(options: unknown): ReturnType<typeof rulesetOf> {
  return rulesetOf(readOptions(inventions.options, options));
}

describe('docs/inventions-overrides.md', () => {
  test('its example can be played, with every value in place', () => {
    const example = JSON.parse(/```json\n(.*?)```/s.exec(page)![1]);
    const { tables } = compiled(example);
    for (const { path, value } of example.overrides) {
      const found = path.split('.').reduce((at: never, step: string) => at[step], tables);
      expect(found, path).toBe(value);
    }
  });

  test.each([
    ['milestones.krane.effect', 'build'],
    ['milestones.crane.effect', 'fly'],
    ['cards.wheel.extra', 'one'],
    ['cards.wheel.extra', -1],
    ['specialistTiles.presenting.demand', 3],
    ['regions.africa.influence', 6],
    ['progressMap.H01.effect', 'present'],
    ['forums.0.0', 'travel'],
    ['specialistTiles.sharing.startsEmpty', false],
  ])('it tells the refusal of %s = %s', (path, value) => {
    const told = page
      .split('\n')
      .filter((line) => line.startsWith('box.json: '))
      .map((line) => line.slice('box.json: '.length).replace(/, …\)?$/, ''));
    let message = '';
    try {
      compiled({ players: 3, overrides: [{ path, value }] });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(told.filter((beginning) => message.startsWith(beginning))).toHaveLength(1);
  });

  test('every table it names is one', () => {
    const { tables } = compiled({ players: 3 });
    const named = [...page.matchAll(/^\| `(\w+)\.</gm)].map((match) => match[1]);
    expect(named).toHaveLength(16);
    for (const name of named) expect(Object.keys(tables)).toContain(name);
  });
});
