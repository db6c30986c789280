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

interface BenchState {
  moves: number;
  state: {
    turn: number;
    terrain: number[];
    buildings: number[];
    players: { coins: number; points: number }[];
  };
}

export class Peer {
  readonly #module: ClientModule;
  readonly #json: string;
  readonly #movesPerGame: number;

  /** `state` is a state of ours as JSON; a game of theirs is as long as one of ours, because their log grows. */
  constructor(state: string, movesPerGame: number) {
    // Its development checks are not what is to be measured.
    process.env.NODE_ENV = 'production';
    const require = createRequire(import.meta.url);
    this.#module = require('boardgame.io/dist/cjs/client.js') as ClientModule;
    this.#json = state;
    this.#movesPerGame = movesPerGame;
  }

  /** One game: a client without an interface, and moves that each change a few numbers. Returns how many. */
  playGame(): number {
    const client = this.#module.Client({
      game: {
        name: 'bench',
        setup: () => ({ moves: 0, state: JSON.parse(this.#json) as BenchState['state'] }),
        moves: {
          build: ({ G }, at) => {
            const { state } = G;
            const player = state.players[at % state.players.length];
            state.buildings[at % state.buildings.length] = at % 5;
            state.terrain[at % state.terrain.length] = at % 7;
            player.coins = (player.coins + 1) % 20;
            player.points += 1;
            state.turn += 1;
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
