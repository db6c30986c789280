/** A card to choose: its picture, and what it needs, costs, gives and leads to, for the seat that looks. */
import type { ReactNode } from 'react';
import { REGIONS, TYPES } from '../../data/index.ts';
import { type Access, accessTo, isOpen } from '../access.ts';
import { NONE } from '../atlas.ts';
import { specialistOf } from '../drawings/cards.tsx';
import { GameIcon } from '../drawings/icons.tsx';
import { Picture } from '../drawings/pictures.tsx';
import type { PartProps } from '../props.ts';

interface IdeaTileProps extends PartProps {
  readonly card: number;
  /** Where it is presented; null: it is on its way. */
  readonly region: number | null;
}

export function IdeaTile(props: IdeaTileProps): ReactNode {
  const { atlas, words, view, seat, card, region } = props;
  if (card === NONE) return null;
  const table = atlas.cards[card];
  // Prehistoric inventions never were ideas.
  const isInvention =
    table.milestone === 'none' || (seat !== null && view.players[seat].inventions.includes(card));
  return (
    <span className="inv-idea-tile inv-cream" data-type={table.type}>
      <span className="inv-idea-picture">
        <Picture card={table} />
        {region !== null && <i>{words.name(REGIONS[region])}</i>}
      </span>
      <b className="inv-idea-name">{words.name(table.id)}</b>
      <span className="inv-idea-type">
        <GameIcon name={table.type} /> {words.name(table.type)} · {words.say('eraNumber', { era: table.era })}
      </span>
      <span className="inv-facts">
        {!isInvention && <Needs {...props} />}
        {!isInvention && <Costs {...props} />}
        {!isInvention && <Gives {...props} />}
        <Fact title={words.say('chainAction')}>
          <GameIcon name="markers" />
          <GameIcon name={table.chain} /> {words.name(table.chain)}
        </Fact>
        {!isInvention && <Shared {...props} />}
      </span>
    </span>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <span className="inv-fact">
      <small>{title}</small>
      <span>{children}</span>
    </span>
  );
}

function Needs({ atlas, words, view, looks, seat, card }: IdeaTileProps): ReactNode {
  const { milestone } = atlas.cards[card];
  if (milestone === 'none') return null;
  const access = seat === null ? null : accessTo(atlas, view, seat, milestone);
  return (
    <Fact title={words.say('needs')}>
      <GameIcon name="milestones" /> {words.name(milestone)}
      {access !== null && (
        <em data-open={isOpen(access) || undefined}>
          {words.say(ACCESS_TEXTS[access.by], { owner: ownerName(access, looks) })}
        </em>
      )}
    </Fact>
  );
}

const ACCESS_TEXTS: Readonly<Record<Access['by'], string>> = {
  own: 'accessOwn',
  common: 'accessCommon',
  diplomat: 'accessDiplomat',
  earlier: 'accessEarlier',
  nothing: 'accessCommon',
  owner: 'accessOwner',
  unowned: 'accessUnowned',
  later: 'accessLater',
};

function ownerName(access: Access, looks: IdeaTileProps['looks']): string {
  return access.by === 'owner' ? looks[access.owner].name : '';
}

/** The inventor who goes to the card, those whom it exhausts, and how many of them are at home. */
function Costs({ atlas, words, view, seat, card }: IdeaTileProps): ReactNode {
  const { type, extra, extraType } = atlas.cards[card];
  const specialist = specialistOf(type);
  return (
    <Fact title={words.say('costs')}>
      <GameIcon name={specialist} />{' '}
      {words.say('costInvent', { specialist, extra, extraSpecialist: specialistOf(extraType) })}
      {seat !== null && (
        <em>
          {words.say('youHave', {
            count: view.players[seat].home[TYPES.indexOf(type)],
            scholars: view.players[seat].scholars,
          })}
        </em>
      )}
    </Fact>
  );
}

/** Inventing always gives a technology aspiration; cards of the last era points besides. */
function Gives({ atlas, words, card }: IdeaTileProps): ReactNode {
  const { points } = atlas.cards[card];
  return (
    <Fact title={words.say('gives')}>
      <GameIcon name="technology" /> {words.say('aspirationTitle', { type: 'technology' })}
      {points > 0 && <em data-open>{words.say('cardPoints', { points })}</em>}
    </Fact>
  );
}

/** Points of the presenter whoever shares it. */
function Shared({ atlas, words, view, looks, card, region }: IdeaTileProps): ReactNode {
  const { era } = atlas.cards[card];
  const at = region === null ? null : view.regions[region];
  const presenter = at === null ? undefined : looks[at.presenter];
  return (
    <Fact title={words.say('whenShared')}>
      <GameIcon name="points" />{' '}
      {at === null || presenter === undefined
        ? words.say('sharedEach', { points: era })
        : words.say('sharedBy', { points: era * at.presenters, owner: presenter.name })}
    </Fact>
  );
}
