/** The Automa: what she has, her two cards, her deck, and why she did what she did. */
import { type BoardProps, Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { Building, type Drawn } from '../../../terra/board/index.ts';
import { OWN_BUILDINGS, TERRAINS } from '../../data/index.ts';
import type { Action, State } from '../../rules/index.ts';
import { type Atlas, AUTOMA, NONE } from '../atlas.ts';
import { GameIcon, type GameIconName } from '../icons.tsx';
import { SHAPES } from '../looks.ts';
import { actionsOf, Doings, Support } from './cards.tsx';
import { candidateName, whyLines, whyTitle } from './why.ts';

type AutomaProps = BoardProps<State, Action> & Drawn<Atlas>;

export function hasAutoma(view: State): boolean {
  return view.automa !== undefined;
}

export function AutomaPanel(props: AutomaProps): ReactNode {
  return (
    <div className="aoi-automa">
      <Head {...props} />
      <Cards {...props} />
      <Why {...props} />
    </div>
  );
}

function Head({ atlas, looks, view, words }: AutomaProps): ReactNode {
  const player = view.players[AUTOMA];
  const held: readonly { readonly icon: GameIconName; readonly count: number; readonly name: string }[] = [
    { icon: 'shipping', count: player.shipping, name: words.name('shipping') },
    {
      icon: 'scholars',
      count: atlas.tables.pieces.scholars - player.scholarsSent,
      name: words.name('scholars'),
    },
    { icon: 'innovations', count: player.innovations.length, name: words.name('innovations') },
  ];
  return (
    <Place id="automa" className="aoi-automa-head">
      <span className="aoi-automa-name">
        <b>{looks[AUTOMA].name}</b>
        <span className="aoi-automa-points">
          {player.points}
          <GameIcon name="points" size={1.1} />
        </span>
      </span>
      <small>
        {words.name(atlas.automa.faction)} · {words.name(`level.${atlas.automa.level}`)}
      </small>
      <span className="aoi-automa-held">
        {held.map(({ icon, count, name }) => (
          <span key={icon} title={name}>
            <GameIcon name={icon} size={1.15} /> {count}
          </span>
        ))}
      </span>
      <span className="aoi-automa-held">
        {OWN_BUILDINGS.map((kind, index) => (
          <span key={kind} title={words.name(kind)}>
            <svg viewBox="-22 -22 44 44" width="19" height="19" aria-hidden="true">
              <Building shape={SHAPES[kind]} look={{ ...looks[AUTOMA], initial: '' }} scale={0.9} />
            </svg>
            {atlas.tables.pieces[kind] - player.built[index]}
          </span>
        ))}
      </span>
    </Place>
  );
}

/** Beside the map: what she has, and her cards. */
export function AutomaStrip(props: AutomaProps): ReactNode {
  return (
    <div className="aoi-automa-strip">
      <Head {...props} />
      <Cards {...props} />
    </div>
  );
}

/** The support card, the action card and the deck, in the order in which they are read. */
function Cards({ atlas, view, words }: AutomaProps): ReactNode {
  const { automa } = view;
  if (automa === undefined) return null;
  const { tables } = atlas;
  const support = automa.discard.at(-1) ?? NONE;
  const home = view.players[AUTOMA].home;
  const left = automa.deck.length + automa.unknown + (automa.action === NONE ? 0 : 1);
  const card = (index: number) => tables.automaCards[atlas.automa.cards[index]];
  return (
    <div className="aoi-automa-cards">
      <Place
        id={support === NONE ? 'automaDeck' : `automaCard:${support}`}
        className="aoi-automa-open"
        label={words.say('automaSupport')}
      >
        <b>
          {words.say('automaSupport')} {support !== NONE && words.name(atlas.automa.cards[support])}
        </b>
        {support === NONE ? (
          <small>{words.say('automaNoCard')}</small>
        ) : (
          <Support
            card={card(support)}
            words={words}
            row={home === NONE ? null : tables.automaRows[card(support).row][TERRAINS[home]]}
          />
        )}
      </Place>
      <Place
        id={automa.action === NONE ? 'automaDeck' : `automaCard:${automa.action}`}
        className="aoi-automa-open aoi-automa-now"
        label={words.say('automaAction')}
      >
        <b>
          {words.say('automaAction')}{' '}
          {automa.action !== NONE && words.name(atlas.automa.cards[automa.action])}
        </b>
        {automa.action === NONE ? (
          <small>{words.say('automaNoCard')}</small>
        ) : (
          <Doings
            doings={actionsOf(card(automa.action), tables.automaFactions[atlas.automa.faction])}
            words={words}
          />
        )}
      </Place>
      <Place id="automaDeck" className="aoi-automa-deck">
        <b>{words.say('automaDeck')}</b>
        <span>{words.say('automaLeft', { cards: left })}</span>
      </Place>
    </div>
  );
}

/** The choices of her last turn, each as a funnel: what was weighed, rule after rule what was left, what won. */
function Why({ atlas, view, words }: AutomaProps): ReactNode {
  const decisions = view.automa?.decisions ?? [];
  return (
    // A list that may be longer than its place is scrolled by the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="aoi-automa-why" tabIndex={0} aria-label={words.say('automaWhyTitle')}>
      {decisions.length === 0 && <p>{words.say('automaNothing')}</p>}
      {decisions.toReversed().map((of, number) => (
        <div key={number}>
          <b>{whyTitle(atlas, words, view, of)}</b>
          <ol>
            {whyLines(words, of).map(({ text, left }, at, all) => (
              <li key={at}>
                <span>{text}</span>
                <b>{at === all.length - 1 ? candidateName(atlas, words, view, of, of.chosen) : left}</b>
              </li>
            ))}
          </ol>
          {of.power > 0 && (
            <p className="aoi-automa-power">{words.say('automaPower', { power: of.power })}</p>
          )}
        </div>
      ))}
    </section>
  );
}
