/**
 * What the diagrams are drawn from: a game for two up to its second round, one with silver, and one against the
 * Cardinal.
 */
import type { GuidePosition } from '../../guide.ts';
import { FIRST_GAME, SET_UP, SILVER_GAME } from '../lessons/setup.ts';

const FIRST_ROUND: readonly string[] = [
  '0 take gold 3; keep tile; merchant to antwerpen; house in antwerpen on 1; merchant to brugge; house in brugge on 1; end turn',
  '1 take stone 1; keep tile; choose merchant; merchant to paris; house in paris on 1; collect in paris; merchant to troyes; house in troyes on 1; collect in troyes; end turn',
  '0 take stone 5; keep tile; use points3a; architect to koeln; pillar in koeln; contribute in koeln; end turn',
  '1 take wool 5; architect to paris; pillar in paris; contribute in paris; end turn',
  '0 take food 2; keep tile; king 5; end turn',
  '1 take iron 5; use plus1b; architect to troyes; architect to lyon; pillar in lyon; end turn',
  '0 keep tile',
];

/** A contract is fulfilled, and there are points for another one. */
const CONTRACT: readonly string[] = [...FIRST_ROUND, '0 take wool 5; keep tile; fulfil wool2for3'];

/** Somebody lives in the fourth building, and somebody else waits for a room. */
const ROOMS: readonly string[] = [
  ...CONTRACT,
  '0 acquire wool4for7b; fulfil wool4for7b; end turn',
  '1 take iron 3; keep tile; hire merchant-gold3',
  '1 lodge merchant-gold3 in 4.1; hire contract-stone2',
  '1 lodge contract-stone2 in 5.1; contribute in lyon; end turn',
  '0 take food 3',
  '0 hire architect-points3',
  '0 lodge architect-points3 in 4.1; hire king-points2',
];

const SILVER: readonly string[] = [
  '0 take gold 3; choose seeker; keep tile; seeker to annaberg; mine in annaberg on 1; seeker to schneeberg; mine in schneeberg on 1; use silver1a; raise architect; end turn',
  '1 take iron 2; keep tile; choose seeker; seeker to marienberg; house in marienberg on 1; seeker to clausthal; place seeker on III; mine in clausthal on 1; collect in clausthal; end turn',
  '0 take stone 6; keep tile; symbol seeker to joachimsthal; architect to koeln; pillar in koeln; contribute in koeln; end turn',
  '1 take gold 3; choose merchant; keep tile; merchant to paris; house in paris on 1; collect in paris; merchant to troyes; end turn',
  '0 take wool 1; keep tile; symbol seeker to goslar; king 1; done; king 6; end turn',
  '1 take food 1; symbol seeker to stiavnica; king 6; end turn',
  '0 keep tile',
  '0 take gold 2; choose seeker; decline; place seeker on II; seeker to schwaz; raise architect; mine in schwaz on 1; place seeker on III; raise universal',
];

export const positions: readonly GuidePosition[] = [
  { ...FIRST_GAME, id: 'start', entries: [] },
  { ...FIRST_GAME, id: 'journey', entries: ['0 take gold 3; keep tile; merchant to paris'] },
  { ...FIRST_GAME, id: 'contract', entries: CONTRACT },
  { ...FIRST_GAME, id: 'rooms', entries: ROOMS },
  {
    ...FIRST_GAME,
    id: 'cathedrals',
    entries: [
      ...ROOMS,
      '0 lodge king-points2 in 5.1; place crest1a under building 4; architect to praha; buy food; place crest2a under building 5; gain stone; gain stone; end turn',
      '1 take gold 5; acquire iron4for7b; fulfil iron4for7b; end turn',
      '0 take stone 3 as 4; keep tile; pillar in praha; architect to wien; pillar in wien',
    ],
  },
  { ...SILVER_GAME, id: 'silver', entries: SILVER },
  {
    id: 'cardinal',
    options: { ...SET_UP, players: 1, level: 'easy' },
    seed: 'cardinal-1',
    seat: 0,
    entries: ['0 take stone 2; keep tile; king 5; end turn'],
  },
];
