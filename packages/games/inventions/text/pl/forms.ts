/**
 * Names as Polish sentences need them: regions with their prepositions, actions as an imperative, specialists in the
 * accusative, kinds of tiles in the genitive.
 */
import { declined } from '@guildhall/kernel/forms';

export const forms = {
  ...declined(['', 'gen'], { round: ['runda', 'rundy'] }),
  ...declined(['in', 'to', 'from'], {
    africa: ['w Afryce', 'do Afryki', 'z Afryki'],
    middleEast: ['na Bliskim Wschodzie', 'na Bliski Wschód', 'z Bliskiego Wschodu'],
    europe: ['w Europie', 'do Europy', 'z Europy'],
    asia: ['w Azji', 'do Azji', 'z Azji'],
    australia: ['w Australii', 'do Australii', 'z Australii'],
    northAmerica: ['w Ameryce Północnej', 'do Ameryki Północnej', 'z Ameryki Północnej'],
    southAmerica: ['w Ameryce Południowej', 'do Ameryki Południowej', 'z Ameryki Południowej'],
  }),
  ...declined(['', 'imp'], {
    present: ['przedstawienie idei', 'przedstaw ideę'],
    invent: ['wynalezienie', 'wynajdź'],
    innovate: ['innowacja', 'wprowadź innowację'],
    share: ['udostępnienie wynalazku', 'udostępnij wynalazek'],
    callSpecialists: ['wezwanie specjalistów', 'wezwij specjalistów'],
    gainInfluence: ['pozyskiwanie wpływu', 'pozyskaj wpływ'],
    travel: ['podróżowanie', 'podróżuj'],
    eureka: ['eureka', 'eureka!'],
    sendDiplomat: ['wysłanie dyplomaty', 'wyślij dyplomatę'],
    recallDiplomat: ['wezwanie dyplomaty', 'wezwij dyplomatę'],
    sendOrRecall: ['wysłanie albo wezwanie dyplomaty', 'wyślij albo wezwij dyplomatę'],
  }),
  ...declined(['', 'acc'], {
    merchant: ['handlarz', 'handlarza'],
    artisan: ['rzemieślnik', 'rzemieślnika'],
    thinker: ['myśliciel', 'myśliciela'],
    scholar: ['uczony', 'uczonego'],
    specialist: ['dowolny specjalista', 'dowolnego specjalistę'],
  }),
  ...declined(['', 'gen'], {
    economy: ['ekonomia', 'ekonomii'],
    culture: ['kultura', 'kultury'],
    technology: ['technologia', 'technologii'],
    wealth: ['bogactwo', 'bogactwa'],
    joker: ['joker', 'jokera'],
  }),
  ...declined([''], {
    epochPillar: ['filar epoki'],
    seasonPillar: ['filar okresu'],
    tokenInfluence: ['żeton: wpływ'],
    tokenPresent: ['żeton: przedstawienie idei'],
    tokenInvent: ['żeton: wynalezienie'],
    tokenInnovate: ['żeton: innowacja'],
    tokenShare: ['żeton: udostępnienie wynalazku'],
    influenceSpaces: ['pole wpływu'],
    knowledge: ['kafel wiedzy'],
    specialistTiles: ['kafel specjalisty'],
    cultureTiles: ['płytka kultury'],
    mapSpaces: ['mapa postępu'],
    milestones: ['kamień milowy'],
    eraTrack: ['tor ery'],
    economyTiles: ['płytka ekonomii'],
    influenceTrack: ['tor wpływu'],
  }),
};
