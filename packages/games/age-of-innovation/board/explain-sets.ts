/** What planning boards and factions are, in words: alone, and as the sets that are chosen at the start. */
import { type Explanation, explanation, type Words } from '@guildhall/board-kit';
import { takenBy } from '../../terra/board/index.ts';
import { FACTIONS, type FactionId, TERRAINS, type Terrain } from '../data/index.ts';
import { type Atlas, type ExplainContext, factionsOnCard, NONE, partsOfSet } from './atlas.ts';
import { effectOf } from './explain-tiles.ts';

export function explainSet(context: ExplainContext, board: number): Explanation {
  const { atlas, words, view } = context;
  const { faction: number, bonus, owner } = partsOfSet(view, board);
  if (number === null) return explainBoard(context, TERRAINS[board]);
  const faction = FACTIONS[number];
  return explanation(
    words.say('setTitle', { board: TERRAINS[board], faction }),
    [
      `${words.say('setBoard')}: ${effectOf({ words, atlas }, TERRAINS[board])}`,
      `${words.say('setFaction')}: ${effectOf({ words, atlas }, faction)}`,
      ...(bonus === null ? [] : [`${words.name('roundBonus')}: ${words.name(atlas.bonuses[bonus])}`]),
    ],
    [ruleOf(faction), `AOI-BOARD-${TERRAINS[board].toUpperCase()}`, 'AOI-SETUP-SETS'],
    {
      drawn: [startLine(atlas, words, TERRAINS[board])],
      ...(owner === NONE ? {} : takenBy({ ...context, seat: null }, [owner], 0)),
    },
  );
}

function startLine(atlas: Atlas, words: Words, board: Terrain): string {
  const { coins, tools, scholars, bowls } = atlas.tables.boards[board].start;
  return words.say('boardStart', { coins, tools, scholars, bowls: bowls.join('/') });
}

export function explainBoard({ atlas, words, view }: ExplainContext, board: Terrain): Explanation {
  const factions = factionsOnCard(atlas, view, TERRAINS.indexOf(board)).map((faction) => FACTIONS[faction]);
  return explanation(
    words.say('boardTitle', { board }),
    [
      effectOf({ words, atlas }, board),
      ...factions.map((faction) => `${words.name(faction)}: ${effectOf({ words, atlas }, faction)}`),
    ],
    [`AOI-BOARD-${board.toUpperCase()}`, 'AOI-SETUP-START-VALUES'],
    { drawn: [startLine(atlas, words, board)] },
  );
}

export function explainFaction({ atlas, words }: ExplainContext, id: FactionId): Explanation {
  return explanation(words.name(id), [effectOf({ words, atlas }, id)], [ruleOf(id)]);
}

function ruleOf(faction: FactionId): string {
  return `AOI-${faction.toUpperCase()}`;
}
