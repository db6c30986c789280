/** Places and numbers that several parts of the guide show. */
import { type RegionId, tables } from '../data/index.ts';

export const BLUE = 0;

export const region = (id: RegionId): string => `region:${id}`;

/** The first and the last space of the influence track with so many chain markers. */
function band(markers: number): { readonly from: number; readonly to: number } {
  const spaces = tables.influenceTrack.map((space) => space.markers);
  return { from: spaces.indexOf(markers), to: spaces.lastIndexOf(markers) };
}

const LOW = band(1);
export const MIDDLE = band(2);
export const HIGH = band(3);

/** Influence by bands: chain markers, what is lost at an era change, and points at the end. */
export function bands(): Readonly<Record<string, number>> {
  const track = tables.influenceTrack;
  return {
    lowTo: LOW.to,
    middleFrom: MIDDLE.from,
    middleTo: MIDDLE.to,
    highFrom: HIGH.from,
    highTo: HIGH.to,
    markersLow: track[LOW.from].markers,
    markersMiddle: track[MIDDLE.from].markers,
    markersHigh: track[HIGH.from].markers,
    gain: track[0].gain,
    lossMiddle: track[MIDDLE.from].loss,
    lossHigh: track[HIGH.from].loss,
    pointsLow: track[LOW.from].points,
    pointsMiddle: track[MIDDLE.from].points,
    pointsHigh: track[HIGH.from].points,
  };
}

export function building(): Readonly<Record<string, number>> {
  const [, priceOne, priceTwo, priceThree] = tables.buildPrice;
  const { progress, wealth } = tables.buildCost;
  const full = tables.tileArea;
  return { one: 1, two: 2, three: 3, full, priceOne, priceTwo, priceThree, progress, wealth };
}

/** How many citizens the tokens demand, and the points of the influence spaces. */
export function tokens(): Readonly<Record<string, number>> {
  const { tokenPresent, tokenShare } = tables.influenceTokens;
  const [first, second, third] = tables.regions.africa.influence;
  return { tokenLeast: tokenPresent.citizens, tokenMost: tokenShare.citizens, first, second, third };
}

export function demands(): Readonly<Record<string, number>> {
  const all = Object.values(tables.specialistTiles).map(({ demand }) => demand);
  return { fewest: Math.min(...all), most: Math.max(...all) };
}

/** Places for diplomats on a milestone. */
export function slots(): number {
  return Math.max(...Object.values(tables.milestones).map((milestone) => milestone.slots));
}
