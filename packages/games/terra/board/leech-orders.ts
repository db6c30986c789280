import type { OrderForm, Words } from '@guildhall/board-kit';

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
