/**
 * Names as Ukrainian sentences need them: the genitive after "від" and "за", the accusative of what is built, disciplines
 * with their preposition; `neutral` is a neutral building, as it is placed.
 */
import { declined } from '@guildhall/kernel/forms';

export const forms = {
  ...declined(['gen'], { automa: ['Автоми'] }),
  ...declined(['', 'gen'], { round: ['раунд', 'раунду'] }),
  ...declined(['n', 'gen'], {
    blessed: ['pl', 'Благословенних'],
    felines: ['pl', 'Котів'],
    goblins: ['pl', 'Ґоблінів'],
    illusionists: ['pl', 'Ілюзіоністів'],
    inventors: ['pl', 'Винахідників'],
    lizards: ['pl', 'Ящірок'],
    moles: ['pl', 'Кротів'],
    monks: ['pl', 'Ченців'],
    navigators: ['pl', 'Штурманів'],
    omar: ['pl', 'Дворян'],
    philosophers: ['pl', 'Філософів'],
    psychics: ['pl', 'Ясновидців'],
  }),
  ...declined(['', 'gen', 'acc'], {
    desert: ['пустеля', 'пустелі', 'пустелю'],
    plains: ['рівнина', 'рівнини', 'рівнину'],
    swamp: ['болото', 'болота', 'болото'],
    lake: ['озеро', 'озера', 'озеро'],
    forest: ['ліс', 'лісу', 'ліс'],
    mountain: ['гора', 'гори', 'гору'],
    wasteland: ['пустище', 'пустища', 'пустище'],
  }),
  ...declined(['', 'gen', 'acc', 'neutral'], {
    workshop: ['майстерня', 'майстерні', 'майстерню', 'нейтральну майстерню'],
    guild: ['гільдія', 'гільдії', 'гільдію', 'нейтральну гільдію'],
    school: ['школа', 'школи', 'школу', 'нейтральну школу'],
    palace: ['палац', 'палацу', 'палац', 'нейтральний палац'],
    university: ['університет', 'університету', 'університет', 'нейтральний університет'],
    tower: ['вежа', 'вежі', 'вежу', 'нейтральну вежу'],
    monument: ['монумент', 'монумента', 'монумент', 'монумент'],
  }),
  ...declined(['gen', 'acc', 'in'], {
    banking: ['банківської справи', 'банківську справу', 'у банківській справі'],
    law: ['юриспруденції', 'юриспруденцію', 'у юриспруденції'],
    engineering: ['інженерії', 'інженерію', 'в інженерії'],
    medicine: ['медицини', 'медицину', 'в медицині'],
  }),
  ...declined([''], {
    shipping: ['судноплавство'],
    terraforming: ['тераформування'],
    roundTiles: ['жетон ПО за раунд'],
    roundBonuses: ['бонус раунду'],
    palaces: ['палац'],
    competencies: ['компетентність'],
    townTiles: ['жетон міста'],
    factionAbility: ['уміння фракції'],
    actions: ['дія сили або книжок'],
    tracks: ['судноплавство або тераформування'],
    scienceIncome: ['дохід від науки'],
    innovations: ['інновація'],
    faction: ['фракція'],
    competency: ['компетентність'],
    roundBonus: ['бонус раунду'],
    molesBridge: ['міст (1 знаряддя)'],
    powerBridge: ['міст (3 очки сили)'],
    bookGuild: ['майстерня → гільдія (2 книжки)'],
  }),
};
