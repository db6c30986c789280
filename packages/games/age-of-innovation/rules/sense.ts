/** Overridden tables that have the right types may still make no sense; a game with them would get stuck or worse. */
import { OptionsError } from '@guildhall/kernel';
import {
  BUILDINGS,
  COUNTED,
  type Deed,
  DISCIPLINES,
  FACTIONS,
  OWN_BUILDINGS,
  SCORED,
  type Tables,
  TERRAINS,
} from '../data/types.ts';

function fault(path: string, what: string): never {
  throw new OptionsError(`override ${path}: ${what}`);
}

function oneOf(path: string, value: string, known: readonly string[]): void {
  if (!known.includes(value)) fault(path, `"${value}" is none of ${known.join(', ')}`);
}

function atLeast(path: string, value: number, least: number): void {
  if (value < least) fault(path, `must be at least ${least}, not ${value}`);
}

function atMost(path: string, value: number, most: number): void {
  if (value > most) fault(path, `must be at most ${most}, not ${value}`);
}

function checkDeed(path: string, deed: Deed | null): void {
  if (deed !== null) oneOf(`${path}.guildFrom`, deed.guildFrom, ['nothing', 'workshop', 'school']);
}

/** The number of tiles of each kind and the places they go to are part of the rules. */
function mustBe(path: string, value: number, printed: number): void {
  if (value !== printed) fault(path, `must be ${printed}, not ${value}`);
}

export function checkSense(tables: Tables): void {
  for (const id of TERRAINS) checkBoard(`boards.${id}`, tables, id);
  for (const id of FACTIONS) {
    const path = `factions.${id}`;
    const { start, action } = tables.factions[id];
    checkDeed(`${path}.action`, action);
    atMost(`${path}.start.competencies`, start.competencies, 1);
    atMost(`${path}.start.towers`, start.towers, 1);
    for (const discipline of DISCIPLINES)
      atMost(`${path}.start.steps.${discipline}`, start.steps[discipline], tables.science.keyLevel - 4);
    atMost(`${path}.start.stepsOfChoice`, start.stepsOfChoice, 3);
  }
  for (const [id, tile] of Object.entries(tables.innovations)) {
    oneOf(`innovations.${id}.counts`, tile.counts, COUNTED);
    oneOf(`innovations.${id}.neutral`, tile.neutral, ['nothing', ...BUILDINGS]);
    checkDeed(`innovations.${id}.action`, tile.action);
  }
  for (const [id, tile] of Object.entries(tables.roundTiles)) {
    oneOf(`roundTiles.${id}.scores`, tile.scores, SCORED);
    oneOf(`roundTiles.${id}.discipline`, tile.discipline, DISCIPLINES);
    atLeast(`roundTiles.${id}.every`, tile.every, 1);
    atLeast(`roundTiles.${id}.lastRound`, tile.lastRound, 4);
  }
  for (const [id, tile] of Object.entries(tables.finalTiles)) {
    oneOf(`finalTiles.${id}.scores`, tile.scores, SCORED);
    oneOf(`finalTiles.${id}.clashesWith`, tile.clashesWith, SCORED);
  }
  for (const [id, tile] of Object.entries(tables.competencies)) checkDeed(`competencies.${id}`, tile.action);
  for (const [id, tile] of Object.entries(tables.palaces)) checkDeed(`palaces.${id}`, tile.action);
  for (const [id, tile] of Object.entries(tables.roundBonuses)) checkDeed(`roundBonuses.${id}`, tile.action);
  for (const [rate, power] of Object.entries(tables.conversions)) atLeast(`conversions.${rate}`, power, 1);
  atLeast('finalScoring.coinsForPoint', tables.finalScoring.coinsForPoint, 1);
  mustBe('rounds', tables.rounds, 6);
  mustBe('spareBonuses', tables.spareBonuses, 3);
  mustBe('bookActionsInPlay', tables.bookActionsInPlay, 3);
  mustBe('draft.boards', tables.draft.boards, 6);
  mustBe('draft.spareFactions', tables.draft.spareFactions, 1);
  mustBe('draft.sparePalaces', tables.draft.sparePalaces, 1);
  mustBe('sparePalaces', tables.sparePalaces, 1);
  mustBe('science.top', tables.science.top, tables.science.power.length - 1);
  atMost('science.keyLevel', tables.science.keyLevel, tables.science.top);
  atLeast('science.keyLevel', tables.science.keyLevel, 7);
  atLeast('town.buildings', tables.town.buildings, 1);
  atLeast('town.buildingsWithUniversity', tables.town.buildingsWithUniversity, 1);
  atLeast('town.buildingsWithMonument', tables.town.buildingsWithMonument, 1);
  for (const [players, rows] of Object.entries(tables.innovationDisplay.rows)) {
    atLeast(`innovationDisplay.rows.${players}`, rows, 1);
    atMost(`innovationDisplay.rows.${players}`, rows, 4);
  }
}

function checkBoard(path: string, tables: Tables, id: (typeof TERRAINS)[number]): void {
  const board = tables.boards[id];
  for (const kind of OWN_BUILDINGS)
    atMost(`pieces.${kind}`, tables.pieces[kind], board.income[kind].length - 1);
  atLeast('pieces.workshop', tables.pieces.workshop, 2);
  atLeast('pieces.university', tables.pieces.university, 1);
  atMost(`${path}.start.scholars`, board.start.scholars, tables.pieces.scholars);
  atMost(`${path}.start.steps`, board.start.steps, 1);
  atMost(`${path}.shipping.max`, board.shipping.max, board.shipping.rewards.length - 1);
  atMost(`${path}.shipping.start`, board.shipping.start, board.shipping.max);
  atMost(`${path}.terraforming.max`, board.terraforming.max, board.terraforming.tools.length - 1);
  for (const [level, tools] of board.terraforming.tools.entries())
    atLeast(`${path}.terraforming.tools.${level}`, tools, 1);
}
