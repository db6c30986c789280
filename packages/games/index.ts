/** The games: one line each. What a game consists of stands in its manifest. */

export { manifest as ageOfInnovation } from './age-of-innovation/manifest.ts';
export { manifest as inventions } from './inventions/manifest.ts';
export { manifest as terraMystica } from './terra-mystica/manifest.ts';
export { manifest as tiletum } from './tiletum/manifest.ts';
