/** What lies in a region and who has a part in it, in words. */
import { type Explanation, explanation } from '@guildhall/board-kit';
import { REGIONS } from '../../data/index.ts';
import type { State } from '../../rules/index.ts';
import { type ExplainContext, NONE, neighboursOf, openChoice } from '../atlas.ts';
import { describeBenefit } from './describe.ts';

export function regionLines(context: ExplainContext, region: number): readonly string[] {
  const { atlas, words, view, looks } = context;
  const at = view.regions[region];
  const name = (owner: number): string => looks[owner].name;
  const tile = atlas.specialistTiles[at.specialistTile];
  const citizens = at.citizens.flatMap((count, owner) => (count === 0 ? [] : [`${name(owner)} ${count}`]));
  const spaces = at.influence.map((code, space) =>
    code === NONE
      ? words.say('spaceFree', { points: atlas.tables.regions[REGIONS[region]].influence[space] })
      : `${name(code >> 3)} (${words.name(atlas.tokens[code & 7].id)})`,
  );
  const knowledge = at.shown
    ? words.say('knowledgeShown')
    : describeBenefit(words, atlas.knowledgeTiles[at.knowledge]);
  return [
    ...cardInRegion(context, region),
    words.say('specialistTileLine', {
      tile: tile.id,
      demand: tile.demand,
      benefit: describeBenefit(words, tile),
    }),
    ...(citizens.length === 0 ? [] : [words.say('citizensLine', { citizens: citizens.join(', ') })]),
    words.say('influenceLine', { spaces: spaces.join(', ') }),
    at.wealth.length === 0
      ? words.say('wealthGone')
      : words.say('wealthLine', {
          tiles: at.wealth.map((one) => words.name(atlas.wealth[one].id)).join(', '),
        }),
    words.say(at.sage ? 'sageHere' : 'sageGone', { benefit: knowledge }),
    words.say('routesLine', {
      regions: neighboursOf(atlas, region)
        .map((other) => words.name(REGIONS[other]))
        .join(', '),
    }),
    ...(view.chronos?.region === region ? [words.say('chronosHere')] : []),
  ];
}

function cardInRegion({ atlas, words, view, looks }: ExplainContext, region: number): readonly string[] {
  const at = view.regions[region];
  if (at.card === NONE) return [words.say('regionEmpty')];
  const { id, type, era, milestone, chain } = atlas.cards[at.card];
  const name = (owner: number): string => looks[owner].name;
  return [
    at.invented
      ? words.say('regionInvention', { card: id, type, era, chain })
      : words.say('regionIdea', { card: id, type, era, milestone }),
    at.presenter === NONE
      ? words.say('nobodyPresented')
      : words.say('presentedBy', { owner: name(at.presenter), count: at.presenters }),
    ...(at.inventor === NONE ? [] : [words.say('inventedBy', { owner: name(at.inventor) })]),
    ...(at.innovator === NONE ? [] : [words.say('innovatedBy', { owner: name(at.innovator) })]),
  ];
}

/** The rules that matter for the open decision, or else for what lies there. */
function regionRules(view: State, region: number): readonly string[] {
  const { card, invented } = view.regions[region];
  if (openChoice(view)?.kind === 'prepare') return ['INV-PREPARE-REGION', 'INV-PREPARE-PRESENTERS'];
  if (card === NONE) return ['INV-PRESENT-REGION', 'INV-PRESENT-BENEFIT', 'INV-GAIN-MAJORITY'];
  return invented
    ? ['INV-INNOVATE-INVENTION', 'INV-SHARE-PART', 'INV-SHARE-PRESENTER']
    : ['INV-INVENT-ACCESS', 'INV-INVENT-SPECIALISTS', 'INV-CALL-TYPE'];
}

export function explainRegion(context: ExplainContext, region: number): Explanation {
  const { atlas, words, view } = context;
  const id = REGIONS[region];
  return explanation(
    words.say('regionTitle', { number: atlas.tables.regions[id].number, region: words.name(id) }),
    regionLines(context, region),
    regionRules(view, region),
  );
}
