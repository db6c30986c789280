// `npm run package`: kernel, games and bots as one package that others can install, as `npm pack` makes it, in `dist`.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { manifestsOf } from '../packages/web/build/games-plugin.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const HERE = fileURLToPath(new URL('./', import.meta.url));
/** What can be imported or run, by its file. */
const ENTRIES = {
  index: join(HERE, 'index.ts'),
  own: join(HERE, 'own.ts'),
  games: join(HERE, 'games.ts'),
  cli: join(HERE, 'cli.ts'),
  'games-all': join(HERE, 'games-all.ts'),
  'module-worker': join(ROOT, 'packages/bots/src/own/module-worker.ts'),
  'pool-worker': join(ROOT, 'packages/bots/src/pool/worker.ts'),
};
/** The first version of Node that runs it. */
const NODE = '20.6.0';
/** What commands and bots ask of a game. */
const OF_A_GAME = ['id', 'order', 'titles', 'players', 'game', 'tables', 'texts', 'terminal'];

/** Files that are found by their addresses while the program runs stand beside each other in the package. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "import.meta.resolve('@guildhall/games')": "new URL('./games.js', import.meta.url).href",
  "import.meta.resolve('@guildhall/games/all')": "new URL('./games-all.js', import.meta.url).href",
  "new URL('./worker.ts', import.meta.url)": "new URL('./pool-worker.js', import.meta.url)",
  "new URL('./module-worker.ts', import.meta.url)": "new URL('./module-worker.js', import.meta.url)",
};

function addresses(found: Set<string>): Plugin {
  return {
    name: 'guildhall-addresses',
    enforce: 'pre',
    transform(code) {
      let changed = code;
      for (const [before, after] of Object.entries(ADDRESSES)) {
        if (!changed.includes(before)) continue;
        found.add(before);
        changed = changed.replaceAll(before, after);
      }
      return changed === code ? null : changed;
    },
  };
}

/** Notes the folders of libraries whose code goes into the bundle. */
function libraries(found: Set<string>): Plugin {
  return {
    name: 'guildhall-libraries',
    transform(_, id) {
      const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll('\\', '/'))?.[0];
      if (folder !== undefined) found.add(folder);
      return null;
    },
  };
}

/** Returns the folders of the libraries that are in it. */
async function bundle(to: string): Promise<string[]> {
  const used = new Set<string>();
  const found = new Set<string>();
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [manifestsOf(OF_A_GAME), addresses(found), libraries(used)],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: to,
      emptyOutDir: true,
      target: 'node20',
      // Names stay, so that an error says where it was.
      minify: false,
      rolldownOptions: {
        input: ENTRIES,
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const missing = Object.keys(ADDRESSES).filter((address) => !found.has(address));
  if (missing.length > 0) throw new Error(`nothing is found by ${missing.join(' or ')} any more`);
  return [...used].sort();
}

/** The licences of what is bundled go with it. */
function licencesOf(folders: readonly string[]): string {
  const parts = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    if (file === undefined) throw new Error(`${name} has no licence`);
    return `## ${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return `# Libraries in this package, with their licences\n\n${parts.join('\n')}`;
}

/** Examples and pages import the package by its name. */
function copyByName(from: string, files: readonly string[], to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of files) {
    const text = readFileSync(join(from, file), 'utf8');
    writeFileSync(join(to, file), text.replaceAll(/'@guildhall\/(?:bots|kernel)'/g, "'guildhall'"));
  }
}

/** Declarations of what is exported, and of what those need, with imports that stay within the package. */
function declare(to: string): void {
  const made = join(to, 'made');
  // What games consist of is nobody's business outside: it is not checked here, and no declaration names it.
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', HERE, '--outDir', made],
    { stdio: 'inherit' },
  );
  const wanted = ['npm/index.d.ts', 'npm/own.d.ts'];
  const taken = new Set<string>();
  while (wanted.length > 0) {
    const file = wanted.pop() ?? '';
    if (taken.has(file)) continue;
    taken.add(file);
    const text = readFileSync(join(made, file), 'utf8').replaceAll(
      /(from |import\()(['"])([^'"]+)\2/g,
      (_, before: string, quote: string, name: string) => {
        const found = declarationOf(file, name);
        wanted.push(found);
        const path = relative(dirname(file), found)
          .replaceAll('\\', '/')
          .replace(/\.d\.ts$/, '.js');
        return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
      },
    );
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), text.replaceAll(/^import ['"].*['"];\n/gm, ''));
  }
  rmSync(made, { recursive: true });
}

const PACKAGES: Readonly<Record<string, string>> = {
  '@guildhall/kernel': 'packages/kernel/src/index.d.ts',
  '@guildhall/bots': 'packages/bots/src/index.d.ts',
  '@guildhall/bots/own': 'packages/bots/src/own/index.d.ts',
};

function declarationOf(file: string, name: string): string {
  if (name.startsWith('.')) return join(dirname(file), name.replace(/\.ts$/, '.d.ts'));
  const found = PACKAGES[name];
  if (found === undefined) throw new Error(`${file} is declared by ${name}, which is not in the package`);
  return found;
}

function describe(to: string): string {
  const { version, description, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const exported = (name: string) => ({ types: `./types/npm/${name}.d.ts`, default: `./lib/${name}.js` });
  const about = {
    name: 'guildhall',
    version,
    description,
    license,
    type: 'module',
    engines: { node: `>=${NODE}` },
    bin: { guildhall: './lib/cli.js' },
    exports: { '.': exported('index'), './own': exported('own'), './package.json': './package.json' },
    files: ['lib', 'types', 'examples', 'docs', 'CHANGELOG.md', 'NOTICE.md', 'THIRD-PARTY.md'],
    keywords: ['board games', 'bots', 'simulation', 'terra mystica', 'multi-agent'],
  };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  return version;
}

/** Builds the package in a folder, packs it there, and returns the path of the tarball. */
export async function makePackage(folder: string): Promise<string> {
  const to = join(folder, 'package');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const used = await bundle(join(to, 'lib'));
  writeFileSync(join(to, 'THIRD-PARTY.md'), licencesOf(used));
  const bots = join(ROOT, 'examples/bots');
  const examples = readdirSync(bots).filter((file) => /\.(?:ts|py)$/.test(file));
  copyByName(bots, examples, join(to, 'examples'));
  copyByName(join(ROOT, 'docs'), ['own-bot.md', 'research.md'], join(to, 'docs'));
  const cli = join(to, 'lib/cli.js');
  writeFileSync(cli, `#!/usr/bin/env node\n${readFileSync(cli, 'utf8')}`);
  declare(join(to, 'types'));
  const version = describe(to);
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(HERE, file), join(to, file));
  for (const file of ['LICENSE', 'NOTICE.md']) cpSync(join(ROOT, file), join(to, file));
  const tarball = join(folder, `guildhall-${version}.tgz`);
  // Under its own settings of npm, those of this repository's scripts would count there too.
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: to, shell: false });
  if (!existsSync(tarball)) throw new Error(`npm made no ${tarball}`);
  return tarball;
}

const [, script, folder = join(ROOT, 'dist')] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  const tarball = await makePackage(resolve(folder));
  const megabytes = (statSync(tarball).size / 1e6).toFixed(2);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`${relative(process.cwd(), tarball)}: ${megabytes} MB (${seconds} s)`);
}
