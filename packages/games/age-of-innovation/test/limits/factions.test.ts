import { expect } from 'vitest';
import { FACTIONS } from '../../data/index.ts';
import { innovating, limitsOf, onceARound, three } from './limit.ts';

limitsOf('factions', FACTIONS, {
  blessed: [
    'AOI-BLESSED',
    'three levels more for the science bonus alone: not for income, libraries or the final scoring',
    () => {
      const game = three(['desert', 'blessed']).give(0, { levels: { law: 8 } });
      expect(game.rules.income?.(game.state, 0)).toMatchObject({ power: 0 });
      const libraries = innovating('libraries', (game) => game.give(0, { levels: { law: 4 } }));
      expect(libraries.points(0, 'innovations')).toBe(4);
      const end = three(['desert', 'blessed'])
        .round(6)
        .give(0, { levels: { law: 4 } })
        .give(1, { levels: { law: 5 } });
      expect(end.turn().passAll().points(0, 'law')).toBe(4);
    },
  ],
  felines: [
    'AOI-FELINES, AOI-SCIENCE-KEY',
    'their steps too need a key for level 8, and the new town has one',
    () => {
      const game = three(['desert', 'felines'])
        .put(0, 'H3')
        .put(0, 'H4', 'guild')
        .put(0, 'H5', 'guild')
        .put(0, 'H6');
      game.give(0, { tools: 2, coins: 6, levels: { law: 7, banking: 7 } }).turn();
      game.play(0, 'upgrade H6 to guild', 'town townTools', 'step law');
      expect(game.refusal(0, 'step banking')).toBe('AOI-SCIENCE-KEY');
    },
  ],
  goblins: [
    'AOI-GOBLINS, AOI-TERRAFORM-LOST',
    'nothing for spades that are lost',
    () => {
      const game = three(['desert', 'goblins'])
        .put(0, 'H5')
        .terrain('H6', 'plains')
        .give(0, { bowls: [0, 0, 6] });
      game.turn().play(0, 'action powerSpades', 'transform H6 to desert', 'done with spades');
      expect(game.player(0).coins).toBe(2);
    },
  ],
  illusionists: [
    'AOI-ILLUSIONISTS',
    'nothing for book actions and special actions',
    () => {
      const chosen = { bookActions: ['bookPower', 'bookCoins', 'bookSteps'] };
      const game = three(['desert', 'illusionists'], chosen)
        .give(0, { books: { law: 1 } })
        .turn();
      expect(game.refusal(0, 'action bookCoins')).toBe('AOI-ACTION-BOOKS');
      expect(game.play(0, 'action bookPower').points(0, 'factionAbility')).toBe(0);
    },
  ],
  inventors: [
    'AOI-INVENTORS, AOI-COMPETENCY-ONE-OF-A-KIND',
    'the first competency is like others: never a second of its kind',
    () => {
      const game = three(['desert', 'inventors']).put(0, 'H5', 'guild').give(0, { tools: 3, coins: 5 });
      game
        .give(0, { competencies: ['grant'] })
        .turn()
        .play(0, 'upgrade H5 to school');
      expect(game.refusal(0, 'competency grant')).toBe('AOI-COMPETENCY-ONE-OF-A-KIND');
    },
  ],
  lizards: [
    'AOI-LIZARDS, AOI-TERRAFORM-COST',
    'one spade is free, further ones and other workshops are paid',
    () => {
      const game = three(['desert', 'lizards'])
        .put(0, 'H3')
        .put(0, 'H4', 'guild')
        .put(0, 'H5', 'guild')
        .put(0, 'H6');
      game.give(0, { tools: 2, coins: 6 }).terrain('I7', 'swamp').terrain('I6', 'desert').alone().turn();
      game.play(0, 'upgrade H6 to guild', 'town townPower');
      expect(game.refusal(0, 'transform I7 to desert')).toBe('AOI-TERRAFORM-COST');
      game.play(0, 'done with spades', 'end turn');
      expect(game.refusal(0, 'build I6')).toBe('AOI-BUILD-COST');
    },
  ],
  moles: [
    'AOI-MOLES, AOI-BRIDGE-LIMIT, AOI-BRIDGE-OWN-END',
    'three bridges in all, each with an own building at one end',
    () => {
      const game = three(['desert', 'moles'])
        .put(0, 'H5')
        .give(0, { tools: 9 })
        .turn()
        .play(0, 'action molesBridge');
      expect(game.refusal(0, 'bridge D4:E4')).toBe('AOI-BRIDGE-OWN-END');
      const full = three(['desert', 'moles']).put(0, 'H5').give(0, { tools: 9 });
      full.bridge(0, 'D4', 'E4').bridge(0, 'D5', 'E5').bridge(0, 'A2', 'B1').turn();
      expect(full.refusal(0, 'action molesBridge')).toBe('AOI-BRIDGE-LIMIT');
    },
  ],
  monks: [
    'AOI-MONKS, AOI-SETUP-FIRST-HOME, AOI-UPGRADE-PIECES',
    'on home terrain, and there is no second university of the board',
    () => {
      const game = three(['desert', 'monks']).put(0, 'H5', 'university').put(0, 'H8', 'school');
      expect(game.give(0, { tools: 5, coins: 8 }).turn().refusal(0, 'upgrade H8 to university')).toBe(
        'AOI-UPGRADE-PIECES',
      );
    },
  ],
  navigators: [
    'AOI-NAVIGATORS',
    'nothing inland, nothing for an upgrade beside the river',
    () => {
      const game = three(['desert', 'navigators']).put(0, 'H5').terrain('I6', 'desert').alone();
      game.give(0, { tools: 3, coins: 8 }).turn().play(0, 'build I6', 'end turn', 'upgrade H5 to guild');
      expect(game.points(0, 'factionAbility')).toBe(0);
    },
  ],
  omar: [
    'AOI-OMAR, AOI-UPGRADE-NEUTRAL',
    'the tower is never upgraded; a second one may come with the competency',
    () => {
      const game = three(['desert', 'omar'])
        .put(0, 'H6', 'tower')
        .put(0, 'H5', 'guild')
        .terrain('I6', 'desert');
      game.give(0, { tools: 3, coins: 9 }).turn();
      expect(game.refusal(0, 'upgrade H6 to guild')).toBe('AOI-UPGRADE-NEUTRAL');
      game.play(0, 'upgrade H5 to school', 'competency watchtower', 'place tower I6');
      expect(game.player(0).neutral[5]).toBe(2);
    },
  ],
  philosophers: [
    'AOI-PHILOSOPHERS, AOI-SPECIAL-ONCE',
    'a book once a round; no book more where no competency is taken',
    () => {
      const game = three(['desert', 'philosophers']).put(0, 'H5', 'guild').alone().turn();
      onceARound(game, 'faction', 'take book law');
      game.give(0, { tools: 4, coins: 6 }).play(0, 'upgrade H5 to palace', 'take palace P17');
      expect(game.books(0)).toEqual([0, 1, 0, 0]);
    },
  ],
  psychics: [
    'AOI-PSYCHICS, AOI-TURN-ONE-ACTION',
    'one more action, not two',
    () => {
      const game = three(['desert', 'psychics']).give(0, { scholars: 2 }).turn();
      game.play(0, 'action faction', 'send scholar to law for 2');
      expect(game.refusal(0, 'send scholar to law for 2')).toBe('AOI-TURN-ONE-ACTION');
    },
  ],
});
