/** Names as Polish sentences need them: small inside of a sentence. */
import { declined } from '@guildhall/kernel/forms';

export const forms = {
  ...declined(['', 'gen'], { round: ['runda', 'rundy'] }),
  ...declined([''], {
    gold: ['złoto'],
    food: ['żywność'],
    wool: ['wełna'],
    stone: ['kamień'],
    iron: ['żelazo'],
    silver: ['srebro'],
    merchant: ['kupiec'],
    architect: ['architekt'],
    character: ['postać'],
    contract: ['kontrakt'],
    king: ['król'],
    joker: ['akcja uniwersalna'],
    seeker: ['poszukiwacz'],
  }),
};
