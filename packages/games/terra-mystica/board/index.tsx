/** Terra Mystica's board. */
import type { BoardMaker, DrawnBoard, Words } from '@guildhall/board-kit';
import type { Rules } from '@guildhall/kernel';
import { aspectOf, Icon, STRIP, terraBoard } from '../../terra/board/index.ts';
import type { Tables } from '../data/index.ts';
import type { Action, Options, State } from '../rules/index.ts';
import { amountsOf, eventIconName, goodsAtHand } from './amounts.tsx';
import { atlasOf } from './atlas.ts';
import './board.css';
import { choicesAmong, Tile } from './choices.tsx';
import { CultBoard } from './cult-board.tsx';
import { explain } from './explain.ts';
import { Factions, isChoosing } from './factions.tsx';
import { looksOf } from './looks.ts';
import { Main } from './map.tsx';
import * as places from './places.ts';
import { SeatBoard, SeatLine } from './seat-board.tsx';
import { BonusCards, FavourTiles, ScoringTiles, Towns } from './supply.tsx';
import { turns } from './turns.ts';

function make(rules: Rules<State, Action, Tables>, words: Words): DrawnBoard<State, Action> {
  const atlas = atlasOf(rules);
  return terraBoard(words, {
    atlas,
    seats: rules.seats,
    looksOf,
    Main,
    mainTab: words.say('tabMain'),
    panels: [
      {
        id: 'factions',
        slot: 'tracks',
        title: words.say('factions'),
        shown: isChoosing,
        Draw: Factions,
      },
      {
        id: 'cults',
        slot: 'tracks',
        title: words.name('rules.TM-CULT'),
        tab: words.say('tabTracks'),
        shown: (view) => !isChoosing(view),
        Draw: CultBoard,
      },
      { id: 'scoring', slot: 'tracks', title: words.say('roundScoring'), Draw: ScoringTiles },
      {
        id: 'favours',
        slot: 'tray',
        title: words.name('favourTiles'),
        tab: words.say('tabTray'),
        Draw: FavourTiles,
      },
      { id: 'cards', slot: 'tray', title: words.name('bonusCards'), Draw: BonusCards },
      { id: 'towns', slot: 'tray', title: words.name('townTiles'), Draw: Towns },
    ],
    sizes: { aspect: aspectOf(atlas.map), strip: STRIP, own: [206, 280], side: 472 },
    SeatBoard,
    SeatLine,
    Tile,
    choicesAmong,
    decidesBoard: (_view, _seat, { kind }) => kind === 'faction',
    weighedBy: 'scoring',
    ...places,
    explain,
    asText: async (context) => (await import('./as-text.ts')).asText(context),
    amountsOf,
    goods: (view, seat) => goodsAtHand(words, view.players[seat]),
    eventIcon: ({ kind, data }) => {
      const about = [data.building, data.cult].find((value) => typeof value === 'string');
      const name = eventIconName(kind, typeof about === 'string' ? about : null);
      return name === null ? null : <Icon name={name} />;
    },
    turns,
    plain: ['sandstorm', 'favour', 'priestSent', 'ordained', 'cardTaken'],
    legend: async () => (await import('./legend.tsx')).legendOf(words),
    charted: ['points', 'coins', 'workers', 'priests'],
  });
}

export const board: BoardMaker<State, Action, Options, Tables> = {
  make: (rules, _options, words) => make(rules, words),
};
