/**
 * Names as Polish sentences need them: the genitive after "od" and "do", the accusative of what is built or chosen, the
 * locative after "w"; `neutral` is a neutral building, as it is placed, and `from` is what a building is upgraded from.
 */
import { declined } from '@guildhall/kernel/forms';

export const forms = {
  ...declined(['gen', 'acc'], { automa: ['Automy', 'Automę'] }),
  ...declined(['', 'gen'], { round: ['runda', 'rundy'] }),
  ...declined(['n', 'gen', 'acc'], {
    blessed: ['pl', 'Błogosławionych', 'Błogosławionych'],
    felines: ['pl', 'Kotołaków', 'Kotołaki'],
    goblins: ['pl', 'Goblinów', 'Gobliny'],
    illusionists: ['pl', 'Iluzjonistów', 'Iluzjonistów'],
    inventors: ['pl', 'Wynalazców', 'Wynalazców'],
    lizards: ['pl', 'Jaszczurów', 'Jaszczury'],
    moles: ['pl', 'Kretów', 'Krety'],
    monks: ['pl', 'Mnichów', 'Mnichów'],
    navigators: ['pl', 'Nawigatorów', 'Nawigatorów'],
    omar: ['pl', 'Arystokratów', 'Arystokratów'],
    philosophers: ['pl', 'Filozofów', 'Filozofów'],
    psychics: ['pl', 'Widzących', 'Widzących'],
  }),
  ...declined(['', 'acc'], {
    desert: ['pustynia', 'pustynię'],
    plains: ['łąka', 'łąkę'],
    swamp: ['bagno', 'bagno'],
    lake: ['jezioro', 'jezioro'],
    forest: ['las', 'las'],
    mountain: ['góra', 'górę'],
    wasteland: ['pustkowie', 'pustkowie'],
  }),
  ...declined(['', 'gen', 'acc', 'neutral', 'from'], {
    workshop: ['warsztat', 'warsztatu', 'warsztat', 'neutralny warsztat', 'budynek'],
    guild: ['gildia', 'gildii', 'gildię', 'neutralną gildię', 'budynek'],
    school: ['szkoła', 'szkoły', 'szkołę', 'neutralną szkołę', 'gildię'],
    palace: ['pałac', 'pałacu', 'pałac', 'neutralny pałac', 'gildię'],
    university: ['uniwersytet', 'uniwersytetu', 'uniwersytet', 'neutralny uniwersytet', 'szkołę'],
    tower: ['wieża', 'wieży', 'wieżę', 'neutralną wieżę', 'budynek'],
    monument: ['monument', 'monumentu', 'monument', 'monument', 'budynek'],
  }),
  ...declined(['gen', 'acc', 'loc'], {
    banking: ['Bankowości', 'Bankowość', 'Bankowości'],
    law: ['Prawa', 'Prawo', 'Prawie'],
    engineering: ['Inżynierii', 'Inżynierię', 'Inżynierii'],
    medicine: ['Medycyny', 'Medycynę', 'Medycynie'],
  }),
  ...declined([''], {
    shipping: ['żegluga'],
    terraforming: ['przekształcanie terenu'],
    roundTiles: ['żeton punktowania rundy'],
    roundBonuses: ['premia rundy'],
    palaces: ['pałac'],
    competencies: ['kompetencja'],
    townTiles: ['żeton miasta'],
    factionAbility: ['zdolność frakcji'],
    actions: ['zaklęcie lub akcja księgi'],
    tracks: ['żegluga lub przekształcanie'],
    scienceIncome: ['dochód z nauki'],
    innovations: ['innowacja'],
    faction: ['frakcja'],
    competency: ['kompetencja'],
    roundBonus: ['premia rundy'],
    molesBridge: ['most (1 narzędzie)'],
    powerBridge: ['most (3 moce)'],
    bookGuild: ['rozbudowa warsztatu do gildii (2 księgi)'],
  }),
};
