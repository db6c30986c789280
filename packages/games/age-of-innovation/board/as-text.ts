/** The position in words, for those who do not see the board. */
import type { TextSection, Words } from '@guildhall/board-kit';
import { freeCardLines, heldLines, linesByRow } from '../../terra/board/index.ts';
import { DISCIPLINES, effectKey, OWN_BUILDINGS, TERRAINS } from '../data/index.ts';
import type { Player } from '../rules/index.ts';
import { AUTOMA, type ExplainContext, hasCompetency, holderOf, NONE, slotOf, standingOn } from './atlas.ts';
import { automaText } from './automa/explain.ts';
import { neutralLines } from './explain.ts';

export function asText(context: ExplainContext): readonly TextSection[] {
  const { atlas, words, view, looks } = context;
  return [
    {
      title: words.name('roundTiles'),
      lines: [
        ...view.roundTiles.map(
          (tile, at) =>
            `${words.say('roundShort', { round: at + 1 })}: ${words.name(atlas.roundTiles[tile])}`,
        ),
        `${words.say('finalTitle')}: ${words.name(atlas.finalTiles[view.finalTile])}`,
      ],
    },
    ...view.players.map((player, seat) => ({
      title: looks[seat].name,
      lines:
        view.automa !== undefined && seat === AUTOMA
          ? [...automaText(context), ...linesOf(context, player, seat).slice(1)]
          : linesOf(context, player, seat),
    })),
    ...(view.neutralLevels.length === 0
      ? []
      : [{ title: words.say('neutralFaction'), lines: neutralLines(words, view) }]),
    { title: words.name('rules.AOI-SCIENCE'), lines: scienceLines(context) },
    { title: words.name('innovations'), lines: innovationLines(context) },
    { title: words.name('competencies'), lines: competencyLines(context) },
    {
      title: words.name('roundBonuses'),
      lines: freeCardLines(words, {
        cards: view.bonuses,
        coins: view.bonusCoins,
        ids: atlas.bonuses,
        coinsKey: 'coinsOnBonus',
        holderOf: (bonus) => holderOf(view, bonus),
      }),
    },
    { title: words.name('palaces'), lines: view.palaces.map((palace) => words.name(atlas.palaces[palace])) },
    {
      title: words.name('actions'),
      lines: [
        ...atlas.powers.map((id, at) => usedOr(words, id, (view.powerUsed & (1 << at)) !== 0)),
        ...view.bookActions.map((space, at) =>
          usedOr(words, atlas.bookActions[space], (view.bookUsed & (1 << at)) !== 0),
        ),
      ],
    },
    {
      title: words.name('townTiles'),
      lines: atlas.towns.map(
        (id, tile) => `${words.name(id)}: ${words.say('copiesLeft', { copies: view.townTiles[tile] })}`,
      ),
    },
    { title: words.say('map'), lines: mapLines(context) },
  ];
}

function usedOr(words: Words, id: string, isUsed: boolean): string {
  return isUsed ? `${words.name(id)}: ${words.say('usedThisRound')}` : words.name(id);
}

function scienceLines({ atlas, words, view, looks }: ExplainContext): readonly string[] {
  const { places, stepsForReturn } = atlas.tables.science;
  return DISCIPLINES.map((discipline, index) => {
    const levels = view.players.map(({ levels }, seat) => `${looks[seat].name} ${levels[index]}`);
    const free = places.filter((_, place) => view.scholarPlaces[index][place] === NONE);
    const scholars =
      free.length === 0
        ? words.say('noScholarPlace', { steps: stepsForReturn })
        : words.say('scholarPlaces', { places: free.join(', '), steps: stepsForReturn });
    return `${words.name(discipline)}: ${levels.join(', ')}. ${scholars}`;
  });
}

function innovationLines({ atlas, words, view }: ExplainContext): readonly string[] {
  return view.innovations.flatMap((innovation, place) => {
    if (innovation === NONE) return [];
    const price = atlas.innovationPrices[place];
    const books = DISCIPLINES.filter((one) => price[one] > 0).map((one) =>
      words.say('booksOf', { discipline: one, books: price[one] }),
    );
    const id = atlas.innovations[innovation];
    const paid = words.say('innovationPrice', { books: books.join(', '), any: price.any });
    return [`${words.name(id)}. ${words.name(effectKey(id, atlas.rulesVersion))}. ${paid}`];
  });
}

function competencyLines({ atlas, words, view }: ExplainContext): readonly string[] {
  return view.competencySlots.map((tile) => {
    const { column, row } = slotOf(atlas, view, tile);
    const { steps, books } = atlas.tables.competencyRows[row];
    const slot = words.say('slot', { discipline: DISCIPLINES[column], steps, books });
    const left = words.say('copiesLeft', { copies: view.competencyTiles[tile] });
    return `${words.name(atlas.competencies[tile])}. ${slot}. ${left}`;
  });
}

const HELD = ['points', 'coins', 'tools', 'scholars'] as const;
const BOWLS = ['bowl1', 'bowl2', 'bowl3'] as const;
const LEVELS = ['shipping', 'terraforming', 'keys', 'annexes'] as const;

function linesOf(context: ExplainContext, player: Player, seat: number): readonly string[] {
  const { atlas, words, view } = context;
  if (player.faction === NONE || player.home === NONE) return [words.say('noFaction')];
  const counted = (names: readonly (keyof Player & string)[]): string =>
    names.map((name) => `${words.name(name)} ${String(player[name])}`).join(', ');
  const where = (isNeutral: boolean, kind: string): string =>
    atlas.lands
      .filter((_, hex) => {
        const stands = standingOn(view, hex);
        return stands?.seat === seat && stands.kind === kind && stands.isNeutral === isNeutral;
      })
      .map(({ name }) => name)
      .join(', ');
  const own = OWN_BUILDINGS.map((kind) => ({ name: words.name(kind), on: where(false, kind) }));
  const neutral = [...OWN_BUILDINGS, 'tower', 'monument'].map((kind) => ({
    name: words.say('neutralOf', { building: kind }),
    on: where(true, kind),
  }));
  const tiles = [
    ...(player.bonus === NONE ? [] : [atlas.bonuses[player.bonus]]),
    ...(player.palace === NONE ? [] : [atlas.palaces[player.palace]]),
    ...player.innovations.map((tile) => atlas.innovations[tile]),
    ...atlas.competencies.filter((_, tile) => hasCompetency(player, tile)),
    ...player.towns.map((tile) => atlas.towns[tile]),
  ];
  return [
    words.say('boardTitle', { board: TERRAINS[player.home] }),
    counted(HELD),
    DISCIPLINES.map((one, index) => `${words.name(`${one}Books`)} ${player.books[index]}`).join(', '),
    counted(BOWLS),
    counted(LEVELS),
    ...[...own, ...neutral].filter(({ on }) => on !== '').map(({ name, on }) => `${name} ${on}`),
    ...heldLines(context, seat, (site) => atlas.site(site).name, tiles),
  ];
}

function mapLines({ atlas, words, view, looks }: ExplainContext): readonly string[] {
  return linesByRow(atlas.lands, ({ name }, at) => {
    const stands = standingOn(view, at);
    const on = stands === null ? '' : `, ${looks[stands.seat].name}: ${words.name(stands.kind)}`;
    return `${name} ${words.name(TERRAINS[view.terrain[at]])}${on}`;
  });
}
