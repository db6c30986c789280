/** Names as Ukrainian sentences need them: small inside of a sentence. */
import { declined } from '@guildhall/kernel/forms';

export const forms = {
  ...declined(['', 'gen'], { round: ['раунд', 'раунду'] }),
  ...declined([''], {
    gold: ['золото'],
    food: ['їжа'],
    wool: ['вовна'],
    stone: ['камінь'],
    iron: ['залізо'],
    silver: ['срібло'],
    merchant: ['купець'],
    architect: ['архітектор'],
    character: ['персонаж'],
    contract: ['контракт'],
    king: ['король'],
    joker: ['джокер'],
    seeker: ['шукач'],
  }),
};
