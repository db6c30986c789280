/** For those who teach the estimate. */
export { estimateBy, inputsOf } from './estimate.ts';
export {
  LIST_NAMES,
  type ListName,
  lengthsOf,
  type Network,
  type NetworkShape,
  pack,
} from './network.ts';
