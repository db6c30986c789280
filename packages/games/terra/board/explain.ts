/** What places of both boards are, in words. The rules that say so are the game's. */
import {
  type ExplainContextOf,
  type Explanation,
  explanation,
  ownedPartsOf,
  type PlaceId,
  type SeatLook,
  type Words,
} from '@guildhall/board-kit';
import type { TerraState } from '../index.ts';

type Rules = readonly string[];

interface Ids {
  readonly towns: readonly string[];
  readonly powers: readonly string[];
}

/** Who holds a thing: one line, or none. */
export function heldLine(words: Words, holders: readonly SeatLook[]): readonly string[] {
  return holders.length === 0
    ? []
    : [words.say('heldBy', { owner: holders.map(({ name }) => name).join(', ') })];
}

/** Why a tile cannot be taken: somebody has the only one, it is one's own already, or there is none left. */
export function takenBy(
  { words, looks, seat }: Pick<ExplainContextOf<unknown, unknown>, 'words' | 'looks' | 'seat'>,
  holders: readonly number[],
  left: number,
): { readonly taken?: string } {
  if (seat !== null && holders.includes(seat)) return { taken: words.say('ownedAlready') };
  if (left > 0) return {};
  const owner = holders.map((holder) => looks[holder]?.name ?? '').join(', ');
  return { taken: owner === '' ? words.say('copiesLeft', { copies: 0 }) : words.say('takenBy', { owner }) };
}

export function explainSite(
  { words, view, looks }: ExplainContextOf<unknown, TerraState>,
  site: number,
  name: string,
  rules: Rules,
): Explanation {
  const owners = view.bridges.filter((bridge) => bridge >> 3 === site).map((bridge) => looks[bridge & 7]);
  return explanation(words.say('site', { site: name }), heldLine(words, owners), rules);
}

function explainPower(
  { atlas, words, view }: ExplainContextOf<Ids, TerraState>,
  space: number,
  rules: Rules,
): Explanation {
  const isUsed = (view.powerUsed & (1 << space)) !== 0;
  return explanation(
    words.name(atlas.powers[space]),
    [words.say(isUsed ? 'usedThisRound' : 'powerText')],
    rules,
  );
}

function explainTown(
  { atlas, words, view, looks }: ExplainContextOf<Ids, TerraState>,
  tile: number,
  rules: Rules,
): Explanation {
  const holders = looks.filter((_, seat) => view.players[seat].towns.includes(tile));
  const left = words.say('copiesLeft', { copies: view.townTiles[tile] });
  return explanation(words.name(atlas.towns[tile]), [left, ...heldLine(words, holders)], rules);
}

/** The rules that say what places of both boards are. */
export interface PlaceRules {
  readonly power: Rules;
  readonly town: Rules;
  /** By the name of the track. */
  readonly track: Readonly<Record<string, Rules>>;
  readonly bowls: Rules;
  readonly good: Rules;
}

/** Places that mean the same in both games. `power` is the key of the chapter about power. */
export function explainInBoth(
  context: ExplainContextOf<Ids, TerraState>,
  place: PlaceId,
  power: string,
  rules: PlaceRules,
): Explanation {
  const { words } = context;
  const [sort, which] = ownedPartsOf(place, context.seat);
  switch (sort) {
    case 'power':
      return explainPower(context, Number(which), rules.power);
    case 'town':
      return explainTown(context, Number(which), rules.town);
    case 'track':
      return explanation(words.name(which), [words.say(`${which}Text`)], rules.track[which]);
    case 'bowls':
      return explanation(words.name(power), [words.say('bowlsText')], rules.bowls);
    case 'good':
      return explanation(words.name(which), [words.say('goodText')], rules.good);
    default:
      return explanation(place, [], []);
  }
}

/** A card that is taken on passing: who holds it, and the coins on it, told by the message `coinsKey`. */
export function explainCard(
  context: ExplainContextOf<unknown, TerraState>,
  card: { readonly name: string; readonly holder: number; readonly coins: number; readonly coinsKey: string },
  rules: Rules,
): Explanation {
  const { words, looks } = context;
  const { name, holder, coins, coinsKey } = card;
  const holders = looks.filter((_, seat) => seat === holder);
  const onIt = coins === 0 ? [] : [words.say(coinsKey, { coins })];
  const taken = holders.length === 0 ? {} : takenBy(context, [holder], 0);
  return explanation(words.name(name), onIt, rules, { drawn: heldLine(words, holders), ...taken });
}

/** A tile of which there are several, each seat taking one at most: how many are left, and who has one. */
export function explainCopies(
  context: ExplainContextOf<unknown, TerraState>,
  tile: {
    readonly name: string;
    readonly lines: readonly string[];
    readonly holders: readonly number[];
    readonly copies: number;
  },
  rules: Rules,
): Explanation {
  const { words, looks } = context;
  const { name, lines, holders, copies } = tile;
  const owners = holders.map((seat) => looks[seat]);
  return explanation(
    words.name(name),
    [...lines, words.say('copiesLeft', { copies }), ...heldLine(words, owners)],
    rules,
    takenBy(context, holders, copies),
  );
}
