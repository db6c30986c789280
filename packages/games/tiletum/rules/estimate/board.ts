/** Characters, buildings and tiles on the own board. */
import { ACTIONS, FLOORS } from '../../data/index.ts';
import { isFilled } from '../players.ts';
import { characterOf, helperOf, isCharacter, isHelper, type Ruleset } from '../ruleset.ts';
import { NONE, type Player, type State } from '../state.ts';
import { markerPoints } from '../technologies.ts';
import { between } from './king.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';
import { benefitWorth } from './worths.ts';

/** How much of its rooms a building has, by what they cost. */
function progressOf(g: Ruleset, player: Player, building: number): number {
  let whole = 0;
  let done = 0;
  for (let floor = 0; floor < g.buildings[building].rooms; floor++) {
    whole += g.tables.floors[floor];
    if (player.rooms[building * FLOORS + floor] !== NONE) done += g.tables.floors[floor];
  }
  return whole === 0 ? 0 : done / whole;
}

export function buildingsWorth(g: Ruleset, state: State, seat: number, outlook: Outlook): number {
  const player = state.players[seat];
  const { turns } = outlook.moment;
  const time = turns / (turns + 2);
  let worth = 0;
  let completed = 0;
  for (let building = 0; building < g.buildings.length; building++) {
    const about = g.buildings[building];
    const hasCrest = player.crests[building] !== NONE;
    const filled = isFilled(g, player, building);
    const progress = filled ? 1 : progressOf(g, player, building);
    if (filled && hasCrest) {
      completed += 1;
      continue;
    }
    const way = 0.5 * progress + (hasCrest ? 0.45 : 0);
    completed += time * way * way;
    worth += time * way * way * about.marker * WEIGHTS.uses * turns;
    if (!filled && about.hasRoofHouse) worth += time * progress ** 2 * 0.8 * outlook.houseAtHand;
    if (!filled) worth += time * progress ** 2 * outlook.units.buildings;
  }
  worth += between(g.tables.scoring.buildings, completed + WEIGHTS.completing * turns);
  for (let action = 0; action < ACTIONS.length; action++)
    worth += markerPoints(state, seat, action) * WEIGHTS.uses * turns * WEIGHTS.actionPoint[action];
  for (const tile of player.rooms) {
    if (tile === NONE) continue;
    const { effect, amount } = characterOf(g, tile);
    worth += WEIGHTS.bonusAgain * time * benefitWorth(effect, amount, outlook);
  }
  return worth;
}

/** Action points that the cheapest fitting room for a character costs; null: there is none. */
function cheapestRoom(g: Ruleset, player: Player, tile: number): number | null {
  const { type } = characterOf(g, tile);
  let home = NONE;
  let cheapest: number | null = null;
  for (let building = 0; building < g.buildings.length; building++) {
    if (g.buildings[building].takesAnyone) continue;
    for (let floor = 0; floor < g.buildings[building].rooms; floor++) {
      const other = player.rooms[building * FLOORS + floor];
      if (other !== NONE && characterOf(g, other).type === type) home = building;
    }
  }
  for (let building = 0; building < g.buildings.length; building++) {
    const { rooms, takesAnyone } = g.buildings[building];
    let isEmpty = true;
    let price: number | null = null;
    for (let floor = rooms - 1; floor >= 0; floor--) {
      if (player.rooms[building * FLOORS + floor] !== NONE) isEmpty = false;
      else price = g.tables.floors[floor];
    }
    const fits = takesAnyone || building === home || (home === NONE && isEmpty);
    if (fits && price !== null && (cheapest === null || price < cheapest)) cheapest = price;
  }
  return cheapest;
}

/** Whether a character could move in somewhere. */
export function hasRoom(g: Ruleset, player: Player, tile: number): boolean {
  return cheapestRoom(g, player, tile) !== null;
}

/** Helpers and characters that wait; contracts and crests are counted with the goods that they wait for. */
export function storehouseWorth(g: Ruleset, state: State, seat: number, outlook: Outlook): number {
  const player = state.players[seat];
  const { turns, mayAct } = outlook.moment;
  if (!mayAct) return 0;
  let worth = 0;
  for (const tile of player.storehouse) {
    if (isHelper(g, tile)) worth += helperWorth(g, player, tile, outlook);
    else if (isCharacter(g, tile)) {
      const room = cheapestRoom(g, player, tile);
      const { effect, amount } = characterOf(g, tile);
      const hope = turns === 0 ? 0.2 : turns / (turns + 1.5);
      if (room !== null)
        worth += hope * WEIGHTS.waiting * Math.max(0.4, WEIGHTS.room + benefitWorth(effect, amount, outlook));
    }
  }
  if (player.storehouse.length >= g.tables.pieces.storehouse) worth -= WEIGHTS.crowded;
  return worth;
}

export function helperWorth(g: Ruleset, player: Player, tile: number, outlook: Outlook): number {
  const { effect, amount, pays, price } = helperOf(g, tile);
  const { turns } = outlook.moment;
  const cost = price * (pays === 'silver' ? WEIGHTS.nugget : WEIGHTS.gold);
  const isLate = turns === 0 && (effect === 'colour' || effect === 'colourPlus');
  if (isLate) return 0;
  const hasPrice = price === 0 || (pays === 'silver' ? player.silver : player.goods[0]) >= price;
  return (hasPrice ? WEIGHTS.helper : 0.6) * Math.max(0, benefitWorth(effect, amount, outlook) - cost);
}
