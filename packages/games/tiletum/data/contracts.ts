import { between, named, upTo } from '@guildhall/kernel/ranges';
import { guess, likely, ONLINE, rulebook, type Sourced, sure } from './sources.ts';
import { type ContractTable, EFFECTS, PILES, type Pile, type Tables } from './types.ts';

/** A contract: its pile, from how many players on, goods of one kind, wool, iron, points, and what it gives besides. */
function contract(
  pile: Pile,
  players: number,
  [same, wool, iron]: readonly [number, number, number],
  points: number,
  effect: ContractTable['effect'] = 'none',
  amount = 0,
): ContractTable {
  return { pile, players, isSilver: false, same, wool, iron, points, effect, amount };
}

function silver(tile: ContractTable): ContractTable {
  return { ...tile, isSilver: true };
}

export const contracts: Sourced<Tables['contracts']> = {
  name: 'contracts',
  table: {
    iron2for3: contract('bonus', 2, [0, 0, 2], 3),
    wool2for3: contract('bonus', 2, [0, 2, 0], 3),
    same3for4: contract('bonus', 2, [3, 0, 0], 4),
    iron4for7: contract('bonus', 2, [0, 0, 4], 7),
    wool4for7: contract('bonus', 2, [0, 4, 0], 7),
    wool2iron1for4: contract('bonus', 3, [0, 2, 1], 4),
    wool1iron2for4: contract('bonus', 3, [0, 1, 2], 4),
    same5for7: contract('bonus', 4, [5, 0, 0], 7),
    wool4for6Seeker: silver(contract('underground', 2, [0, 4, 0], 6, 'seeker', 1)),
    iron4for6Seeker: silver(contract('underground', 2, [0, 0, 4], 6, 'seeker', 1)),
    iron3for5: contract('contracts', 2, [0, 0, 3], 5),
    iron4for7b: contract('contracts', 2, [0, 0, 4], 7),
    iron5for10: contract('contracts', 3, [0, 0, 5], 10),
    iron3for4King: contract('contracts', 2, [0, 0, 3], 4, 'king', 1),
    iron4for6King: contract('contracts', 4, [0, 0, 4], 6, 'king', 1),
    wool3for5: contract('contracts', 2, [0, 3, 0], 5),
    wool4for7b: contract('contracts', 2, [0, 4, 0], 7),
    wool5for10: contract('contracts', 3, [0, 5, 0], 10),
    wool3for4Merchant: contract('contracts', 2, [0, 3, 0], 4, 'merchantSteps', 1),
    wool4for6Merchant: contract('contracts', 4, [0, 4, 0], 6, 'merchantSteps', 1),
    same4for5: contract('contracts', 2, [4, 0, 0], 5),
    same5for7b: contract('contracts', 3, [5, 0, 0], 7),
    same6for9: contract('contracts', 2, [6, 0, 0], 9),
    same2iron2for6: contract('contracts', 2, [2, 0, 2], 6),
    same3iron2for8: contract('contracts', 4, [3, 0, 2], 8),
    same2wool2for6: contract('contracts', 2, [2, 2, 0], 6),
    same3wool2for8: contract('contracts', 4, [3, 2, 0], 8),
    wool2iron2for6: contract('contracts', 2, [0, 2, 2], 6),
    wool3iron3for10: contract('contracts', 3, [0, 3, 3], 10),
    wool2iron2for5Character: contract('contracts', 2, [0, 2, 2], 5, 'character', 1),
    same3wool2for4Silver: silver(contract('contracts', 2, [3, 2, 0], 4, 'silver', 1)),
    same3iron2for6Seeker: silver(contract('contracts', 2, [3, 0, 2], 6, 'seeker', 1)),
    wool2iron2for4Seeker: silver(contract('contracts', 2, [0, 2, 2], 4, 'seeker', 1)),
  },
  sources: {
    '': guess(
      'nine kinds are sure (online version), their numbers are set by the four contracts that are known',
    ),
    '*.pile': sure(ONLINE),
    '*.isSilver': rulebook('lines 178 to 186'),
    ...Object.fromEntries(
      [
        'wool4for6Seeker',
        'iron4for6Seeker',
        'same3wool2for4Silver',
        'same3iron2for6Seeker',
        'wool2iron2for4Seeker',
      ].flatMap((id) =>
        ['same', 'wool', 'iron', 'points', 'effect', 'amount'].map((value) => [
          `${id}.${value}`,
          rulebook('lines 1062 and 1063, 1170 to 1177'),
        ]),
      ),
    ),
  },
  ranges: {
    pile: named(...PILES),
    players: between(2, 5),
    same: upTo(9),
    wool: upTo(9),
    iron: upTo(9),
    points: upTo(30),
    effect: named(...EFFECTS),
    amount: upTo(12),
  },
};

/** A crest: its pile, from how many players on, and its family. */
function crest(pile: Pile, players: number, family: number): Tables['crests'][string] {
  return { pile, players, isSilver: family === 7, family };
}

export const crests: Sourced<Tables['crests']> = {
  name: 'crests',
  table: {
    crest1a: crest('bonus', 2, 1),
    crest2a: crest('bonus', 2, 2),
    crest3a: crest('bonus', 2, 3),
    crest4a: crest('bonus', 2, 4),
    crest5a: crest('bonus', 2, 5),
    crest6a: crest('bonus', 2, 6),
    crest7a: crest('bonus', 2, 7),
    crest7b: crest('bonus', 3, 7),
    crest7c: crest('underground', 2, 7),
    crest7d: crest('underground', 3, 7),
    crest1b: crest('contracts', 2, 1),
    crest2b: crest('contracts', 3, 2),
    crest3b: crest('contracts', 2, 3),
    crest4b: crest('contracts', 2, 4),
    crest5b: crest('contracts', 3, 5),
    crest6b: crest('contracts', 2, 6),
    crest7e: crest('contracts', 2, 7),
  },
  sources: {
    '': guess('crests lie in both piles, how many of each is not known'),
    '*.family': sure(`${ONLINE}: six families; rulebook 003, line 1083: a seventh`),
    '*.pile': likely('crests come as bonus tiles and in the contract offer'),
    '*.isSilver': rulebook('line 1083'),
  },
  ranges: { pile: named(...PILES), players: between(2, 5), family: between(1, 7) },
};
