/** Finished games as files. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@guildhall/games/all';
import { randomAction, randomFrom, Table } from '@guildhall/kernel';

type Stop = (table: Table) => boolean;

/** A game of those who choose at random; `until` stops it early. */
export function randomGameOf(
  id: string,
  options: { readonly players: number } & Readonly<Record<string, unknown>>,
  seed: string,
  until: Stop = () => false,
): Table {
  const game = games.get(id)?.game;
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const table = new Table(game, options, seed);
  const random = randomFrom(seed);
  while (!table.over && !until(table)) {
    const [seat] = table.deciders();
    const done = table.play(seat, randomAction(table.rules, table.view(seat), seat, random));
    if (!done.ok) throw new Error(done.refusal.rule);
  }
  return table;
}

/** Terra Mystica with four. */
export function randomGame(seed: string, until?: Stop): Table {
  return randomGameOf('terra-mystica', { players: 4, factionChoice: 'firstGame' }, seed, until);
}

const CLI = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const LEAGUE = fileURLToPath(
  new URL('../../../../shared/games/terra-mystica/league/4pLeague_S68_D1L1_G2.txt', import.meta.url),
);

/** The records of the league lie beside this repository, where they were put. */
export const isLeagueHere = existsSync(LEAGUE);

if (!isLeagueHere) {
  console.error(
    `\n!!! NO RECORDED GAMES: THE LEAGUE GAME IN THE BROWSER IS SKIPPED.\n!!! It is read from ${LEAGUE}.\n`,
  );
}

/** A game of the league as the command line exports it. */
export function leagueGame(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-league-'));
  try {
    execFileSync(process.execPath, [CLI, 'ledger', LEAGUE, '--export', folder], { stdio: 'pipe' });
    return readFileSync(join(folder, '4pLeague_S68_D1L1_G2.json'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first position of random games at which somebody has a legal action of a kind. */
export function whereLegal(game: string, kind: string, options: Parameters<typeof randomGameOf>[1]): Table {
  for (let seed = 0; seed < 40; seed++) {
    const table = randomGameOf(game, options, `frame ${seed}`, (now) => {
      const [seat] = now.deciders();
      return now.drafts(null).length === 0 && now.legal(seat).some((action) => action.kind === kind);
    });
    if (!table.over) return table;
  }
  throw new Error(`no random game comes to ${kind}`);
}
