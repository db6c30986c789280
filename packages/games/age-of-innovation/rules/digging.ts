/** A terraform-and-build action under way: free spades first, then at most one workshop. */
import { openGroup } from '@guildhall/kernel';
import { finishSpades, has } from '../../terra/index.ts';
import { type Action, BY_REACH } from './actions.ts';
import { focus } from './choices.ts';
import type { HandlerOf } from './handlers.ts';
import { preparePhaseReach } from './reach.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { NONE, type Obligation, type State, type Terraform } from './state.ts';
import {
  applyBuild,
  buildBill,
  buildCandidates,
  changeTerrain,
  checkBuild,
  checkTransform,
  checkWorkshop,
  leapBit,
  transformCandidates,
} from './terraform.ts';

type Build = Extract<Action, { kind: 'build' }>;

/** Most spades that a change of terrain takes. */
const FARTHEST = 3;

/** Whether the workshop may stand on any home hex: before spades are used, or by the gift of a faction. */
function buildsAnywhere(owed: Terraform): boolean {
  return !owed.dug || owed.freeWorkshop;
}

/** Another action with spades that waits beside this one, of which only one has a free workshop: either may come first. */
function spadesBeside(state: State, owed: Terraform): Terraform | null {
  if (owed.dug) return null;
  for (const other of openGroup<Obligation>(state))
    if (other.kind === 'terraform' && other.seat === owed.seat && other.freeWorkshop !== owed.freeWorkshop)
      return other;
  return null;
}

/** How a seat says that the action beside this one comes first. */
function laterName(owed: Terraform): 'workshopForNow' | 'spadesForNow' {
  return owed.freeWorkshop ? 'workshopForNow' : 'spadesForNow';
}

/** Whether spades are left over that some hex in reach could take for nothing. Reach must be prepared. */
function hasUseForSpades(g: Ruleset, state: State, owed: Terraform): boolean {
  if (!owed.dug || owed.free === 0) return false;
  const { home } = state.players[owed.seat];
  return state.buildings.some(
    (building, hex) => has(g.inReach, hex) && building === NONE && state.terrain[hex] !== home,
  );
}

/** Before the first round there is no building, only digging. */
function isBuildingTime(state: State): boolean {
  return state.phase === 'actions';
}

function canPayWorkshop(g: Ruleset, state: State, owed: Terraform): boolean {
  const player = state.players[owed.seat];
  return checkWorkshop(g, player, buildBill(g, player, BY_REACH, owed.freeWorkshop)) === null;
}

function checkSite(g: Ruleset, state: State, owed: Terraform, action: Build): Check {
  if (!isBuildingTime(state)) return 'AOI-SETUP-SPADES';
  const player = state.players[owed.seat];
  if ((owed.leapt & leapBit(action.by)) !== 0) return 'AOI-LEAP-ONCE';
  if (owed.site !== action.hex && !buildsAnywhere(owed)) return 'AOI-BUILD-FIRST-HEX';
  if (hasUseForSpades(g, state, owed)) return 'AOI-BUILD-AFTER-SPADES';
  if (owed.site !== action.hex) return checkBuild(g, state, player, action, owed.freeWorkshop);
  if (action.by !== BY_REACH) return 'AOI-LEAP-ONCE';
  return checkWorkshop(g, player, buildBill(g, player, BY_REACH, owed.freeWorkshop));
}

function offerSites(g: Ruleset, state: State, owed: Terraform, out: Action[]): void {
  if (!isBuildingTime(state)) return;
  const isAnywhere = buildsAnywhere(owed);
  if (isAnywhere) buildCandidates(g, state, state.players[owed.seat], owed.freeWorkshop, out);
  // A hex that a flight led to is out of reach, and yet the workshop may stand there.
  if (owed.site !== NONE && !(isAnywhere && has(g.inReach, owed.site)))
    out.push(g.catalogue.build[BY_REACH][owed.site]);
}

export const terraform = {
  prepare(g, state, owed) {
    preparePhaseReach(g, state, owed.seat);
  },
  candidates(g, state, owed, out) {
    const player = state.players[owed.seat];
    if (owed.free > 0) transformCandidates(g, state, player, owed.dug ? owed.free : FARTHEST, out);
    offerSites(g, state, owed, out);
    if (spadesBeside(state, owed) !== null) out.push(g.catalogue.done[laterName(owed)]);
    out.push(g.catalogue.done.spades);
  },
  check(g, state, owed, action) {
    switch (action.kind) {
      case 'transform':
        if (owed.free === 0) return 'AOI-TERRAFORM-ONE-HEX';
        if ((owed.leapt & leapBit(action.by)) !== 0) return 'AOI-LEAP-ONCE';
        return checkTransform(
          g,
          state,
          state.players[owed.seat],
          action,
          owed.free,
          owed.dug ? 'none' : 'missing',
        );
      case 'build':
        return checkSite(g, state, owed, action);
      case 'done':
        if (action.of === 'spades') return null;
        if (action.of === laterName(owed) && spadesBeside(state, owed) !== null) return null;
        return isForNow(action.of) ? 'AOI-TURN-NOT-NOW' : 'AOI-TURN-FINISH-FIRST';
      default:
        return 'AOI-TURN-FINISH-FIRST';
    }
  },
  apply(g, state, owed, action, listener) {
    const beside = spadesBeside(state, owed);
    if (beside !== null && action.kind === 'done' && isForNow(action.of)) {
      focus(state, beside);
      return;
    }
    if (action.kind !== 'transform') {
      finishSpades(state, owed, listener);
      if (action.kind === 'build') applyBuild(g, state, owed.seat, action, owed.freeWorkshop, listener);
      return;
    }
    focus(state, owed);
    owed.free = changeTerrain(g, state, owed.seat, action, owed.free, listener);
    owed.dug = true;
    owed.leapt |= leapBit(action.by);
    if (owed.site === NONE && action.terrain === state.players[owed.seat].home) owed.site = action.hex;
    goOn(g, state, owed, listener);
  },
} satisfies HandlerOf<'terraform'>;

function isForNow(of: string): boolean {
  return of === 'spadesForNow' || of === 'workshopForNow';
}

/** A hex was changed: what is left to do, if anything. */
function goOn(g: Ruleset, state: State, owed: Terraform, listener?: Listener): void {
  // A first hex that did not reach home ends the digging, and without home there is no workshop but a gift.
  if (owed.site === NONE && !owed.freeWorkshop) finishSpades(state, owed, listener);
  else if (owed.site === NONE) owed.free = 0;
  else if (owed.free === 0 && !(isBuildingTime(state) && canPayWorkshop(g, state, owed)))
    finishSpades(state, owed, listener);
}
