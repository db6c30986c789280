/** Tiles as this language names them. */
import { contractParts, tileNames } from '../tile-names.ts';

const ACTION: Readonly<Record<string, string>> = {
  merchant: 'дія купця',
  architect: 'дія архітектора',
  character: 'дія персонажа',
  contract: 'дія контракту',
  king: 'дія короля',
  joker: 'будь-яка дія',
  seeker: 'дія шукача',
};
const TYPE: Readonly<Record<string, string>> = {
  merchant: 'Персонаж купця',
  architect: 'Персонаж архітектора',
  character: 'Придворний персонаж',
  contract: 'Персонаж контракту',
  king: 'Персонаж короля',
};
const GOOD: Readonly<Record<string, string>> = {
  gold: 'золото',
  food: 'їжа',
  wool: 'вовна',
  stone: 'камінь',
  iron: 'залізо',
  silver: 'срібло',
};
const EXTRA: Readonly<Record<string, string>> = {
  King: ' і 1 поділка на треку короля',
  Merchant: ' і 1 крок купця',
  Character: ' і дія персонажа, 1 ОД',
  Seeker: ' і дія шукача, 1 ОД',
  Silver: ' і 1 срібло',
};
const CRESTS = ['лілія', 'лев', 'орел', 'вежа', 'троянда', 'ключ', 'зірка'];

/** A number with its noun. */
function counted(count: number, one: string, few: string, many: string): string {
  const [tens, ones] = [count % 100, count % 10];
  if (tens > 10 && tens < 20) return `${count} ${many}`;
  return `${count} ${ones === 1 ? one : ones > 1 && ones < 5 ? few : many}`;
}

function steps(count: number): string {
  return counted(count, 'крок', 'кроки', 'кроків');
}

function goods(effect: string, amount: number): string {
  return `${amount} × ${GOOD[effect]}`;
}

function gain(effect: string, amount: number): string {
  if (effect in ACTION) return `${ACTION[effect]}, ${amount} ОД`;
  if (effect in GOOD) return goods(effect, amount);
  switch (effect) {
    case 'points':
      return `${amount} ПО`;
    case 'plus':
      return `+${amount} ОД до дії кубика`;
    case 'colour':
      return 'будь-який ресурс із кубика';
    case 'colourPlus':
      return `будь-який ресурс із кубика, +${amount} ОД`;
    case 'goods':
      return counted(amount, 'будь-який ресурс', 'будь-які ресурси', 'будь-яких ресурсів');
    case 'identical':
      return counted(amount, 'однаковий ресурс', 'однакові ресурси', 'однакових ресурсів');
    case 'oneEach':
      return 'по 1: їжа, вовна, камінь, залізо';
    case 'goldAndPoints':
      return `${goods('gold', amount)}, ${amount} ПО`;
    case 'goldAndIron':
      return `${goods('gold', amount)}, ${goods('iron', amount)}`;
    case 'goldAndWool':
      return `${goods('gold', amount)}, ${goods('wool', amount)}`;
    case 'goldAndSilver':
      return `${goods('gold', amount)}, ${goods('silver', amount)}`;
    case 'contractAndGood':
      return `дія контракту, ${amount} ОД, і 1 будь-який ресурс`;
    case 'building':
      return 'бонуси персонажів однієї будівлі';
    case 'mine':
      return counted(amount, 'копальня', 'копальні', 'копалень');
    case 'house':
      return 'будинок біля купця';
    case 'pillar':
      return 'колона біля архітектора';
    case 'merchantSteps':
      return `купець: ${steps(amount)}`;
    case 'architectSteps':
      return `архітектор: ${steps(amount)}`;
    case 'merchantStepAndHouse':
      return 'крок купця і будинок';
    case 'architectStepAndPillar':
      return 'крок архітектора і колона';
    default:
      return 'крок архітектора і крок купця';
  }
}

export const tiles = tileNames({
  helper: (effect, amount, price) => {
    const pay = price === '' ? '' : ` за ${goods(price, price === 'gold' ? 2 : 1)}`;
    return `Помічник: ${gain(effect, amount)}${pay}`;
  },
  contract: (parts) => {
    const asked = contractParts(parts, {
      same: (count) => `${count} × однаковий ресурс`,
      wool: '× вовна',
      iron: '× залізо',
    });
    return `Контракт: ${asked} за ${parts.points} ПО${EXTRA[parts.extra] ?? ''}`;
  },
  crest: (family) => `Герб: ${CRESTS[family - 1]}`,
  character: (type, effect, amount) => `${TYPE[type]}: ${gain(effect, amount)}`,
});
