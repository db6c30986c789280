/** The help texts of the program. */

import { folded } from '@guildhall/terminal-kit';
import type { Command, ListedCommand } from './command.ts';

const PROGRAM = 'guildhall';

export function programHelp(commands: readonly ListedCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Guildhall: play, replay and study heavy euro board games.',
    '',
    `Usage: ${PROGRAM} <command> [flags]`,
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    `  ${'help'.padEnd(width)}  this page, or help on a command: ${PROGRAM} help simulate`,
    '',
    'Exit codes: 0 success, 1 a difference or failure was found, 2 wrong input or usage.',
  ].join('\n');
}

export function commandHelp(summary: string, { name, operands, about, flags, examples }: Command): string {
  const rows = Object.entries(flags).map(([flag, { takes, about: what, repeats }]) => [
    takes === null ? `--${flag}` : `--${flag} ${takes}`,
    repeats === true ? `${what} (may be repeated)` : what,
  ]);
  const width = Math.max(0, ...rows.map(([flag]) => flag.length));
  const lines = [
    `${name}: ${summary}`,
    '',
    `Usage: ${[PROGRAM, name, operands, '[flags]'].filter(Boolean).join(' ')}`,
  ];
  for (const paragraph of about) lines.push('', ...folded(paragraph, 96));
  if (rows.length > 0)
    lines.push(
      '',
      'Flags:',
      ...rows.flatMap(([flag, what]) => {
        const lines = folded(what, 96 - width);
        return lines.map((line, at) => `  ${(at === 0 ? flag : '').padEnd(width)}  ${line}`);
      }),
    );
  if (examples.length > 0)
    lines.push('', 'Examples:', ...examples.map((example) => `  ${PROGRAM} ${example}`));
  return lines.join('\n');
}
