/**
 * `npm run test:fresh`: `npm test` on a machine that was just set up, which is a new Debian folder with the Node and npm
 * of this machine and without browser, database, compiler or Python. As root on Debian; takes what is committed.
 * `npm run test:fresh -- npm start` runs another command there.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canInstall, thisMachine } from '@guildhall/testing';
import { installPackages, realApt } from './apt.ts';

const repository = fileURLToPath(new URL('../', import.meta.url));
/** Recorded games and figures, which lie beside the repository where somebody put them. */
const shared = join(repository, '../shared');
const say = (line: string): void => console.error(line);

/** How this machine reaches the registries of npm and Debian. */
const SETTINGS = [
  '/etc/apt',
  '/usr/share/keyrings',
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/resolv.conf',
  '/etc/hosts',
  '/etc/npmrc',
  '/root/.npmrc',
];

/**
 * Mounts end with the namespace of the process, and processes with the first one: nothing has to be undone. The first
 * one stays a shell, which, as the init of a machine does, takes leave of processes whose parents have ended.
 */
const ENTER = `
set -e
cd "$1"
mount -t proc proc proc
mount --rbind /sys sys
mount --rbind /dev dev
mount -t tmpfs tmpfs dev/shm
if [ -d "$2" ]; then
  mount --bind "$2" root/shared
  mount -o remount,bind,ro root/shared
fi
shift 2
exec chroot . /bin/sh -c 'cd /root/guildhall && "$@"; exit $?' sh "$@"
`;

function run(program: string, ...words: readonly string[]): void {
  execFileSync(program, words, { stdio: ['ignore', 2, 2] });
}

function release(): string {
  const found = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'));
  if (found === null) throw new Error('/etc/os-release does not name the release of Debian');
  return found[1];
}

/** The Node and the npm with which the script was started. */
function putNode(folder: string): void {
  const { npm_node_execpath: node, npm_execpath: cli } = process.env;
  if (node === undefined || cli === undefined) throw new Error('start it with npm run test:fresh');
  const npm = join(folder, 'usr/local/lib/node_modules/npm');
  cpSync(node, join(folder, 'usr/local/bin/node'));
  cpSync(join(dirname(cli), '..'), npm, { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm'));
}

function setUp(folder: string): void {
  run('debootstrap', '--variant=minbase', '--include=ca-certificates', release(), folder);
  for (const path of SETTINGS.filter(existsSync)) {
    rmSync(join(folder, path), { recursive: true, force: true });
    cpSync(path, join(folder, path), { recursive: true, dereference: true });
  }
  putNode(folder);
  run('git', 'clone', '--quiet', repository, join(folder, 'root/guildhall'));
  mkdirSync(join(folder, 'root/shared'));
}

function environment(): NodeJS.ProcessEnv {
  const { TMPDIR, INIT_CWD, ...kept } = process.env;
  const ours = Object.entries(kept).filter(([name]) => !/^npm_/i.test(name));
  return { ...Object.fromEntries(ours), HOME: '/root', PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' };
}

function runInside(folder: string, command: readonly string[]): number {
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child'];
  const words = [...namespaces, '/bin/sh', '-c', ENTER, 'sh', folder, shared, ...command];
  return spawnSync('/usr/bin/unshare', words, { stdio: 'inherit', env: environment() }).status ?? 1;
}

if (!canInstall(thisMachine())) throw new Error('a fresh machine is made by root on Debian alone');
if (!existsSync('/usr/sbin/debootstrap')) {
  for (const why of (await installPackages(['debootstrap'], realApt(say))).values()) throw new Error(why);
}
const folder = mkdtempSync('/var/tmp/guildhall-fresh-');
// The root folder of a machine is open to all its users, PostgreSQL's among them.
chmodSync(folder, 0o755);
say(`A fresh machine in ${folder}`);
try {
  setUp(folder);
  const command = process.argv.slice(2);
  process.exitCode = runInside(folder, command.length > 0 ? command : ['npm', 'test']);
} finally {
  run('rm', '--recursive', '--force', '--one-file-system', folder);
}
