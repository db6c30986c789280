/** Places and numbers that several parts of the guide show. */

export const OWN = 'goblins';

export const HOME = 'desert';
