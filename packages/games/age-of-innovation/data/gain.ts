import type { Cost, Gain, SpaceEffect } from './types.ts';

export function cost(amounts: Partial<Cost>): Cost {
  return { coins: 0, tools: 0, scholars: 0, ...amounts };
}

export function gain(amounts: Partial<Gain> = {}): Gain {
  return { coins: 0, tools: 0, scholars: 0, power: 0, books: 0, points: 0, ...amounts };
}

export function spaceEffect(amounts: Partial<SpaceEffect>): SpaceEffect {
  return {
    ...gain(),
    spades: 0,
    steps: 0,
    bridges: 0,
    guildFrom: 'nothing',
    pointsPerGuild: 0,
    again: false,
    ...amounts,
  };
}
