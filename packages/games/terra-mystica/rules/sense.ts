/** Overridden tables that have the right types may still make no sense; a game with them would get stuck or worse. */
import { OptionsError } from '@guildhall/kernel';
import { BUILDINGS, CULTS, FACTIONS, type FactionTable, type Tables, TERRAINS } from '../data/types.ts';

type Fault = (path: string, what: string) => never;

const fault: Fault = (path, what) => {
  throw new OptionsError(`override ${path}: ${what}`);
};

function oneOf(path: string, value: string, known: readonly string[]): void {
  if (!known.includes(value)) fault(path, `"${value}" is none of ${known.join(', ')}`);
}

function atLeast(path: string, value: number, least: number): void {
  if (value < least) fault(path, `must be at least ${least}, not ${value}`);
}

function atMost(path: string, value: number, most: number): void {
  if (value > most) fault(path, `must be at most ${most}, not ${value}`);
}

export function checkSense(tables: Tables, cardsInPlay: number, tilesToDraw: number): void {
  for (const id of FACTIONS) checkFaction(`factions.${id}`, tables.factions[id], tables);
  for (const [id, tile] of Object.entries(tables.scoringTiles)) {
    oneOf(`scoringTiles.${id}.counts`, tile.counts, [...CULTS, 'cultPriests']);
    atLeast(`scoringTiles.${id}.every`, tile.every, 1);
  }
  for (const [id, tile] of Object.entries(tables.favourTiles))
    oneOf(`favourTiles.${id}.cult`, tile.cult, CULTS);
  for (const [rate, power] of Object.entries(tables.conversions)) atLeast(`conversions.${rate}`, power, 1);
  atLeast('finalScoring.coinsForPoint', tables.finalScoring.coinsForPoint, 1);
  atLeast('rounds', tables.rounds, 1);
  atMost('rounds', tables.rounds, tilesToDraw);
  atLeast('spareBonusCards', tables.spareBonusCards, 1);
  atMost('spareBonusCards', tables.spareBonusCards, cardsInPlay);
  atLeast('town.buildings', tables.town.buildings, 1);
  atLeast('town.buildingsWithSanctuary', tables.town.buildingsWithSanctuary, 1);
  if (tables.cults.top !== tables.cults.power.length - 1) {
    fault('cults.top', `must be ${tables.cults.power.length - 1}, the last space with a power value`);
  }
  for (const [players, ids] of Object.entries(tables.firstGame)) {
    for (const [seat, id] of ids.entries()) oneOf(`firstGame.${players}.${seat}`, id, FACTIONS);
  }
}

const ACTIONS = ['cultSteps', 'ride', 'freeTradingHouse', 'doubleTurn', 'freeSpades', 'sandstorm'];

function checkFaction(path: string, faction: FactionTable, tables: Tables): void {
  oneOf(`${path}.terrain`, faction.terrain, TERRAINS);
  atMost(`${path}.start.priests`, faction.start.priests, tables.pieces.priests);
  atLeast(`${path}.firstDwellings`, faction.firstDwellings, 1);
  atMost(`${path}.firstDwellings`, faction.firstDwellings, Math.min(3, tables.pieces.dwelling));
  for (const cult of CULTS)
    atMost(`${path}.start.cults.${cult}`, faction.start.cults[cult], tables.cults.top - 1);
  atMost(`${path}.shipping.max`, faction.shipping.max, faction.shipping.points.length - 1);
  atMost(`${path}.shipping.start`, faction.shipping.start, faction.shipping.max);
  atMost(`${path}.digging.max`, faction.digging.max, faction.digging.spade.length - 1);
  for (const kind of BUILDINGS)
    atMost(`pieces.${kind}`, tables.pieces[kind], faction.income[kind].length - 1);
  // At 1:1 a point could become a coin and a point again for ever.
  if (faction.coinsForPoint === 1) fault(`${path}.coinsForPoint`, 'must be 0 or at least 2');
  const { action } = faction.stronghold;
  if (action !== null) oneOf(`${path}.stronghold.action`, action, ACTIONS);
}
