// `npm run new-game -- ID`: writes a small playable game into packages/games/ID, to be changed into the one you want.
import { fileURLToPath } from 'node:url';
import { manifests } from '@guildhall/games';
import { camelCase } from './game-names.ts';
import { faultOfId } from './new-game/game-id.ts';
import { writeGame } from './new-game/write-game.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The one line that a game has outside of its folder. */
function lineOfGame(id: string): string {
  return `export { manifest as ${camelCase(id)} } from './${id}/manifest.ts';`;
}

function newGame(id: string): void {
  const order = 1 + Math.max(...manifests.map((manifest) => manifest.order));
  const files = writeGame(root, id, order);
  const test = `npm test -- games/${id}/`;
  const row = (command: string, about: string): string => `  ${command.padEnd(test.length)}   ${about}`;
  const lines = [
    `packages/games/${id} is written: ${files.length} files.`,
    '',
    'Add this line to packages/games/index.ts, in alphabetical order:',
    '',
    `  ${lineOfGame(id)}`,
    '',
    'Then:',
    '',
    row('npm run docs', `writes docs/rules/${id}.md`),
    row(test, 'runs the checks and the tests of the game'),
    row('npm start', 'has the game in its list; it is played at the generic table'),
    '',
    'docs/tutorial-game.md explains the files one by one.',
  ];
  console.log(lines.join('\n'));
}

if (import.meta.main) {
  const [id, ...more] = process.argv.slice(2);
  const fault =
    id === undefined || more.length > 0 ? 'give one id: npm run new-game -- ID' : faultOfId(root, id);
  if (fault === null) newGame(id);
  else {
    console.error(`new-game: ${fault}`);
    process.exitCode = 1;
  }
}
