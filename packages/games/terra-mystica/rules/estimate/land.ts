/** What a seat's buildings on the map promise: its area, room to grow, neighbours, towns to come. */
import type { Inputs } from '@guildhall/kernel';
import { add, type HexSet, has, hexSet, WORDS } from '../../../terra/index.ts';
import { leapRange } from '../reach.ts';
import type { Ruleset } from '../ruleset.ts';
import { BUILDING_KINDS, DWELLING, NONE, SANCTUARY, type State } from '../state.ts';
import { moment } from './moment.ts';
import { putShares } from './standing.ts';

const MOST_SEATS = 5;
const settled: readonly HexSet[] = Array.from({ length: MOST_SEATS }, hexSet);
const left = hexSet();
const near = hexSet();
const beyond = hexSet();
const stack = new Int32Array(96);
const areas = new Float64Array(MOST_SEATS);
const totals = new Float64Array(3);

function tellSettled(state: State, seats: number): void {
  for (let seat = 0; seat < seats; seat++) settled[seat].fill(0);
  const { buildings } = state;
  for (let hex = 0; hex < buildings.length; hex++) {
    const building = buildings[hex];
    if (building >= 0) add(settled[(building / BUILDING_KINDS) | 0], hex);
  }
}

function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Moves the hexes of `wanted` that are left onto the stack. */
function take(wanted: HexSet, top: number): number {
  let size = top;
  for (let word = 0; word < WORDS; word++) {
    let found = wanted[word] & left[word];
    left[word] &= ~found;
    while (found !== 0) {
      stack[size++] = (word << 5) + lowest(found);
      found &= found - 1;
    }
  }
  return size;
}

function takeOverBridges(g: Ruleset, state: State, hex: number, top: number): number {
  let size = top;
  const { bridges } = state;
  for (let i = 0; i < bridges.length; i++) {
    const site = g.sites[bridges[i] >> 3];
    const other = site[0] === hex ? site[1] : site[1] === hex ? site[0] : NONE;
    if (other === NONE || !has(left, other)) continue;
    left[other >> 5] &= ~(1 << (other & 31));
    stack[size++] = other;
  }
  return size;
}

function largestArea(g: Ruleset, state: State, seat: number): number {
  const player = state.players[seat];
  if (player.faction === NONE) return 0;
  const reach = g.reach[player.shipping];
  const range = leapRange(g, player);
  const leap = range > 0 ? g.leap[range] : null;
  left.set(settled[seat]);
  let largest = 0;
  for (let word = 0; word < WORDS; word++) {
    while (left[word] !== 0) {
      stack[0] = (word << 5) + lowest(left[word]);
      left[word] &= left[word] - 1;
      let size = 1;
      let count = 0;
      while (size > 0) {
        const hex = stack[--size];
        count += 1;
        size = take(reach[hex], size);
        if (leap !== null) size = take(leap[hex], size);
        size = takeOverBridges(g, state, hex, size);
      }
      if (count > largest) largest = count;
    }
  }
  return largest;
}

export function putArea(g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  tellSettled(state, g.seats);
  for (let other = 0; other < g.seats; other++) areas[other] = largestArea(g, state, other);
  totals.fill(0);
  putShares(areas, g.seats, seat, g.tables.finalScoring.area, totals);
  const over = 1 - moment.ahead;
  for (let i = 0; i < totals.length; i++) {
    inputs.put(totals[i] / 18);
    inputs.put((over * totals[i]) / 18);
  }
  const { built } = state.players[seat];
  let count = 0;
  for (let kind = 0; kind < BUILDING_KINDS; kind++) count += built[kind];
  inputs.put(areas[seat] / 10);
  inputs.put((moment.ahead * areas[seat]) / 10);
  inputs.put((count - areas[seat]) / 4);
}

/** Changes that need more are counted like these. */
const MOST_SPADES = 3;

function spadesTo(g: Ruleset, state: State, home: number, always: number, hex: number): number {
  const terrain = state.terrain[hex];
  return terrain === home ? 0 : Math.min(always > 0 ? always : g.wheel[terrain][home], MOST_SPADES);
}

const free = new Float64Array(MOST_SPADES + 1);

/** Free hexes in reach by the spades they need, those one step further, and the company of others. */
export function putRoom(g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  const player = state.players[seat];
  const own = settled[seat];
  near.fill(0);
  beyond.fill(0);
  free.fill(0);
  let beside = 0;
  let further = 0;
  let offered = 0;
  let accompanied = 0;
  let dwellings = 0;
  if (player.faction !== NONE) {
    const faction = g.factions[player.faction];
    const ships =
      faction.shipping.max === 0
        ? 0
        : player.shipping + (player.card !== NONE && moment.live === 1 ? g.cards[player.card].shipping : 0);
    const range = leapRange(g, player);
    const reach = g.reach[ships];
    const more = range > 0 ? g.leap[range] : g.reach[Math.min(ships + 1, g.reach.length - 1)];
    for (let word = 0; word < WORDS; word++) {
      let bits = own[word];
      while (bits !== 0) {
        const hex = (word << 5) + lowest(bits);
        bits &= bits - 1;
        for (let other = 0; other < WORDS; other++) {
          near[other] |= reach[hex][other];
          beyond[other] |= more[hex][other];
        }
        const kind = state.buildings[hex] % BUILDING_KINDS;
        let touches = 0;
        const edges = g.map.landNeighbours[hex];
        for (let i = 0; i < edges.length; i++)
          if (state.buildings[edges[i]] >= 0 && !has(own, edges[i])) touches += 1;
        if (touches === 0) continue;
        offered += touches * g.powerValue[kind];
        accompanied += 1;
        if (kind === DWELLING) dwellings += 1;
      }
    }
    for (let i = 0; i < state.bridges.length; i++) {
      const site = g.sites[state.bridges[i] >> 3];
      if (has(own, site[0])) add(near, site[1]);
      if (has(own, site[1])) add(near, site[0]);
    }
    const always = faction.spadesAlways;
    for (let word = 0; word < WORDS; word++) {
      let bits = near[word] | beyond[word];
      while (bits !== 0) {
        const hex = (word << 5) + lowest(bits);
        bits &= bits - 1;
        if (state.buildings[hex] >= 0) continue;
        const spades = spadesTo(g, state, player.home, always, hex);
        if (!has(near, hex)) {
          if (spades < 2) further += 1;
          continue;
        }
        free[spades] += 1;
        if (spades > 1) continue;
        const edges = g.map.landNeighbours[hex];
        for (let i = 0; i < edges.length; i++) {
          if (!has(own, edges[i])) continue;
          beside += 1;
          break;
        }
      }
    }
  }
  const { ahead } = moment;
  for (let spades = 0; spades < free.length; spades++) {
    inputs.put(free[spades] / 5);
    inputs.put((ahead * free[spades]) / 5);
  }
  inputs.put(further / 5);
  inputs.put(beside / 4);
  inputs.put((ahead * beside) / 4);
  inputs.put(offered / 8);
  inputs.put((ahead * offered) / 8);
  inputs.put(accompanied / 5);
  inputs.put(dwellings / 4);
  inputs.put((ahead * dwellings) / 4);
}

/** How far a group of buildings is from being a town, and how it could grow. */
interface Prospect {
  lack: number;
  lackOfBuildings: number;
  room: number;
  dwellings: number;
}

const FAR = 9;
const nearest: Prospect = { lack: FAR, lackOfBuildings: 0, room: 0, dwellings: 0 };
/** What a free hex beside a group is worth as room, by the spades it needs. */
const ROOM = [1, 0.6, 0.3, 0.15];

export function putTowns(g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  const player = state.players[seat];
  nearest.lack = FAR;
  nearest.lackOfBuildings = 0;
  nearest.room = 0;
  nearest.dwellings = 0;
  let secondLack = FAR;
  if (player.faction !== NONE) {
    const { town } = g.tables;
    let needed = town.power;
    for (let tile = 0; tile < g.favours.length; tile++)
      if (((player.favours >> tile) & 1) === 1) needed -= g.favours[tile].townDiscount;
    const always = g.factions[player.faction].spadesAlways;
    left.set(settled[seat]);
    for (let word = 0; word < WORDS; word++) {
      while (left[word] !== 0) {
        stack[0] = (word << 5) + lowest(left[word]);
        left[word] &= left[word] - 1;
        let size = 1;
        let count = 0;
        let power = 0;
        let room = 0;
        let dwellings = 0;
        let isTown = false;
        let hasSanctuary = false;
        while (size > 0) {
          const hex = stack[--size];
          const kind = state.buildings[hex] % BUILDING_KINDS;
          count += 1;
          power += g.powerValue[kind];
          if (kind === SANCTUARY) hasSanctuary = true;
          if (kind === DWELLING) dwellings += 1;
          if (state.inTown[hex] === 1) isTown = true;
          const edges = g.map.landNeighbours[hex];
          for (let i = 0; i < edges.length; i++)
            if (state.buildings[edges[i]] < 0)
              room += ROOM[spadesTo(g, state, player.home, always, edges[i])];
          size = take(g.reach[0][hex], size);
          size = takeOverBridges(g, state, hex, size);
        }
        if (isTown) continue;
        const lackOfBuildings = Math.max(
          0,
          (hasSanctuary ? town.buildingsWithSanctuary : town.buildings) - count,
        );
        const lack = Math.max(lackOfBuildings, needed - power) + 0.5 * lackOfBuildings;
        if (lack < nearest.lack) {
          secondLack = nearest.lack;
          nearest.lack = lack;
          nearest.lackOfBuildings = lackOfBuildings;
          nearest.room = room;
          nearest.dwellings = dwellings;
        } else secondLack = Math.min(secondLack, lack);
      }
    }
  }
  let tiles = 0;
  for (let tile = 0; tile < state.townTiles.length; tile++) tiles += state.townTiles[tile];
  const open = tiles > 0 ? 1 : 0;
  const { ahead, live } = moment;
  inputs.put(player.towns.length / 3);
  inputs.put((ahead * player.towns.length) / 3);
  for (let lack = 1; lack <= 5; lack++) inputs.put(open * Math.max(0, Math.min(1, lack + 1 - nearest.lack)));
  inputs.put((open * ahead * Math.max(0, 7 - nearest.lack)) / 7);
  inputs.put((open * live * Math.max(0, 5 - nearest.lack)) / 5);
  inputs.put((open * Math.max(0, 7 - secondLack)) / 7);
  inputs.put((open * ahead * Math.max(0, 7 - secondLack)) / 7);
  inputs.put((open * Math.min(nearest.room, 6)) / 4);
  inputs.put((open * ahead * Math.min(nearest.room, 6)) / 4);
  inputs.put((open * nearest.dwellings) / 3);
  inputs.put((open * nearest.lackOfBuildings) / 3);
  let bridges = 0;
  let joining = 0;
  for (let i = 0; i < state.bridges.length; i++) {
    if ((state.bridges[i] & 7) !== seat) continue;
    bridges += 1;
    const site = g.sites[state.bridges[i] >> 3];
    if (has(settled[seat], site[0]) && has(settled[seat], site[1])) joining += 1;
  }
  const points = player.faction === NONE ? 0 : g.factions[player.faction].stronghold.bridgePoints;
  inputs.put(bridges / 3);
  inputs.put((points * joining) / 9);
  inputs.put(player.built[3] === 0 ? 0 : (points * joining * ahead) / 9);
}
