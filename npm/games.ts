/** What the threads of bots need of the games. */
import './node-20.ts';

export { engineOf } from '@guildhall/games';
