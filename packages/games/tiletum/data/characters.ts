import { between, named, upTo } from '@guildhall/kernel/ranges';
import { guess, likely, ONLINE, PHOTOGRAPHS, rulebook, type Sourced, sure } from './sources.ts';
import { type CharacterTable, EFFECTS, type Tables, TYPES } from './types.ts';

/** A character: its type, what it gives, and from how many players on it is in play. */
function character(
  type: CharacterTable['type'],
  effect: CharacterTable['effect'],
  amount: number,
  players: number,
): CharacterTable {
  return { type, players, isSilver: false, effect, amount };
}

function silver(tile: CharacterTable): CharacterTable {
  return { ...tile, isSilver: true };
}

export const characters: Sourced<Tables['characters']> = {
  name: 'characters',
  table: {
    'merchant-gold3': character('merchant', 'gold', 3, 2),
    'character-gold3': character('character', 'gold', 3, 3),
    'king-gold3': character('king', 'gold', 3, 4),
    'architect-stone2': character('architect', 'stone', 2, 3),
    'contract-stone2': character('contract', 'stone', 2, 2),
    'architect-stone2b': character('architect', 'stone', 2, 4),
    'contract-food2': character('contract', 'food', 2, 3),
    'character-food2': character('character', 'food', 2, 4),
    'character-food2b': character('character', 'food', 2, 2),
    'king-wool2': character('king', 'wool', 2, 3),
    'character-wool2': character('character', 'wool', 2, 2),
    'king-wool2b': character('king', 'wool', 2, 2),
    'architect-iron2': character('architect', 'iron', 2, 2),
    'contract-iron2': character('contract', 'iron', 2, 4),
    'merchant-iron2': character('merchant', 'iron', 2, 3),
    'contract-goldAndIron1': character('contract', 'goldAndIron', 1, 2),
    'merchant-goldAndIron1': character('merchant', 'goldAndIron', 1, 4),
    'character-goldAndWool1': character('character', 'goldAndWool', 1, 2),
    'king-goldAndWool1': character('king', 'goldAndWool', 1, 2),
    'architect-points2': character('architect', 'points', 2, 2),
    'king-points2': character('king', 'points', 2, 2),
    'architect-points3': character('architect', 'points', 3, 2),
    'contract-points3': character('contract', 'points', 3, 2),
    'merchant-contract2': character('merchant', 'contract', 2, 2),
    'character-contract2': character('character', 'contract', 2, 2),
    'merchant-contractAndGood1': character('merchant', 'contractAndGood', 1, 2),
    'character-contractAndGood1': character('character', 'contractAndGood', 1, 2),
    'king-character1': character('king', 'character', 1, 2),
    'architect-character1': character('architect', 'character', 1, 2),
    'contract-character2': character('contract', 'character', 2, 2),
    'architect-king1': character('architect', 'king', 1, 2),
    'contract-king1': character('contract', 'king', 1, 2),
    'merchant-king2': character('merchant', 'king', 2, 2),
    'character-king2': character('character', 'king', 2, 2),
    'king-merchantSteps1': character('king', 'merchantSteps', 1, 2),
    'merchant-merchantSteps2': character('merchant', 'merchantSteps', 2, 2),
    'king-merchantSteps2': character('king', 'merchantSteps', 2, 2),
    'architect-merchantStepAndHouse1': character('architect', 'merchantStepAndHouse', 1, 2),
    'contract-house1': character('contract', 'house', 1, 2),
    'merchant-architectSteps1': character('merchant', 'architectSteps', 1, 2),
    'contract-architectSteps2': character('contract', 'architectSteps', 2, 2),
    'merchant-architectStepAndPillar1': character('merchant', 'architectStepAndPillar', 1, 2),
    'character-pillar1': character('character', 'pillar', 1, 2),
    'king-bothSteps1': character('king', 'bothSteps', 1, 2),
    'architect-bothSteps1': character('architect', 'bothSteps', 1, 2),
    'merchant-goldAndSilver1': silver(character('merchant', 'goldAndSilver', 1, 2)),
    'merchant-seeker1': silver(character('merchant', 'seeker', 1, 3)),
    'architect-gold2': silver(character('architect', 'gold', 2, 2)),
    'architect-king2': silver(character('architect', 'king', 2, 2)),
    'character-seeker1': silver(character('character', 'seeker', 1, 2)),
    'character-goldAndSilver1': silver(character('character', 'goldAndSilver', 1, 4)),
    'contract-king1b': silver(character('contract', 'king', 1, 2)),
    'contract-gold2': silver(character('contract', 'gold', 2, 2)),
    'king-mine1': silver(character('king', 'mine', 1, 2)),
  },
  sources: {
    '*.type': guess('five types are sure, nine of each and who is of which type are not'),
    '*.players': guess('seven, eight and nine of each type by player count'),
    '*.isSilver': rulebook('line 178'),
    '*.effect': sure(`kinds: ${ONLINE}; rulebook 003, lines 1089 to 1099`),
    '*.amount': guess('numbers are lost'),
    'merchant-gold3.type': sure(PHOTOGRAPHS),
    'merchant-gold3.amount': sure(PHOTOGRAPHS),
    'merchant-merchantSteps2.type': sure(PHOTOGRAPHS),
    'merchant-merchantSteps2.amount': sure(PHOTOGRAPHS),
    'merchant-goldAndSilver1.amount': likely('rulebook 003, lines 1089 and 1090 can be read in two ways'),
  },
  ranges: {
    type: named(...TYPES),
    players: between(2, 5),
    effect: named(...EFFECTS),
    amount: upTo(12),
  },
};
