import { between, named } from '@guildhall/kernel/ranges';
import { benefitRanges } from './ranges.ts';
import { reconstruction, rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';
import { LETTERS } from './types.ts';

const action = reconstruction('the picture is lost; later milestones give stronger actions');

export const milestones: Sourced<Tables['milestones']> = {
  name: 'milestones',
  table: {
    transport: { letter: 'A', era: 1, slots: 3, effect: 'citizen', amount: 1 },
    stoneAndBoneTools: { letter: 'A', era: 1, slots: 3, effect: 'specialist', amount: 1 },
    controlOfFire: { letter: 'A', era: 1, slots: 3, effect: 'influence', amount: 1 },
    originOfLanguage: { letter: 'A', era: 1, slots: 3, effect: 'scholar', amount: 1 },
    agriculture: { letter: 'B', era: 2, slots: 3, effect: 'citizen', amount: 1 },
    cotton: { letter: 'B', era: 2, slots: 3, effect: 'merchant', amount: 1 },
    mining: { letter: 'B', era: 2, slots: 3, effect: 'thinker', amount: 1 },
    copperSmelting: { letter: 'B', era: 2, slots: 3, effect: 'artisan', amount: 1 },
    sailing: { letter: 'C', era: 3, slots: 3, effect: 'travel', amount: 1 },
    mathematics: { letter: 'C', era: 3, slots: 3, effect: 'scholar', amount: 1 },
    iron: { letter: 'C', era: 3, slots: 3, effect: 'build', amount: 2 },
    crane: { letter: 'D', era: 4, slots: 3, effect: 'build', amount: 0 },
    paper: { letter: 'D', era: 4, slots: 3, effect: 'present', amount: 1 },
    greekFire: { letter: 'D', era: 4, slots: 3, effect: 'gainInfluence', amount: 1 },
    combustionEngine: { letter: 'E', era: 5, slots: 3, effect: 'share', amount: 1 },
    telegraph: { letter: 'E', era: 5, slots: 3, effect: 'callSpecialists', amount: 1 },
    electricity: { letter: 'E', era: 5, slots: 3, effect: 'innovate', amount: 1 },
    vaccination: { letter: 'E', era: 5, slots: 3, effect: 'travel', amount: 1 },
    computer: { letter: 'F', era: 6, slots: 3, effect: 'invent', amount: 1 },
    solarCell: { letter: 'F', era: 6, slots: 3, effect: 'build', amount: 0 },
    artificialIntelligence: { letter: 'F', era: 6, slots: 3, effect: 'present', amount: 1 },
  },
  sources: {
    '*.letter': rulebook('lines 2376 to 2451 and 2524 to 2900'),
    '*.era': rulebook('lines 2376 to 2451'),
    '*.slots': reconstruction('the picture is lost; room for the owner and two guests'),
    '*.effect': action,
    '*.amount': action,
    'vaccination.effect': rulebook('line 1815'),
    'vaccination.amount': rulebook('line 1815'),
    'computer.effect': rulebook('line 1805'),
    'computer.amount': rulebook('line 1805'),
  },
  ranges: {
    ...benefitRanges,
    letter: named(...LETTERS),
    era: between(1, 6),
    slots: between(1, 4),
  },
};
