/** Names as sentences need them: small inside of a sentence. */
import { declined } from '@guildhall/kernel/forms';

export const forms = {
  ...declined(['', 'gen'], { round: ['round', 'round'] }),
  ...declined([''], {
    gold: ['gold'],
    food: ['food'],
    wool: ['wool'],
    stone: ['stone'],
    iron: ['iron'],
    silver: ['silver'],
    ironWool: ['iron or wool'],
    bonusTiles: ['bonus tile'],
    contractPoints: ['contract'],
    cathedralPoints: ['cathedral'],
    housePoints: ['house slot'],
    characterPoints: ['character'],
    crestPoints: ['crest'],
    kingPoints: ['king track'],
    fairPoints: ['fair'],
    mapPoints: ['houses × pillars'],
    buildingPoints: ['completed buildings'],
    goodsPoints: ['leftover goods'],
    tabletPoints: ['stone tablet'],
    technologyPoints: ['technology'],
    silverPoints: ['leftover silver'],
    surprisePoints: ['king’s surprise'],
    challengePoints: ['challenge'],
  }),
};
