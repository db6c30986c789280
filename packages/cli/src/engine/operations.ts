/** What an engine can be asked for. docs/research.md describes it for those who write a program. */
import {
  type Action,
  deciders,
  type Game,
  type GameState,
  type Random,
  type Refusal,
  randomFrom,
} from '@guildhall/kernel';
import { messageOf } from '../usage-error.ts';
import { Batch } from './batch.ts';
import type { Columns } from './columns.ts';
import type { Fields } from './fields.ts';
import { HeldGame } from './held-game.ts';
import { Holdings, seatAsked, seatOf, WHICH } from './holdings.ts';
import { LIMITS } from './limits.ts';
import { RequestError } from './request-error.ts';
import { type Ruleset, Rulesets } from './ruleset.ts';
import { readView } from './view-reader.ts';

/** Raised by every change that a program would have to follow. */
const ENGINE_PROTOCOL = 1;

interface Response {
  readonly values?: Readonly<Record<string, unknown>>;
  readonly columns?: Columns;
}

interface Operation {
  /** The fields that it knows. */
  readonly fields: readonly string[];
  run(fields: Fields, body: Uint8Array): Response;
}

export type Operations = Readonly<Record<string, Operation>>;

/** `explain` puts a refusal into words. */
export function operationsOf(game: Game, explain: (refusal: Refusal) => string): Operations {
  const rulesets = new Rulesets(game);
  const holdings = new Holdings(rulesets);

  function keep(ruleset: Ruleset, make: () => HeldGame): Response {
    const kept = holdings.addGame(ruleset, make);
    return { values: { game: kept.id, ...kept.game.position() } };
  }

  return {
    hello: {
      fields: [],
      run: () => {
        const { id, version, options } = game;
        const players = [options.minPlayers, options.maxPlayers];
        const { user, system } = process.cpuUsage();
        const cpuSeconds = (user + system) / 1e6;
        return {
          values: { protocol: ENGINE_PROTOCOL, game: id, version, players, limits: LIMITS, cpuSeconds },
        };
      },
    },
    describe: {
      fields: ['options', 'lines'],
      run: (fields) => {
        const ruleset = rulesets.read(fields.any('options'));
        const { options, rules, numbers, actionsHash, features } = ruleset;
        const values = {
          options,
          seats: rules.seats,
          actions: numbers.actions.length,
          actionsHash,
          features: features.names,
        };
        return { values: fields.flag('lines') ? { ...values, lines: ruleset.lines() } : values };
      },
    },

    new: {
      fields: ['options', 'seed'],
      run: (fields) => {
        const ruleset = rulesets.read(fields.any('options'));
        const seed = seedOf(fields);
        return keep(ruleset, () => HeldGame.begin(ruleset, seed));
      },
    },
    clone: {
      fields: WHICH,
      run: (fields) => {
        const { ruleset, state } = holdings.either(fields);
        return keep(ruleset, () => HeldGame.at(ruleset, ruleset.rules.clone(state)));
      },
    },
    redeal: {
      fields: [...WHICH, 'seat', 'options', 'view', 'seed'],
      run: (fields) => {
        const random = randomFrom(seedOf(fields));
        if (!fields.has('view')) {
          const { ruleset, state } = holdings.either(fields);
          const view = ruleset.rules.view(state, seatOf(fields, ruleset));
          return keep(ruleset, () => HeldGame.at(ruleset, ruleset.rules.determinize(view, random)));
        }
        const ruleset = rulesets.read(fields.any('options'));
        const view = readView(ruleset.rules, fields.any('view'));
        return keep(ruleset, () => dealtFrom(ruleset, view, random));
      },
    },
    free: {
      fields: ['game', 'batch'],
      run: (fields) => {
        holdings.free(fields);
        return {};
      },
    },

    position: { fields: ['game'], run: (fields) => ({ values: holdings.game(fields).position() }) },
    legal: {
      fields: [...WHICH, 'seat', 'lines'],
      run: (fields) => {
        const { ruleset, state } = holdings.either(fields);
        const { rules, numbers } = ruleset;
        const seat = seatAsked(fields, ruleset, state);
        const actions = seat === null ? [] : rules.legal(state, seat);
        const values = { seat, legal: actions.map((action) => numbers.of(action)) };
        if (!fields.flag('lines')) return { values };
        return { values: { ...values, lines: actions.map((action) => rules.notation.write(action)) } };
      },
    },
    apply: {
      fields: ['game', 'seat', 'action'],
      run: (fields) => {
        const held = holdings.game(fields);
        const { rules } = held.ruleset;
        const action = actionOf(fields, held.ruleset);
        const seat = seatAsked(fields, held.ruleset, held.state) ?? 0;
        const refusal = held.apply(seat, action);
        if (refusal === null) return { values: held.position() };
        const line = rules.notation.write(action);
        throw new RequestError('refused', `"${line}" is not allowed for seat ${seat}: ${explain(refusal)}`);
      },
    },
    view: {
      fields: [...WHICH, 'seat'],
      run: (fields) => {
        const { ruleset, state } = holdings.either(fields);
        const seat = fields.any('seat') === null ? null : seatAsked(fields, ruleset, state);
        return { values: { seat, view: ruleset.rules.view(state, seat) } };
      },
    },
    features: {
      fields: [...WHICH, 'seat'],
      run: (fields) => {
        const { ruleset, state } = holdings.either(fields);
        const { features, rules } = ruleset;
        const seat = seatAsked(fields, ruleset, state) ?? 0;
        const numbers = new Float32Array(features.names.length);
        features.write(rules.view(state, seat), seat, numbers, 0);
        return { values: { seat }, columns: { features: numbers } };
      },
    },
    after: {
      fields: ['game', 'seat'],
      run: (fields) => {
        const held = holdings.game(fields);
        const seat = seatAsked(fields, held.ruleset, held.state) ?? 0;
        const { legal, over, features } = held.after(seat);
        const numbers = Uint32Array.from(legal, (action) => held.ruleset.numbers.of(action));
        return { values: { seat }, columns: { legal: numbers, over, features } };
      },
    },

    batch: {
      fields: ['options', 'games', 'seed', 'again', 'features'],
      run: (fields) => {
        const ruleset = rulesets.read(fields.any('options'));
        const size = fields.whole('games', 1, LIMITS.games);
        const wishes = { again: fields.flag('again'), features: fields.flag('features') };
        const seed = seedOf(fields);
        const { id, batch } = holdings.addBatch(ruleset, size, () => new Batch(ruleset, size, wishes, seed));
        return { values: { batch: id }, columns: batch.columns };
      },
    },
    reset: {
      fields: ['batch', 'seed'],
      run: (fields) => {
        const seed = seedOf(fields);
        return { columns: holdings.change(fields, (batch) => batch.reset(seed)) };
      },
    },
    step: {
      fields: ['batch', 'actions'],
      run: (fields, body) => {
        const actions = actionsOf(fields, body, holdings.batch(fields).size);
        return { columns: holdings.change(fields, (batch) => batch.step(actions)) };
      },
    },
  };
}

/** What a view from outside does to the rules is the fault of the view. */
function dealtFrom(ruleset: Ruleset, view: GameState, random: Random): HeldGame {
  const { rules } = ruleset;
  try {
    const held = HeldGame.at(ruleset, rules.determinize(view, random));
    for (const seat of deciders(held.state)) {
      if (seat >= rules.seats) throw new Error(`there is no seat ${seat}`);
      if (rules.legal(held.state, seat).length === 0) throw new Error(`seat ${seat} could do nothing`);
    }
    return held;
  } catch (error) {
    throw new RequestError('request', `the rules cannot go on from "view": ${messageOf(error)}`);
  }
}

function seedOf(fields: Fields): string {
  return fields.text('seed', LIMITS.seedCharacters, 'guildhall');
}

/** By its line or its number. */
function actionOf(fields: Fields, { numbers, rules }: Ruleset): Action {
  const given = fields.any('action');
  if (typeof given !== 'string')
    return numbers.actions[fields.whole('action', 0, numbers.actions.length - 1)];
  const action = rules.notation.read(given);
  if (action !== null) return action;
  throw new RequestError('request', `"${given.slice(0, 100)}" is no action of this game`);
}

/** From the list `actions`, or from the bytes after the line. */
function actionsOf(fields: Fields, body: Uint8Array, count: number): Int32Array {
  if (body.length === 0) return fields.wholes('actions', count);
  if (fields.has('actions'))
    throw new RequestError('request', 'actions come in a list or as bytes, not both');
  const bytes = count * Int32Array.BYTES_PER_ELEMENT;
  if (body.length !== bytes)
    throw new RequestError('request', `actions need ${bytes} bytes, four for each game, not ${body.length}`);
  // A copy, because the bytes may begin anywhere.
  return new Int32Array(Uint8Array.from(body).buffer);
}
