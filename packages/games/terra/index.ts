export * from './area.ts';
export * from './geometry.ts';
export * from './hex-map.ts';
export * from './hex-set.ts';
export * from './leech.ts';
export * from './power.ts';
export * from './ranking.ts';
export * from './wheel.ts';
