/** Every command of the program. */
import type { ListedCommand } from './command.ts';
import { PLAYER_COMMANDS } from './player-commands.ts';

export const COMMANDS: readonly ListedCommand[] = [
  {
    name: 'serve',
    summary: 'run the server: tables, bots and the browser client',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  ...PLAYER_COMMANDS,
  {
    name: 'ledger',
    summary: 'replay recorded Terra Mystica games and compare every row',
    load: async () => (await import('./commands/ledger.ts')).ledger,
  },
  {
    name: 'fuzz',
    summary: 'play random games and check every state',
    load: async () => (await import('./commands/fuzz.ts')).fuzz,
  },
  {
    name: 'audit',
    summary: 'show where the values in a game’s tables come from',
    load: async () => (await import('./commands/audit.ts')).audit,
  },
  {
    name: 'rules',
    summary: 'list rules of a game that no test names',
    load: async () => (await import('./commands/rules.ts')).rules,
  },
  {
    name: 'bench',
    summary: 'measure speed per CPU second and compare it with the targets',
    load: async () => (await import('./commands/bench.ts')).bench,
  },
  {
    name: 'backup',
    summary: 'write the whole store to one file while the servers keep running',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'restore a backup into an empty store',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
  {
    name: 'reports',
    summary: 'list problem reports, and write them as files for "replay"',
    load: async () => (await import('./commands/reports.ts')).reports,
  },
  {
    name: 'upgrade-check',
    summary: 'replay every stored table with this code before you deploy it',
    load: async () => (await import('./commands/upgrade-check.ts')).upgradeCheck,
  },
];
