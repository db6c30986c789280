/** The reference card: one printed page. */
import type { Guide } from '../../guide.ts';
import { type PlanningBoardTable, tables } from '../data/index.ts';

/** Prices of most boards. */
const BOARD = tables.boards.desert;

/** The points of areas and disciplines at the end, and the coins for a point. */
export const finalScoring = () => {
  const { area, science, coinsForPoint } = tables.finalScoring;
  return {
    areaFirst: area[0],
    areaSecond: area[1],
    areaThird: area[2],
    scienceFirst: science[0],
    scienceSecond: science[1],
    scienceThird: science[2],
    coins: coinsForPoint,
  };
};

/** The prices of upgrades on a board. */
export function upgradeCosts({
  cost: { guild, school, palace, university },
  guildCoinsBesideNeighbour: near,
}: PlanningBoardTable) {
  return {
    guildTools: guild.tools,
    guildCoins: guild.coins,
    near,
    schoolTools: school.tools,
    schoolCoins: school.coins,
    palaceTools: palace.tools,
    palaceCoins: palace.coins,
    universityTools: university.tools,
    universityCoins: university.coins,
  };
}

export const card: Guide['card'] = [
  { id: 'round', lines: ['income', 'actions', 'science', 'next'] },
  {
    id: 'actions',
    lines: [
      'build',
      'upgrade',
      'shipping',
      'terraforming',
      'scholar',
      'innovation',
      'power',
      'books',
      'special',
      'pass',
    ],
    values: () => {
      const { shipping, terraforming } = BOARD;
      const { column, coinsWithoutPalace, most } = tables.innovationDisplay;
      const { places, stepsForReturn } = tables.science;
      return {
        shippingCoins: shipping.cost.coins,
        shippingScholars: shipping.cost.scholars,
        terraformingCoins: terraforming.cost.coins,
        terraformingTools: terraforming.cost.tools,
        terraformingScholars: terraforming.cost.scholars,
        best: places[0],
        other: places[1],
        back: stepsForReturn,
        own: column.own,
        any: column.any,
        surcharge: coinsWithoutPalace,
        most,
      };
    },
  },
  {
    id: 'prices',
    lines: ['spade', 'workshop', 'guild', 'school', 'palace', 'university'],
    values: () => {
      const { workshop } = BOARD.cost;
      const [first, second, third] = BOARD.terraforming.tools;
      return {
        first,
        second,
        third,
        workshopTools: workshop.tools,
        workshopCoins: workshop.coins,
        ...upgradeCosts(BOARD),
      };
    },
  },
  { id: 'convert', lines: ['power', 'goods', 'burn', 'when'], values: () => ({ ...tables.conversions }) },
  { id: 'neighbours', lines: ['offer', 'worth'], values: () => ({ ...tables.powerValue }) },
  {
    id: 'science',
    lines: ['competency', 'power', 'key', 'income'],
    values: () => {
      const { power, keyLevel, incomeLevel, income } = tables.science;
      const [first, second, third, fourth] = power.flatMap((amount, level) => (amount > 0 ? [level] : []));
      const [top, middle, bottom] = tables.competencyRows;
      return {
        topSteps: top.steps,
        middleSteps: middle.steps,
        middleBooks: middle.books,
        bottomSteps: bottom.steps,
        bottomBooks: bottom.books,
        first,
        second,
        third,
        fourth,
        firstPower: power[first],
        secondPower: power[second],
        thirdPower: power[third],
        fourthPower: power[fourth],
        last: keyLevel - 1,
        level: incomeLevel,
        banking: 'banking',
        law: 'law',
        engineering: 'engineering',
        medicine: 'medicine',
        coins: income.banking.coins,
        lawPower: income.law.power,
        tools: income.engineering.tools,
        points: income.medicine.points,
      };
    },
  },
  {
    id: 'town',
    lines: ['need', 'tile'],
    values: () => {
      const { buildings, buildingsWithUniversity, buildingsWithMonument, power } = tables.town;
      return { buildings, few: buildingsWithUniversity, fewest: buildingsWithMonument, power };
    },
  },
  {
    id: 'end',
    lines: ['area', 'science', 'resources'],
    values: finalScoring,
  },
];
