/** The Automa's cards: what one makes her do, and how another one says that she does it. */
import type { Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { TerrainSign } from '../../../terra/board/index.ts';
import type { AutomaCardTable, AutomaDoing, AutomaTables } from '../../data/index.ts';
import { TERRAINS } from '../../data/index.ts';
import { GameIcon, type GameIconName } from '../icons.tsx';
import { TERRAIN_LOOK } from '../looks.ts';
import { doingText, supportFrom } from './card-words.ts';

const ICONS: Readonly<Record<AutomaDoing['what'], GameIconName>> = {
  build: 'spades',
  upgrade: 'guild',
  block: 'hand',
  scholar: 'scholars',
  advance: 'steps',
  innovation: 'innovations',
  points: 'points',
  levelPoints: 'points',
  faction: 'automa',
};

/** What a card makes her do; of her faction's action its parts. */
export function actionsOf(
  { actions }: Pick<AutomaCardTable, 'actions'>,
  faction: AutomaTables['automaFactions'][keyof AutomaTables['automaFactions']],
): readonly AutomaDoing[] {
  return actions.flatMap((doing) => (doing.what === 'faction' ? faction.actions : [doing]));
}

export function Doings({
  doings,
  words,
}: {
  readonly doings: readonly AutomaDoing[];
  readonly words: Words;
}): ReactNode {
  return (
    <span className="aoi-automa-doings">
      {doings.map((doing, at) => (
        <span key={at} className="aoi-automa-doing">
          <GameIcon name={ICONS[doing.what]} size={1.25} />
          <span>{doingText(words, doing)}</span>
        </span>
      ))}
      {doings.length === 0 && <span>–</span>}
    </span>
  );
}

const LETTERS = 'YUKBGSR';

interface SupportProps {
  readonly card: AutomaCardTable;
  readonly words: Words;
  /** The row of terrains by which she goes; null: it hangs on her home. */
  readonly row: string | null;
}

/** How the support card says that she chooses. */
export function Support({ card, words, row }: SupportProps): ReactNode {
  return (
    <span className="aoi-automa-support">
      <span>{words.say(supportFrom(card))}</span>
      <span className="aoi-automa-row">
        <b>{card.row}</b>
        {row !== null &&
          [...row].map((letter) => (
            <TerrainSign key={letter} terrain={TERRAIN_LOOK[TERRAINS[LETTERS.indexOf(letter)]]} size={0.95} />
          ))}
      </span>
      <span>
        {card.direction === 'down' ? '↳' : '↰'} {words.name(`why.${card.direction}${card.number}`)}
      </span>
      <span>
        <GameIcon name="steps" size={1} /> {words.say(`automa.${card.discipline}`)}
      </span>
    </span>
  );
}

/** A card as it is printed: what it does, and below how it supports. */
export function AutomaCard({
  id,
  card,
  words,
}: {
  readonly id: string;
  readonly card: AutomaCardTable;
  readonly words: Words;
}): ReactNode {
  return (
    <span className="aoi-automa-card">
      <b>{words.name(id)}</b>
      <Doings doings={card.actions} words={words} />
      <Support card={card} words={words} row={null} />
    </span>
  );
}
