/**
 * Makes ready what tests and benchmarks need from the system, once, before they start: `node tools/ready.ts chromium
 * postgres`, or all of it without a name. Everything it says goes to stderr: stdout belongs to what follows.
 */
import { givenServer } from '@guildhall/store/testing';
import {
  adviceFor,
  CHROMIUM,
  canInstall,
  isRequired,
  type Machine,
  type Need,
  POSTGRES,
  thisMachine,
} from '@guildhall/testing';
import { type Apt, installPackages, realApt } from './apt.ts';

/** A need, and where it is. A database server may also be elsewhere than on this machine. */
export interface Wanted {
  readonly need: Need;
  find(): Promise<string | null>;
}

const WANTED = {
  chromium: { need: CHROMIUM, find: async () => CHROMIUM.find() },
  postgres: { need: POSTGRES, find: async () => (await givenServer()) ?? POSTGRES.find() },
} as const satisfies Readonly<Record<string, Wanted>>;

export interface Surroundings {
  readonly machine: Machine;
  readonly apt: Apt;
  say(line: string): void;
}

const say = (line: string): void => console.error(line);

function theseSurroundings(): Surroundings {
  return { machine: thisMachine(), apt: realApt((line) => say(`       ${line}`)), say };
}

/** Whether each of them is there. Where one may be missing, it is said loudly, and counts as no failure. */
export async function makeReady(
  wanted: readonly Wanted[],
  { machine, apt, say }: Surroundings,
): Promise<readonly boolean[]> {
  const before = await Promise.all(wanted.map(look));
  const missing = wanted.filter((_, at) => before[at].kind === 'missing');
  const packages = missing.map(({ need }) => need.debianPackage);
  const isInstalling = packages.length > 0 && canInstall(machine);
  const refused = isInstalling ? await installPackages(packages, apt) : new Map<string, string>();
  const found = missing.length > 0 ? await Promise.all(wanted.map(look)) : before;
  return wanted.map(({ need }, at) => {
    const why = refused.get(need.debianPackage) ?? 'apt-get was content, but it is not to be found';
    for (const line of linesAbout(need, found[at], machine, why)) say(line);
    return found[at].kind === 'there' || (found[at].kind === 'missing' && !isRequired(machine));
  });
}

type Found =
  | { readonly kind: 'there'; readonly place: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'misnamed'; readonly why: string };

async function look({ find }: Wanted): Promise<Found> {
  try {
    const place = await find();
    return place === null ? { kind: 'missing' } : { kind: 'there', place };
  } catch (error) {
    return { kind: 'misnamed', why: error instanceof Error ? error.message : String(error) };
  }
}

function linesAbout(need: Need, found: Found, machine: Machine, why: string): string[] {
  const { name } = need;
  const advice = adviceFor(need);
  if (found.kind === 'there') return [`ok     ${name} (${found.place})`];
  if (found.kind === 'misnamed') return [`FAILED ${name}: ${found.why}.`];
  if (!isRequired(machine)) {
    return ['', `!!! NO ${name.toUpperCase()}: WHAT NEEDS IT IS SKIPPED.`, `!!! ${advice}`, ''];
  }
  const reason = canInstall(machine) ? `could not be installed (${why})` : 'is missing';
  return [`FAILED ${name} ${reason}.`, `       ${advice}`];
}

export function makeAllReady(): Promise<readonly boolean[]> {
  return makeReady(Object.values(WANTED), theseSurroundings());
}

function isWanted(name: string): name is keyof typeof WANTED {
  return Object.hasOwn(WANTED, name);
}

if (import.meta.main) {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !isWanted(name));
  if (unknown.length > 0)
    throw new Error(`not known: ${unknown.join(', ')}; there are chromium and postgres`);
  const wanted = names.filter(isWanted).map((name) => WANTED[name]);
  const ready = await makeReady(wanted.length > 0 ? wanted : Object.values(WANTED), theseSurroundings());
  process.exitCode = ready.every((is) => is) ? 0 : 1;
}
