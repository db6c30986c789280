// Who may know whom. Every source file belongs to exactly one layer, and a layer knows only itself and what
// stands here. Paths are regular expressions from the root of the repository; in what a layer knows, `$1` is
// the first group of its own path: the game's folder.
import type { IForbiddenRuleType } from 'dependency-cruiser';

export interface Layer {
  readonly name: string;
  readonly path: string;
  readonly except?: string;
  readonly knows: readonly string[];
  /** Known by `import type` alone: nothing of it is loaded. */
  readonly knowsTypesOf?: readonly string[];
  /** Packages and modules of Node it may import. */
  readonly outside: 'any' | readonly string[];
}

const TESTS = '/test/|\\.test\\.tsx?$';
const testsIn = (folder: string): string => `${folder}(?:test/|.*(?:/test/|\\.test\\.tsx?$))`;
const TESTKIT = '^packages/kernel/src/testkit/';
const KERNEL = '^packages/kernel/src/';
/** How a table says what its values may be. */
const RANGES = '^packages/kernel/src/options/ranges\\.ts$';
const FORMS = '^packages/kernel/src/contract/forms\\.ts$';
const BAZAAR = '^packages/kernel/test/bazaar/';
/** What two games share: their engine, and how they are drawn. */
const TERRA = '^packages/games/terra/';
const TERRA_BOARD = '^packages/games/terra/board/';
/** What hangs together on a map: no rule, and as good for drawing. */
const TERRA_AREA = '^packages/games/terra/rules/area\\.ts$';
const TERRA_TEXT = '^packages/games/terra/text/';
const TERRA_TERMINAL = '^packages/games/terra/terminal/';
const TERRA_LESSONS = '^packages/games/terra/lessons/';
const REGISTRY = '^packages/games/[^/]+\\.ts$';
/** What benchmarks, screenshots and tests need to know of a game. */
const SAMPLES = '^packages/games/samples\\.ts$';
/** Guided games: what a lesson is, and how it is gone through. */
const LESSON = '^packages/games/lesson\\.ts$';
/** What the texts of lessons and guides read from a position. */
const LESSON_POSITION = '^packages/games/lesson-position\\.ts$';
/** What bots count things of a game as, which is told to those who learn it. */
const WORTH = '^packages/games/$1/rules/worth\\.ts$';
/** How-to-play pages: what they consist of. */
const GUIDE = '^packages/games/guide\\.ts$';
/** Everything that there is in a game, and how it is counted in games of bots. */
const COMPENDIUM = '^packages/games/compendium\\.ts$';
/** What is counted in games of bots, and how it is written down. */
const BALANCE = '^packages/games/balance\\.ts$';
/** Values that hang on how well bots play. */
const CALIBRATION = '^packages/games/calibration\\.ts$';
/** How the estimate of a game is taught. */
const TEACHING = '^packages/games/teaching\\.ts$';
const MANIFESTS = '^packages/games/[^/]+/(?:manifest|learning)\\.ts$';
/** What the tests of all games share. */
const GAME_TESTS = '^packages/games/test/';
const FROZEN = '^packages/games/frozen/';
const BOARDS = '^packages/games/[^/]+/board/';
const BOTS = '^packages/bots/';
const BOT_POOL = '^packages/bots/src/pool/';
const OWN_BOTS = '^packages/bots/src/own/';
const STORE = '^packages/store/';
const PROTOCOL = '^packages/protocol/';
const SERVER = '^packages/server/';
const BOARD_KIT = '^packages/board-kit/';
const TERMINAL_KIT = '^packages/terminal-kit/';
const WEB = '^packages/web/';
const CLI = '^packages/cli/';
/** Programs that the page “Your bots” shows as they are. */
const SHOWN_PROGRAMS = '^examples/bots/[^/]+\\.py$';
/** What tests share: what they need from the machine, and slices of large matrices. */
const TESTING = '^packages/testing/';
/** The helpers of a package for the tests and benchmarks of others. */
const TEST_HELPERS = '^packages/[^/]+/src/testing/';

export const LAYERS: readonly Layer[] = [
  {
    name: 'kernel',
    path: KERNEL,
    except: `${TESTS}|${TESTKIT}`,
    knows: [],
    outside: ['@noble/ciphers', '@noble/hashes'],
  },
  {
    name: 'kernel testkit',
    path: TESTKIT,
    except: TESTS,
    knows: [KERNEL],
    outside: ['fast-check', 'intl-messageformat'],
  },
  { name: 'kernel tests', path: testsIn('^packages/kernel/'), knows: [KERNEL], outside: 'any' },

  {
    name: 'terra',
    path: TERRA,
    except: `${TERRA_BOARD}|${TERRA_TEXT}|${TERRA_TERMINAL}|${TERRA_LESSONS}|${TESTS}`,
    knows: [KERNEL],
    outside: [],
  },
  { name: 'text of terra', path: TERRA_TEXT, knows: [], outside: [] },
  { name: 'terminal of terra', path: TERRA_TERMINAL, knows: [KERNEL, TERMINAL_KIT, TERRA], outside: [] },
  {
    name: 'lessons of terra',
    path: TERRA_LESSONS,
    knows: [LESSON_POSITION, '^packages/games/terra/rules/wheel\\.ts$'],
    knowsTypesOf: [LESSON],
    outside: [],
  },
  {
    name: 'board of terra',
    path: TERRA_BOARD,
    except: TESTS,
    knows: [BOARD_KIT, TERRA_AREA],
    knowsTypesOf: [KERNEL, TERRA],
    outside: 'any',
  },
  {
    name: 'data of a game',
    path: '^packages/games/([^/]+)/data/',
    except: `${TERRA}|${TESTS}`,
    knows: [TERRA, RANGES],
    knowsTypesOf: [KERNEL],
    outside: [],
  },
  {
    name: 'rules of a game',
    path: '^packages/games/([^/]+)/rules/',
    except: `${TERRA}|${TESTS}`,
    knows: [KERNEL, TERRA, '^packages/games/$1/data/'],
    outside: [],
  },
  {
    name: 'text of a game',
    path: '^packages/games/([^/]+)/text/',
    except: `${TERRA}|${TESTS}`,
    knows: [TERRA_TEXT, FORMS],
    knowsTypesOf: [KERNEL, '^packages/games/$1/data/'],
    outside: [],
  },
  {
    name: 'board of a game',
    path: '^packages/games/([^/]+)/board/',
    except: `${TERRA}|${TESTS}`,
    knows: [BOARD_KIT, TERRA_BOARD, '^packages/games/$1/(data|text)/'],
    // What it draws and what it answers: the types of the view and of the actions.
    knowsTypesOf: [KERNEL, '^packages/games/$1/rules/'],
    outside: 'any',
  },
  {
    name: 'terminal of a game',
    path: '^packages/games/([^/]+)/terminal/',
    except: `${TERRA}|${TESTS}`,
    knows: [KERNEL, TERMINAL_KIT, TERRA_TERMINAL, '^packages/games/$1/(data|rules)/'],
    outside: [],
  },
  {
    name: 'index of a game',
    path: '^packages/games/([^/]+)/index\\.ts$',
    except: TERRA,
    knows: [KERNEL, TERRA, '^packages/games/$1/(data|rules|text)/'],
    outside: [],
  },
  {
    name: 'samples of a game',
    path: '^packages/games/([^/]+)/samples\\.ts$',
    except: TERRA,
    knows: [KERNEL, TERRA, SAMPLES, '^packages/games/$1/(data|rules)/'],
    outside: [],
  },
  {
    name: 'lessons of a game',
    path: '^packages/games/([^/]+)/lessons/',
    except: `${TERRA}|${TESTS}`,
    knows: [LESSON_POSITION, TERRA_LESSONS, '^packages/games/$1/data/', WORTH],
    knowsTypesOf: [KERNEL, LESSON, '^packages/games/$1/rules/'],
    outside: [],
  },
  {
    name: 'guide of a game',
    path: '^packages/games/([^/]+)/guide/',
    except: `${TERRA}|${TESTS}`,
    knows: [LESSON_POSITION, TERRA_LESSONS, '^packages/games/$1/(data|lessons)/', WORTH],
    knowsTypesOf: [KERNEL, GUIDE, '^packages/games/$1/rules/'],
    outside: [],
  },
  {
    name: 'compendium of a game',
    path: '^packages/games/([^/]+)/compendium/',
    except: `${TERRA}|${TESTS}`,
    knows: [KERNEL, '^packages/games/$1/(data|compendium)/'],
    knowsTypesOf: [COMPENDIUM, LESSON, '^packages/games/$1/rules/'],
    outside: [],
  },
  {
    name: 'balance of a game',
    path: '^packages/games/([^/]+)/balance/',
    except: TERRA,
    knows: [KERNEL, BALANCE, '^packages/games/$1/(data|rules)/'],
    outside: [],
  },
  {
    name: 'calibration of a game',
    path: '^packages/games/([^/]+)/calibration\\.ts$',
    except: TERRA,
    knows: [KERNEL, '^packages/games/$1/(data|rules)/'],
    knowsTypesOf: [CALIBRATION],
    outside: [],
  },
  {
    name: 'teaching of a game',
    path: '^packages/games/([^/]+)/teaching\\.ts$',
    except: TERRA,
    knows: [KERNEL, '^packages/games/$1/(data|rules)/'],
    knowsTypesOf: [TEACHING],
    outside: [],
  },
  {
    name: 'manifest of a game, and of what is there for learners',
    path: '^packages/games/([^/]+)/(?:manifest|learning)\\.ts$',
    except: TERRA,
    knows: ['^packages/games/$1/'],
    knowsTypesOf: [REGISTRY],
    outside: [],
  },
  {
    name: 'tests of a game',
    path: testsIn('^packages/games/([^/]+)/'),
    knows: [KERNEL, TERRA, GAME_TESTS, '^packages/games/$1/', BOARD_KIT, TERMINAL_KIT],
    outside: 'any',
  },
  { name: 'what tests of games share', path: GAME_TESTS, knows: [KERNEL], outside: 'any' },
  {
    name: 'registry',
    path: REGISTRY,
    knows: [KERNEL, MANIFESTS, FROZEN],
    knowsTypesOf: [BOARD_KIT, TERMINAL_KIT],
    outside: [],
  },
  // With everything they need; their declarations name the contract.
  { name: 'frozen rules', path: FROZEN, knows: [], knowsTypesOf: [KERNEL], outside: [] },

  { name: 'bots', path: BOTS, except: `${TESTS}|${BOT_POOL}|${OWN_BOTS}`, knows: [KERNEL], outside: [] },
  // Threads, for those who serve; the client takes the bots without it.
  { name: 'pool of bots', path: BOT_POOL, knows: [KERNEL, BOTS], outside: 'any' },
  // Threads and processes, for bots that somebody else wrote.
  { name: 'bots of your own', path: OWN_BOTS, knows: [KERNEL, BOTS], outside: 'any' },
  // By what packages export, as everybody outside writes them.
  {
    name: 'examples',
    path: '^examples/',
    knows: [],
    knowsTypesOf: ['^packages/(?:kernel|bots)/src/index\\.ts$'],
    outside: 'any',
  },
  { name: 'testing', path: TESTING, except: TESTS, knows: [], outside: 'any' },
  { name: 'store', path: STORE, except: TESTS, knows: [TESTING], knowsTypesOf: [KERNEL], outside: 'any' },
  {
    name: 'protocol',
    path: PROTOCOL,
    except: TESTS,
    knows: [],
    knowsTypesOf: [KERNEL],
    outside: ['typebox'],
  },
  {
    name: 'server',
    path: SERVER,
    except: TESTS,
    knows: [KERNEL, STORE, BOTS, REGISTRY, PROTOCOL],
    outside: 'any',
  },
  { name: 'board kit', path: BOARD_KIT, except: TESTS, knows: [], knowsTypesOf: [KERNEL], outside: 'any' },
  { name: 'terminal kit', path: TERMINAL_KIT, except: TESTS, knows: [], knowsTypesOf: [KERNEL], outside: [] },
  {
    name: 'web',
    path: WEB,
    except: TESTS,
    knows: [KERNEL, BOTS, BOARD_KIT, REGISTRY, SHOWN_PROGRAMS],
    // The schemas would weigh on every page.
    knowsTypesOf: [PROTOCOL],
    outside: 'any',
  },
  { name: 'web tests', path: testsIn(WEB), knows: ['^packages/(?!cli/)'], outside: 'any' },
  {
    name: 'tests of bots, store, server, board kit and testing',
    path: testsIn('^packages/(?:bots|store|server|board-kit|testing)/'),
    // The bazaar is the small game with every kind of secret, for whoever has secrets to keep.
    knows: [KERNEL, BAZAAR, TERRA, '^packages/games/', BOTS, STORE, PROTOCOL, SERVER, BOARD_KIT, TESTING],
    outside: 'any',
  },
  {
    name: 'cli',
    path: CLI,
    knows: [KERNEL, '^packages/games/', BOTS, STORE, SERVER, TERMINAL_KIT, TESTING, '^bench/'],
    knowsTypesOf: [PROTOCOL],
    outside: 'any',
  },
  {
    name: 'bench',
    path: '^bench/',
    // Words of games, for papers that somebody reads; recorded games.
    knows: [
      KERNEL,
      '^packages/games/',
      BOTS,
      STORE,
      SERVER,
      TERMINAL_KIT,
      '^packages/cli/src/(?:game-words|dataset/recorded)\\.ts$',
    ],
    outside: 'any',
  },
  {
    name: 'package for others',
    path: '^npm/',
    knows: [KERNEL, BOTS, REGISTRY, CLI, '^packages/web/build/games-plugin\\.ts$'],
    outside: 'any',
  },
  { name: 'tools', path: '^tools/', knows: ['^packages/(?!cli/|web/)', '^npm/'], outside: 'any' },
];

const PACKAGES = '(^|/)node_modules/';

function rulesOf(layer: Layer): IForbiddenRuleType[] {
  const { name, path, except, knows, knowsTypesOf = [], outside } = layer;
  const from = { path, ...(except === undefined ? {} : { pathNot: except }) };
  // A game's folder knows itself, not the same folder of another game.
  const itself = path.replace('([^/]+)', () => '$1');
  const inside = [itself, ...knows, ...knowsTypesOf];
  const rules: IForbiddenRuleType[] = [
    {
      name: `${name}: must not know this`,
      severity: 'error',
      from,
      to:
        outside === 'any'
          ? { pathNot: [...inside, PACKAGES], dependencyTypesNot: ['core'] }
          : { pathNot: [...inside, ...outside.map((name) => `${PACKAGES}${name}/`)] },
    },
  ];
  if (knowsTypesOf.length > 0) {
    rules.push({
      name: `${name}: may know only its types`,
      severity: 'error',
      from,
      to: { path: [...knowsTypesOf], pathNot: [itself, ...knows], dependencyTypesNot: ['type-only'] },
    });
  }
  return rules;
}

export const RULES: readonly IForbiddenRuleType[] = [
  ...LAYERS.flatMap(rulesOf),
  {
    name: 'a cycle',
    severity: 'error',
    from: {},
    // A circle that only types close is gone when the code runs.
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'code must not know tests',
    severity: 'error',
    from: { pathNot: TESTS },
    to: { path: TESTS, pathNot: PACKAGES },
  },
  {
    name: 'only tests and cli may know the testkit',
    severity: 'error',
    from: { pathNot: [TESTS, TESTKIT, CLI] },
    to: { path: TESTKIT },
  },
  {
    name: 'only tests and what helps them may know the testing package',
    severity: 'error',
    from: { path: '^packages/', pathNot: [TESTS, TESTING, TEST_HELPERS] },
    to: { path: TESTING },
  },
  {
    name: 'only manifests and tests may know a board',
    severity: 'error',
    from: { pathNot: [BOARDS, MANIFESTS, TESTS] },
    to: { path: BOARDS },
  },
  {
    name: 'pages and commands load one game at a time',
    severity: 'error',
    from: { path: [WEB, CLI], pathNot: TESTS },
    to: { path: '^packages/games/all\\.ts$' },
  },
  {
    name: 'manifests import lazily',
    severity: 'error',
    from: { path: MANIFESTS },
    to: { dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
  {
    name: 'other packages are imported by their names',
    severity: 'error',
    from: { path: '^packages/([^/]+)/' },
    to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'cannot be resolved',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];
