/** Age of Innovation's board. */
import type { BoardMaker, DrawnBoard, Words } from '@guildhall/board-kit';
import type { BaseOptions, Rules } from '@guildhall/kernel';
import { SHARED_PLAIN, terraBoard } from '../../terra/board/index.ts';
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
import * as places from './places.ts';
import { ScienceBoard } from './science-board.tsx';
import { SeatBoard, SeatLine } from './seat-board.tsx';
import { Sign } from './signs.tsx';
import { Actions, Palaces, RoundBonuses, RoundTiles, Towns } from './supply.tsx';

/** Events that say no more than the action that leads to them. */
const PLAIN: ReadonlySet<string> = new Set([
  ...SHARED_PLAIN,
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
]);

function make(rules: Rules<State, Action>, options: BaseOptions, words: Words): DrawnBoard<State, Action> {
  return terraBoard(words, {
    atlas: atlasOf(rules, options),
    looksOf,
    Main: HexMap,
    panels: [
      { id: 'choice', slot: 'tracks', title: words.say('choice'), shown: isChoosing, Draw: Picker },
      { id: 'rounds', slot: 'tracks', title: words.name('roundTiles'), Draw: RoundTiles },
      { id: 'actions', slot: 'tracks', title: words.name('actions'), Draw: Actions },
      { id: 'bonuses', slot: 'tray', title: words.name('roundBonuses'), Draw: RoundBonuses },
      { id: 'science', slot: 'tracks', title: words.name('rules.AOI-SCIENCE'), Draw: ScienceBoard },
      { id: 'innovations', slot: 'tray', title: words.name('innovations'), Draw: Innovations },
      { id: 'competencies', slot: 'tray', title: words.name('competencies'), Draw: Competencies },
      { id: 'palaces', slot: 'tray', title: words.name('palaces'), Draw: Palaces },
      { id: 'towns', slot: 'tray', title: words.name('townTiles'), Draw: Towns },
    ],
    sizes: { aspect: 810 / 510, strip: 84, own: [206, 280], side: 472 },
    SeatBoard,
    SeatLine,
    ...places,
    explain,
    asText,
    amountsOf,
    eventIcon: ({ kind, data }) => {
      const sign = eventSign(kind, data);
      return sign === null ? null : <Sign name={sign} />;
    },
    plain: PLAIN,
    charted: ['points', 'coins', 'tools', 'scholars'],
  });
}

export const board: BoardMaker<State, Action> = { make };
