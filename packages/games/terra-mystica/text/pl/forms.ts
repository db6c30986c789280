/**
 * Names as Polish sentences need them: the genitive after "od" and "do", the accusative of what is built or chosen, the
 * instrumental after "graj"; `in` is where a faction lives, `from` what a building is upgraded from.
 */
import { declined } from '@guildhall/kernel/forms';

export const forms = {
  // Several of them, built in one turn.
  ...declined(['many'], { dwelling: ['osady'] }),
  ...declined(['', 'gen'], { round: ['tura', 'tury'] }),
  ...declined(['n', 'gen', 'acc', 'ins'], {
    alchemists: ['pl', 'Alchemików', 'Alchemików', 'Alchemikami'],
    auren: ['pl', 'Elfów', 'Elfy', 'Elfami'],
    chaosMagicians: ['pl', 'Czarnoksiężników', 'Czarnoksiężników', 'Czarnoksiężnikami'],
    cultists: ['pl', 'Kultystów', 'Kultystów', 'Kultystami'],
    darklings: ['pl', 'Gremlinów', 'Gremliny', 'Gremlinami'],
    dwarves: ['pl', 'Krasnoludów', 'Krasnoludy', 'Krasnoludami'],
    engineers: ['pl', 'Gnomów', 'Gnomy', 'Gnomami'],
    fakirs: ['pl', 'Fakirów', 'Fakirów', 'Fakirami'],
    giants: ['pl', 'Gigantów', 'Gigantów', 'Gigantami'],
    halflings: ['pl', 'Niziołków', 'Niziołki', 'Niziołkami'],
    mermaids: ['pl', 'Syren', 'Syreny', 'Syrenami'],
    nomads: ['pl', 'Nomadów', 'Nomadów', 'Nomadami'],
    swarmlings: ['pl', 'Trytonów', 'Trytonów', 'Trytonami'],
    witches: ['pl', 'Wiedźm', 'Wiedźmy', 'Wiedźmami'],
  }),
  ...declined(['', 'acc', 'in'], {
    desert: ['pustynia', 'pustynię', 'na pustyni'],
    plains: ['łąki', 'łąki', 'na łąkach'],
    swamp: ['bagna', 'bagna', 'na bagnach'],
    lakes: ['jeziora', 'jeziora', 'nad jeziorami'],
    forest: ['las', 'las', 'w lesie'],
    mountains: ['góry', 'góry', 'w górach'],
    wasteland: ['pustkowie', 'pustkowie', 'na pustkowiu'],
  }),
  ...declined(['', 'gen', 'acc', 'from'], {
    dwelling: ['osada', 'osady', 'osadę', 'osadę'],
    tradingHouse: ['faktoria', 'faktorii', 'faktorię', 'osadę'],
    temple: ['świątynia', 'świątyni', 'świątynię', 'faktorię'],
    stronghold: ['twierdza', 'twierdzy', 'twierdzę', 'faktorię'],
    sanctuary: ['sanktuarium', 'sanktuarium', 'sanktuarium', 'świątynię'],
  }),
  ...declined(['', 'gen', 'loc'], {
    fire: ['Kult Ognia', 'Kultu Ognia', 'Kulcie Ognia'],
    water: ['Kult Wody', 'Kultu Wody', 'Kulcie Wody'],
    earth: ['Kult Ziemi', 'Kultu Ziemi', 'Kulcie Ziemi'],
    air: ['Kult Powietrza', 'Kultu Powietrza', 'Kulcie Powietrza'],
  }),
  ...declined([''], {
    shipping: ['żegluga'],
    carpet: ['lot na dywanie'],
    digging: ['trudność przekształcania'],
    scoringTiles: ['żeton punktacji'],
    bonusCards: ['żeton bonusów'],
    favourTiles: ['żeton łask'],
    townTiles: ['żeton miasta'],
    faction: ['umiejętność rasy'],
    leech: ['moc od sąsiadów'],
    exchange: ['wymiana PZ i monet'],
    area: ['największy obszar'],
    resources: ['pozostałe zasoby'],
    card: ['żeton bonusów'],
    favour: ['żeton łask'],
    bridge: ['most (2 robotników)'],
    ACT1: ['most (3 moce)'],
    coinsToPoint: ['monety → 1 PZ'],
  }),
};
