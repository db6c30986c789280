/** All checks. At one state they run in this order, and the first that fails names the failure. */
import type { Check } from '../check.ts';
import { clone, looking, notation, plainData, playsOnAfterJson } from './copies.ts';
import { noDeadEnds } from './dead-ends.ts';
import { disclosures } from './disclosures.ts';
import { everybodyLeaves, goneOweNothing, leavingIsSound } from './leaving.ts';
import { gameEnds, numbers, outcomeAddsUp, tellsItself } from './numbers.ts';
import {
  everyDeciderHasOffers,
  noOfferIsRefused,
  nothingAfterTheEnd,
  offersAreDifferent,
  offersAreNotRefused,
  offersOfAKind,
  othersHaveNoOffers,
  someoneDecides,
} from './offers.ts';
import { paymentsExchange } from './payments.ts';
import { previewsTellNoSecrets, previewsTellTheTruth } from './previews.ts';
import { offersTellNothing, redeals, refusalsTellNothing } from './redeals.ts';
import { refusals } from './refusals.ts';
import { replaysToTheEnd, undoes } from './replays.ts';
import { openAfterTheEnd, viewsHide } from './views.ts';
import { waysAreFound } from './ways.ts';

export const CHECKS: readonly Check[] = [
  gameEnds,
  goneOweNothing,
  someoneDecides,
  everyDeciderHasOffers,
  othersHaveNoOffers,
  offersAreDifferent,
  offersAreNotRefused,
  ...numbers,
  plainData,
  clone,
  playsOnAfterJson,
  notation,
  looking,
  noOfferIsRefused,
  offersOfAKind,
  refusals,
  paymentsExchange,
  waysAreFound,
  noDeadEnds,
  undoes,
  leavingIsSound,
  everybodyLeaves,
  tellsItself,
  viewsHide,
  redeals,
  offersTellNothing,
  refusalsTellNothing,
  ...disclosures,
  previewsTellNoSecrets,
  previewsTellTheTruth,
  nothingAfterTheEnd,
  outcomeAddsUp,
  openAfterTheEnd,
  replaysToTheEnd,
];
