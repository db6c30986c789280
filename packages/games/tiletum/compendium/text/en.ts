import type { CharacterTable, CharacterType, ContractTable, HelperTable } from '../../data/index.ts';
import { CHARACTERS, CONTRACTS, CRESTS, HELPERS, textsOf } from '../kinds.ts';
import { mapTexts } from './en-map.ts';

const HELPS: Readonly<Partial<Record<HelperTable['effect'], string>>> = {
  plus: '{amount} AP more for the action of your die, where one step or one tile is missing',
  colour: 'turns a high die of the wrong colour into the goods that you need',
  colourPlus: 'gives you the goods that you need from any die, and {amount} AP on top',
  joker: 'a small action of any kind with {amount} AP, besides the one of your die',
  merchant: '{amount} AP for your merchant, such as a step and a house, while your die does something else',
  architect:
    '{amount} AP for your architect, such as a step and a pillar, while your die does something else',
  character: '{amount} AP for characters: hire somebody, or move in somebody who waits',
  contract: '{amount} AP for the contract offer, or for swaps that turn spare goods into missing ones',
  king: '{amount} spaces up the king track, against corruption, whatever your die does',
  gold: '{amount} gold to change a die or to buy goods',
  points: '{amount} VP as soon as you use it, best done at once to clear the storehouse',
  goldAndPoints: '{amount} gold and {amount} VP, a bit of both',
  goods: '{amount} goods of your choice, where a contract, crest or cathedral lacks them',
  oneEach: 'one each of iron, wool, stone and food, which fills small gaps everywhere',
  building: 'the bonuses of a whole building once more, best with three characters in it',
  seeker: '{amount} AP for your seekers, whatever your die does',
  silver: '{amount} silver, the price of a first technology level',
  mine: 'a mine from the general supply, if you have placed yours and want more',
  identical: '{amount} goods of one kind, most of a big contract or of a cathedral',
};

function helper({ effect, price, pays }: HelperTable): string {
  const text = HELPS[effect] ?? '';
  if (price === 0) return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return `For {price} ${pays}: ${text}.`;
}

const EXTRAS: Readonly<Partial<Record<ContractTable['effect'], string>>> = {
  king: ' and a step on the king track',
  merchantSteps: ' and a merchant step',
  character: ' and {amount} AP for characters',
  seeker: ' and {amount} AP for your seekers',
  silver: ' and {amount} silver',
};

function contract({ same, wool, iron, effect }: ContractTable): string {
  const cost = [
    same > 0 ? '{same} identical goods' : '',
    wool > 0 ? '{wool} wool' : '',
    iron > 0 ? '{iron} iron' : '',
  ].filter((part) => part !== '');
  const fit =
    cost.length === 2
      ? same > 0
        ? 'the identical ones are whatever you have too much of'
        : 'two colours are needed, so watch both kinds of dice'
      : same > 0
        ? 'whatever you have most of pays for it, even gold'
        : 'a single die of that colour can pay for it';
  return `{points} VP${EXTRAS[effect] ?? ''} for ${cost.join(' and ')}: ${fit}.`;
}

const GIVES: Readonly<Partial<Record<CharacterTable['effect'], string>>> = {
  gold: '{amount} gold to change dice or buy goods',
  stone: '{amount} stone for the next cathedral',
  food: '{amount} food for the next crest',
  wool: '{amount} wool for a contract',
  iron: '{amount} iron for a contract',
  goldAndIron: '{amount} gold and {amount} iron',
  goldAndWool: '{amount} gold and {amount} wool',
  goldAndSilver: '{amount} gold and {amount} silver',
  points: '{amount} VP',
  contract: '{amount} AP for contracts or swaps',
  contractAndGood: '{amount} AP for contracts or swaps, and a good',
  character: '{amount} AP to hire or move in somebody else',
  king: '{amount, plural, one {a step} other {# steps}} up the king track',
  merchantSteps: '{amount, plural, one {a step} other {# steps}} of your merchant',
  architectSteps: '{amount, plural, one {a step} other {# steps}} of your architect',
  bothSteps: 'a step each for merchant and architect',
  merchantStepAndHouse: 'a merchant step and a house without a Merchant die',
  architectStepAndPillar: 'an architect step and a pillar without an Architect die',
  house: 'a house where your merchant is, without a Merchant die',
  pillar: 'a pillar where your architect is, without an Architect die',
  seeker: '{amount} AP for your seekers',
  mine: 'a mine from the general supply',
};

const ACTIONS: Readonly<Record<CharacterType, string>> = {
  merchant: 'Merchant',
  architect: 'Architect',
  character: 'Character',
  contract: 'Contract',
  king: 'King',
};

function character({ type, effect }: CharacterTable): string {
  return `At once ${GIVES[effect] ?? ''}; a completed building of this type gives your ${ACTIONS[type]} dice more AP.`;
}

export const compendiumTexts: Readonly<Record<string, string>> = {
  'actions.title': 'Actions',
  'actions.about':
    'Each die gives one of these, {turns} times in each of {rounds} rounds; the lower the die, the more AP the action has.',
  'actions.merchant':
    'Brings houses to fair towns and collects bonus tiles on the way, so take it early and with many AP.',
  'actions.architect':
    'Brings pillars to the cathedrals, which score best for those who come first and multiply your houses.',
  'actions.character':
    'Fills rooms for bonuses now, houses from the roofs later, and more AP once a building is completed.',
  'actions.contract':
    'Gets contracts, the only source of more pillars, and swaps what you have into what you lack.',
  'actions.king': 'Keeps you above zero and makes you first to choose a die in the next round.',
  'actions.joker': 'Does whatever the dice at the other actions deny you, with the AP of its own place.',
  'actions.seeker': 'Digs mines for silver and finds tablets, houses and pillars below the ground.',

  'helpers.title': 'Helpers',
  'helpers.about':
    'Bonus tiles that wait in your storehouse, which has {spaces} spaces, until you use them as a task in your turn.',
  ...textsOf('helpers', HELPERS, helper),

  'contracts.title': 'Contracts',
  'contracts.about':
    'Fulfilled as a task; the first {pillars} free a pillar each, and you can have {spaces} at most. Some lie among the bonus tiles.',
  ...textsOf('contracts', CONTRACTS, contract),

  'crests.title': 'Crests',
  'crests.about': 'A crest completes a building and costs food; you can own only one of each family.',
  ...textsOf(
    'crests',
    CRESTS,
    () =>
      '{tile} fits any building; there are {copies} tiles of it, {offered} of them in the contract offer.',
  ),

  'characters.title': 'Characters',
  'characters.about':
    'Hired for {hire} AP and moved into a room. There are {types} types, and each of them lives in one building.',
  ...textsOf('characters', CHARACTERS, character),

  'buildings.title': 'Buildings',
  'buildings.about':
    'Completed by characters in all rooms and a crest. From {few} on they score at the end, all {all} together {most} VP.',
  'buildings.0':
    'The slowest with {rooms} rooms, but its marker is worth {marker} AP in every round, and its crest a house anywhere.',
  'buildings.1': 'With {rooms} rooms and a pillar at any cathedral for {food} food, it saves a long journey.',
  'buildings.2':
    'With {rooms} rooms and a merchant who goes anywhere for {food} food, it reaches a far fair.',
  'buildings.3':
    'A single character and {food} food complete it, and your architect goes to the best cathedral.',
  'buildings.4':
    'A single character and {food} food complete it, and {amount} goods of your choice pay most of that back.',
  'buildings.5':
    'Takes anyone and the cheapest crest for {amount} VP, but has neither a house nor a marker to give.',

  'fairs.title': 'Fairs',
  'fairs.about': 'Scored at the end of a round by everybody with a merchant or a house in its town.',
  'fairs.fairHousePillar':
    'With {points} VP a set it pays for balance: build the pillar that a house is missing.',
  'fairs.fairContractCathedral':
    'With {points} VP a set it wants fulfilled contracts and contributions in equal numbers.',
  'fairs.fairContracts': 'With {points} VP each, even small contracts are worth fulfilling before it.',
  'fairs.fairKing': 'Gives {points} VP plus those of your space, so a King die in its round counts twice.',
  'fairs.fairContractCrest':
    'With {points} VP a set; crests in the storehouse count, so take them even without food.',
  'fairs.fairHouses': 'With {points} VP a house it is best late, when many houses are on the map.',
  'fairs.fairUpperFloors': 'With {points} VP each for rooms that cost more AP, it wants the big buildings.',
  'fairs.fairCrests':
    'With {points} VP for each crest you own, placed or not, it only takes collecting tiles.',
  'fairs.fairPillars': 'With {points} VP a pillar it rewards contracts first, which free the pillars.',
  'fairs.fairBuildings':
    'With {points} VP each for filled buildings, the small ones with one room are quickest.',
  'fairs.fairCathedrals':
    'With {points} VP each on top of the cathedral itself, it is worth saving stone for.',
  'fairs.fairMines': 'With {points} VP a mine it pays again for what gives you silver anyway.',
  'fairs.fairTechnologies': 'With {points} VP a level, many first levels score more cheaply than one third.',
  'fairs.fairUnderground':
    'With {points} VP a set it wants a house or a pillar below the ground beside each mine.',

  'technologies.title': 'Technologies',
  'technologies.about':
    'Only with silver: {inPlay} of {count} are in a game. Levels are bought with silver and work for the rest of the game.',
  'technologies.technology.character':
    'For those who complete buildings: cheaper crests, markers with more AP, and bonuses twice.',
  'technologies.technology.dice':
    'For those who change dice: big changes for little gold, free steps, and silver from goods.',
  'technologies.technology.king':
    'Keeps you up on the track: {kingGold} gold with each King action and {kingPoints} spaces after king phases.',
  'technologies.technology.merchant':
    'For many houses: more AP, a character bonus with every house, and a VP for each of them in every round.',
  'technologies.technology.seeker':
    'For many mines: more AP, {mineGoods} goods with every mine, and strong move symbols.',
  'technologies.technology.contract':
    'For contracts: each costs a good less, more of them to choose from, and better swaps.',
  'technologies.technology.goods':
    'For one good: it pays as gold, and its dice bring {dieGoods} more of it and {diePoints} more AP.',
  'technologies.technology.universal':
    'For Joker dice: more AP, a King step with each, and in the end two actions in one.',
  'technologies.technology.architect':
    'For cathedrals: more AP, {cathedralKing} spaces on the king track with each contribution, and lower costs.',

  ...mapTexts,

  'decrees.title': 'Decrees of the Cardinal',
  'decrees.about':
    'In the solo game a card decides which die he takes; knowing what he looks for, you can leave or take it.',
  'decrees.buildingsAreForever':
    'He places a house if he has more pillars than houses, else a pillar: that tells you which dice he wants.',
  'decrees.kingAndCountry': 'He climbs the king track, so a King die taken before him hurts him most.',
  'decrees.merchantEmpire':
    'He places a house, in a town of a coming fair if he can reach one: be there first.',
  'decrees.familyAlliances': 'He collects goods for contracts first, and then crests that lie within reach.',
  'decrees.businessIsBusiness': 'He takes the goods that his contracts lack, or else another contract.',
  'decrees.religiousCommunities': 'He saves stone for his pillars first, then goods for his contracts.',
  'decrees.noblesseOblige': 'He goes for crests that he lacks: take those near his figures yourself.',
  'decrees.proudPillars': 'He places a pillar if any Architect or Joker die is left.',
  'decrees.familiarFaces': 'He fills rooms and, without a Character die, takes the highest food die.',
  'decrees.busyHands': 'He fills rooms to complete buildings, so few Character dice will be left for you.',
  'decrees.gloriousSpires':
    'With a pillar waiting he takes the highest stone die, else he places another pillar.',
  'decrees.undyingFame': 'He raises whatever he has fewer of, for houses times pillars at the end.',
  'decrees.worldlyRiches': 'He takes the highest die of all: do not wait for it.',
  'decrees.pillarsOfHistory':
    'With silver he adds a pillar when houses or mines keep up, else a mine or a house.',
  'decrees.housesOfDestiny':
    'With silver he adds a house when pillars or mines keep up, else a mine or a pillar.',
  'decrees.gloriousSpiresSilver':
    'With silver he saves stone or gold for his pillars, then looks for pillars below the ground as well.',
  'decrees.buildingsAreForeverSilver':
    'With silver he balances houses and pillars, above or below the ground, wherever he has more AP.',
  'decrees.merchantEmpireSilver': 'With silver he places a house on the map or below the ground.',
  'decrees.religiousCommunitiesSilver':
    'With silver he wants stone, then goods for contracts, then a pillar on any map.',
  'decrees.noblesseObligeSilver': 'With silver he also sends a seeker for crests that he lacks.',
  'decrees.proudPillarsSilver': 'With silver he places pillars on any map, then houses to keep up.',
  'decrees.decreeMines': 'He digs a mine as long as he has one, and then climbs the king track.',
  'decrees.decreeTechnologies':
    'He digs for silver, which buys him surprises that count as levels at the fair.',
  'decrees.decreeUnderground':
    'He makes sets below the ground: mines first, then houses and pillars beside them.',

  'challenges.title': 'Challenges of the Cardinal',
  'challenges.about':
    'They make him stronger for a whole solo game: {normal} of them on the normal level, {hard} on the hard one.',
  'challenges.deepCoffers':
    'With {amount} more good from each die he pays for contracts and cathedrals sooner.',
  'challenges.favourOfTheCourt':
    'Corruption never keeps him below space {amount}, so you have to climb high to go first.',
  'challenges.readyForAction': 'Completed buildings give him more AP, so take characters of his types away.',
  'challenges.verySpecialFriends':
    'Tiles that nobody wanted bring him {amount} gold, and contracts among the bonus tiles stay his.',
  'challenges.resourcefulClergy': 'Helpers with goods or VP are worth taking before he gets them.',
  'challenges.churchIncome': 'Helpers with many AP become VP for him: take the largest ones yourself.',
  'challenges.visitorsToTheCuria': 'His characters bring him goods and VP, so Character dice help him more.',
  'challenges.whispersInTheKingsEar':
    'Every action helper lifts him on the king track: expect him to be ahead of you there.',
  'challenges.seekersGuild': 'Dice with the move symbol give him another seeker action: take those first.',
  'challenges.rareChance':
    'A die of the highest value also brings him {amount} silver, and with it surprises or VP.',
  'challenges.preciousResources': 'Stone, gold and silver are alike to him, so his cathedrals come earlier.',
  'challenges.fruitfulJourneys': 'Tablets work for him as well: pass the good ones before his seekers do.',
};
