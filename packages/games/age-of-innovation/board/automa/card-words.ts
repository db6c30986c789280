/** The Automa's cards in words. */
import type { Words } from '@guildhall/board-kit';
import type { AutomaCardTable, AutomaDoing } from '../../data/index.ts';

/** The number that goes with an action, where there is one: steps, points, what is added to the points of the level. */
function amountOf({ what, amount }: AutomaDoing): string {
  if (what === 'points' || what === 'advance') return String(amount);
  if (what !== 'levelPoints' || amount === 0) return '';
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

export function doingText(words: Words, doing: AutomaDoing): string {
  const amount = amountOf(doing);
  return amount === ''
    ? words.name(`automa.${doing.what}`)
    : `${words.name(`automa.${doing.what}`)}: ${amount}`;
}

export function supportFrom({
  from,
  joins,
}: AutomaCardTable): `automaFrom.${'marked' | 'unmarked'}${'' | 'Joins'}` {
  return `automaFrom.${from}${joins ? 'Joins' : ''}`;
}
