/**
 * Names as Ukrainian sentences need them: the genitive after "від" and "за", the accusative of what is built; `from` is
 * what a building is upgraded from.
 */
import { declined } from '@guildhall/kernel/forms';

export const forms = {
  // Several of them, built in one turn.
  ...declined(['many'], { dwelling: ['оселі'] }),
  ...declined(['', 'gen'], { round: ['раунд', 'раунду'] }),
  ...declined(['n', 'gen'], {
    alchemists: ['pl', 'Алхіміків'],
    auren: ['pl', 'Ельфів'],
    chaosMagicians: ['pl', 'Магів хаосу'],
    cultists: ['pl', 'Культистів'],
    darklings: ['pl', 'Гремлінів'],
    dwarves: ['pl', 'Гномів'],
    engineers: ['pl', 'Інженерів'],
    fakirs: ['pl', 'Факірів'],
    giants: ['pl', 'Велетнів'],
    halflings: ['pl', 'Напівросликів'],
    mermaids: ['pl', 'Русалок'],
    nomads: ['pl', 'Кочівників'],
    swarmlings: ['pl', 'Тритонів'],
    witches: ['pl', 'Відьом'],
  }),
  ...declined(['', 'acc'], {
    desert: ['пустеля', 'пустелю'],
    plains: ['рівнина', 'рівнину'],
    swamp: ['болото', 'болото'],
    lakes: ['озеро', 'озеро'],
    forest: ['ліс', 'ліс'],
    mountains: ['гора', 'гору'],
    wasteland: ['пустище', 'пустище'],
  }),
  ...declined(['', 'gen', 'acc', 'from'], {
    dwelling: ['оселя', 'оселі', 'оселю', 'оселю'],
    tradingHouse: ['торговий дім', 'торгового дому', 'торговий дім', 'оселю'],
    temple: ['храм', 'храму', 'храм', 'торговий дім'],
    stronghold: ['твердиня', 'твердині', 'твердиню', 'торговий дім'],
    sanctuary: ['святилище', 'святилища', 'святилище', 'храм'],
  }),
  ...declined(['', 'gen'], {
    fire: ['вогонь', 'вогню'],
    water: ['вода', 'води'],
    earth: ['земля', 'землі'],
    air: ['повітря', 'повітря'],
  }),
  ...declined([''], {
    shipping: ['судноплавство'],
    carpet: ['політ на килимі'],
    digging: ['тераформування'],
    scoringTiles: ['жетон ПО за раунд'],
    bonusCards: ['бонус раунду'],
    favourTiles: ['жетон прихильності'],
    townTiles: ['жетон міста'],
    faction: ['уміння фракції'],
    leech: ['сила від сусідів'],
    exchange: ['обмін ПО й монет'],
    area: ['найбільша територія'],
    resources: ['решта ресурсів'],
    card: ['бонус раунду'],
    favour: ['жетон прихильності'],
    coinsToPoint: ['монети → 1 ПО'],
    bridge: ['міст (2 робітники)'],
    ACT1: ['міст (3 очки сили)'],
  }),
};
