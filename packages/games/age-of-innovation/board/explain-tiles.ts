/** What tiles are, in words. */
import { type Explanation, explanation } from '@guildhall/board-kit';
import { explainCard, explainCopies, heldLine } from '../../terra/board/index.ts';
import { DISCIPLINES, effectKey } from '../data/index.ts';
import { type ExplainContext, hasCompetency, holderOf, lordOf, NONE, slotOf } from './atlas.ts';

/** The name of a thing that is called by one, and what it does. */
export function effectOf({ words, atlas }: Pick<ExplainContext, 'words' | 'atlas'>, id: string): string {
  return words.name(effectKey(id, atlas.rulesVersion));
}

export function explainBonus(context: ExplainContext, bonus: number): Explanation {
  const { atlas, view } = context;
  const at = view.bonuses.indexOf(bonus);
  const coins = at < 0 ? 0 : view.bonusCoins[at];
  return explainCard(
    context,
    { name: atlas.bonuses[bonus], holder: holderOf(view, bonus), coins, coinsKey: 'coinsOnBonus' },
    ['AOI-BONUS-EFFECTS', 'AOI-PASS-BONUS', 'AOI-ROUND-COINS'],
  );
}

export function explainInnovation(
  { atlas, words, view, looks }: ExplainContext,
  innovation: number,
): Explanation {
  const id = atlas.innovations[innovation];
  const place = view.innovations.indexOf(innovation);
  const holders = looks.filter((_, seat) => view.players[seat].innovations.includes(innovation));
  const price =
    place < 0
      ? []
      : DISCIPLINES.filter((one) => atlas.innovationPrices[place][one] > 0).map((one) =>
          words.say('booksOf', { discipline: one, books: atlas.innovationPrices[place][one] }),
        );
  const any = place < 0 ? 0 : atlas.innovationPrices[place].any;
  return explanation(
    words.name(id),
    [
      effectOf({ words, atlas }, id),
      ...(place < 0
        ? []
        : [
            words.say('innovationPrice', { books: price.join(', '), any }),
            words.say('innovationMore', { coins: atlas.tables.innovationDisplay.coinsWithoutPalace }),
          ]),
      ...heldLine(words, holders),
    ],
    ['AOI-INNOVATION-EFFECTS', 'AOI-INNOVATION-COST', 'AOI-INNOVATION-COINS', 'AOI-INNOVATION-THREE'],
  );
}

export function explainCompetency(context: ExplainContext, tile: number): Explanation {
  const { atlas, words, view } = context;
  const id = atlas.competencies[tile];
  const { column, row } = slotOf(atlas, view, tile);
  const { steps, books } = atlas.tables.competencyRows[row];
  const holders = view.players.flatMap((player, seat) => (hasCompetency(player, tile) ? [seat] : []));
  const lines = [
    ...(id === 'twoAnnexes' ? [effectOf({ words, atlas }, id)] : []),
    words.say('slot', { discipline: DISCIPLINES[column], steps, books }),
  ];
  return explainCopies(context, { name: id, lines, holders, copies: view.competencyTiles[tile] }, [
    'AOI-COMPETENCY-SLOT',
    'AOI-COMPETENCY-ONE-OF-A-KIND',
    'AOI-COMPETENCY-EFFECTS',
  ]);
}

export function explainPalace({ atlas, words, view, looks }: ExplainContext, palace: number): Explanation {
  const lord = lordOf(view, palace);
  return explanation(words.name(atlas.palaces[palace]), lord === NONE ? [] : heldLine(words, [looks[lord]]), [
    'AOI-PALACE-EFFECTS',
    'AOI-PALACE-CHOICE',
    'AOI-PALACE-TAKEN',
  ]);
}

export function explainRound({ atlas, words, view }: ExplainContext, round: number): Explanation {
  const isLast = round === atlas.tables.rounds;
  return explanation(
    words.say('roundTitle', { round }),
    [
      words.name(atlas.roundTiles[view.roundTiles[round - 1]]),
      ...(isLast ? [words.say('noScienceBonus')] : []),
    ],
    ['AOI-SCORE-ROUND', 'AOI-ROUND-SCIENCE'],
  );
}
