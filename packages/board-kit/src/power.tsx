/** Power that goes round three bowls: how it changes, and what is said to neighbours' offers of it while away. */
import { signed } from './amounts.tsx';
import type { Amount, OrderForm, Words } from './board.ts';
import { Icon } from './icons.tsx';

/** Power spent or gained where it is one or the other, else what happens to the three bowls; null: nothing. */
export function powerAmount(words: Words, changes: Readonly<Record<string, number>>): Amount | null {
  const { bowl1 = 0, bowl2 = 0, bowl3 = 0 } = changes;
  if (bowl1 === 0 && bowl2 === 0 && bowl3 === 0) return null;
  const icon = <Icon name="power" />;
  const label = words.name('power');
  if (bowl2 === 0 && bowl1 === -bowl3 && bowl3 < 0)
    return { icon, label, value: signed(bowl3), tone: 'cost' };
  const isGain = bowl1 + bowl2 + bowl3 === 0 && bowl1 <= 0 && bowl3 >= 0;
  if (isGain) return { icon, label, value: signed(bowl2 + 2 * bowl3), tone: 'gain' };
  const value = [bowl1, bowl2, bowl3].map((change) => (change === 0 ? '0' : signed(change))).join('/');
  return { icon, label, value, tone: 'plain' };
}

/** Answers to offered power while a person is away: by the points it costs. */
export function leechForms(words: Words): readonly OrderForm[] {
  const limits = ['0', '1', '2', '3', '4'];
  const when = (op: '<=' | '>=', value: string) => ({
    kind: 'leech',
    where: [{ fact: 'price', op, value: Number(value) }],
    counts: [],
    place: [],
  });
  const never = { value: '', title: words.say('ordersAsk') };
  const choice = (key: string) => (value: string) => ({
    value,
    title: words.say(key, { points: Number(value) }),
  });
  return [
    {
      id: 'leech',
      title: words.say('ordersTake'),
      choices: [never, ...limits.map(choice('ordersAtMost'))],
      orders: (value) => (value === '' ? [] : [{ when: when('<=', value), take: 'leech' }]),
    },
    {
      id: 'decline',
      title: words.say('ordersRefuse'),
      choices: [never, ...limits.slice(1).map(choice('ordersAtLeast'))],
      orders: (value) => (value === '' ? [] : [{ when: when('>=', value), take: 'decline' }]),
    },
  ];
}
