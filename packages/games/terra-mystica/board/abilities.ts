/** What a faction can do besides what all can, in sentences made of its table. */
import type { Words } from '@guildhall/board-kit';
import type { Cost, FactionTable, Income, Tables } from '../data/index.ts';

const AMOUNTS = ['coins', 'workers', 'priests', 'power'] as const;

/** "2 workers, 1 priest". */
function amountsText(words: Words, amounts: Partial<Income>): string {
  return AMOUNTS.filter((name) => (amounts[name] ?? 0) > 0)
    .map((name) => words.say(`amount.${name}`, { count: amounts[name] ?? 0 }))
    .join(', ');
}

/** Dwellings that all others place before the first round. */
const USUAL_DWELLINGS = 2;

export function abilityLines(words: Words, faction: FactionTable): readonly string[] {
  const say = words.say.bind(words);
  const { digging, leap } = faction;
  const lines: readonly (string | false)[] = [
    faction.firstDwellings !== USUAL_DWELLINGS &&
      say('ability.firstDwellings', { count: faction.firstDwellings }),
    digging.spade.some(({ priests }) => priests > 0) && say('ability.spadePriests'),
    faction.pointsForPaidSpade > 0 && say('ability.paidSpade', { points: faction.pointsForPaidSpade }),
    faction.pointsForSpade > 0 && say('ability.spade', { points: faction.pointsForSpade }),
    faction.spadesAlways > 0 && say('ability.spadesAlways', { spades: faction.spadesAlways }),
    faction.favours > 1 && say('ability.favours', { count: faction.favours }),
    faction.townPoints > 0 && say('ability.townPoints', { points: faction.townPoints }),
    faction.townWorkers > 0 && say('ability.townWorkers', { workers: faction.townWorkers }),
    leap !== null &&
      say('ability.leap', { skip: leap.skip, price: amountsText(words, leap.cost), points: leap.points }),
    faction.riverTowns && say('ability.riverTowns'),
    faction.cultStepWhenLeeched && say('ability.leeched'),
    faction.coinsForPoint > 0 && say('ability.exchange', { coins: faction.coinsForPoint }),
    faction.bridgeWorkers > 0 && say('ability.bridge', { workers: faction.bridgeWorkers }),
  ];
  return lines.filter((line) => line !== false);
}

interface Opened {
  /** The name of the special action; null: there is none. */
  readonly title: string | null;
  readonly lines: readonly string[];
}

/** What the stronghold of a faction opens. */
export function strongholdOf(words: Words, { stronghold, leap }: FactionTable): Opened {
  const say = words.say.bind(words);
  const { action } = stronghold;
  const lines: readonly (string | false)[] = [
    stronghold.favours > 0 && say('stronghold.favours', { count: stronghold.favours }),
    stronghold.points > 0 && say('stronghold.points', { points: stronghold.points }),
    stronghold.power > 0 && say('stronghold.power', { power: stronghold.power }),
    stronghold.spades > 0 && say('stronghold.spades', { spades: stronghold.spades }),
    stronghold.shipping > 0 && say('stronghold.shipping', { levels: stronghold.shipping }),
    stronghold.ordinations > 0 && say('stronghold.ordain', { count: stronghold.ordinations }),
    action !== null &&
      say(`action.${action}`, { steps: stronghold.cultSteps, spades: stronghold.freeSpades }),
    stronghold.powerForSpade > 0 && say('stronghold.powerForSpade', { power: stronghold.powerForSpade }),
    stronghold.bridgePoints > 0 && say('stronghold.bridges', { points: stronghold.bridgePoints }),
    leap !== null &&
      leap.skipWithStronghold !== leap.skip &&
      say('stronghold.skip', { skip: leap.skipWithStronghold }),
    leap !== null &&
      !areSame(leap.cost, leap.costWithStronghold) &&
      say('stronghold.leapPrice', { price: amountsText(words, leap.costWithStronghold) }),
  ];
  return {
    title: action === null ? null : say(`title.${action}`),
    lines: lines.filter((line) => line !== false),
  };
}

function areSame(one: Cost, other: Cost): boolean {
  return one.coins === other.coins && one.workers === other.workers && one.priests === other.priests;
}

export function sanctuaryLines(
  words: Words,
  { favours }: FactionTable,
  { buildings, buildingsWithSanctuary }: Tables['town'],
): readonly string[] {
  return [
    ...(favours > 0 ? [words.say('sanctuary.favours', { count: favours })] : []),
    ...(buildingsWithSanctuary < buildings
      ? [words.say('sanctuary.town', { buildings: buildingsWithSanctuary })]
      : []),
  ];
}
