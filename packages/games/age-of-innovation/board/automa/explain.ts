/** The Automa, her cards and her factions, in words. */
import { type Explanation, explanation } from '@guildhall/board-kit';
import { AUTOMA_FACTIONS, DISCIPLINES } from '../../data/index.ts';
import { AUTOMA, type ExplainContext, NONE } from '../atlas.ts';
import { doingText, supportFrom } from './card-words.ts';
import { whyInWords } from './why.ts';

export function explainAutoma(context: ExplainContext, sort: string, index: number): Explanation {
  if (sort === 'automaCard') return explainCard(context, index);
  if (sort === 'automaFaction') return explainFaction(context, index);
  if (sort === 'automaDeck') return explainDeck(context);
  const { words } = context;
  return explanation(
    words.name('automa'),
    [words.say('automaText'), ...automaLines(context)],
    [
      'AOI-SOLO-SETUP',
      'AOI-SOLO-CARDS',
      'AOI-SOLO-BUILD',
      'AOI-SOLO-UPGRADE',
      'AOI-SOLO-POWER',
      'AOI-SOLO-PASS',
      'AOI-SOLO-END',
    ],
  );
}

/** Why she did what she did in her last turn. */
function automaLines({ atlas, words, view }: ExplainContext): readonly string[] {
  const { automa } = view;
  if (automa === undefined) return [];
  const support = automa.discard.at(-1) ?? NONE;
  return [
    ...(support === NONE
      ? []
      : [`${words.say('automaSupport')}: ${words.name(atlas.automa.cards[support])}`]),
    ...(automa.action === NONE
      ? []
      : [`${words.say('automaAction')}: ${words.name(atlas.automa.cards[automa.action])}`]),
    ...automa.decisions.map((decision) => whyInWords(atlas, words, view, decision)),
  ];
}

function explainCard({ atlas, words }: ExplainContext, index: number): Explanation {
  const id = atlas.automa.cards[index];
  const card = atlas.tables.automaCards[id];
  const acts = card.actions.map((doing) => doingText(words, doing)).join(', ');
  const supports = [
    words.say(supportFrom(card)),
    words.say('automaRow', { row: card.row }),
    words.name(`why.${card.direction}${card.number}`),
    words.say(`automa.${card.discipline}`),
    words.say(`automaBonus.${card.bonus}`),
  ].join(', ');
  return explanation(
    words.say('automaCardTitle', { card: words.name(id) }),
    [
      `${words.say('automaAction')}: ${acts}`,
      `${words.say('automaSupport')}: ${supports}`,
      words.say('automaLetters', { letters: card.letters }),
      ...(card.mayPass ? [words.say('automaMayPass')] : []),
    ],
    ['AOI-SOLO-CARDS', 'AOI-SOLO-DIRECTION', 'AOI-SOLO-ROW', 'AOI-SOLO-JOIN', 'AOI-SOLO-WORKSHOPS'],
  );
}

function explainFaction({ atlas, words }: ExplainContext, index: number): Explanation {
  const id = AUTOMA_FACTIONS[index];
  const { start, actions } = atlas.tables.automaFactions[id];
  const levels = DISCIPLINES.filter((one) => start[one] > 0).map((one) => `${words.name(one)} ${start[one]}`);
  return explanation(
    words.name(id),
    [
      words.say('automaStart', { levels: levels.join(', ') }),
      `${words.name('automa.faction')}: ${actions.map((doing) => doingText(words, doing)).join(', ')}`,
    ],
    [`AOI-SOLO-${id.toUpperCase()}`, 'AOI-SOLO-BEGIN'],
  );
}

function explainDeck({ atlas, words, view }: ExplainContext): Explanation {
  const { automa } = view;
  const names = (cards: readonly number[]): string =>
    cards.map((card) => words.name(atlas.automa.cards[card])).join(', ');
  const lines =
    automa === undefined
      ? []
      : [
          words.say('automaLeft', {
            cards: automa.deck.length + automa.unknown + (automa.action === NONE ? 0 : 1),
          }),
          ...(automa.deck.length === 0 ? [] : [words.say('automaKnown', { cards: names(automa.deck) })]),
          ...(automa.unknown === 0 ? [] : [words.say('automaUnknown', { cards: automa.unknown })]),
          ...(automa.discard.length === 0
            ? []
            : [words.say('automaPlayed', { cards: names(automa.discard) })]),
        ];
  return explanation(words.say('automaDeck'), lines, ['AOI-SOLO-DECK', 'AOI-SOLO-LEVEL', 'AOI-SOLO-CARDS']);
}

/** Her points and her last choices, for those who do not see the board. */
export function automaText(context: ExplainContext): readonly string[] {
  const { words, view } = context;
  const player = view.players[AUTOMA];
  return [
    `${words.name('points')} ${player.points}, ${words.name('shipping')} ${player.shipping}`,
    ...automaLines(context),
  ];
}
