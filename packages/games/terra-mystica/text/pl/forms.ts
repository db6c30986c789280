/** Names as sentences need them. */
import { declined } from '@guildhall/kernel/forms';

export const forms = {
  ...declined(['gen'], { round: ['tury'] }),
};
