/** What the board works out by itself is what the rules say, and nothing that can be chosen is missing. */
import { deciders, openGroup, randomFrom, readOptions, settle } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { ACTIONS, tables } from '../../data/index.ts';
import { type Action, inventions, NONE, type State } from '../../rules/index.ts';
import { compile } from '../../rules/ruleset.ts';
import { goalPoints as pointsByTheRules } from '../../rules/scoring/goals.ts';
import { accessTo, isOpen } from '../access.ts';
import { type Atlas, atlasOf } from '../atlas.ts';
import { choicesOf } from '../choices.ts';
import { placesOf } from '../places.ts';
import { goalPoints } from '../society/goals.ts';
import { earnersOn } from '../society/selected-space.ts';

const INVENT = 1 << ACTIONS.indexOf('invent');

interface Moment {
  readonly rules: ReturnType<typeof gameOf>['rules'];
  readonly atlas: Atlas;
  readonly state: State;
  readonly seat: number;
  readonly legal: readonly Action[];
}

function gameOf(players: number) {
  const options = readOptions(inventions.options, { players });
  return { options, rules: inventions.rules(options) };
}

/** Every decision of random games. */
function eachDecision(players: number, look: (moment: Moment) => void): void {
  const { rules } = gameOf(players);
  const atlas = atlasOf(rules);
  const seed = `board facts ${players}`;
  const random = randomFrom(seed);
  const state = rules.setup(seed);
  settle(rules, state);
  for (let [seat] = deciders(state); seat !== undefined; [seat] = deciders(state)) {
    const legal = rules.legal(state, seat);
    look({ rules, atlas, state, seat, legal });
    rules.apply(state, seat, legal[random.below(legal.length)]);
    settle(rules, state);
  }
}

test.each([2, 3, 4])('goals of %i players score on the board what they score by the rules', (players) => {
  const { options } = gameOf(players);
  const ruleset = compile(tables, options);
  const found = new Set<number>();
  let decision = 0;
  eachDecision(players, ({ atlas, state }) => {
    decision += 1;
    if (decision % 10 !== 0) return;
    for (let seat = 0; seat < players; seat++)
      for (const goal of atlas.goals.keys()) {
        const points = goalPoints(atlas, state, seat, goal);
        expect(points, atlas.goals[goal].id).toBe(pointsByTheRules(ruleset, state, seat, goal));
        if (points > 0) found.add(goal);
      }
  });
  expect(found.size).toBeGreaterThan(10);
});

test('an idea is open on the board to those who may invent it, and to nobody else', () => {
  const seen = { open: 0, closed: 0 };
  for (const players of [2, 3, 4]) {
    eachDecision(players, ({ rules, atlas, state, seat }) => {
      const [owed] = openGroup(state);
      if (owed?.kind !== 'act' || owed.actions !== INVENT) return;
      for (const [region, { card, presenter, invented }] of state.regions.entries()) {
        if (card === NONE || presenter === NONE || invented) continue;
        const refusal = rules.whyNot(state, seat, { kind: 'invent', region, scholar: false });
        const open = isOpen(accessTo(atlas, state, seat, atlas.cards[card].milestone));
        expect(refusal?.rule === 'INV-INVENT-ACCESS').toBe(!open);
        seen[open ? 'open' : 'closed'] += 1;
      }
    });
  }
  expect(seen.open).toBeGreaterThan(5);
  expect(seen.closed).toBeGreaterThan(5);
});

test('the milestone of an absent player is said to have no owner', () => {
  for (const players of [2, 3, 4]) {
    const { rules } = gameOf(players);
    const atlas = atlasOf(rules);
    const state = rules.setup('absent');
    const access = state.personal.map(
      (milestone) => accessTo(atlas, state, 0, atlas.milestones[milestone].id).by,
    );
    expect(access).toEqual(['own', 'owner', 'owner', players === 4 ? 'owner' : 'unowned']);
  }
});

test('everything that can be chosen among cards and tiles is laid out', () => {
  const kinds = new Set<string>();
  const look = ({ atlas, state, seat, legal }: Moment): void => {
    const offers = legal.map((action) => ({ action, line: '', text: '', preview: () => null }));
    const choices = choicesOf(atlas, state, seat, offers);
    if (choices === null) return;
    expect(new Set(choices).size).toBe(choices.length);
    const wanted = legal.flatMap((action) => placesOf(atlas, action).slice(0, 1));
    expect(wanted.filter((place) => !choices.includes(place))).toEqual([]);
    kinds.add(openGroup(state)[0]?.kind ?? '');
  };
  for (const players of [2, 3, 4]) eachDecision(players, look);
  expect([...kinds].sort()).toEqual([
    'act',
    'chain',
    'drawIdea',
    'eraSpace',
    'progress',
    'shareTile',
    'train',
  ]);
});

test.each([2, 3, 4])('with %i players, those earn influence by a pillar whom the board shows', (players) => {
  let earned = 0;
  eachDecision(players, ({ rules, atlas, state, seat, legal }) => {
    for (const action of legal) {
      if (action.kind !== 'pillar') continue;
      const after = rules.clone(state);
      rules.apply(after, seat, action);
      const top = atlas.tables.influenceTrack.length - 1;
      const shown = earnersOn(atlas, state, ACTIONS[action.action], seat);
      for (const [other, { influence }] of state.players.entries()) {
        if (other === seat) continue;
        const gain = shown.includes(other) ? Math.min(top, influence + 1) - influence : 0;
        expect(after.players[other].influence - influence).toBe(gain);
        earned += gain;
      }
    }
  });
  expect(earned).toBeGreaterThan(0);
});
