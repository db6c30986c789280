/** Any legal action: the smallest bot that there is. */
import type { Bot } from '@guildhall/bots';

const bot: Bot = {
  choose(rules, view, seat, random) {
    const legal = rules.legal(view, seat);
    return legal[random.below(legal.length)];
  },
};

export default bot;
