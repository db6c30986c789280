import { manifests, versionedGameOf } from '@guildhall/games';
import { allVersions, type Game } from '@guildhall/kernel';
import { command } from '../command.ts';
import { DATA_FLAG, withExistingStore } from '../database.ts';
import { FOUND, OK } from '../exit.ts';
import { type Checked, checkTables, moveOver, type Verdict, type VersionedGames } from '../upgrade.ts';

async function keptGames(): Promise<VersionedGames> {
  const kept = new Map<string, readonly Game[]>();
  for (const manifest of manifests) kept.set(manifest.id, await allVersions(await versionedGameOf(manifest)));
  return kept;
}

export const upgradeCheck = command({
  name: 'upgrade-check',
  operands: '',
  least: 0,
  most: 0,
  about: [
    'Tables whose log and outcome stay the same move to the newest version of their rules; the others stay on the version they started with, and are listed. A table that breaks its own rules, uses a rules version that is no longer supported, or cannot be read is a fault: do not deploy this code.',
    'Stop the servers first, or check a restored backup: a table that changes during the check is not moved.',
  ],
  flags: {
    ...DATA_FLAG,
    'dry-run': { takes: null, about: 'only show what would happen' },
  },
  examples: ['upgrade-check --dry-run', 'upgrade-check --data /var/lib/guildhall'],
  async run(given, io) {
    return await withExistingStore(given, async (store) => {
      // The server is large, and few other commands need it.
      const { faultOfRecord } = await import('@guildhall/server');
      const count: Record<Verdict['kind'], number> = { same: 0, moves: 0, stays: 0, broken: 0 };
      for await (const checked of checkTables(store, await keptGames(), faultOfRecord)) {
        const { table, verdict } = checked;
        count[verdict.kind] += 1;
        const named = nameOf(checked);
        if (verdict.kind === 'stays') io.out(`STAYS  ${named}: ${verdict.why}`);
        if (verdict.kind === 'broken') io.out(`BROKEN ${named}: ${verdict.why}`);
        if (verdict.kind !== 'moves' || table === null || given.has('dry-run')) continue;
        if (!(await moveOver(store, table, verdict.to)))
          io.out(`BUSY   ${named}: changed during the check, not moved`);
      }
      const moved = given.has('dry-run') ? 'would move' : 'moved';
      io.out(
        `${count.same} unchanged, ${count.moves} ${moved} to the newest version, ` +
          `${count.stays} stay on theirs, ${count.broken} broken`,
      );
      return count.broken === 0 ? OK : FOUND;
    });
  },
});

function nameOf({ id, table }: Checked): string {
  return table === null ? id : `${id}: ${table.game}, version ${table.version}, ${table.status}`;
}
