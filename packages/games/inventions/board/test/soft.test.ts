import { expect, test } from 'vitest';
import { soft } from '../soft.ts';

const shown = (name: string): string => soft(name).replaceAll('\u00ad', '-');

test.each([
  ['Przedstawienie idei', 'Przed-stawie-nie idei'],
  ['Udostępnienie wynalazku', 'Udos-tępnie-nie wyna-lazku'],
  ['Uczenie maszynowe', 'Uczenie maszy-nowe'],
  ['Друкарський верстат', 'Друкар-ський верстат'],
  ['Квантовий комп’ютер', 'Кван-товий комп’ю-тер'],
  ['Domestication of the horse', 'Domes-tica-tion of the horse'],
])('%s may break at its syllables: %s', (name, broken) => {
  expect(shown(name)).toBe(broken);
});

test('short words stay whole, and nothing but places to break is added', () => {
  expect(soft('Wiatrak i koło')).toBe('Wiatrak i koło');
  expect(soft('Wezwanie specjalistów').replaceAll('\u00ad', '')).toBe('Wezwanie specjalistów');
});
