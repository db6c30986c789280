/** Tiles as this language names them. */
import { contractParts, tileNames } from '../tile-names.ts';

const ACTION: Readonly<Record<string, string>> = {
  merchant: 'akcja kupca',
  architect: 'akcja architekta',
  character: 'akcja postaci',
  contract: 'akcja kontraktu',
  king: 'akcja króla',
  joker: 'dowolna akcja',
  seeker: 'akcja poszukiwacza',
};
const TYPE: Readonly<Record<string, string>> = {
  merchant: 'Postać kupca',
  architect: 'Postać architekta',
  character: 'Postać dworska',
  contract: 'Postać kontraktu',
  king: 'Postać króla',
};
const GOOD: Readonly<Record<string, string>> = {
  gold: 'złoto',
  food: 'żywność',
  wool: 'wełna',
  stone: 'kamień',
  iron: 'żelazo',
  silver: 'srebro',
};
const EXTRA: Readonly<Record<string, string>> = {
  King: ' i 1 pole na torze króla',
  Merchant: ' i 1 krok kupca',
  Character: ' i akcja postaci 1 PA',
  Seeker: ' i akcja poszukiwacza 1 PA',
  Silver: ' i 1 grudka srebra',
};
const CRESTS = ['lilia', 'lew', 'orzeł', 'wieża', 'róża', 'klucz', 'gwiazda'];

const rules = new Intl.PluralRules('pl');

function counted(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

function steps(count: number): string {
  return counted(count, 'krok', 'kroki', 'kroków');
}

function goods(effect: string, amount: number): string {
  return `${amount} × ${GOOD[effect]}`;
}

function gain(effect: string, amount: number): string {
  if (effect in ACTION) return `${ACTION[effect]}, ${amount} PA`;
  if (effect in GOOD) return goods(effect, amount);
  switch (effect) {
    case 'points':
      return `${amount} PZ`;
    case 'plus':
      return `+${amount} PA do akcji kości`;
    case 'colour':
      return 'dowolne dobro z kości';
    case 'colourPlus':
      return `dowolne dobro z kości, +${amount} PA`;
    case 'goods':
      return counted(amount, 'dowolne dobro', 'dowolne dobra', 'dowolnych dóbr');
    case 'identical':
      return counted(amount, 'dobro', 'identyczne dobra', 'identycznych dóbr');
    case 'oneEach':
      return 'po 1: żywność, wełna, kamień, żelazo';
    case 'goldAndPoints':
      return `${goods('gold', amount)}, ${amount} PZ`;
    case 'goldAndIron':
      return `${goods('gold', amount)}, ${goods('iron', amount)}`;
    case 'goldAndWool':
      return `${goods('gold', amount)}, ${goods('wool', amount)}`;
    case 'goldAndSilver':
      return `${goods('gold', amount)}, ${goods('silver', amount)}`;
    case 'contractAndGood':
      return `akcja kontraktu, ${amount} PA, i 1 dowolne dobro`;
    case 'building':
      return 'premie postaci z jednego budynku';
    case 'mine':
      return counted(amount, 'kopalnia', 'kopalnie', 'kopalń');
    case 'house':
      return 'dom przy kupcu';
    case 'pillar':
      return 'filar przy architekcie';
    case 'merchantSteps':
      return `kupiec: ${steps(amount)}`;
    case 'architectSteps':
      return `architekt: ${steps(amount)}`;
    case 'merchantStepAndHouse':
      return 'krok kupca i dom';
    case 'architectStepAndPillar':
      return 'krok architekta i filar';
    default:
      return 'krok architekta i krok kupca';
  }
}

export const tiles = tileNames({
  helper: (effect, amount, price) => {
    const pay = price === '' ? '' : `za ${goods(price, price === 'gold' ? 2 : 1)}: `;
    return `Pomocnik (${pay}${gain(effect, amount)})`;
  },
  contract: (parts) => {
    const asked = contractParts(parts, {
      same: (count) => `${count} × to samo dobro`,
      wool: '× wełna',
      iron: '× żelazo',
    });
    return `Kontrakt (${asked} za ${parts.points} PZ${EXTRA[parts.extra] ?? ''})`;
  },
  crest: (family) => `Herb (${CRESTS[family - 1]})`,
  character: (type, effect, amount) => `${TYPE[type]} (${gain(effect, amount)})`,
});
