/** Age of Innovation's board. */
import type { BoardMaker, DrawnBoard, Words } from '@guildhall/board-kit';
import type { Rules } from '@guildhall/kernel';
import { aspectOf, STRIP, terraBoard } from '../../terra/board/index.ts';
import type { Tables } from '../data/index.ts';
import type { Action, Options, State } from '../rules/index.ts';
import { amountsOf, eventIconName, goodsAtHand } from './amounts.tsx';
import { AUTOMA, atlasOf } from './atlas.ts';

import { AutomaPanel, hasAutoma } from './automa/panel.tsx';
import './automa/automa.css';
import './board.css';
import { choicesAmong, decidesBoard, Tile } from './choices.tsx';
import { Competencies, Innovations } from './displays.tsx';
import { explain } from './explain.ts';
import { GameIcon } from './icons.tsx';
import { looksOf } from './looks.ts';
import { Main } from './map.tsx';
import * as places from './places.ts';
import { introductionOf } from './places.ts';
import { ScienceBoard } from './science-board.tsx';
import { SeatBoard, SeatLine } from './seat-board.tsx';
import { isChoosing, Sets } from './sets.tsx';
import { Palaces, RoundBonuses, RoundTiles, Towns } from './supply.tsx';
import { turns } from './turns.ts';

/** What the Automa's cards take beside the map, in pixels. */
const AUTOMA_STRIP = 142;

/** Rules by which somebody alone is introduced to actions that others meet in a draft. */
const ALONE: Readonly<Partial<Record<Action['kind'], string>>> = {
  board: 'AOI-SOLO-PLANNING-CARD',
  faction: 'AOI-SOLO-PLANNING-CARD',
  bonus: 'AOI-SOLO-BONUSES',
};

function make(
  rules: Rules<State, Action, Tables>,
  options: Options,
  words: Words,
): DrawnBoard<State, Action> {
  const atlas = atlasOf(rules, options);
  return terraBoard(words, {
    atlas,
    looksOf,
    Main,
    mainTab: words.say('tabMain'),
    seats: rules.seats,
    rival: (view, looks) =>
      hasAutoma(view) ? { look: looks[AUTOMA], points: view.players[AUTOMA].points, panel: 'automa' } : null,
    panels: [
      {
        id: 'sets',
        slot: 'tracks',
        title: words.say('choice'),
        tab: words.say('tabChoice'),
        shown: isChoosing,
        Draw: Sets,
      },
      {
        id: 'science',
        slot: 'tracks',
        title: words.name('rules.AOI-SCIENCE'),
        tab: words.say('tabTracks'),
        shown: (view) => !isChoosing(view),
        Draw: ScienceBoard,
      },
      { id: 'rounds', slot: 'tracks', title: words.say('roundScoring'), Draw: RoundTiles },
      {
        id: 'automa',
        slot: 'tracks',
        title: words.name('automa'),
        isTabbed: hasAutoma,
        shown: hasAutoma,
        Draw: AutomaPanel,
      },
      {
        id: 'competencies',
        slot: 'tray',
        title: words.name('competencies'),
        tab: words.say('tabTray'),
        Draw: Competencies,
      },
      { id: 'innovations', slot: 'tray', title: words.name('innovations'), Draw: Innovations },
      { id: 'bonuses', slot: 'tray', title: words.name('roundBonuses'), Draw: RoundBonuses },
      { id: 'palaces', slot: 'tray', stack: 'once', title: words.name('palaces'), Draw: Palaces },
      { id: 'towns', slot: 'tray', stack: 'once', title: words.name('townTiles'), Draw: Towns },
    ],
    sizes: {
      aspect: aspectOf(atlas.map),
      strip: STRIP + (rules.seats === 1 ? AUTOMA_STRIP : 0),
      own: [240, 310],
      // Beside her cards the rest is narrower.
      side: rules.seats === 1 ? 456 : 480,
    },
    SeatBoard,
    SeatLine,
    Tile,
    choicesAmong,
    decidesBoard,
    weighedBy: 'rounds',
    ...places,
    introductionOf: (action) =>
      (rules.seats === 1 ? ALONE[action.kind] : undefined) ?? introductionOf(action),
    explain,
    asText: async (context) => (await import('./as-text.ts')).asText(context),
    amountsOf,
    goods: (view, seat) => goodsAtHand(words, view.players[seat]),
    eventIcon: ({ kind, data }) => {
      const name = eventIconName(kind, data);
      return name === null ? null : <GameIcon name={name} />;
    },
    turns,
    plain: [
      'setChosen',
      'boardChosen',
      'palaceDrafted',
      'palace',
      'bonusTaken',
      'neutralBuilt',
      'annexPlaced',
      'tunnelled',
      'flown',
      'bookAction',
      'bookTaken',
      'competency',
      'innovation',
      'scholarSent',
    ],
    legend: async () => (await import('./legend.tsx')).legendOf(words),
    charted: ['points', 'coins', 'tools', 'scholars'],
  });
}

export const board: BoardMaker<State, Action, Options, Tables> = { make };
