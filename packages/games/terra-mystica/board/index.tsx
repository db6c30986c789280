/** Terra Mystica's board. */
import {
  type BoardMaker,
  type BoardProps,
  type DrawnBoard,
  Icon,
  leechForms,
  type SeatProps,
  type Words,
} from '@guildhall/board-kit';
import type { Rules } from '@guildhall/kernel';
import type { Action, State } from '../rules/index.ts';
import { amountsOf, eventIconName } from './amounts.tsx';
import { asText } from './as-text.ts';
import { atlasOf, NONE } from './atlas.ts';
import './board.css';
import { CultBoard } from './cult-board.tsx';
import { explain } from './explain.ts';
import { looksOf } from './looks.ts';
import { HexMap } from './map.tsx';
import { FactionPicker } from './picker.tsx';
import { groupOf, introductionOf, placesOf, touchedBy, wishesAt } from './places.ts';
import { SeatBoard, SeatLine } from './seat-board.tsx';
import { BonusCards, FavourTiles, PowerActions, ScoringTiles, TownTiles } from './supply.tsx';

/** Events that say no more than the action that leads to them. */
const PLAIN: ReadonlySet<string> = new Set([
  'factionChosen',
  'built',
  'upgraded',
  'transformed',
  'sandstorm',
  'converted',
  'burned',
  'bridgeBuilt',
  'favour',
  'townTile',
  'priestSent',
  'powerAction',
  'specialAction',
  'ordained',
  'leeched',
  'declined',
  'passed',
  'cardTaken',
]);

function make(rules: Rules<State, Action>, words: Words): DrawnBoard<State, Action> {
  const atlas = atlasOf(rules);
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
    Main: (props) => <HexMap {...shared(props)} />,
    panels: [
      {
        id: 'factions',
        breadth: 'whole',
        title: words.say('factions'),
        shown: (view) => view.players.some(({ faction }) => faction === NONE),
        Draw: (props) => <FactionPicker {...shared(props)} />,
      },
      {
        id: 'scoring',
        breadth: 'whole',
        title: words.name('scoringTiles'),
        Draw: (props) => <ScoringTiles {...shared(props)} />,
      },
      {
        id: 'powers',
        breadth: 'half',
        title: words.name('rules.TM-ACTION'),
        Draw: (props) => <PowerActions {...shared(props)} />,
      },
      {
        id: 'cards',
        breadth: 'half',
        title: words.name('bonusCards'),
        Draw: (props) => <BonusCards {...shared(props)} />,
      },
      {
        id: 'cults',
        breadth: 'half',
        title: words.name('rules.TM-CULT'),
        Draw: (props) => <CultBoard {...shared(props)} />,
      },
      {
        id: 'favours',
        breadth: 'half',
        title: words.name('favourTiles'),
        Draw: (props) => <FavourTiles {...shared(props)} />,
      },
      {
        id: 'towns',
        breadth: 'whole',
        title: words.name('townTiles'),
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
      const about = [data.building, data.cult].find((value) => typeof value === 'string');
      const name = eventIconName(kind, typeof about === 'string' ? about : null);
      return name === null ? null : <Icon name={name} />;
    },
    plain: PLAIN,
    orderForms: leechForms(words),
    charted: ['points', 'coins', 'workers', 'priests'],
    asText: (view) => asText({ atlas, words, view, looks: looks(view) }),
  };
}

export const board: BoardMaker<State, Action> = {
  make: (rules, _options, words) => make(rules, words),
};
