/** The peer: boardgame.io making moves on a state of the size of ours. */
import { createRequire } from 'node:module';

/** What is used of its client. */
interface Client {
  start(): void;
  stop(): void;
  readonly moves: Readonly<Record<string, (...given: unknown[]) => void>>;
  getState(): { readonly G: { readonly moves: number } } | null;
}

interface ClientModule {
  Client(settings: {
    game: {
      name: string;
      setup: () => object;
      moves: Record<string, (context: { G: BenchState }, at: number) => void>;
    };
    numPlayers: number;
    debug: boolean;
  }): Client;
}

type Tree = { [key: string]: Tree | number };

interface BenchState {
  moves: number;
  state: Tree;
}

/** Where the numbers of a state are. */
type Path = readonly string[];

function numbersIn(tree: unknown, path: Path): Path[] {
  if (typeof tree === 'number') return [path];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, inner]) => numbersIn(inner, [...path, key]));
}

/** Numbers that one move changes. */
const CHANGED = 5;

function change(tree: Tree, path: Path): void {
  let at = tree;
  for (const key of path.slice(0, -1)) at = at[key] as Tree;
  const last = path[path.length - 1];
  at[last] = (at[last] as number) + 1;
}

export class Peer {
  readonly #module: ClientModule;
  readonly #json: string;
  readonly #numbers: readonly Path[];
  readonly #movesPerGame: number;

  /** `state` is a state of ours as JSON; a game of theirs is as long as one of ours, because their log grows. */
  constructor(state: string, movesPerGame: number) {
    // Its development checks are not what is to be measured.
    process.env.NODE_ENV = 'production';
    const require = createRequire(import.meta.url);
    this.#module = require('boardgame.io/dist/cjs/client.js') as ClientModule;
    this.#json = state;
    this.#numbers = numbersIn(JSON.parse(state), []);
    this.#movesPerGame = movesPerGame;
  }

  /** One game: a client without an interface, and moves that each change a few numbers. Returns how many. */
  playGame(): number {
    const numbers = this.#numbers;
    const client = this.#module.Client({
      game: {
        name: 'bench',
        setup: () => ({ moves: 0, state: JSON.parse(this.#json) as BenchState['state'] }),
        moves: {
          build: ({ G }, at) => {
            const { length } = numbers;
            for (let nth = 0; nth < CHANGED; nth++)
              change(G.state, numbers[(at + Math.floor((nth * length) / CHANGED)) % length]);
            G.moves += 1;
          },
        },
      },
      numPlayers: 4,
      debug: false,
    });
    client.start();
    for (let at = 0; at < this.#movesPerGame; at++) client.moves.build(at);
    const done = client.getState()?.G.moves;
    client.stop();
    if (done !== this.#movesPerGame)
      throw new Error(`boardgame.io made ${done} of ${this.#movesPerGame} moves`);
    return this.#movesPerGame;
  }
}
