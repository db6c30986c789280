/** Another process: tries to serve the file that it is told of as a user who is not root, and says what became of it. */
import Database from 'better-sqlite3';
import { openStore } from '../src/index.ts';

const NOBODY = 65_534;
// Loads SQLite while everything here may still be read.
new Database(':memory:').close();
const [path] = process.argv.slice(2);
if (process.getuid?.() === 0) process.setuid?.(NOBODY);
try {
  await (await openStore(path, { serving: true })).close();
  console.log('it was opened');
} catch (error) {
  console.log(String(error));
}
