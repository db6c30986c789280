/** The era track along the upper edge of the world, the influence track along its right edge, and the turn order. */
import { Place, type SeatLook, usePreviewed } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { InfluenceSpaceTable } from '../../data/index.ts';
import { roundOfEra } from '../../data/rounds.ts';
import type { State } from '../../rules/index.ts';
import { eraOf, eraSpaceOf, openChoice } from '../atlas.ts';
import { BenefitFace, roman } from '../drawings/faces.tsx';
import { GameIcon } from '../drawings/icons.tsx';
import { Disc } from '../drawings/pieces.tsx';
import type { PartProps } from '../props.ts';
import { useEarners } from '../society/selected-space.ts';

export function EraTrack(props: PartProps): ReactNode {
  const { atlas, view, words } = props;
  const { rounds } = atlas.tables;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form
    <div className="inv-eras" role="group" aria-label={words.name('eraTrack')}>
      {rounds.map((count, at) => {
        const era = at + 1;
        const time = era === view.era ? 'now' : era < view.era ? 'past' : 'later';
        return (
          <span key={era} className="inv-era inv-cream" data-time={time}>
            <b title={words.name(`era.${era}`)}>{roman(era)}</b>
            {count > 0 && <Rounds {...props} era={era} count={count} />}
            {atlas.tables.eraTrack[era] !== undefined && <EraSpaces {...props} era={era} />}
          </span>
        );
      })}
    </div>
  );
}

interface EraProps extends PartProps {
  readonly era: number;
}

/** A circle for each round of season pillars, a bar for the one of epoch pillars; the hourglass stands on this round. */
function Rounds({ atlas, view, era, count }: EraProps & { readonly count: number }): ReactNode {
  const now = era === view.era ? roundOfEra(atlas.tables.rounds, view.round).round : 0;
  return (
    <span className="inv-rounds" aria-hidden>
      {Array.from({ length: count }, (_, at) =>
        at + 1 === now ? (
          <GameIcon key={at} name="chronos" size={1.4} />
        ) : (
          <i key={at} data-epoch={at + 1 === count || undefined} />
        ),
      )}
    </span>
  );
}

function EraSpaces({ atlas, view, looks, seat, era }: EraProps): ReactNode {
  const previewed = usePreviewed<State>();
  const owed = openChoice(view);
  const isAsked = owed?.kind === 'eraSpace' && owed.seat === seat && eraOf(atlas, view, owed.seat) === era;
  return (
    <span className="inv-era-spaces">
      {atlas.tables.eraTrack[era].map((benefit, space) => {
        const isThere = (of: State, owner: number): boolean =>
          eraOf(atlas, of, owner) === era && eraSpaceOf(of, owner) === space;
        const there = looks.filter((_, owner) => isThere(view, owner));
        const coming = looks.filter(
          (_, owner) => previewed !== null && isThere(previewed, owner) && !isThere(view, owner),
        );
        return (
          <Place
            key={space}
            id={isAsked ? `eraSpace:${space + 1}` : `era:${era}-${space + 1}`}
            className="inv-era-space"
          >
            {there.map((look) => (
              <Disc key={look.name} name={`era ${look.fill}`} look={look} size={22} />
            ))}
            {coming.map((look) => (
              <Disc key={look.name} name={`era ${look.fill}`} look={look} size={22} isGhost />
            ))}
            {there.length + coming.length === 0 && benefit.effect !== 'none' && (
              <BenefitFace benefit={benefit} size={1.25} />
            )}
          </Place>
        );
      })}
    </span>
  );
}

/** Neighbouring spaces of the influence track that count the same, the highest first. */
interface Band {
  readonly spaces: readonly number[];
  readonly space: InfluenceSpaceTable;
}

function bandsOf(track: readonly InfluenceSpaceTable[]): readonly Band[] {
  const bands: { spaces: number[]; space: InfluenceSpaceTable }[] = [];
  for (const [influence, space] of track.entries()) {
    const last = bands.at(-1);
    const { markers, points, loss } = space;
    const isSame =
      last?.space.markers === markers && last.space.points === points && last.space.loss === loss;
    if (last !== undefined && isSame) last.spaces.unshift(influence);
    else bands.push({ spaces: [influence], space });
  }
  return bands.reverse();
}

export function InfluenceTrack({ atlas, view, looks, words }: PartProps): ReactNode {
  const earners = useEarners({ atlas, view });
  const previewed = usePreviewed<State>();
  const top = atlas.tables.influenceTrack.length - 1;
  /** Where a seat would stand after what is chosen, or by the action space that is selected. */
  const reached = (seat: number): number => {
    const { influence } = view.players[seat];
    const then = previewed?.players[seat].influence ?? influence;
    return then === influence && earners.includes(seat) ? Math.min(top, influence + 1) : then;
  };
  const ghostsAt = (influence: number): readonly SeatLook[] =>
    looks.filter(
      (_, seat) =>
        view.players[seat] !== undefined &&
        view.players[seat].influence !== influence &&
        reached(seat) === influence,
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form
    <div className="inv-influence-track" role="group" aria-label={words.name('influenceTrack')}>
      <span className="inv-track-sign">
        <GameIcon name="influence" size={1.5} />
      </span>
      {bandsOf(atlas.tables.influenceTrack).map(({ spaces, space }, band) => (
        <span
          key={spaces[0]}
          className="inv-band inv-cream"
          data-band={band}
          style={{ flexGrow: spaces.length }}
        >
          <span className="inv-steps">
            {spaces.map((influence) => (
              <Place key={influence} id={`influence:${influence}`} className="inv-step">
                <em>{influence}</em>
                <Discs
                  name="influence"
                  looks={looks.filter((_, seat) => view.players[seat]?.influence === influence)}
                />
                <span className="inv-ghosts">
                  <Discs name="influence" looks={ghostsAt(influence)} areGhosts />
                </span>
              </Place>
            ))}
          </span>
          <span className="inv-band-facts" aria-hidden>
            <span className="inv-links">
              {Array.from({ length: space.markers }, (_, at) => (
                <GameIcon key={at} name="markers" size={1.15} />
              ))}
            </span>
            <span className="inv-benefit">
              {space.points}
              <GameIcon name="points" size={1.1} />
            </span>
            {space.loss > 0 && (
              <span className="inv-benefit">
                −{space.loss}
                <GameIcon name="chronos" size={1.1} />
              </span>
            )}
          </span>
        </span>
      ))}
    </div>
  );
}

interface DiscsProps {
  readonly looks: readonly SeatLook[];
  /** What they mark. */
  readonly name: string;
  /** Whether they are not there yet. */
  readonly areGhosts?: boolean;
}

function Discs({ looks, name, areGhosts = false }: DiscsProps): ReactNode {
  return (
    <span className="inv-discs">
      {looks.map((look) => (
        <Disc key={look.name} name={`${name} ${look.fill}`} look={look} size={20} isGhost={areGhosts} />
      ))}
    </span>
  );
}

/** Places in the turn order, to be chosen at the change of an era. */
export function TurnOrder({ view, looks }: PartProps): ReactNode {
  return (
    <ol className="inv-order">
      {view.order.map((owner, at) => (
        <li key={owner}>
          <Place id={`order:${at + 1}`} className="inv-order-place">
            <b>{at + 1}</b> <Disc look={looks[owner]} size={22} /> <span>{looks[owner].name}</span>
          </Place>
        </li>
      ))}
    </ol>
  );
}
