// Brings node_modules up to date with package-lock.json before a script runs. It runs under whatever Node the
// machine has, before any package is there: plain JavaScript, no imports from packages. Silent when there is
// nothing to do, and all output goes to stderr, because the script that follows owns stdout.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const at = (path) => fileURLToPath(new URL(path, root));
const lockFile = at('package-lock.json');
const stamp = at('node_modules/.guildhall-stamp');
/** npm writes this one last, so it stands only after an install that went through. */
const installedLockFile = at('node_modules/.package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/** The `node` package fetches its binary in an install script, which some machines forbid. */
const hasOwnNode = () =>
  existsSync(at('node_modules/node/bin/node')) || existsSync(at('node_modules/node/bin/node.exe'));

function upToDate() {
  if (!hasOwnNode() || !existsSync(installedLockFile)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  // Somebody ran npm by hand.
  if (statSync(installedLockFile).mtimeMs < statSync(lockFile).mtimeMs) return false;
  writeFileSync(stamp, lockHash());
  return true;
}

function npm(...words) {
  // The npm and the Node that started this script, not the Node inside the node_modules about to be replaced.
  const { npm_node_execpath: node, npm_execpath: cli } = process.env;
  const flags = [...words, '--loglevel=error'];
  const options = { cwd: at('.'), stdio: ['ignore', 2, 2] };
  const run =
    node && cli?.endsWith('.js')
      ? spawnSync(node, [cli, ...flags], options)
      : spawnSync('npm', flags, { ...options, shell: process.platform === 'win32' });
  return run.status === 0;
}

/**
 * Packages bring what they need for this platform, but npm compiles every one that could be compiled, for which a fresh
 * machine lacks the tools: so only the scripts run that package.json allows.
 */
function install(command) {
  const { allowScripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  // Scripts of ours need the development packages also where NODE_ENV is production.
  return npm(command, '--include=dev', '--ignore-scripts') && npm('rebuild', ...allowed);
}

if (!upToDate()) {
  console.error('Installing packages...');
  // `npm ci` refuses a lock file that lacks another platform's binaries; `npm install` copes.
  if (!install('ci') && !install('install')) {
    console.error('The packages could not be installed.');
    process.exit(1);
  }
  if (!hasOwnNode()) {
    console.error(
      'The package "node" could not fetch Node 24: are install scripts forbidden on this machine?',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lockHash());
}
