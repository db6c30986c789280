/**
 * Names of tiles. An id says what is printed on the tile: `merchant2a` is a merchant action of 2 points, `same2iron2for6`
 * a contract, `king-wool2` a character. A language says how that reads; what an override changes is told elsewhere.
 */
const HELPERS = [
  'plus1a plus1b plus1c plus2a plus2b plus2c colour1a colour1b joker1a joker1b merchant2a merchant2b',
  'merchant3a architect2a architect2b architect3a character2a character2b character3a contract2a',
  'contract2b contract3a king2a king2b king3a gold3a gold3b gold4a points3a points3b points4a',
  'goldAndPoints2a goldAndPoints2b goods2a goods2b goods3a oneEach1a oneEach1b building1a building1b',
  'seeker2a seeker2b seeker2c silverForGold1a mineForGold1a identicalForSilver5a silver1a silver1b',
  'mine1a mine1b jokerForSilver3a colourPlus1a seeker2d seeker2e seeker2f silverForGold1b',
  'silverForGold1c mineForGold1b mineForGold1c identicalForSilver5b identicalForSilver5c silver1c',
  'silver1d silver1e mine1c mine1d architectForSilver4a merchantForSilver4a characterForSilver4a',
  'contractForSilver4a kingForSilver4a jokerForSilver3b jokerForSilver3c colourPlus1b colourPlus1c',
].flatMap((line) => line.split(' '));

const CONTRACTS = [
  'iron2for3 wool2for3 same3for4 iron4for7 wool4for7 wool2iron1for4 wool1iron2for4 same5for7',
  'wool4for6Seeker iron4for6Seeker iron3for5 iron4for7b iron5for10 iron3for4King iron4for6King',
  'wool3for5 wool4for7b wool5for10 wool3for4Merchant wool4for6Merchant same4for5 same5for7b same6for9',
  'same2iron2for6 same3iron2for8 same2wool2for6 same3wool2for8 wool2iron2for6 wool3iron3for10',
  'wool2iron2for5Character same3wool2for4Silver same3iron2for6Seeker wool2iron2for4Seeker',
].flatMap((line) => line.split(' '));

const CRESTS = [
  'crest1a crest2a crest3a crest4a crest5a crest6a crest7a crest7b crest7c crest7d crest1b crest2b',
  'crest3b crest4b crest5b crest6b crest7e',
].flatMap((line) => line.split(' '));

const CHARACTERS = [
  'merchant-gold3 character-gold3 king-gold3 architect-stone2 contract-stone2 architect-stone2b',
  'contract-food2 character-food2 character-food2b king-wool2 character-wool2 king-wool2b',
  'architect-iron2 contract-iron2 merchant-iron2 contract-goldAndIron1 merchant-goldAndIron1',
  'character-goldAndWool1 king-goldAndWool1 architect-points2 king-points2 architect-points3',
  'contract-points3 merchant-contract2 character-contract2 merchant-contractAndGood1',
  'character-contractAndGood1 king-character1 architect-character1 contract-character2 architect-king1',
  'contract-king1 merchant-king2 character-king2 king-merchantSteps1 merchant-merchantSteps2',
  'king-merchantSteps2 architect-merchantStepAndHouse1 contract-house1 merchant-architectSteps1',
  'contract-architectSteps2 merchant-architectStepAndPillar1 character-pillar1 king-bothSteps1',
  'architect-bothSteps1 merchant-goldAndSilver1 merchant-seeker1 architect-gold2 architect-king2',
  'character-seeker1 character-goldAndSilver1 contract-king1b contract-gold2 king-mine1',
].flatMap((line) => line.split(' '));

export interface ContractParts {
  readonly same: number;
  readonly wool: number;
  readonly iron: number;
  readonly points: number;
  /** `King`, `Merchant`, `Character`, `Seeker`, `Silver`, or nothing. */
  readonly extra: string;
}

/** How one language names tiles. `price` is the good that a helper asks for, or nothing. */
export interface TileWords {
  helper(effect: string, amount: number, price: string): string;
  contract(parts: ContractParts): string;
  crest(family: number): string;
  character(type: string, effect: string, amount: number): string;
}

function matched(pattern: RegExp, id: string): Readonly<Record<string, string>> {
  const groups = pattern.exec(id)?.groups;
  if (groups === undefined) throw new Error(`"${id}" is no tile`);
  return groups;
}

const HELPER = /^(?<effect>[a-zA-Z]+?)(?:For(?<price>Gold|Silver))?(?<amount>\d)[a-z]$/;
const CONTRACT =
  /^(?:same(?<same>\d))?(?:wool(?<wool>\d))?(?:iron(?<iron>\d))?for(?<points>\d+)(?<extra>[A-Z][a-z]+)?[b-f]?$/;
const CHARACTER = /^(?<type>[a-z]+)-(?<effect>[a-zA-Z]+)(?<amount>\d)[b-d]?$/;

export function tileNames(words: TileWords): Record<string, string> {
  const names: Record<string, string> = {};
  for (const id of HELPERS) {
    const { effect, amount, price = '' } = matched(HELPER, id);
    names[id] = words.helper(effect, Number(amount), price.toLowerCase());
  }
  for (const id of CONTRACTS) {
    const { same = 0, wool = 0, iron = 0, points, extra = '' } = matched(CONTRACT, id);
    names[id] = words.contract({
      same: Number(same),
      wool: Number(wool),
      iron: Number(iron),
      points: Number(points),
      extra,
    });
  }
  for (const id of CRESTS) names[id] = words.crest(Number(id.slice(5, 6)));
  for (const id of CHARACTERS) {
    const { type, effect, amount } = matched(CHARACTER, id);
    names[id] = words.character(type, effect, Number(amount));
  }
  return names;
}

/** What a contract asks for and gives, in the words of a language. */
export function contractParts(
  { same, wool, iron }: ContractParts,
  words: { readonly same: (count: number) => string; readonly wool: string; readonly iron: string },
): string {
  return [
    ...(same > 0 ? [words.same(same)] : []),
    ...(wool > 0 ? [`${wool} ${words.wool}`] : []),
    ...(iron > 0 ? [`${iron} ${words.iron}`] : []),
  ].join(' + ');
}
