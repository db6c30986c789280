import { between, named, upTo } from '@guildhall/kernel/ranges';
import { milestones } from './milestones.ts';
import { reconstruction, rulebook, type Sourced } from './sources.ts';
import type { ActionId, CardTable, Tables, Type } from './types.ts';
import { ACTIONS, TYPES } from './types.ts';

const proposed = {
  type: reconstruction(
    'the symbol on the card is lost; in every era each type stands on a third of the cards',
  ),
  chain: reconstruction('the symbol on the card is lost; basic actions are the most frequent'),
  extra: reconstruction('the picture is lost; later eras demand more, as the one known card does'),
  points: reconstruction('line 1075 tells that only era 6 gives points, not how many'),
};

/** Whom a card exhausts besides the inventor is of the type of the card, as far as we know. */
function card(era: number, milestone: string, type: Type, chain: ActionId, extra = 0, points = 0): CardTable {
  return { era, milestone, type, chain, extra, extraType: type, points };
}

/** Ideas, and the inventions on their other side. Era 1 has inventions only. */
export const cards: Sourced<Tables['cards']> = {
  name: 'cards',
  table: {
    boats: card(1, 'none', 'technology', 'travel'),
    cloth: card(1, 'none', 'culture', 'share'),
    projectiles: card(1, 'none', 'technology', 'gainInfluence'),
    starMap: card(1, 'none', 'culture', 'present'),
    flute: card(1, 'none', 'culture', 'recallDiplomat'),
    bread: card(1, 'none', 'economy', 'callSpecialists'),
    trade: card(1, 'none', 'economy', 'sendDiplomat'),
    dog: card(1, 'none', 'economy', 'innovate'),
    ceramics: card(1, 'none', 'technology', 'invent'),
    horse: card(2, 'transport', 'economy', 'travel'),
    seawall: card(2, 'stoneAndBoneTools', 'technology', 'gainInfluence'),
    wheel: card(2, 'transport', 'technology', 'present'),
    fermentation: card(2, 'controlOfFire', 'culture', 'share'),
    tannedLeather: card(2, 'stoneAndBoneTools', 'culture', 'invent'),
    irrigation: card(2, 'agriculture', 'economy', 'callSpecialists'),
    silk: card(2, 'cotton', 'economy', 'share'),
    protoCity: card(2, 'mining', 'culture', 'sendDiplomat'),
    plumbing: card(2, 'copperSmelting', 'technology', 'innovate'),
    coins: card(3, 'copperSmelting', 'economy', 'share', 1),
    writing: card(3, 'originOfLanguage', 'culture', 'present'),
    glass: card(3, 'controlOfFire', 'technology', 'invent'),
    lighthouse: card(3, 'sailing', 'economy', 'travel', 1),
    musicalNotation: card(3, 'originOfLanguage', 'culture', 'innovate'),
    steel: card(3, 'iron', 'technology', 'gainInfluence', 1),
    marinersCompass: card(4, 'mathematics', 'technology', 'travel', 1),
    catapult: card(4, 'crane', 'technology', 'gainInfluence', 1),
    eyeglasses: card(4, 'mathematics', 'culture', 'invent', 1),
    caravel: card(4, 'sailing', 'economy', 'present', 1),
    printingPress: card(4, 'paper', 'culture', 'share', 1),
    windmill: card(4, 'crane', 'economy', 'callSpecialists', 1),
    steamboat: card(5, 'iron', 'economy', 'travel', 1),
    dynamite: card(5, 'greekFire', 'technology', 'eureka', 1),
    calculator: card(5, 'mathematics', 'technology', 'invent', 1),
    automobile: card(5, 'combustionEngine', 'economy', 'share', 1),
    telephone: card(5, 'telegraph', 'culture', 'sendDiplomat', 1),
    lightBulb: card(5, 'electricity', 'culture', 'present', 1),
    airplane: card(5, 'combustionEngine', 'economy', 'gainInfluence', 1),
    television: card(5, 'telegraph', 'culture', 'share', 1),
    microscope: card(5, 'vaccination', 'technology', 'callSpecialists', 1),
    locomotive: card(5, 'combustionEngine', 'economy', 'innovate', 1),
    penicillin: card(5, 'vaccination', 'culture', 'recallDiplomat', 1),
    battery: card(5, 'electricity', 'technology', 'present', 1),
    satellite: card(6, 'solarCell', 'economy', 'present', 2, 6),
    machineLearning: card(6, 'computer', 'culture', 'invent', 2, 6),
    quantumComputer: card(6, 'artificialIntelligence', 'technology', 'recallDiplomat', 2, 6),
    solarSail: card(6, 'solarCell', 'economy', 'share', 2, 6),
    internet: card(6, 'computer', 'culture', 'callSpecialists', 2, 6),
    reusableRocket: card(6, 'artificialIntelligence', 'technology', 'innovate', 2, 6),
  },
  sources: {
    '*.era': rulebook('lines 2466 to 2900'),
    '*.milestone': rulebook('lines 2524 to 2900'),
    '*.type': proposed.type,
    'wheel.type': rulebook('line 728'),
    'coins.type': rulebook('line 729'),
    'writing.type': rulebook('line 730'),
    'caravel.type': rulebook('line 1177'),
    'silk.type': rulebook('line 1316'),
    'steamboat.type': rulebook('lines 1195 to 1198'),
    '*.chain': proposed.chain,
    'silk.chain': rulebook('line 1324'),
    'microscope.chain': rulebook('line 1484'),
    '*.extra': proposed.extra,
    'steamboat.extra': rulebook('line 1197'),
    '*.extraType': proposed.extra,
    'steamboat.extraType': rulebook('line 1198'),
    '*.points': rulebook('line 1075: only cards of era 6 give points'),
    'satellite.points': proposed.points,
    'machineLearning.points': proposed.points,
    'quantumComputer.points': proposed.points,
    'solarSail.points': proposed.points,
    'internet.points': proposed.points,
    'reusableRocket.points': proposed.points,
  },
  ranges: {
    era: between(1, 6),
    milestone: named('none', ...Object.keys(milestones.table)),
    type: named(...TYPES),
    chain: named(...ACTIONS),
    extra: upTo(6),
    extraType: named(...TYPES),
    points: upTo(30),
  },
};
