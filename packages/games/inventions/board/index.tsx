/** The board of Inventions. */
import type { BoardMaker, BoardProps, DrawnBoard, SeatProps, Words } from '@guildhall/board-kit';
import type { Rules } from '@guildhall/kernel';
import type { Tables } from '../data/index.ts';
import { eraOfRound, roundOfEra } from '../data/rounds.ts';
import type { Action, Options, State } from '../rules/index.ts';
import { amountsOf, eventSign, peopleAtHand } from './amounts.tsx';
import { type Atlas, atlasOf } from './atlas.ts';
import './board.css';
import './panels/panels.css';
import { choicesOf } from './choices.ts';
import { explain } from './explain/explain.ts';
import { looksOf } from './looks.ts';
import { ChronosPanel } from './panels/chronos.tsx';
import { IdeaMarket } from './panels/market.tsx';
import { ProgressSupply } from './panels/supply.tsx';
import { ChoiceTile } from './panels/tile.tsx';
import { WealthStacks } from './panels/wealth.tsx';
import { groupOf, introductionOf, placesOf, touchedBy, wishesAt } from './places.ts';
import { Society, SocietyLine } from './society/society.tsx';
import { hasSteps, TurnTree } from './society/turn-tree.tsx';
import { turns } from './turns.ts';
import { Milestones } from './world/milestones.tsx';
import { pageOfPlace } from './world/phone-world.tsx';
import { World } from './world/world.tsx';

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

/** What finishes a step, or goes without it. */
const ENDS: ReadonlySet<Action['kind']> = new Set(['done', 'end', 'decline']);

/** Time is counted in eras and their rounds, never in rounds of the whole game. */
function whenIs(atlas: Atlas, words: Words, { phase, round }: State): string {
  return phase === 'turns' ? roundName(atlas, words, round, 'long') : words.name(`phase.${phase}`);
}

function roundName({ tables }: Atlas, words: Words, number: number, form: 'long' | 'short'): string {
  const era = eraOfRound(tables.rounds, number);
  const { round, rounds } = roundOfEra(tables.rounds, number);
  const isOutside = round === 0 || round > rounds;
  if (form === 'short') return isOutside ? String(era) : `${era}.${round}`;
  return isOutside ? words.say('eraNumber', { era }) : words.say('roundOfEra', { era, round, rounds });
}

function make(rules: Rules<State, Action, Tables>, words: Words): DrawnBoard<State, Action> {
  const atlas = atlasOf(rules);
  const looks = looksOf(words, atlas.seats, atlas.owners);
  const part = (props: BoardProps<State, Action>) => ({ ...props, atlas, looks });
  const ofSeat = (props: SeatProps<State, Action>) => ({ ...props, atlas, looks });
  return {
    sizes: { aspect: 1.87, strip: 0, own: [220, 276], side: 404 },
    charted: ['points', 'influence', 'scholars', 'citizensOnMap'],
    mainTab: words.say('tabMain'),
    Main: (props) => <World {...part(props)} />,
    panels: [
      {
        id: 'milestones',
        slot: 'tracks',
        title: words.name('milestones'),
        tab: words.say('tabTracks'),
        isTabbed: () => true,
        Draw: (props) => <Milestones {...part(props)} />,
      },
      {
        id: 'supply',
        slot: 'tray',
        title: words.say('supplyPanel'),
        tab: words.say('tabTray'),
        Draw: (props) => <ProgressSupply {...part(props)} />,
      },
      {
        id: 'ideas',
        slot: 'tray',
        title: words.say('ideaMarket'),
        Draw: (props) => <IdeaMarket {...part(props)} />,
      },
      {
        id: 'wealth',
        slot: 'tray',
        title: words.name('wealth'),
        Draw: (props) => <WealthStacks {...part(props)} />,
      },
      {
        id: 'turn',
        slot: 'tracks',
        title: words.say('thisTurn'),
        shown: hasSteps,
        Draw: (props) => <TurnTree {...part(props)} />,
      },
      {
        id: 'chronos',
        slot: 'tray',
        title: words.name('chronos'),
        shown: (view) => view.chronos !== null,
        Draw: (props) => <ChronosPanel {...part(props)} />,
      },
    ],
    choices: (view, seat, offers) => choicesOf(atlas, view, seat, offers),
    Tile: ({ place, ...props }) => <ChoiceTile {...part(props)} place={place} />,
    SeatBoard: (props) => <Society {...ofSeat(props)} />,
    SeatLine: (props) => <SocietyLine {...ofSeat(props)} />,
    looks: () => looks.slice(0, atlas.seats),
    order: (view) => view.order.filter((owner) => owner < atlas.seats),
    when: (view) => whenIs(atlas, words, view),
    roundName: (round, form) => roundName(atlas, words, round, form),
    status: () => null,
    places: (action) => placesOf(atlas, action),
    page: (place) => String(pageOfPlace(place)),
    wishes: (view, seat, place) => wishesAt(atlas, view, seat, place),
    explain: (view, place, seat) => explain({ atlas, words, view, seat, looks }, place),
    role: ({ kind }) => (ENDS.has(kind) ? 'end' : null),
    group: (action) => groupOf(words, action),
    introduction: introductionOf,
    amounts: (changes) => amountsOf(words, changes),
    goods: (view, seat) => peopleAtHand(words, view.players[seat]),
    touched: touchedBy,
    eventIcon: ({ kind, data }) => eventSign(kind, [data.pillar, data.specialist]),
    turns,
    plain: PLAIN,
    orderForms: [],
    legend: async () => (await import('./legend.tsx')).legendOf(words),
    asText: async (view) => (await import('./explain/as-text.ts')).asText({ atlas, words, view, looks }),
  };
}

export const board: BoardMaker<State, Action, Options, Tables> = {
  make: (rules, _options, words) => make(rules, words),
};
