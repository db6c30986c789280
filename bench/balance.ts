// `npm run balance`: how Inventions plays with its reconstructed values. Simulates games of random and of steady bots,
// counts what is used and what it scores, and writes the tables of docs/inventions-balance.md. `-- --random 400`,
// `--steady 30` and `--iterations 1500` set how many games and how hard the steady bots think; `-- --guesses` plays
// nothing and writes only the list of what is guessed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Level, think } from '@guildhall/bots';
import { type Action, inventions, NONE, rulesetOf, type State } from '@guildhall/games/inventions';
import { ACTIONS, type Benefit, TYPES } from '@guildhall/games/inventions/data';
import { deciders, type LogEvent, openGroup, readOptions, settle } from '@guildhall/kernel';
import { meanOf } from './arena/statistics.ts';
import { describeGuesses, withGuesses } from './balance/guesses.ts';
import { describeIdeaArea, IdeaArea } from './balance/idea-area.ts';

const PAGE = fileURLToPath(new URL('../docs/inventions-balance.md', import.meta.url));
const MARK = '<!-- What follows is written by `npm run balance`. -->';
const PLAYERS = 4;

const { values: given } = parseArgs({
  options: {
    random: { type: 'string', default: '400' },
    steady: { type: 'string', default: '30' },
    iterations: { type: 'string', default: '1500' },
    guesses: { type: 'boolean', default: false },
  },
});

if (given.guesses) {
  writeFileSync(PAGE, withGuesses(readFileSync(PAGE, 'utf8')));
  process.exit();
}

const g = rulesetOf(readOptions(inventions.options, { players: PLAYERS }));
const rules = inventions.rules(g.options);

/** Counts by what they are about and of which thing. */
class Tally {
  readonly counts = new Map<string, Map<string, { times: number; points: number }>>();
  readonly totals: number[] = [];
  readonly winners: number[] = [];
  readonly sources = new Map<string, number>();
  readonly ideaArea = new IdeaArea();
  seats = 0;

  add(about: string, of: string, points = 0): void {
    const list = this.counts.get(about) ?? new Map<string, { times: number; points: number }>();
    const count = list.get(of) ?? { times: 0, points: 0 };
    count.times += 1;
    count.points += points;
    list.set(of, count);
    this.counts.set(about, list);
  }

  times(about: string, of: string): number {
    return this.counts.get(about)?.get(of)?.times ?? 0;
  }

  mean(about: string, of: string): number | null {
    const count = this.counts.get(about)?.get(of);
    return count === undefined ? null : count.points / count.times;
  }
}

function effectName({ effect, amount }: Benefit): string {
  return effect === 'points' || effect === 'build' ? `${effect} ${amount}` : effect;
}

function countAction(tally: Tally, state: State, seat: number, action: Action): void {
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

function playGame(tally: Tally, level: Level, seed: string, iterations: number): void {
  const state = rules.setup(seed);
  const listener = (event: LogEvent): void => hear(tally, event);
  settle(rules, state, listener);
  for (let [seat] = deciders(state); seat !== undefined; [seat] = deciders(state)) {
    tally.ideaArea.lookAt(state, g.rounds);
    const budget = { iterations, milliseconds: Number.POSITIVE_INFINITY };
    const { actions } = think(rules, { view: rules.view(state, seat), seat, level, seed, budget });
    for (const action of actions) {
      tally.ideaArea.count(state, action);
      countAction(tally, state, seat, action);
      rules.apply(state, seat, action, listener);
    }
    settle(rules, state, listener);
  }
  const { totals, sources } = rules.outcome(state);
  tally.seats += PLAYERS;
  tally.totals.push(...totals);
  tally.winners.push(Math.max(...totals));
  for (const own of sources)
    for (const [source, points] of Object.entries(own))
      tally.sources.set(source, (tally.sources.get(source) ?? 0) + points);
  for (const player of state.players) {
    for (const goal of player.goals) tally.add('goalDealt', g.goalIds[goal]);
    tally.add('tiles', 'built', player.map.filter((tile) => tile !== NONE).length);
    tally.add('tiles', 'inventions', player.inventions.length);
    tally.add('tiles', 'era', g.milestones[state.personal[state.players.indexOf(player)]].era);
  }
}

function playAll(level: Level, games: number, iterations: number): Tally {
  const tally = new Tally();
  for (let game = 0; game < games; game++) {
    playGame(tally, level, `balance ${level} ${game}`, iterations);
    if (level !== 'random') console.error(`${level} game ${game + 1} of ${games}`);
  }
  return tally;
}

const random = playAll('random', Number(given.random), 0);
const steady = playAll('steady', Number(given.steady), Number(given.iterations));
const BOTH = [random, steady];

function each(tally: Tally, about: string, of: string): string {
  return (tally.times(about, of) / tally.seats).toFixed(2);
}

function points(tally: Tally, about: string, of: string): string {
  return tally.mean(about, of)?.toFixed(1) ?? '–';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    `|${head.map((_, at) => (at === 0 ? '---|' : '--:|')).join('')}`,
    ...rows.map(line),
  ].join('\n');
}

function byTimes(title: string, about: string, ids: readonly string[], what: string): string {
  return `## ${title}\n\n${table(
    [what, 'random', 'steady'],
    ids.map((id) => [id, ...BOTH.map((tally) => each(tally, about, id))]),
  )}`;
}

function seen(about: string): string[] {
  return [...new Set(BOTH.flatMap((tally) => [...(tally.counts.get(about)?.keys() ?? [])]))].toSorted();
}

function intervalOf(values: readonly number[]): string {
  const { value, low, high } = meanOf(values);
  return `${value.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
}

const sections = [
  `${given.random} random games and ${given.steady} games of four steady bots with ${given.iterations} iterations a turn, four players each. Numbers are per player and game unless they are points.`,
  `## Points\n\n${table(
    ['', 'random', 'steady'],
    [
      ['all players, mean (95 %)', ...BOTH.map(({ totals }) => intervalOf(totals))],
      ['winner, mean (95 %)', ...BOTH.map(({ winners }) => intervalOf(winners))],
      ['best', ...BOTH.map(({ totals }) => String(Math.max(...totals)))],
      ...[...random.sources.keys()].map((source) => [
        source,
        ...BOTH.map((tally) => ((tally.sources.get(source) ?? 0) / tally.seats).toFixed(1)),
      ]),
      ['tiles built', ...BOTH.map((tally) => points(tally, 'tiles', 'built'))],
      ['inventions owned', ...BOTH.map((tally) => points(tally, 'tiles', 'inventions'))],
      ['era reached', ...BOTH.map((tally) => points(tally, 'tiles', 'era'))],
    ],
  )}`,
  describeIdeaArea(BOTH.map(({ ideaArea }) => ideaArea)),
  describeGuesses(),
  `## Forums and actions\n\n${table(
    ['forum', 'action', 'main, random', 'main, steady', 'in all, random', 'in all, steady'],
    g.tables.forums.flatMap((forum, at) =>
      forum.map((action) => [
        String(at + 1),
        action,
        ...BOTH.map((tally) => each(tally, 'main', action)),
        ...BOTH.map((tally) => each(tally, 'performed', action)),
      ]),
    ),
  )}`,
  `## Progress tiles\n\n${table(
    ['tile', 'built, random', 'built, steady', 'used, random', 'used, steady'],
    g.tileIds
      .slice(0, 7 * TYPES.length)
      .map((id) => [
        id,
        ...BOTH.map((tally) => each(tally, 'built', id)),
        ...BOTH.map((tally) => (id.startsWith('culture') ? '' : each(tally, 'used', id))),
      ]),
  )}`,
  `## Wealth tiles\n\n${table(
    ['tile', 'built, random', 'built, steady', 'points each, random', 'points each, steady'],
    Object.keys(g.tables.wealthTiles).map((id) => [
      id,
      ...BOTH.map((tally) => each(tally, 'built', id)),
      ...BOTH.map((tally) => points(tally, 'wealthPoints', id)),
    ]),
  )}`,
  `## Personal goals\n\nShare of the deals in which the goal is one of the two that score, and its points then.\n\n${table(
    ['goal', 'scored, random', 'scored, steady', 'points, random', 'points, steady'],
    g.goalIds.map((id) => [
      id,
      ...BOTH.map((tally) => {
        const dealt = tally.times('goalDealt', id);
        return dealt === 0 ? '–' : `${Math.round((100 * tally.times('goalPoints', id)) / dealt)} %`;
      }),
      ...BOTH.map((tally) => points(tally, 'goalPoints', id)),
    ]),
  )}`,
  byTimes('Spaces of the progress map', 'space', g.mapSpaceIds, 'space'),
  byTimes('Spaces of the era track', 'eraSpace', seen('eraSpace'), 'space'),
  byTimes('Milestones taken by Eureka', 'milestone', seen('milestone'), 'milestone'),
  byTimes('Diplomats sent to and recalled from', 'diplomat', g.milestoneIds, 'milestone'),
  byTimes('Specialist tiles', 'specialistTile', g.specialistTileIds, 'tile'),
  byTimes('Influence tokens placed', 'token', g.tokenIds.slice(1), 'token'),
  byTimes('Influence tokens turned over', 'flip', g.tokenIds, 'token'),
  byTimes('Chain actions of cards', 'chain', ACTIONS, 'action'),
  byTimes('Sages', 'learn', ['learn'], ''),
];

const page = readFileSync(PAGE, 'utf8');
const head = page.slice(0, page.indexOf(MARK) + MARK.length);
writeFileSync(PAGE, `${head}\n\n${sections.join('\n\n')}\n`);
console.log(sections.slice(0, 3).join('\n\n'));
console.log(`written: ${PAGE}`);
