/** The board of Inventions. */
import type { BoardMaker, BoardProps, DrawnBoard, SeatProps, Words } from '@guildhall/board-kit';
import type { Rules } from '@guildhall/kernel';
import type { Action, State } from '../rules/index.ts';
import { amountsOf, eventSign } from './amounts.tsx';
import { asText } from './as-text.ts';
import { atlasOf } from './atlas.ts';
import './board.css';
import { ChronosPanel } from './chronos.tsx';
import { Decision, partOf } from './decision.tsx';
import { explain } from './explain.ts';
import { looksOf } from './looks.ts';
import { IdeaMarket } from './market.tsx';
import { Milestones } from './milestones.tsx';
import { groupOf, introductionOf, placesOf, touchedBy, wishesAt } from './places.ts';
import { Society, SocietyLine } from './society.tsx';
import { ProgressSupply } from './supply.tsx';
import { Tracks } from './tracks.tsx';
import { hasSteps, TurnTree } from './turn-tree.tsx';
import { World } from './world.tsx';

/** Events that say no more than the action that leads to them. */
const PLAIN: ReadonlySet<string> = new Set([
  'prepared',
  'pillarPlayed',
  'presented',
  'invented',
  'innovated',
  'shared',
  'cameHome',
  'tokenPlaced',
  'travelled',
  'eureka',
  'diplomatSent',
  'diplomatRecalled',
  'chained',
  'tileUsed',
  'progressTaken',
  'wealthTaken',
  'built',
  'settled',
  'trained',
  'devoted',
  'ideaDrawn',
  'orderChanged',
  'eraMarkerMoved',
  'aspirationDropped',
  'influenceMoved',
  'scored',
]);

function make(rules: Rules<State, Action>, words: Words): DrawnBoard<State, Action> {
  const atlas = atlasOf(rules);
  const looks = looksOf(words, atlas.seats, atlas.owners);
  const part = (props: BoardProps<State, Action>) => ({ ...props, atlas, looks });
  const ofSeat = (props: SeatProps<State, Action>) => ({ ...props, atlas, looks });
  return {
    sizes: { aspect: 962 / 514, strip: 0, own: [215, 266], side: 404 },
    choices: () => null,
    Tile: () => null,
    charted: ['points', 'influence', 'scholars', 'citizensOnMap'],
    Main: (props) => <World {...part(props)} />,
    panels: [
      {
        id: 'decision',
        slot: 'tracks',
        title: words.say('decision'),
        shown: (view) => partOf(view) !== 'map',
        Draw: (props) => <Decision {...part(props)} />,
      },
      {
        id: 'turn',
        slot: 'tracks',
        title: words.say('thisTurn'),
        shown: hasSteps,
        Draw: (props) => <TurnTree {...part(props)} />,
      },
      {
        id: 'ideas',
        slot: 'tray',
        title: words.say('ideaMarket'),
        shown: (view) => partOf(view) !== 'market',
        Draw: (props) => <IdeaMarket {...part(props)} />,
      },
      {
        id: 'milestones',
        slot: 'tracks',
        title: words.name('milestones'),
        shown: (view) => partOf(view) !== 'milestones',
        Draw: (props) => <Milestones {...part(props)} />,
      },
      {
        id: 'tracks',
        slot: 'tracks',
        title: words.say('tracks'),
        shown: (view) => partOf(view) !== 'tracks',
        Draw: (props) => <Tracks {...part(props)} />,
      },
      {
        id: 'supply',
        slot: 'tray',
        title: words.say('supplyPanel'),
        shown: (view) => partOf(view) !== 'supply',
        Draw: (props) => <ProgressSupply {...part(props)} />,
      },
      {
        id: 'chronos',
        slot: 'tracks',
        title: words.name('chronos'),
        shown: (view) => view.chronos !== null,
        Draw: (props) => <ChronosPanel {...part(props)} />,
      },
    ],
    SeatBoard: (props) => <Society {...ofSeat(props)} />,
    SeatLine: (props) => <SocietyLine {...ofSeat(props)} />,
    looks: () => looks.slice(0, atlas.seats),
    order: (view) => view.order.filter((owner) => owner < atlas.seats),
    status: () => null,
    places: (action) => placesOf(atlas, action),
    wishes: (view, seat, place) => wishesAt(atlas, view, seat, place),
    explain: (view, place, seat) => explain({ atlas, words, view, seat, looks }, place),
    group: (action) => groupOf(words, action),
    introduction: introductionOf,
    amounts: (changes) => amountsOf(words, changes),
    touched: touchedBy,
    eventIcon: ({ kind, data }) => eventSign(kind, [data.pillar, data.specialist]),
    plain: PLAIN,
    orderForms: [],
    asText: (view) => asText({ atlas, words, view, looks }),
  };
}

export const board: BoardMaker<State, Action> = {
  make: (rules, _options, words) => make(rules, words),
};
