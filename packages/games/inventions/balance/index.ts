/** What `npm run balance -- inventions` counts: how the reconstructed values play. */
import { type LogEvent, openGroup, readOptions } from '@guildhall/kernel';
import {
  type BalanceRun,
  byTimes,
  type Counter,
  each,
  type GameBalance,
  pointsOf,
  seenIn,
  shareOf,
  type Tally,
  table,
} from '../../balance.ts';
import { ACTIONS, type Benefit, TYPES } from '../data/index.ts';
import { type Action, inventions, NONE, type Ruleset, rulesetOf, type State } from '../rules/index.ts';
import { describeIdeaArea, IdeaArea } from './idea-area.ts';

const PLAYERS = 4;
const g = rulesetOf(readOptions(inventions.options, { players: PLAYERS }));
const areas = new WeakMap<Tally, IdeaArea>();

function areaOf(tally: Tally): IdeaArea {
  const area = areas.get(tally) ?? new IdeaArea();
  areas.set(tally, area);
  return area;
}

function effectName({ effect, amount }: Benefit): string {
  return effect === 'points' || effect === 'build' ? `${effect} ${amount}` : effect;
}

function countAction(g: Ruleset, tally: Tally, state: State, seat: number, action: Action): void {
  const owed = openGroup(state)[0];
  switch (action.kind) {
    case 'pillar':
      tally.add('main', ACTIONS[action.action]);
      return;
    case 'present':
      tally.add('performed', 'present');
      tally.add('specialistTile', g.specialistTileIds[state.regions[action.region].specialistTile]);
      return;
    case 'call':
      if (owed.kind === 'act') tally.add('performed', 'callSpecialists');
      return;
    case 'influence':
      tally.add('performed', 'gainInfluence');
      tally.add('token', g.tokenIds[action.token]);
      return;
    case 'eureka':
      tally.add('performed', 'eureka');
      tally.add('milestone', g.milestoneIds[action.milestone]);
      return;
    case 'send':
    case 'recall':
      tally.add('performed', action.kind === 'send' ? 'sendDiplomat' : 'recallDiplomat');
      tally.add('diplomat', g.milestoneIds[action.milestone]);
      return;
    case 'invent':
    case 'innovate':
    case 'share':
    case 'travel':
      tally.add('performed', action.kind);
      return;
    case 'era': {
      const { era } = g.milestones[state.personal[seat]];
      tally.add('eraSpace', `${era}.${action.space + 1} ${effectName(g.eraSpaces[era - 1][action.space])}`);
      return;
    }
    case 'take':
      tally.add('taken', g.tileIds[action.tile]);
      return;
    case 'economy':
      tally.add('used', g.tileIds[action.tile]);
      return;
    case 'technology':
      tally.add('used', g.tileIds[2 * 7 + action.tile]);
      return;
    case 'wealth':
      tally.add('taken', Object.keys(g.tables.wealthTiles)[action.tile]);
      return;
    case 'build':
      tally.add('built', g.tileIds[action.tile]);
      tally.add('space', g.mapSpaceIds[action.space]);
      return;
    case 'chain':
      tally.add('chain', ACTIONS[g.cards[action.card].chain]);
      return;
    case 'flip':
      tally.add('flip', g.tokenIds[action.token]);
      return;
    case 'learn':
      tally.add('learn', 'learn');
      return;
    default:
      return;
  }
}

function hear(tally: Tally, { kind, data }: LogEvent): void {
  if (kind === 'wealthScored') tally.add('wealthPoints', String(data.tile), Number(data.points));
  if (kind === 'goalScored') tally.add('goalPoints', String(data.goal), Number(data.points));
}

function countEnd(g: Ruleset, tally: Tally, state: State): void {
  for (const player of state.players) {
    for (const goal of player.goals) tally.add('goalDealt', g.goalIds[goal]);
    tally.add('tiles', 'built', player.map.filter((tile) => tile !== NONE).length);
    tally.add('tiles', 'inventions', player.inventions.length);
    tally.add('tiles', 'era', g.milestones[state.personal[state.players.indexOf(player)]].era);
  }
}

function counterFor({ options }: BalanceRun, tally: Tally): Counter<State, Action> {
  const g = rulesetOf(readOptions(inventions.options, options));
  const area = areaOf(tally);
  return {
    rules: inventions.rules(g.options),
    look: (state) => area.lookAt(state, g.rounds),
    count: (state, seat, action) => {
      area.count(state, action);
      countAction(g, tally, state, seat, action);
    },
    hear: (event) => hear(tally, event),
    end: (state) => countEnd(g, tally, state),
  };
}

function sections(tallies: readonly Tally[]): string[] {
  const labels = tallies.map(({ run }) => run.label);
  const heads = (...whats: string[]): string[] =>
    whats.flatMap((what) => labels.map((label) => `${what}, ${label}`));
  const times = (title: string, about: string, ids: readonly string[], what: string): string =>
    byTimes(tallies, title, about, ids, what);
  return [
    describeIdeaArea(tallies.map(areaOf)),
    `## Forums and actions\n\n${table(
      ['forum', 'action', ...heads('main', 'in all')],
      g.tables.forums.flatMap((forum, at) =>
        forum.map((action) => [
          String(at + 1),
          action,
          ...tallies.map((tally) => each(tally, 'main', action)),
          ...tallies.map((tally) => each(tally, 'performed', action)),
        ]),
      ),
    )}`,
    `## Progress tiles\n\n${table(
      ['tile', ...heads('built', 'used')],
      g.tileIds
        .slice(0, 7 * TYPES.length)
        .map((id) => [
          id,
          ...tallies.map((tally) => each(tally, 'built', id)),
          ...tallies.map((tally) => (id.startsWith('culture') ? '' : each(tally, 'used', id))),
        ]),
    )}`,
    `## Wealth tiles\n\n${table(
      ['tile', ...heads('built', 'points each')],
      Object.keys(g.tables.wealthTiles).map((id) => [
        id,
        ...tallies.map((tally) => each(tally, 'built', id)),
        ...tallies.map((tally) => pointsOf(tally, 'wealthPoints', id)),
      ]),
    )}`,
    `## Personal goals\n\nShare of the deals in which the goal is one of the two that score, and its points then.\n\n${table(
      ['goal', ...heads('scored', 'points')],
      g.goalIds.map((id) => [
        id,
        ...tallies.map((tally) => shareOf(tally, 'goalPoints', 'goalDealt', id)),
        ...tallies.map((tally) => pointsOf(tally, 'goalPoints', id)),
      ]),
    )}`,
    times('Spaces of the progress map', 'space', g.mapSpaceIds, 'space'),
    times('Spaces of the era track', 'eraSpace', seenIn(tallies, 'eraSpace'), 'space'),
    times('Milestones taken by Eureka', 'milestone', seenIn(tallies, 'milestone'), 'milestone'),
    times('Diplomats sent to and recalled from', 'diplomat', g.milestoneIds, 'milestone'),
    times('Specialist tiles', 'specialistTile', g.specialistTileIds, 'tile'),
    times('Influence tokens placed', 'token', g.tokenIds.slice(1), 'token'),
    times('Influence tokens turned over', 'flip', g.tokenIds, 'token'),
    times('Chain actions of cards', 'chain', ACTIONS, 'action'),
    times('Sages', 'learn', ['learn'], ''),
  ];
}

export const balance: GameBalance = {
  page: 'inventions-balance.md',
  iterations: 1500,
  runs: [
    { label: 'random', level: 'random', options: { players: PLAYERS }, games: 400 },
    { label: 'steady', level: 'steady', options: { players: PLAYERS }, games: 80 },
  ],
  about: ([random, steady], iterations) =>
    `${random.games} random games and ${steady.games} games of four steady bots with ${iterations} iterations a turn, four players each. Numbers are per player and game unless they are points.`,
  counterFor,
  further: (tallies) => [
    ['tiles built', ...tallies.map((tally) => pointsOf(tally, 'tiles', 'built'))],
    ['inventions owned', ...tallies.map((tally) => pointsOf(tally, 'tiles', 'inventions'))],
    ['era reached', ...tallies.map((tally) => pointsOf(tally, 'tiles', 'era'))],
  ],
  sections,
};
