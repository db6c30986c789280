/** Tiles as this language names them. */
import { contractParts, tileNames } from '../tile-names.ts';

const ACTION: Readonly<Record<string, string>> = {
  merchant: 'Merchant',
  architect: 'Architect',
  character: 'Character',
  contract: 'Contract',
  king: 'King',
  joker: 'Joker',
  seeker: 'Seeker',
};
const GOOD: Readonly<Record<string, string>> = {
  gold: 'gold',
  food: 'food',
  wool: 'wool',
  stone: 'stone',
  iron: 'iron',
  silver: 'silver',
};
const EXTRA: Readonly<Record<string, string>> = {
  King: ' and 1 king step',
  Merchant: ' and 1 merchant step',
  Character: ' and Character 1 AP',
  Seeker: ' and Seeker 1 AP',
  Silver: ' and 1 silver',
};
const CRESTS = ['lily', 'lion', 'eagle', 'tower', 'rose', 'key', 'star'];

function steps(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}

function gain(effect: string, amount: number): string {
  if (effect in ACTION) return `${ACTION[effect]} ${amount} AP`;
  if (effect in GOOD) return `${amount} ${GOOD[effect]}`;
  switch (effect) {
    case 'points':
      return `${amount} VP`;
    case 'plus':
      return `+${amount} AP for the die`;
    case 'colour':
      return 'any good from the die';
    case 'colourPlus':
      return `any good from the die, +${amount} AP`;
    case 'goods':
      return `any ${amount} goods`;
    case 'identical':
      return `${amount} identical goods`;
    case 'oneEach':
      return '1 food, 1 wool, 1 stone, 1 iron';
    case 'goldAndPoints':
      return `${amount} gold, ${amount} VP`;
    case 'goldAndIron':
      return `${amount} gold, ${amount} iron`;
    case 'goldAndWool':
      return `${amount} gold, ${amount} wool`;
    case 'goldAndSilver':
      return `${amount} gold, ${amount} silver`;
    case 'contractAndGood':
      return `Contract ${amount} AP, any 1 good`;
    case 'building':
      return 'bonuses of one building';
    case 'mine':
      return `${amount} mine`;
    case 'house':
      return 'house where the merchant is';
    case 'pillar':
      return 'pillar where the architect is';
    case 'merchantSteps':
      return `merchant, ${steps(amount)}`;
    case 'architectSteps':
      return `architect, ${steps(amount)}`;
    case 'merchantStepAndHouse':
      return 'merchant step and house';
    case 'architectStepAndPillar':
      return 'architect step and pillar';
    default:
      return 'architect step and merchant step';
  }
}

export const tiles = tileNames({
  helper: (effect, amount, price) => {
    const pay = price === '' ? '' : `${price === 'gold' ? 2 : 1} ${GOOD[price]}: `;
    return `Helper: ${pay}${gain(effect, amount)}`;
  },
  contract: (parts) => {
    const goods = contractParts(parts, { same: (count) => `${count} identical`, wool: 'wool', iron: 'iron' });
    return `Contract: ${goods} for ${parts.points} VP${EXTRA[parts.extra] ?? ''}`;
  },
  crest: (family) => `Crest: ${CRESTS[family - 1]}`,
  character: (type, effect, amount) => `${ACTION[type]}: ${gain(effect, amount)}`,
});
