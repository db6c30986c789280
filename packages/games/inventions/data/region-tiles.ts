import { between, upTo } from '@guildhall/kernel/ranges';
import { benefitRanges } from './ranges.ts';
import { reconstruction, rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';

export const specialistTiles: Sourced<Tables['specialistTiles']> = {
  name: 'specialistTiles',
  table: {
    presenting: { effect: 'present', amount: 1, demand: 1, startsEmpty: false },
    inventing: { effect: 'invent', amount: 1, demand: 1, startsEmpty: true },
    sharing: { effect: 'share', amount: 1, demand: 1, startsEmpty: true },
    acclaim: { effect: 'points', amount: 3, demand: 2, startsEmpty: false },
    standing: { effect: 'influence', amount: 1, demand: 1, startsEmpty: false },
    teaching: { effect: 'scholar', amount: 1, demand: 2, startsEmpty: false },
    settling: { effect: 'citizen', amount: 1, demand: 1, startsEmpty: false },
  },
  sources: {
    '*.effect': rulebook('lines 2922 to 2938'),
    '*.amount': rulebook('lines 2922 to 2938'),
    '*.demand': reconstruction('1 or 2 (line 1138); where two citizens present, the benefit is weaker'),
    'acclaim.demand': rulebook('lines 1173 to 1179'),
    '*.startsEmpty': reconstruction(
      'two pictured tiles (lines 334 to 338); nothing can be shared at the start',
    ),
  },
  ranges: { ...benefitRanges, demand: between(1, 2) },
};

export const knowledgeTiles: Sourced<Tables['knowledgeTiles']> = {
  name: 'knowledgeTiles',
  table: {
    knowPresent: { effect: 'present', amount: 1 },
    knowInvent: { effect: 'invent', amount: 1 },
    knowShare: { effect: 'share', amount: 1 },
    knowInnovate: { effect: 'innovate', amount: 1 },
    knowCall: { effect: 'callSpecialists', amount: 1 },
    knowInfluence: { effect: 'gainInfluence', amount: 1 },
    knowCitizen: { effect: 'citizen', amount: 1 },
  },
  sources: { '': rulebook('lines 2940 to 2968') },
  ranges: benefitRanges,
};

export const knowledgePoints: Sourced<Tables['knowledgePoints']> = {
  name: 'knowledgePoints',
  table: 2,
  sources: { '': rulebook('lines 1659 and 2969') },
  ranges: { '': upTo(20) },
};

export const influenceTokens: Sourced<Tables['influenceTokens']> = {
  name: 'influenceTokens',
  table: {
    tokenInfluence: { effect: 'influence', amount: 1, citizens: 0 },
    tokenPresent: { effect: 'present', amount: 1, citizens: 2 },
    tokenInvent: { effect: 'invent', amount: 1, citizens: 3 },
    tokenInnovate: { effect: 'innovate', amount: 1, citizens: 3 },
    tokenShare: { effect: 'share', amount: 1, citizens: 4 },
  },
  sources: {
    '*.effect': rulebook('lines 398 to 400'),
    '*.amount': rulebook('lines 398 to 400'),
    '*.citizens': reconstruction('the picture is lost; the one known number is 2'),
    'tokenInfluence.citizens': rulebook('lines 398 and 525: placed in the preparation'),
    'tokenPresent.citizens': rulebook('lines 1555 to 1561'),
  },
  ranges: { ...benefitRanges, citizens: upTo(10) },
};
