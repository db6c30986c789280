/** Tiletum in a terminal: the wheel and the offers, the map, with silver the underground, then everybody's own. */
import {
  type Board,
  type BoardMaker,
  type BoardParts,
  cut,
  inShort,
  seatName,
  textTable,
  WIDTH,
} from '@guildhall/terminal-kit';
import { GOODS } from '../data/index.ts';
import { type Action, type Options, rulesetOf, type State } from '../rules/index.ts';
import { isCardinal } from '../rules/seats.ts';
import type { Drawing } from './drawing.ts';
import { listed, ownerMark } from './lists.ts';
import { drawMap, drawUnderground } from './map.ts';
import { drawOwn } from './own.ts';
import { drawShared } from './shared.ts';

/** What a player weighs an action by; the rest can be seen on the table. */
const SHORT = [
  ['points', 'VP'],
  ['pointsBelowZero', 'VP below 0'],
  ['actionPoints', 'AP'],
  ['gold', 'gold'],
  ['food', 'food'],
  ['wool', 'wool'],
  ['stone', 'stone'],
  ['iron', 'iron'],
  ['silver', 'silver'],
  ['houses', 'house'],
  ['pillars', 'pillar'],
  ['mines', 'mine'],
] as const;

function make({ words, paint, rules, options }: BoardParts<State, Action, Options>): Board<State, Action> {
  const g = rulesetOf(options);
  return {
    draw(view) {
      const drawing: Drawing = { g, rules, state: view, words, paint };
      return [
        paint.bold(headOf(drawing)),
        ...drawShared(drawing),
        '',
        ...drawMap(drawing),
        ...drawUnderground(drawing),
        '',
        ...drawPlayers(drawing),
      ];
    },
    inWords: () => ({
      now: [],
      printed: [
        'In the table of players: VP, goods, AP action points at hand, houses and pillars in the supply + on the map, contracts fulfilled. On the wheel: the value of the dice, the action there with its action points, the dice and the bonus tile. Cathedrals: cost, points + points of the cathedral tiles that are left',
        'Fairs count houses, pillars and mines on the map, fulfilled contracts, crests under buildings and in the storehouse, filled buildings with and without a crest, cathedral tiles of contributions, and characters on floors 2 and 3. A set counts as often as the rarer of its things',
        `King track, VP from the bottom: ${g.track.join(' ')}; the king’s prize in the last round: ${g.tables.kingTrack.prize}`,
      ],
      // Everything else that is printed stands in the drawing.
      tables: ['wheel.points', 'dice', 'goodPrice', 'pieces', 'buildings', 'floors', 'scoring'],
      rules: [],
    }),
    seatName: (_view, seat) => seatName(seat),
    changes: (by) => inShort(by, SHORT).join(' '),
  };
}

export const terminalBoard: BoardMaker<State, Action, Options> = { make };

/** The Cardinal stands behind the seats. */
function ownerName({ g }: Drawing, owner: number): string {
  return isCardinal(g, owner) ? 'Cardinal' : seatName(owner);
}

function headOf({ g, state, words }: Drawing): string {
  const order = state.order.map((owner) => ownerMark(g, owner)).join(' ');
  const head = `Round ${state.round} of ${g.tables.rounds}, ${words.name(`phase.${state.phase}`)}`;
  return cut(`${head}, order ${order}`, WIDTH);
}

const HEAD = ['', 'VP', ...GOODS, 'AP', 'houses', 'pillars', 'contracts'];
const SILVER_HEAD = ['silver', 'mines', 'seekers'];

/** Houses and pillars: in the supply and on the map. */
function drawPlayers(drawing: Drawing): string[] {
  const { rules, state } = drawing;
  const hasSilver = state.silver !== null;
  const rows = state.players.map((_, seat) => {
    const held = rules.counts(state, seat);
    return [
      ownerName(drawing, seat),
      String(held.points - held.pointsBelowZero),
      ...GOODS.map((good) => String(held[good])),
      String(held.actionPoints),
      `${held.houses}+${held.housesOnMap}`,
      `${held.pillars}+${held.pillarsOnMap}`,
      String(held.contractsFulfilled),
      ...(hasSilver ? [`${held.silver}`, `${held.mines}+${held.minesOnMaps}`, `${held.seekers}`] : []),
    ];
  });
  return [
    ...textTable([[...HEAD, ...(hasSilver ? SILVER_HEAD : [])], ...rows]),
    ...state.players.flatMap((player, seat) => [
      drawing.paint.bold(ownerName(drawing, seat)),
      ...drawOwn(drawing, player, seat).flatMap(([heading, items]) =>
        items.length === 0 ? [] : listed(`  ${heading}: `, items),
      ),
    ]),
  ];
}
