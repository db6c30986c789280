/** The command `guildhall` of the package: what needs games and bots alone, no server and no sources. */
import './node-20.ts';
import { PLAYER_COMMANDS } from '../packages/cli/src/player-commands.ts';
import { run } from '../packages/cli/src/program.ts';
import { shell } from '../packages/cli/src/shell.ts';

const io = shell(process);
process.exitCode = await run(process.argv.slice(2), io, PLAYER_COMMANDS);
io.close();
