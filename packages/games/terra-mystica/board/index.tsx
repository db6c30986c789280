/** Terra Mystica's board. */
import { type BoardMaker, type DrawnBoard, Icon, type Words } from '@guildhall/board-kit';
import type { Rules } from '@guildhall/kernel';
import { SHARED_PLAIN, terraBoard } from '../../terra/board/index.ts';
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
import * as places from './places.ts';
import { SeatBoard, SeatLine } from './seat-board.tsx';
import { BonusCards, FavourTiles, Powers, ScoringTiles, Towns } from './supply.tsx';

/** Events that say no more than the action that leads to them. */
const PLAIN: ReadonlySet<string> = new Set([
  ...SHARED_PLAIN,
  'sandstorm',
  'favour',
  'priestSent',
  'ordained',
  'cardTaken',
]);

function make(rules: Rules<State, Action>, words: Words): DrawnBoard<State, Action> {
  return terraBoard(words, {
    atlas: atlasOf(rules),
    looksOf,
    Main: HexMap,
    panels: [
      {
        id: 'factions',
        slot: 'tray',
        title: words.say('factions'),
        shown: (view) => view.players.some(({ faction }) => faction === NONE),
        Draw: FactionPicker,
      },
      { id: 'scoring', slot: 'tracks', title: words.name('scoringTiles'), Draw: ScoringTiles },
      { id: 'powers', slot: 'tracks', title: words.name('rules.TM-ACTION'), Draw: Powers },
      { id: 'cards', slot: 'tray', title: words.name('bonusCards'), Draw: BonusCards },
      { id: 'cults', slot: 'tracks', title: words.name('rules.TM-CULT'), Draw: CultBoard },
      { id: 'favours', slot: 'tray', title: words.name('favourTiles'), Draw: FavourTiles },
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
      const about = [data.building, data.cult].find((value) => typeof value === 'string');
      const name = eventIconName(kind, typeof about === 'string' ? about : null);
      return name === null ? null : <Icon name={name} />;
    },
    plain: PLAIN,
    charted: ['points', 'coins', 'workers', 'priests'],
  });
}

export const board: BoardMaker<State, Action> = {
  make: (rules, _options, words) => make(rules, words),
};
