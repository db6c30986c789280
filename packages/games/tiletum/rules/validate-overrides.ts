/**
 * Values that are each within their range may still not go together; a game with them would get stuck or worse. What a
 * single value may be stands beside it in the tables.
 */
import { OptionsError, overriddenAt } from '@guildhall/kernel';
import {
  CATHEDRALS,
  type EffectId,
  MAPS,
  SIDES,
  type Tables,
  TOWNS,
  UNDERGROUND,
  WHEEL_ACTIONS,
} from '../data/index.ts';
import { checkChallenges } from './cardinal/validate-challenges.ts';
import type { Options } from './ruleset.ts';
import { playersIn } from './seats.ts';

function fault(path: string, what: string): never {
  throw new OptionsError(`override ${path}: ${what}`);
}

export function validateOverrides(tables: Tables, options: Options): void {
  checkWheel(tables);
  checkDice(tables, options);
  checkPieces(tables, options);
  checkEffects(tables, options);
  checkPiles(tables, options);
  checkCathedrals(tables, options);
  checkFairs(tables, options);
  if (options.silver) checkSilver(tables, options);
  checkFixed(tables, options);
  checkChallenges(tables, options);
}

function checkWheel({ wheel }: Tables): void {
  for (const [at, action] of wheel.order.entries())
    if (wheel.order.indexOf(action) !== at) fault(`wheel.order.${at}`, `${action} stands there twice`);
}

/** Everybody finds a die in every turn. */
function checkDice({ dice }: Tables, options: Options): void {
  const { overrides } = options;
  const players = playersIn(options.players);
  const drawn = dice.drawn[players];
  if (drawn < players * dice.turns)
    fault(
      overriddenAt(overrides, 'dice.drawn.*', 'dice.turns'),
      `${players} players take ${players * dice.turns} dice, and ${drawn} are drawn`,
    );
  const bag = dice.perPlayer * players * 5;
  if (drawn > bag)
    fault(overriddenAt(overrides, 'dice.drawn.*', 'dice.perPlayer'), `${drawn} of ${bag} dice are drawn`);
}

/** Houses and pillars that are handed out are there, and everybody begins with a house in Tiletum. */
function checkPieces(tables: Tables, options: Options): void {
  const { overrides } = options;
  const players = playersIn(options.players);
  const { pieces, start, buildings, towns } = tables;
  const roofs = buildings.filter(({ hasRoofHouse }) => hasRoofHouse).length;
  if (start.houses + roofs + 1 > pieces.houses)
    fault(
      overriddenAt(overrides, 'start.houses', 'pieces.houses', 'buildings.*.hasRoofHouse'),
      `one house in Tiletum, ${roofs} on roofs and ${start.houses} in the supply are more than ${pieces.houses}`,
    );
  if (start.pillars + pieces.contractPillars > pieces.pillars)
    fault(
      overriddenAt(overrides, 'start.pillars', 'pieces.pillars', 'pieces.contractPillars'),
      `${pieces.contractPillars} pillars on contract spaces and ${start.pillars} in the supply are more than ${pieces.pillars}`,
    );
  if (pieces.contractPillars > pieces.contractSpaces)
    fault(
      overriddenAt(overrides, 'pieces.contractPillars', 'pieces.contractSpaces'),
      `${pieces.contractPillars} pillars do not fit on ${pieces.contractSpaces} contract spaces`,
    );
  const slots = towns.tiletum.houses.filter((slot) => slot.players <= players).length;
  if (slots < players)
    fault(overriddenAt(overrides, 'towns.tiletum.houses.*.players'), `${players} houses begin in Tiletum`);
  for (const [at, slot] of towns.tiletum.houses.entries())
    if (slot.effect !== 'none')
      fault(`towns.tiletum.houses.${at}.effect`, 'houses that are there from the beginning gain nothing');
}

/** What only a helper can give, since it changes the die. */
const HELPERS_ONLY: readonly EffectId[] = ['plus', 'colour', 'colourPlus'];
/** What exists only with silver. */
const SILVER_ONLY: readonly EffectId[] = ['seeker', 'silver', 'mine', 'goldAndSilver', 'identical'];
/** The bonuses of characters again: a character that gives them would go round in a circle. */
const NO_CHARACTER: readonly EffectId[] = ['building'];

function checkEffects({ helpers, contracts, characters }: Tables, { silver }: Options): void {
  for (const [id, { effect, isSilver, pays, price }] of Object.entries(helpers)) {
    if (isSilver || silver) continue;
    if (SILVER_ONLY.includes(effect)) fault(`helpers.${id}.effect`, `"${effect}" needs silver`);
    if (pays === 'silver' && price > 0) fault(`helpers.${id}.pays`, 'there is no silver to pay');
  }
  for (const [id, { effect, isSilver }] of Object.entries(contracts)) {
    if (HELPERS_ONLY.includes(effect)) fault(`contracts.${id}.effect`, `only helpers give "${effect}"`);
    if (!silver && !isSilver && SILVER_ONLY.includes(effect))
      fault(`contracts.${id}.effect`, `"${effect}" needs silver`);
  }
  for (const [id, { effect, isSilver }] of Object.entries(characters)) {
    if ([...HELPERS_ONLY, ...NO_CHARACTER].includes(effect))
      fault(`characters.${id}.effect`, `no character gives "${effect}"`);
    if (!silver && !isSilver && SILVER_ONLY.includes(effect))
      fault(`characters.${id}.effect`, `"${effect}" needs silver`);
  }
}

/** Whatever set-up deals is there. */
function checkPiles(tables: Tables, options: Options): void {
  const { overrides, silver } = options;
  const players = playersIn(options.players);
  const { helpers, contracts, crests, characters, contractOffer, characterOffer, towns } = tables;
  const tiles = [...Object.values(helpers), ...Object.values(contracts), ...Object.values(crests)];
  const inPlay = (pile: string): number =>
    tiles.filter((tile) => tile.pile === pile && tile.players <= players && (silver || !tile.isSilver))
      .length;
  const spots = TOWNS.filter((town) => towns[town].tile <= players).length;
  const laid = WHEEL_ACTIONS.length + 1 + spots + (silver ? 1 : 0);
  const marks = ['helpers.*.players', 'contracts.*.players', 'crests.*.players'];
  const piles = [
    'helpers.*.pile',
    'contracts.*.pile',
    'crests.*.pile',
    'helpers.*.isSilver',
    'contracts.*.isSilver',
    'crests.*.isSilver',
  ];
  if (inPlay('bonus') < laid)
    fault(
      overriddenAt(overrides, ...marks, ...piles, 'towns.*.tile'),
      `${laid} bonus tiles are laid and ${inPlay('bonus')} are in play`,
    );
  if (inPlay('contracts') < contractOffer.length)
    fault(
      overriddenAt(overrides, ...marks, ...piles),
      `the contract offer has ${contractOffer.length} places`,
    );
  const people = Object.values(characters).filter(
    (one) => one.players <= players && (silver || !one.isSilver),
  ).length;
  if (people < characterOffer.size)
    fault(
      overriddenAt(overrides, 'characters.*.players', 'characters.*.isSilver'),
      `the character offer has ${characterOffer.size} places`,
    );
}

function checkCathedrals({ cathedrals, costTiles }: Tables, { overrides }: Options): void {
  for (const [id, { pillars, tiles }] of Object.entries(cathedrals))
    if (pillars > tiles)
      fault(
        overriddenAt(overrides, `cathedrals.${id}.pillars`, `cathedrals.${id}.tiles`),
        `${pillars} pillars want a tile, and there are ${tiles}`,
      );
  const stone = Object.values(costTiles).filter(({ pays }) => pays === 'stone').length;
  if (stone < CATHEDRALS.length)
    fault(overriddenAt(overrides, 'costTiles.*.pays'), `${CATHEDRALS.length} cathedrals need a cost tile`);
}

function checkFairs({ fairs, fairTowns, rounds }: Tables, { overrides, silver }: Options): void {
  const pool = Object.values(fairs).filter(({ inBase, inSilver }) => (silver ? inSilver : inBase));
  if (pool.length < rounds)
    fault(overriddenAt(overrides, 'fairs.*.inBase', 'fairs.*.inSilver'), `there are ${rounds} fairs`);
  for (const id of ['fairMines', 'fairTechnologies', 'fairUnderground'])
    if (fairs[id].inBase) fault(`fairs.${id}.inBase`, 'it counts what exists only with silver');
  for (const [at, town] of fairTowns.entries())
    if (fairTowns.indexOf(town) !== at) fault(`fairTowns.${at}`, `${town} stands there twice`);
}

/** Whatever silver lays is there, whichever sides come up, and every city of a map belongs to it. */
function checkSilver(tables: Tables, options: Options): void {
  const { overrides } = options;
  const players = playersIn(options.players);
  const { underground, costTiles, silverPieces, helpers, contracts, crests, firstGame } = tables;
  for (const [at, [id, map]] of Object.entries(underground).entries()) {
    const cities: readonly string[] = UNDERGROUND[Math.floor(at / SIDES.length)];
    for (const place of ['start', 'cathedral'] as const)
      if (!cities.includes(map[place]))
        fault(`underground.${id}.${place}`, `${map[place]} is on another map`);
    if (map.pillars > map.tiles)
      fault(
        overriddenAt(overrides, `underground.${id}.pillars`, `underground.${id}.tiles`),
        `${map.pillars} pillars want a tile, and there are ${map.tiles}`,
      );
  }
  const { start } = underground.IA;
  for (const id of ['IA', 'IB'])
    for (const [slot, mine] of underground[id].cities[underground[id].start].mines.entries())
      if (mine.players <= players)
        fault(
          `underground.${id}.cities.${start}.mines.${slot}.players`,
          'mines are there from the beginning',
        );
  for (const pays of ['gold', 'silver']) {
    const tiles = Object.values(costTiles).filter((tile) => tile.pays === pays).length;
    const most = MAPS.filter((_, level) =>
      SIDES.some((side) => underground[`${MAPS[level]}${side}`].pays === pays),
    ).length;
    if (tiles < most)
      fault(
        overriddenAt(overrides, 'costTiles.*.pays', 'underground.*.pays'),
        `${most} cathedrals may cost ${pays}`,
      );
  }
  if (silverPieces.supplyMines + 1 > silverPieces.mines)
    fault(
      overriddenAt(overrides, 'silverPieces.mines', 'silverPieces.supplyMines'),
      `${silverPieces.supplyMines} mines in the supply and one on the map are more than ${silverPieces.mines}`,
    );
  const tiles = [...Object.values(helpers), ...Object.values(contracts), ...Object.values(crests)];
  const pile = tiles.filter((tile) => tile.pile === 'underground' && tile.players <= players).length;
  const spots = MAPS.map((map) =>
    Math.max(
      ...SIDES.map(
        (side) =>
          Object.values(underground[`${map}${side}`].cities).filter(({ tile }) => tile <= players).length,
      ),
    ),
  ).reduce((sum, count) => sum + count, 0);
  if (pile < spots)
    fault(
      overriddenAt(
        overrides,
        'underground.*.cities.*.tile',
        'helpers.*.pile',
        'helpers.*.players',
        'contracts.*.pile',
        'contracts.*.players',
        'crests.*.pile',
        'crests.*.players',
      ),
      `${spots} tiles may lie underground and ${pile} are in play`,
    );
  for (const [at, side] of firstGame.sides.entries())
    if (!SIDES.some((one) => side === `${MAPS[at]}${one}`))
      fault(`firstGame.sides.${at}`, `${side} is no side of the map ${MAPS[at]}`);
  for (const [at, id] of firstGame.technologies.entries())
    if (firstGame.technologies.indexOf(id) !== at)
      fault(`firstGame.technologies.${at}`, `${id} is there twice`);
}

/** A fixed outcome has to fit the tables as they are now. */
function checkFixed(tables: Tables, options: Options): void {
  const players = playersIn(options.players);
  const tiles = { ...tables.helpers, ...tables.contracts, ...tables.crests };
  const are = (option: keyof Options, list: readonly string[], fits: (id: string) => boolean): void => {
    const odd = list.find((id) => !fits(id));
    if (odd !== undefined)
      throw new OptionsError(`options.${option}: the overrides make ${odd} something else`);
  };
  const lies = (pile: string) => (id: string) =>
    tiles[id].pile === pile && tiles[id].players <= players && (options.silver || !tiles[id].isSilver);
  const towns: Readonly<Record<string, { tile: number }>> = tables.towns;
  are('placeTiles', options.placeTiles ?? [], lies('bonus'));
  are('kingTile', options.kingTile === null ? [] : [options.kingTile], lies('bonus'));
  are('mapTiles', Object.values(options.mapTiles ?? {}), lies('bonus'));
  are('mapTiles', Object.keys(options.mapTiles ?? {}), (spot) => (towns[spot]?.tile ?? 5) <= players);
  are('contracts', options.contracts ?? [], lies('contracts'));
  are(
    'characters',
    options.characters ?? [],
    (id) => tables.characters[id].players <= players && (options.silver || !tables.characters[id].isSilver),
  );
  are('costTiles', options.costTiles ?? [], (id) => tables.costTiles[id].pays === 'stone');
  are('fairs', options.fairs ?? [], (id) =>
    options.silver ? tables.fairs[id].inSilver : tables.fairs[id].inBase,
  );
  are('seekerTile', options.seekerTile === null ? [] : [options.seekerTile], lies('bonus'));
  are('undergroundTiles', Object.values(options.undergroundTiles ?? {}), lies('underground'));
  are('fairTowns', options.fairTowns ?? [], (id) => (tables.fairTowns as readonly string[]).includes(id));
  const named = [
    ...(options.placeTiles ?? []),
    ...(options.kingTile === null ? [] : [options.kingTile]),
    ...(options.seekerTile === null ? [] : [options.seekerTile]),
    ...Object.values(options.mapTiles ?? {}),
  ];
  const twice = named.find((id, at) => named.indexOf(id) !== at);
  if (twice !== undefined) throw new OptionsError(`options.mapTiles: ${twice} lies somewhere else already`);
  checkFixedUnderground(tables, options);
}

/** What lies underground depends on the sides, so those have to be fixed too. */
function checkFixedUnderground(tables: Tables, options: Options): void {
  const { undergroundCosts, undergroundTiles, silverSetup } = options;
  const players = playersIn(options.players);
  const sides = options.sides ?? (silverSetup === 'first' ? tables.firstGame.sides : null);
  for (const [level, id] of (undergroundCosts ?? []).entries()) {
    if (sides === null)
      throw new OptionsError('options.undergroundCosts: the sides have to be fixed as well');
    const { pays } = tables.underground[sides[level]];
    if (tables.costTiles[id].pays !== pays)
      throw new OptionsError(`options.undergroundCosts: the cathedral of ${sides[level]} costs ${pays}`);
  }
  for (const city of Object.keys(undergroundTiles ?? {})) {
    if (sides === null)
      throw new OptionsError('options.undergroundTiles: the sides have to be fixed as well');
    const tile = sides.map((side) => tables.underground[side].cities[city]?.tile ?? 5);
    if (Math.min(...tile) > players) throw new OptionsError(`options.undergroundTiles: ${city} has no tile`);
  }
}
