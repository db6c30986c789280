/** What the threads in which our bots think need of the games. */
import './node-20.ts';

export { games } from '@guildhall/games/all';
