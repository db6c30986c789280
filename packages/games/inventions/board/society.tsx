/** A player's society: people, tile area, progress map, cards, tokens and goals; and all of it in one line. */
import { Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { REGIONS, SPECIALISTS } from '../data/index.ts';
import { diplomatsOn, eraOf, isGoalKnown, NONE, tileOf } from './atlas.ts';
import { BenefitFace, CardFace, TileFace } from './faces.tsx';
import { GameIcon, type GameIconName } from './icons.tsx';
import { aspirationId, onBoard } from './places.ts';
import { ProgressMap } from './progress-map.tsx';
import type { SocietyProps } from './props.ts';

const PLURALS = ['merchants', 'artisans', 'thinkers'] as const;

export function SocietyLine({ view, of, words }: SocietyProps): ReactNode {
  const { influence, scholars, home, exhausted, ideas, inventions } = view.players[of];
  return (
    <span className="inv-line">
      <Holding name="influence" count={influence} label={words.name('influence')} />
      <Holding name="scholars" count={scholars} label={words.name('scholars')} />
      {PLURALS.map((name, type) => (
        <span key={name} className="inv-holding">
          <GameIcon name={name} />
          <b>{home[type]}</b>
          {exhausted[type] > 0 && <small>+{exhausted[type]}</small>}
          <span className="kit-hidden">
            {words.say('homeAndExhausted', {
              name: words.name(name),
              home: home[type],
              exhausted: exhausted[type],
            })}
          </span>
        </span>
      ))}
      <Holding name="ideas" count={ideas.length} label={words.name('ideas')} />
      <Holding name="inventions" count={inventions.length} label={words.name('inventions')} />
    </span>
  );
}

interface HoldingProps {
  readonly name: GameIconName;
  readonly count: number;
  readonly label: string;
}

function Holding({ name, count, label }: HoldingProps): ReactNode {
  return (
    <span className="inv-holding" title={label}>
      <GameIcon name={name} />
      <b>{count}</b>
      <span className="kit-hidden">{label}</span>
    </span>
  );
}

export function Society(props: SocietyProps): ReactNode {
  const { words } = props;
  return (
    <div className="inv-society">
      <div className="inv-society-side">
        <People {...props} />
        <section>
          <h3>{words.say('tileArea')}</h3>
          <TileArea {...props} />
        </section>
        <Tokens {...props} />
        <Goals {...props} />
      </div>
      <div className="inv-society-map">
        <ProgressMap {...props} />
      </div>
      <Cards {...props} />
    </div>
  );
}

function People({ atlas, view, of, seat, words }: SocietyProps): ReactNode {
  const player = view.players[of];
  const diplomats = atlas.milestones.filter((_, at) => diplomatsOn(view, at).includes(of)).length;
  return (
    <div className="inv-people">
      <span className="inv-people-row">
        <Holding name="influence" count={player.influence} label={words.name('influence')} />
        <Holding name="economyMarkers" count={player.economyMarkers} label={words.name('economyMarkers')} />
        <Holding name="diplomats" count={diplomats} label={words.name('diplomats')} />
        <Holding name="sages" count={player.sages} label={words.name('sages')} />
        <Holding name="supply" count={player.supply} label={words.name('supply')} />
        <Place id={`milestone:${atlas.milestones[view.personal[of]].id}`} className="inv-own-stone">
          <GameIcon name="milestones" size={1.1} /> {words.name(atlas.milestones[view.personal[of]].id)}
        </Place>
      </span>
      <span className="inv-people-row">
        {SPECIALISTS.map((specialist, type) => (
          <Place
            key={specialist}
            id={onBoard(seat, of, `specialist:${specialist}`)}
            className="inv-specialist"
          >
            <GameIcon name={specialist} size={1.5} />
            <b>{player.home[type]}</b>
            <span className="inv-exhausted">
              <GameIcon name="exhausted" size={0.9} />
              {player.exhausted[type]}
            </span>
          </Place>
        ))}
        <Place id={onBoard(seat, of, 'academy')} className="inv-specialist">
          <GameIcon name="scholar" size={1.5} />
          <b>{player.scholars}</b>
          <span className="inv-exhausted">/{eraOf(atlas, view, of)}</span>
        </Place>
      </span>
    </div>
  );
}

/** The tiles that wait, on their spaces, each with what building costs when it is the last one. */
function TileArea({ atlas, view, of, seat }: SocietyProps): ReactNode {
  const { area } = view.players[of];
  const places = Math.max(atlas.tables.tileArea, area.length);
  return (
    <div className="inv-tile-area">
      {Array.from({ length: places }, (_, at) => {
        const code = area[at];
        const price = atlas.tables.buildPrice[at + 1];
        const isNow = at + 1 === area.length;
        if (code === undefined) {
          return (
            <Place key={`free ${at}`} id={onBoard(seat, of, `area:${at + 1}`)} className="inv-area-tile">
              <span className="inv-area-free" />
              {price !== undefined && <Price price={price} isNow={isNow} />}
            </Place>
          );
        }
        const tile = tileOf(atlas, code);
        const place =
          tile.kind === 'aspiration' ? `aspiration:${aspirationId(tile.type)}` : `tile:${tile.id}`;
        return (
          <Place key={`${at} ${code}`} id={onBoard(seat, of, place)} className="inv-area-tile">
            <TileFace atlas={atlas} tile={tile} />
            {price !== undefined && <Price price={price} isNow={isNow} />}
          </Place>
        );
      })}
    </div>
  );
}

function Price({ price, isNow }: { readonly price: number; readonly isNow: boolean }): ReactNode {
  return (
    <small className="inv-price" data-now={isNow || undefined}>
      −{price}
      <GameIcon name="influence" size={0.95} />
    </small>
  );
}

function Tokens({ atlas, view, of, seat, words }: SocietyProps): ReactNode {
  const { tokens, flipped } = view.players[of];
  return (
    <section>
      <h3>{words.name('tokens')}</h3>
      <div className="inv-tokens">
        {atlas.tokens.map((token, at) => {
          const region = tokens[at];
          const isFlipped = (flipped & (1 << at)) !== 0;
          return (
            <Place
              key={token.id}
              id={onBoard(seat, of, `token:${token.id}`)}
              className={isFlipped ? 'inv-token-place inv-gone' : 'inv-token-place'}
            >
              <BenefitFace benefit={token} />
              <small>
                {region === NONE ? (
                  <>
                    {token.citizens}
                    <GameIcon name="citizensOnMap" size={0.95} />
                  </>
                ) : (
                  words.name(REGIONS[region])
                )}
              </small>
            </Place>
          );
        })}
      </div>
    </section>
  );
}

/** Ideas to the right of the board, inventions to the left. */
function Cards({ atlas, view, of, words }: SocietyProps): ReactNode {
  const { ideas, inventions } = view.players[of];
  const groups = [
    { title: words.name('ideas'), cards: ideas, isInvention: false },
    { title: words.name('inventions'), cards: inventions, isInvention: true },
  ].filter(({ cards }) => cards.length > 0);
  return groups.map(({ title, cards, isInvention }) => (
    <section key={title} className="inv-held">
      <h3>{title}</h3>
      <div className="inv-cards">
        {cards.map((card) => (
          <Place
            key={card}
            id={`card:${atlas.cards[card].id}`}
            className={view.turn.called.includes(card) ? 'inv-card-place inv-gone' : 'inv-card-place'}
          >
            <CardFace card={atlas.cards[card]} words={words} isInvention={isInvention} />
          </Place>
        ))}
      </div>
    </section>
  ));
}

/** Open to their owner; backs to everybody else until the end. */
function Goals({ atlas, view, of, words }: SocietyProps): ReactNode {
  return (
    <section>
      <h3>{words.say('goals')}</h3>
      <div className="inv-goals">
        {view.players[of].goals.map((goal, at) => {
          const name = isGoalKnown(goal) ? words.name(atlas.goals[goal].id) : null;
          return (
            <Place key={at} id={`goal@${of}.${at}:${goal}`} className="inv-goal">
              <GameIcon name="personalGoals" size={1.2} />
              <span>{name ?? '?'}</span>
            </Place>
          );
        })}
      </div>
    </section>
  );
}
