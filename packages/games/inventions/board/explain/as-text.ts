/** The position in words, for those who do not see the board. */
import type { TextSection } from '@guildhall/board-kit';
import { ACTIONS, REGIONS, SPECIALISTS } from '../../data/index.ts';
import type { Player } from '../../rules/index.ts';
import { diplomatsOn, type ExplainContext, eraOf, isGoalKnown, NONE, tileOf } from '../atlas.ts';
import { aspirationId } from '../places.ts';
import { describeBenefit, describeCard, describeGoal } from './describe.ts';
import { pillarsOn } from './explain.ts';
import { regionLines } from './explain-region.ts';

export function asText(shown: Omit<ExplainContext, 'seat'>): readonly TextSection[] {
  const context = { ...shown, seat: null };
  const { atlas, words, view, looks } = context;
  return [
    ...view.players.map((player, seat) => ({
      title: looks[seat].name,
      lines: societyLines(context, player, seat),
    })),
    ...(view.chronos === null || view.chronos.region === NONE
      ? []
      : [
          {
            title: words.name('chronos'),
            lines: [
              words.say('chronosText', {
                region: REGIONS[view.chronos.region],
                supply: view.chronos.supply,
                tokens: view.chronos.tokens,
              }),
            ],
          },
        ]),
    ...REGIONS.map((id, region) => ({
      title: words.say('regionTitle', { number: atlas.tables.regions[id].number, region: words.name(id) }),
      lines: regionLines(context, region),
    })),
    {
      title: words.name('rules.INV-FORUM'),
      lines: ACTIONS.flatMap((id, action) => {
        const there = pillarsOn(view, action).map(({ seat, isEpoch }) =>
          words.say('pillarOf', {
            owner: looks[seat].name,
            pillar: isEpoch ? 'epochPillar' : 'seasonPillar',
          }),
        );
        return there.length === 0 ? [] : [`${words.name(id)}: ${there.join(', ')}`];
      }),
    },
    {
      title: words.say('ideaMarket'),
      lines: [...view.ideas, ...(view.top === NONE ? [] : [view.top])].map(
        (card) => `${words.name(atlas.cards[card].id)}: ${describeCard(words, atlas.cards[card]).join('; ')}`,
      ),
    },
    { title: words.name('milestones'), lines: milestoneLines(context) },
    {
      title: words.name('turnOrder'),
      lines: [view.order.map((owner) => looks[owner].name).join(', ')],
    },
  ];
}

function milestoneLines({ atlas, words, view, looks }: ExplainContext): readonly string[] {
  const line = (milestone: number): string => {
    const { id, letter, ...benefit } = atlas.milestones[milestone];
    const there = diplomatsOn(view, milestone).map((owner) => looks[owner].name);
    const diplomats =
      there.length === 0 ? '' : `; ${words.say('milestoneDiplomats', { owners: there.join(', ') })}`;
    return `${letter} ${words.name(id)}: ${describeBenefit(words, benefit)}${diplomats}`;
  };
  const area = (title: string, milestones: readonly number[]): string =>
    `${title}: ${milestones.map(line).join(' · ')}`;
  return [
    ...view.personal.map((milestone, owner) => area(looks[owner]?.name ?? words.say('unowned'), [milestone])),
    area(words.name('eureka'), view.eureka),
    area(words.say('common'), view.common),
    ...(view.discarded.length === 0 ? [] : [area(words.say('discarded'), view.discarded)]),
  ];
}

function societyLines(
  { atlas, words, view }: ExplainContext,
  player: Player,
  seat: number,
): readonly string[] {
  const count = (name: string, value: number): string => `${words.name(name)} ${value}`;
  const specialists = SPECIALISTS.map((name, type) =>
    words.say('homeAndExhausted', {
      name: words.name(`${name}s`),
      home: player.home[type],
      exhausted: player.exhausted[type],
    }),
  );
  const cards = (list: readonly number[]): string =>
    list.map((card) => words.name(atlas.cards[card].id)).join(', ');
  const area = player.area.map((code) => {
    const tile = tileOf(atlas, code);
    if (tile.kind !== 'aspiration') return words.name(tile.id);
    return words.say('aspirationTitle', { type: aspirationId(tile.type) });
  });
  const built = player.map.flatMap((code, space) =>
    code === NONE ? [] : [`${atlas.spaces[space].id} ${words.name(atlas.tiles[code])}`],
  );
  return [
    [
      count('points', player.points),
      count('influence', player.influence),
      count('era', eraOf(atlas, view, seat)),
      count('scholars', player.scholars),
      count('supply', player.supply),
      count('economyMarkers', player.economyMarkers),
    ].join(', '),
    ...specialists,
    `${words.name('ideas')}: ${cards(player.ideas)}`,
    `${words.name('inventions')}: ${cards(player.inventions)}`,
    `${words.say('tileArea')}: ${area.join(', ')}`,
    `${words.say('progressMap')}: ${built.join(', ')}`,
    ...player.goals.flatMap((goal) =>
      isGoalKnown(goal)
        ? [`${words.name(atlas.goals[goal].id)}: ${describeGoal(words, atlas.goals[goal])}`]
        : [],
    ),
  ];
}
