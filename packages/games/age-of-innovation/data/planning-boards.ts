import { between, upTo } from '@guildhall/kernel/ranges';
import { cost, gain } from './gain.ts';
import { amounts } from './ranges.ts';
import { picture, rulebooks, type Sourced } from './sources.ts';
import type { PlanningBoardTable, Tables } from './types.ts';

/** What all boards have unless they say otherwise; made anew for each, because an override changes one of them. */
function standard(): PlanningBoardTable {
  return {
    start: { coins: 15, tools: 3, scholars: 0, books: 0, spades: 0, steps: 0, bowls: [5, 7, 0] },
    cost: {
      workshop: cost({ tools: 1, coins: 2 }),
      guild: cost({ tools: 2, coins: 6 }),
      school: cost({ tools: 3, coins: 5 }),
      palace: cost({ tools: 4, coins: 6 }),
      university: cost({ tools: 5, coins: 8 }),
    },
    guildCoinsBesideNeighbour: 3,
    income: {
      workshop: [1, 2, 3, 4, 5, 5, 6, 7, 8, 9].map((tools) => gain({ tools })),
      guild: [
        gain(),
        gain({ power: 1, coins: 2 }),
        gain({ power: 2, coins: 4 }),
        gain({ power: 4, coins: 6 }),
        gain({ power: 6, coins: 8 }),
      ],
      school: [0, 1, 2, 3].map((scholars) => gain({ scholars })),
      palace: [gain(), gain()],
      university: [gain(), gain({ scholars: 1 })],
    },
    shipping: {
      start: 0,
      max: 3,
      cost: cost({ coins: 4, scholars: 1 }),
      rewards: [
        { points: 0, books: 0 },
        { points: 2, books: 0 },
        { points: 0, books: 2 },
        { points: 4, books: 0 },
      ],
    },
    terraforming: {
      max: 2,
      cost: cost({ coins: 5, tools: 1, scholars: 1 }),
      tools: [3, 2, 1],
      rewards: [
        { points: 0, books: 0 },
        { points: 0, books: 2 },
        { points: 6, books: 0 },
      ],
    },
    innovationBooks: [0, 1, 2],
  };
}

function board(change: (made: PlanningBoardTable) => void): PlanningBoardTable {
  const made = standard();
  change(made);
  return made;
}

export const boards: Sourced<Tables['boards']> = {
  name: 'boards',
  table: {
    desert: board((made) => {
      made.start.spades = 1;
    }),
    plains: board((made) => {
      made.terraforming.cost.coins = 1;
    }),
    swamp: board((made) => {
      made.start.scholars = 1;
      made.start.bowls = [3, 9, 0];
    }),
    lake: board((made) => {
      made.shipping.start = 1;
      made.shipping.rewards = [
        { points: 0, books: 0 },
        { points: 0, books: 0 },
        { points: 3, books: 0 },
        { points: 0, books: 2 },
      ];
    }),
    forest: board((made) => {
      made.start.steps = 1;
      made.start.bowls = [4, 8, 0];
    }),
    mountain: board((made) => {
      made.income.workshop = made.income.workshop.map((income) => ({ ...income, coins: 2 }));
      made.income.guild = made.income.guild.map((income, count) => ({
        ...income,
        coins: count === 0 ? 0 : income.coins + 1,
      }));
    }),
    wasteland: board((made) => {
      made.start.tools = 4;
      made.start.books = 1;
      made.innovationBooks = [0, 0, 2];
    }),
  },
  sources: {
    '': picture('the seven planning boards'),
    '*.start.bowls': rulebooks('1811 to 1850', '1800 to 1836'),
    'desert.start.spades': rulebooks('1796 to 1806', '1789 to 1798'),
    'swamp.start.scholars': rulebooks('1837 to 1843', '1829 to 1836'),
    'forest.start.steps': rulebooks('1808 to 1816', '1800 to 1807'),
    'lake.shipping.start': rulebooks('1818 to 1820', '1809 to 1812'),
    'mountain.income': rulebooks('1822 to 1828', '1815 to 1821'),
    'wasteland.start': rulebooks('1845 to 1849', '1838 to 1842'),
    'wasteland.innovationBooks': rulebooks('1849 to 1856', '1842 to 1850'),
    '*.cost.workshop': rulebooks('940 to 949', '1027 to 1036'),
    '*.cost.guild': rulebooks('1124 to 1129', '1226 to 1232'),
    '*.guildCoinsBesideNeighbour': rulebooks('1124 to 1129', '1226 to 1232'),
    '*.cost.school': rulebooks('1042 to 1050', '1145 to 1155'),
    '*.cost.palace': rulebooks('1025 to 1040', '1128 to 1143'),
    '*.cost.university': rulebooks('1069 to 1074', '1176 to 1181'),
    '*.innovationBooks': rulebooks('1225 to 1231', '1323 to 1330'),
  },
  ranges: {
    ...amounts,
    'start.coins': upTo(60),
    'start.spades': upTo(6),
    'start.steps': upTo(1),
    'bowls.*': upTo(20),
    guildCoinsBesideNeighbour: upTo(30),
    'shipping.start': upTo(3),
    'shipping.max': upTo(3),
    'terraforming.max': upTo(2),
    'terraforming.tools.*': between(1, 9),
    'innovationBooks.*': upTo(8),
  },
};
