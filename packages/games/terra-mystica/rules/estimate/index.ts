/** For those who teach the estimate. */
export { estimateBy, inputsOf } from './estimate.ts';
export { FEATURES } from './features.ts';
export { taught, WEIGHTS } from './weights.ts';
