/** What bots count actions as, in points, as it is told to those who learn. */
export { PROMISE as worth } from './estimate.ts';
