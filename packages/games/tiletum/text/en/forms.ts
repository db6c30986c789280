/** Names as sentences need them: small inside of a sentence. */
import { declined } from '@guildhall/kernel/forms';

export const forms = {
  ...declined(['', 'gen'], { round: ['round', 'round'] }),
  ...declined([''], {
    gold: ['gold'],
    food: ['food'],
    wool: ['wool'],
    stone: ['stone'],
    iron: ['iron'],
    silver: ['silver'],
  }),
};
