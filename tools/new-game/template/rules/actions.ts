/** Everything a player can do: one row for each kind of action. */
import { type ActionsOf, action, type CatalogueOf, defineActions, oneOf, payment } from '@guildhall/kernel';
import { SPICES } from '../data/index.ts';

export const actionTable = defineActions<unknown>()({
  buy: action('buy {spice}', ['spice', oneOf(SPICES)]),
  pass: action('pass'),
  /** A payment only exchanges what the seat owns, so it can be put before a purchase that needs it. */
  sell: payment('sell pearl'),
});

export type Action = ActionsOf<typeof actionTable>;
export type Catalogue = CatalogueOf<typeof actionTable>;
