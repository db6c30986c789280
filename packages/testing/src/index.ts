export { canInstall, isRequired, type Machine, skipWithout, thisMachine } from './machine.ts';
export { currentSlice, rotating, SLICE, type Slice } from './matrix.ts';
export { adviceFor, CHROMIUM, type Need, POSTGRES } from './needs.ts';
export { addToList, copyWithNewGame, runIn } from './new-game.ts';
