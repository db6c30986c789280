/** Games against the Cardinal in which a decree is the first that is revealed. */
import type { CompendiumPosition } from '../../compendium.ts';
import { tables } from '../data/index.ts';

/** Of each decree the number of the seed, and the first turn. */
const FIRST: Readonly<Record<string, readonly [number, string]>> = {
  buildingsAreForever: [2, 'take gold 4; decline; choose merchant; end turn'],
  kingAndCountry: [4, 'take gold 1; decline; end turn'],
  merchantEmpire: [4, 'take gold 1; decline; end turn'],
  familyAlliances: [4, 'take gold 1; decline; end turn'],
  businessIsBusiness: [3, 'take gold 4; decline; choose merchant; end turn'],
  religiousCommunities: [5, 'take gold 1; decline; end turn'],
  noblesseOblige: [5, 'take gold 1; decline; end turn'],
  proudPillars: [5, 'take gold 1; decline; end turn'],
  familiarFaces: [5, 'take gold 1; decline; end turn'],
  busyHands: [5, 'take gold 1; decline; end turn'],
  gloriousSpires: [5, 'take gold 1; decline; end turn'],
  undyingFame: [2, 'take gold 5; decline; end turn'],
  worldlyRiches: [4, 'take gold 1; decline; end turn'],
  pillarsOfHistory: [3, 'take gold 1; choose king; decline; end turn'],
  housesOfDestiny: [3, 'take gold 1; choose king; decline; end turn'],
  gloriousSpiresSilver: [15, 'take gold 1; decline; choose merchant; end turn'],
  buildingsAreForeverSilver: [1, 'take gold 2; choose architect; decline; end turn'],
  merchantEmpireSilver: [1, 'take gold 2; choose architect; decline; end turn'],
  religiousCommunitiesSilver: [9, 'take gold 5; choose architect; decline; end turn'],
  noblesseObligeSilver: [9, 'take gold 5; choose architect; decline; end turn'],
  proudPillarsSilver: [9, 'take gold 5; choose architect; decline; end turn'],
  decreeMines: [9, 'take gold 5; choose architect; decline; end turn'],
  decreeTechnologies: [9, 'take gold 5; choose architect; decline; end turn'],
  decreeUnderground: [9, 'take gold 5; choose architect; decline; end turn'],
};

/** A game with the fair or the final scoring that brings the decree into the deck. */
export function withDecree(id: string): CompendiumPosition {
  const { fair, set, scoring } = tables.decrees[id];
  const silver = set === 'silver';
  const pool = Object.keys(tables.fairs).filter((one) => tables.fairs[one][silver ? 'inSilver' : 'inBase']);
  const [number, turn] = FIRST[id];
  return {
    options: {
      players: 1,
      silver,
      level: 'easy',
      ...(pool.includes(fair)
        ? { fairs: [fair, ...pool.filter((one) => one !== fair).slice(0, tables.rounds - 1)] }
        : {}),
      ...(scoring === 'either' ? {} : { scoring }),
    },
    seed: `decree-${number}`,
    seat: 0,
    entries: [`0 ${turn}`],
  };
}
