/**
 * Names as Ukrainian sentences need them: regions with their prepositions, specialists and pillars in the accusative,
 * kinds of tiles in the genitive.
 */
import { declined } from '@guildhall/kernel/forms';

export const forms = {
  ...declined(['', 'gen'], { round: ['раунд', 'раунду'] }),
  ...declined(['in', 'from', 'to'], {
    africa: ['в Африці', 'з Африки', 'до Африки'],
    middleEast: ['на Близькому Сході', 'з Близького Сходу', 'на Близький Схід'],
    europe: ['у Європі', 'з Європи', 'до Європи'],
    asia: ['в Азії', 'з Азії', 'до Азії'],
    australia: ['в Австралії', 'з Австралії', 'до Австралії'],
    northAmerica: ['у Північній Америці', 'з Північної Америки', 'до Північної Америки'],
    southAmerica: ['у Південній Америці', 'з Південної Америки', 'до Південної Америки'],
  }),
  ...declined(['', 'acc'], {
    merchant: ['торговець', 'торговця'],
    artisan: ['ремісник', 'ремісника'],
    thinker: ['мислитель', 'мислителя'],
    scholar: ['учений', 'ученого'],
    specialist: ['будь-який фахівець', 'будь-якого фахівця'],
    epochPillar: ['колона епохи', 'колону епохи'],
    seasonPillar: ['колона періоду', 'колону періоду'],
  }),
  ...declined([''], {
    influenceSpaces: ['комірки впливу'],
    knowledge: ['плитки знань'],
    specialistTiles: ['плитки фахівців'],
    cultureTiles: ['плитки культури'],
    mapSpaces: ['мапа прогресу'],
    milestones: ['віхи'],
    eraTrack: ['трек ер'],
    economyTiles: ['плитки економіки'],
    influenceTrack: ['трек впливу'],
    personalGoals: ['особисті цілі'],
    tokenInfluence: ['жетон «Вплив»'],
    tokenPresent: ['жетон «Представити ідею»'],
    tokenInvent: ['жетон «Винайти»'],
    tokenInnovate: ['жетон «Удосконалити»'],
    tokenShare: ['жетон «Поширити винахід»'],
  }),
  ...declined(['', 'gen'], {
    economy: ['економіка', 'економіки'],
    culture: ['культура', 'культури'],
    technology: ['технологія', 'технології'],
    wealth: ['багатство', 'багатства'],
    joker: ['джокер', 'джокера'],
  }),
};
