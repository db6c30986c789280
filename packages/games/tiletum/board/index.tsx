/** The board of Tiletum. */
import type { BoardMaker, BoardProps, DrawnBoard, SeatProps, Words } from '@guildhall/board-kit';
import type { Rules } from '@guildhall/kernel';
import type { Tables } from '../data/index.ts';
import type { Action, Options, State } from '../rules/index.ts';
import { amountsOf, eventSign, goodsAtHand, PLAIN } from './amounts.tsx';
import { atlasOf, CARDINAL, NONE, openChoice } from './atlas.ts';
import './board.css';
import './cardinal.css';
import './maps.css';
import './own-board.css';
import './panels.css';
import './wheel.css';
import { CardinalBoard, Challenges, DecreeCard } from './cardinal.tsx';
import { CathedralSign } from './cathedrals.tsx';
import { ChoiceTile, choicesOf } from './choices.tsx';
import { fairText, tabletText, whenText } from './describe.ts';
import { ISLAND, MAINLAND, Town } from './europe.tsx';
import { spotAt } from './europe-layout.ts';
import { explain } from './explain.ts';
import { explainMap, explainSpot } from './explain-spot.ts';
import { Parts } from './faces.tsx';
import { Fairs } from './fairs.tsx';
import { looksOf } from './looks.ts';
import { Main, pageOf } from './main.tsx';
import { Characters, Contracts } from './offers.tsx';
import { OwnBoard } from './own-board.tsx';
import { SmallPieces } from './pieces.tsx';
import { groupOf, introductionOf, placesOf, slotOf, touchedBy } from './places.ts';
import { SeatLine } from './seat-line.tsx';
import { STONE, TabletFace } from './tablet.tsx';
import { Technologies } from './technologies.tsx';
import { turns } from './turns.ts';
import { Underground } from './underground.tsx';
import { wishesAt } from './wishes.ts';

function make(rules: Rules<State, Action, Tables>, words: Words): DrawnBoard<State, Action> {
  const atlas = atlasOf(rules);
  const looks = looksOf(atlas, words);
  const part = (props: BoardProps<State, Action>) => ({ ...props, atlas, looks });
  const ofSeat = (props: SeatProps<State, Action>) => ({ ...props, atlas, looks });
  const isAlone = atlas.seats === 1;
  const hasCardinal = (view: State): boolean => view.cardinal !== undefined;
  const isFull = (view: State): boolean => view.silver !== null || hasCardinal(view);
  return {
    sizes: { aspect: 2.1, strip: 0, own: [208, 300], side: isAlone ? 356 : 330 },
    mainTabs: [
      { id: 'wheel', glyph: 'wheel', title: words.say('wheelTab'), has: (page) => page === 'wheel' },
      { id: 'map', glyph: 'map', title: words.say('mapsTab'), has: (page) => page !== 'wheel' },
    ],
    Main: ({ tab, onTab, ...props }) => <Main {...part(props)} tab={tab} onTab={onTab} />,
    panels: [
      {
        id: 'cardinal',
        slot: 'tracks',
        title: words.name('cardinal'),
        isTabbed: isFull,
        shown: hasCardinal,
        Draw: (props) => <CardinalBoard {...part(props)} />,
      },
      {
        id: 'decree',
        slot: 'tracks',
        title: words.say('decree'),
        isTabbed: isFull,
        shown: hasCardinal,
        Draw: (props) => <DecreeCard {...part(props)} />,
      },
      {
        id: 'fairs',
        slot: 'tracks',
        title: words.name('rules.TIL-FAIR'),
        isTabbed: isFull,
        Draw: (props) => <Fairs {...part(props)} />,
      },
      {
        id: 'contracts',
        slot: 'tray',
        title: words.say('contracts'),
        tab: words.say('tabTray'),
        Draw: (props) => <Contracts {...part(props)} />,
      },
      {
        id: 'characters',
        slot: 'tray',
        title: words.say('characters'),
        sharesTab: (view) => (isFull(view) ? 'contracts' : null),
        Draw: (props) => <Characters {...part(props)} />,
      },
      {
        id: 'technologies',
        slot: 'tray',
        title: words.name('rules.TIL-TECHNOLOGY'),
        shown: (view) => view.silver !== null,
        Draw: (props) => <Technologies {...part(props)} />,
      },
      {
        id: 'challenges',
        slot: 'tray',
        title: words.say('challenges'),
        sharesTab: () => 'fairs',
        shown: hasCardinal,
        Draw: (props) => <Challenges {...part(props)} />,
      },
    ],
    SeatBoard: (props) => <OwnBoard {...ofSeat(props)} />,
    SeatLine: (props) => <SeatLine {...ofSeat(props)} />,
    looks: () => looks.slice(0, atlas.seats),
    rival: (view) =>
      hasCardinal(view)
        ? { look: looks[CARDINAL], points: view.players[CARDINAL].points, panel: 'cardinal' }
        : null,
    order: (view) => view.order.filter((owner) => owner < atlas.seats),
    when: (view) => whenText(words, atlas, view),
    status: () => null,
    places: (action) => placesOf(atlas, action),
    page: (place) => pageOf(place)?.toString() ?? null,
    slotOf: (view, place) => slotOf(atlas, view, place),
    wishes: (view, seat, place) => wishesAt(atlas, view, seat, place),
    // A die as it lies; making it smaller or larger costs gold.
    isPlain: (action) => action.kind === 'take' && action.to === NONE,
    explain: (view, place, seat) => explain({ atlas, words, view, seat, looks }, place),
    choices: (view, seat, offers) => choicesOf(atlas, view, seat, offers),
    Tile: (props) => <ChoiceTile {...part(props)} place={props.place} />,
    group: (action) => groupOf(words, action),
    role: ({ kind }) => {
      if (kind === 'keep' || kind === 'decline') return 'answer';
      return kind === 'end' || kind === 'done' ? 'end' : null;
    },
    // Goods and action points of a die come after the question about its tile, whatever the answer.
    settles: (view) => {
      const asked = openChoice(view, 'dieAction');
      if (asked !== null) return { kind: 'choose', action: asked.action };
      return openChoice(view, 'placeTile') === null ? null : { kind: 'decline' };
    },
    introduction: introductionOf,
    amounts: (changes) => amountsOf(words, changes),
    goods: (view, seat) => goodsAtHand(words, view, seat),
    touched: touchedBy,
    eventIcon: ({ kind, data }) => eventSign(kind, data.good),
    turns,
    plain: PLAIN,
    orderForms: [],
    legend: async () =>
      (await import('./legend.tsx')).legendOf(words, looks, (look) => <SmallPieces look={look} />),
    closeUps: async () =>
      (await import('./close-ups.tsx')).closeUpsOf({
        atlas,
        words,
        looks,
        CathedralSign,
        Parts,
        TabletFace,
        Town,
        Underground,
        explainMap,
        explainSpot,
        fairText,
        tabletText,
        spotAt,
        shapes: [MAINLAND, ISLAND, STONE],
      }),
    charted: ['points', 'housesOnMap', 'pillarsOnMap', 'contractsFulfilled', 'characters'],
    asText: async (view) => (await import('./as-text.ts')).asText({ atlas, words, view, looks }),
  };
}

export const board: BoardMaker<State, Action, Options, Tables> = {
  make: (rules, _options, words) => make(rules, words),
};
