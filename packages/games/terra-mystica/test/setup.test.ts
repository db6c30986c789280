import { type LogEvent, play, readOptions, refusalOf, settle, waitedFor } from '@guildhall/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACTIONS, type FactionId, TERRAINS } from '../data/index.ts';
import { engine } from '../rules/engine.ts';
import { type Options, rulesetOf, terraMystica } from '../rules/index.ts';
import { NONE, SOURCES } from '../rules/state.ts';
import { position } from './position.ts';

/** A game from its very beginning; `start` 0 unless the options say otherwise. */
function newGame(chosen: Partial<Options> & { players: number }, seed = 'setup') {
  const g = rulesetOf(readOptions(terraMystica.options, { startSeat: 0, ...chosen }));
  const rules = engine(g);
  const state = rules.setup(seed);
  settle(rules, state);
  const action = (line: string) => g.notation.read(line) ?? expect.fail(`"${line}" is no action`);
  const self = {
    state,
    /** The seat that has to decide. */
    asked: (): number => waitedFor(state)[0],
    legal: (): string[] => rules.legal(state, self.asked()).map((one) => g.notation.write(one)),
    play(...lines: string[]) {
      for (const line of lines) {
        expect(play(rules, state, self.asked(), action(line))).toMatchObject({ ok: true });
        settle(rules, state);
      }
      return self;
    },
    refusal: (line: string): string => refusalOf(rules, state, self.asked(), action(line)).rule,
    factions: (): FactionId[] => state.players.map((player) => FACTIONS[player.faction]),
    homes: (): string[] => state.players.map((player) => TERRAINS[player.home]),
    scoring: (): string[] => state.scoring.map((tile) => g.scoringIds[tile]),
    cards: (): string[] => state.cards.map((card) => g.cardIds[card]),
    freeCards: (): string[] =>
      self.cards().filter((id) => state.players.every((player) => g.cardIds[player.card] !== id)),
    /** Everybody takes the first hex or card there is, as long as the phase is the set-up. */
    seatsAskedUntilPlay(kind: 'build' | 'take'): number[] {
      const seats: number[] = [];
      while (state.phase === 'setup') {
        const line = self.legal()[0];
        if (line.startsWith(kind)) seats.push(self.asked());
        self.play(line);
      }
      return seats;
    },
  };
  return self;
}

const FOREST: FactionId[] = ['witches', 'auren'];
const SCORE_DWELLINGS = ['SCORE3', 'SCORE5', 'SCORE1', 'SCORE2', 'SCORE4', 'SCORE6'];
const seeds = Array.from({ length: 200 }, (_, i) => `seed ${i}`);

describe('factions', () => {
  test.each([
    [2, ['witches', 'nomads']],
    [3, ['witches', 'nomads', 'alchemists']],
    [4, ['witches', 'nomads', 'halflings', 'mermaids']],
    [5, ['witches', 'nomads', 'halflings', 'mermaids', 'giants']],
  ])('T01 TM-SETUP-FIRST-GAME %i players get the factions of the first game', (players, factions) => {
    const game = newGame({ players, factionChoice: 'firstGame' });
    expect(game.factions().sort()).toEqual([...factions].sort());
  });

  test('T08 TM-SETUP-FIRST-GAME its pictures are lost, so first dwellings and cards are chosen', () => {
    const game = newGame({ players: 4, factionChoice: 'firstGame' });
    expect(game.seatsAskedUntilPlay('build')).toHaveLength(2 + 2 + 2 + 3);
    expect(newGame({ players: 4, factionChoice: 'firstGame' }).scoring()).toHaveLength(6);
  });

  test('TM-SETUP-FACTION-CHOICE TM-TURN-NOT-NOW factions are chosen clockwise from the start player, before anything else', () => {
    const game = newGame({ players: 3, startSeat: 1 });
    expect(game.asked()).toBe(1);
    expect(game.legal()).toEqual(FACTIONS.map((id) => `play ${id}`));
    expect(game.refusal('build D1')).toBe('TM-SETUP-FACTION-CHOICE');
    expect(game.refusal('convert worker to coin')).toBe('TM-TURN-NOT-NOW');
    game.play('play witches');
    expect(game.asked()).toBe(2);
    game.play('play nomads');
    expect(game.asked()).toBe(0);
    game.play('play dwarves');
    expect(game.factions()).toEqual(['dwarves', 'witches', 'nomads']);
  });

  test('TM-SETUP-FACTION-TAKEN TM-SETUP-COLOUR-TAKEN a board is taken with both of its sides', () => {
    const game = newGame({ players: 2 }).play('play witches');
    expect(game.refusal('play witches')).toBe('TM-SETUP-FACTION-TAKEN');
    expect(game.refusal('play auren')).toBe('TM-SETUP-COLOUR-TAKEN');
    expect(game.legal()).toHaveLength(12);
  });

  test('TM-SETUP-COLOUR-DEALT colours are dealt, and each player chooses a side of the board', () => {
    for (const seed of seeds.slice(0, 30)) {
      const game = newGame({ players: 5, factionChoice: 'colours' }, seed);
      expect(new Set(game.homes()).size).toBe(5);
      const dealt = game.homes();
      while (game.state.players.some((player) => player.faction === NONE)) {
        expect(game.legal()).toHaveLength(2);
        const other = game.legal().includes('play witches') ? 'play giants' : 'play witches';
        expect(game.refusal(other)).toBe('TM-SETUP-COLOUR-DEALT');
        game.play(game.legal()[1]);
      }
      expect(game.homes()).toEqual(dealt);
    }
  });
});

describe('start values', () => {
  const start = (faction: FactionId) =>
    newGame({ players: 2, factions: [faction, FOREST.includes(faction) ? 'nomads' : 'witches'] }).state
      .players[0];

  test.each(FACTIONS)('T02 TM-SETUP-START-VALUES shipping of the %s', (faction) => {
    expect(start(faction).shipping).toBe(faction === 'mermaids' ? 1 : 0);
  });

  test.each(['dwarves', 'fakirs'] as const)('T02 TM-SHIPPING-NO-TRACK %s have none', (faction) => {
    const table = position([faction, 'witches']).give(0, { coins: 9, priests: 9 }).turn();
    expect(table.refusal(0, 'advance shipping')).toBe('TM-SHIPPING-NO-TRACK');
  });

  test('T03 TM-SETUP-START-VALUES a spade costs 3 workers at the start', () => {
    const table = position(['witches', 'nomads']).put(0, 'D1').turn();
    expect(table.missing(0, 'transform D2 to forest')).toEqual({ workers: 3 });
  });

  test('T03 TM-DIGGING-NO-TRACK darklings have no exchange track', () => {
    const table = position(['darklings', 'nomads']).give(0, { coins: 9, workers: 9, priests: 2 }).turn();
    expect(table.refusal(0, 'advance digging')).toBe('TM-DIGGING-NO-TRACK');
  });

  test.each(FACTIONS)(
    'T04 T07 TM-SETUP-START-VALUES %s: 20 points, 12 tokens in bowls I and II',
    (faction) => {
      const player = start(faction);
      expect(player.points).toBe(20);
      expect(player.sources[SOURCES.indexOf('start')]).toBe(20);
      expect([player.bowl1 + player.bowl2, player.bowl3]).toEqual([12, 0]);
    },
  );

  test('T05 TM-SETUP-START-VALUES witches have 3 workers, 15 coins', () => {
    expect(start('witches')).toMatchObject({ workers: 3, coins: 15, priests: 0 });
  });

  test('T06 TM-SETUP-START-VALUES cults: fire, water, earth, air', () => {
    expect(start('nomads').cults).toEqual([1, 0, 1, 0]);
    expect(start('halflings').cults).toEqual([0, 0, 1, 1]);
    expect(start('witches').cults).toEqual([0, 0, 0, 2]);
    expect(start('mermaids').cults).toEqual([0, 2, 0, 0]);
  });
});

describe('scoring tiles and bonus cards', () => {
  test('T09 TM-SETUP-TILES six different tiles out of eight, one for each round', () => {
    const seen = new Set<string>();
    for (const seed of seeds.slice(0, 40)) {
      const tiles = newGame({ players: 2 }, seed).scoring();
      expect(new Set(tiles).size).toBe(6);
      for (const tile of tiles) seen.add(tile);
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `SCORE${n}`));
  });

  test('T09 TM-SETUP-TILES TM-ROUND-SIX the tile of the sixth round gives no cult reward', () => {
    const coinPerEarth = ['SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6', 'SCORE1'];
    const table = position(['witches', 'nomads'], { scoringTiles: coinPerEarth });
    table
      .give(0, { cults: { earth: 9 } })
      .round(6)
      .turn();
    table.play(0, 'pass', 'end turn').play(1, 'pass', 'end turn');
    expect(table.player(0).sources[SOURCES.indexOf('resources')]).toBe(0);
    expect(table.player(0).coins).toBe(0);
  });

  test('TM-SETUP-TILES spadeTileRounds: by the rulebook anywhere, else not in the last two rounds', () => {
    const rounds = (spadeTileRounds: Options['spadeTileRounds']) =>
      new Set(
        seeds.map((seed) => newGame({ players: 2, spadeTileRounds }, seed).scoring().indexOf('SCORE1') + 1),
      );
    expect([...rounds('any')].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([...rounds('notLast')].sort()).toEqual([0, 1, 2, 3, 4]);
    for (const seed of seeds) {
      const tiles = newGame({ players: 2, spadeTileRounds: 'notLast' }, seed).scoring();
      expect(tiles).toHaveLength(6);
      expect(new Set(tiles).size).toBe(6);
    }
  });

  test('T01 TM-SETUP-FIRST-GAME chance says who gets which faction', () => {
    const first = seeds.map(
      (seed) => newGame({ players: 2, factionChoice: 'firstGame' }, seed).factions()[0],
    );
    expect(new Set(first)).toEqual(new Set(['witches', 'nomads']));
  });

  test('TM-SETUP-FACTION-CHOICE a choice is told to everybody', () => {
    const g = rulesetOf(readOptions(terraMystica.options, { players: 2, startSeat: 1 }));
    const rules = engine(g);
    const state = rules.setup('setup');
    const events: LogEvent[] = [];
    rules.apply(state, 1, g.notation.read('play giants')!, (event) => events.push(event));
    expect(events).toEqual([{ kind: 'factionChosen', seat: 1, readers: 'all', data: { faction: 'giants' } }]);
  });

  test('the game knows when it is still being set up', () => {
    const game = newGame({ players: 2, factions: ['witches', 'nomads'] });
    const rules = terraMystica.rules(readOptions(terraMystica.options, { players: 2 }));
    expect(rules.isSettingUp(game.state)).toBe(true);
    game.seatsAskedUntilPlay('build');
    expect(rules.isSettingUp(game.state)).toBe(false);
  });

  test.each([
    [2, 5],
    [3, 6],
    [4, 7],
    [5, 8],
  ])('T10 TM-SETUP-CARDS %i players: %i different cards, three stay over', (players, cards) => {
    const game = newGame({ players, factionChoice: 'firstGame' });
    expect(new Set(game.cards()).size).toBe(cards);
    game.seatsAskedUntilPlay('take');
    expect(game.freeCards()).toHaveLength(3);
  });
});

describe('first dwellings and first bonus cards', () => {
  const factions: FactionId[] = ['nomads', 'chaosMagicians', 'witches', 'dwarves'];

  test('T11 TM-SETUP-FIRST-DWELLINGS forth, back, the third of the nomads, the one of the chaos magicians', () => {
    const [A, B, C, D] = [0, 1, 2, 3];
    const game = newGame({ players: 4, factions });
    expect(game.seatsAskedUntilPlay('build')).toEqual([A, C, D, D, C, A, A, B]);
  });

  test('T11 TM-SETUP-FIRST-DWELLINGS the order follows the start player', () => {
    const game = newGame({ players: 4, factions, startSeat: 2 });
    expect(game.seatsAskedUntilPlay('build')).toEqual([2, 3, 0, 0, 3, 2, 0, 1]);
  });

  test('T12 TM-SETUP-FIRST-DWELLING-HOME TM-SETUP-FIRST-DWELLING-FREE any free hex of the home terrain, no other', () => {
    const game = newGame({ players: 2, factions: ['witches', 'nomads'] });
    const forests = ['A3', 'A10', 'C3', 'C4', 'D1', 'E9', 'F2', 'F4', 'G3', 'I6', 'I11'];
    expect(game.legal()).toEqual(forests.map((hex) => `build ${hex}`));
    expect(game.refusal('build D2')).toBe('TM-SETUP-FIRST-DWELLING-HOME');
    expect(game.refusal('transform D2 to forest')).toBe('TM-SETUP-FIRST-DWELLINGS');
    game.play('build D1', 'build B1', 'build I7');
    expect(game.asked()).toBe(0);
    expect(game.refusal('build D1')).toBe('TM-SETUP-FIRST-DWELLING-FREE');
    game.play('build I11');
  });

  test('TM-SETUP-FIRST-DWELLINGS they cost and score nothing, and offer nobody power', () => {
    const game = newGame({ players: 2, factions: ['mermaids', 'nomads'], scoringTiles: SCORE_DWELLINGS });
    const { coins, workers } = game.state.players[0];
    game.play('build D2', 'build D3', 'build B1', 'build E4');
    expect(game.state.players[0]).toMatchObject({ coins, workers, points: 20 });
    expect(game.legal()[0]).toMatch(/^build/);
    expect([...game.state.offers, ...game.state.aside]).toEqual([]);
  });

  test('T13 TM-SETUP-FIRST-CARD cards are taken from the last player to the first, then coins lie on those left', () => {
    const game = newGame({ players: 4, factions });
    expect(game.seatsAskedUntilPlay('take')).toEqual([3, 2, 1, 0]);
    const left = game.state.cards.flatMap((card, at) =>
      game.state.players.some((player) => player.card === card) ? [] : [game.state.cardCoins[at]],
    );
    expect(left).toEqual([1, 1, 1]);
    expect(game.state.cardCoins.filter((coins) => coins > 0)).toHaveLength(3);
  });

  test('TM-SETUP-FIRST-CARD a card that is gone or not in play cannot be taken', () => {
    const bonusCards = ['BON1', 'BON2', 'BON3', 'BON4', 'BON5'];
    const game = newGame({ players: 2, factions: ['witches', 'dwarves'], bonusCards });
    game.play('build D1', 'build E7', 'build C5', 'build A3', 'take BON3');
    expect(game.legal()).toEqual(['take BON1', 'take BON2', 'take BON4', 'take BON5']);
    expect(game.refusal('take BON3')).toBe('TM-SETUP-FIRST-CARD');
    expect(game.refusal('take BON9')).toBe('TM-SETUP-FIRST-CARD');
    // Nobody passes before the first round, not even for a card that lies there.
    expect(game.refusal('pass BON4')).toBe('TM-SETUP-FIRST-CARD');
  });
});

describe('options', () => {
  test('fixed outcomes come out as they were fixed', () => {
    const bonusCards = ['BON2', 'BON9', 'BON4', 'BON7', 'BON5', 'BON1'];
    const factions: FactionId[] = ['giants', 'auren', 'fakirs'];
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const game = newGame(
          { players: 3, startSeat: 2, factions, scoringTiles: SCORE_DWELLINGS, bonusCards },
          seed,
        );
        expect(game.factions()).toEqual(factions);
        expect(game.scoring()).toEqual(SCORE_DWELLINGS);
        expect(game.cards().sort()).toEqual([...bonusCards].sort());
        expect(game.state.order).toEqual([2, 0, 1]);
      }),
      { numRuns: 20 },
    );
  });

  test('without a fixed start seat everybody may start', () => {
    const starts = new Set(
      seeds.map((seed) => newGame({ players: 5, startSeat: null }, seed).state.order[0]),
    );
    expect([...starts].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('the same seed gives the same set-up', () => {
    const begin = () => newGame({ players: 5, factionChoice: 'colours', startSeat: null }, 'again').state;
    expect(begin()).toEqual(begin());
  });

  const tiles = ['SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5'];
  test.each([
    [{ players: 1 }, 'options.players: must be a whole number from 2 to 5, not 1'],
    [{ players: 6 }, 'options.players: must be a whole number from 2 to 5, not 6'],
    [
      { players: 2, factions: ['elves', 'nomads'] },
      /^options\.factions: "elves" is none of alchemists, auren/,
    ],
    [{ players: 2, factions: ['nomads'] }, 'options.factions: must name 2, not ["nomads"]'],
    [{ players: 2, factions: ['nomads', 'nomads'] }, /^options\.factions: names one twice/],
    [{ players: 2, factions: ['nomads', 'fakirs'] }, /^options\.factions: has two factions of one colour/],
    [{ players: 2, scoringTiles: tiles }, /^options\.scoringTiles: must name 6/],
    [{ players: 2, scoringTiles: [...tiles, 'SCORE5'] }, /^options\.scoringTiles: names one twice/],
    [
      { players: 2, scoringTiles: [...tiles, 'SCORE77'] },
      /^options\.scoringTiles: "SCORE77" is none of SCORE1/,
    ],
    [
      { players: 3, bonusCards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5'] },
      /^options\.bonusCards: must name 6/,
    ],
    [{ players: 2, startSeat: 2 }, 'options.startSeat: must be a seat from 0 to 1, not 2'],
    [{ players: 2, leech: 'never' }, 'options.leech: must be one of inOrder, deferred, not "never"'],
    [{ players: 2, wind: true }, /^options\.wind: there is no such option/],
  ])('%j is refused', (raw, message) => {
    expect(() => readOptions(terraMystica.options, raw)).toThrow(message);
  });
});
