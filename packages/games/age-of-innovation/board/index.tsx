/** Age of Innovation's board. */
import {
  type BoardMaker,
  type BoardProps,
  type DrawnBoard,
  leechForms,
  type SeatProps,
  type Words,
} from '@guildhall/board-kit';
import type { BaseOptions, Rules } from '@guildhall/kernel';
import type { Action, State } from '../rules/index.ts';
import { amountsOf, eventSign } from './amounts.tsx';
import { asText } from './as-text.ts';
import { atlasOf } from './atlas.ts';
import './board.css';
import { Competencies, Innovations } from './displays.tsx';
import { explain } from './explain.ts';
import { looksOf } from './looks.ts';
import { HexMap } from './map.tsx';
import { isChoosing, Picker } from './picker.tsx';
import { groupOf, introductionOf, placesOf, touchedBy, wishesAt } from './places.ts';
import { ScienceBoard } from './science-board.tsx';
import { SeatBoard, SeatLine } from './seat-board.tsx';
import { Sign } from './signs.tsx';
import { Actions, Palaces, RoundBonuses, RoundTiles, TownTiles } from './supply.tsx';

/** Events that say no more than the action that leads to them. */
const PLAIN: ReadonlySet<string> = new Set([
  'boardChosen',
  'factionChosen',
  'palaceDrafted',
  'palace',
  'bonusTaken',
  'built',
  'upgraded',
  'neutralBuilt',
  'annexPlaced',
  'tunnelled',
  'flown',
  'transformed',
  'converted',
  'burned',
  'bridgeBuilt',
  'powerAction',
  'bookAction',
  'specialAction',
  'bookTaken',
  'competency',
  'innovation',
  'scholarSent',
  'townTile',
  'leeched',
  'declined',
  'passed',
]);

function make(rules: Rules<State, Action>, options: BaseOptions, words: Words): DrawnBoard<State, Action> {
  const atlas = atlasOf(rules, options);
  // A view is drawn many times; its looks are worked out once.
  const known = new WeakMap<State, ReturnType<typeof looksOf>>();
  const looks = (view: State) => {
    const found = known.get(view) ?? looksOf(words, view);
    known.set(view, found);
    return found;
  };
  const shared = (props: BoardProps<State, Action>) => ({ ...props, atlas, looks: looks(props.view) });
  const ofSeat = (props: SeatProps<State, Action>) => ({ ...props, atlas, looks: looks(props.view) });
  return {
    charted: ['points', 'coins', 'tools', 'scholars'],
    Main: (props) => <HexMap {...shared(props)} />,
    panels: [
      {
        id: 'choice',
        title: words.say('choice'),
        breadth: 'whole',
        shown: isChoosing,
        Draw: (props) => <Picker {...shared(props)} />,
      },
      {
        id: 'rounds',
        title: words.name('roundTiles'),
        breadth: 'whole',
        Draw: (props) => <RoundTiles {...shared(props)} />,
      },
      {
        id: 'actions',
        title: words.name('actions'),
        breadth: 'half',
        Draw: (props) => <Actions {...shared(props)} />,
      },
      {
        id: 'bonuses',
        title: words.name('roundBonuses'),
        breadth: 'half',
        Draw: (props) => <RoundBonuses {...shared(props)} />,
      },
      {
        id: 'science',
        title: words.name('rules.AOI-SCIENCE'),
        breadth: 'half',
        Draw: (props) => <ScienceBoard {...shared(props)} />,
      },
      {
        id: 'innovations',
        title: words.name('innovations'),
        breadth: 'half',
        Draw: (props) => <Innovations {...shared(props)} />,
      },
      {
        id: 'competencies',
        title: words.name('competencies'),
        breadth: 'half',
        Draw: (props) => <Competencies {...shared(props)} />,
      },
      {
        id: 'palaces',
        title: words.name('palaces'),
        breadth: 'half',
        Draw: (props) => <Palaces {...shared(props)} />,
      },
      {
        id: 'towns',
        title: words.name('townTiles'),
        breadth: 'whole',
        Draw: (props) => <TownTiles {...shared(props)} />,
      },
    ],
    SeatBoard: (props) => <SeatBoard {...ofSeat(props)} />,
    SeatLine: (props) => <SeatLine {...ofSeat(props)} />,
    looks,
    order: (view) => view.order,
    status: (view, seat) => (view.players[seat].passed ? words.say('passed') : null),
    places: (action) => placesOf(atlas, action),
    wishes: (view, seat, place) => wishesAt(atlas, view, seat, place),
    explain: (view, place) => explain({ atlas, words, view, looks: looks(view) }, place),
    group: (action) => groupOf(words, action),
    introduction: introductionOf,
    amounts: (changes) => amountsOf(words, changes),
    touched: (event) => touchedBy(event, atlas),
    eventIcon: ({ kind, data }) => {
      const sign = eventSign(kind, data);
      return sign === null ? null : <Sign name={sign} />;
    },
    plain: PLAIN,
    orderForms: leechForms(words),
    asText: (view) => asText({ atlas, words, view, looks: looks(view) }),
  };
}

export const board: BoardMaker<State, Action> = { make };
