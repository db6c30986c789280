/** The era track with the era markers, the influence track, and the turn order. */
import { Badge, Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { eraOf, eraSpaceOf, openChoice } from './atlas.ts';
import { BenefitFace, roman } from './faces.tsx';
import { GameIcon } from './icons.tsx';
import type { PartProps } from './props.ts';

export function Tracks(props: PartProps): ReactNode {
  const { words } = props;
  return (
    <div className="inv-tracks">
      <div className="inv-area">
        <h3>{words.name('eraTrack')}</h3>
        <EraTrack {...props} />
      </div>
      <div className="inv-area">
        <h3>{words.name('influenceTrack')}</h3>
        <InfluenceTrack {...props} />
      </div>
      <div className="inv-area">
        <h3>{words.say('turnOrderTrack')}</h3>
        <TurnOrder {...props} />
      </div>
    </div>
  );
}

function EraTrack({ atlas, view, looks, seat, words }: PartProps): ReactNode {
  const owed = openChoice(view);
  const asked = owed?.kind === 'eraSpace' && owed.seat === seat ? eraOf(atlas, view, owed.seat) : null;
  return (
    <ol className="inv-eras">
      {atlas.eras.map((era) => (
        <li key={era} data-now={era === view.era || undefined}>
          <span className="inv-era-name">
            <b>{roman(era)}</b> {words.name(`era.${era}`)}
            {era === view.era && <GameIcon name="chronos" size={1.2} />}
          </span>
          <span className="inv-era-spaces">
            {atlas.tables.eraTrack[era].map((benefit, space) => {
              const there = looks.filter(
                (_, owner) => eraOf(atlas, view, owner) === era && eraSpaceOf(view, owner) === space,
              );
              return (
                <Place
                  key={space}
                  id={era === asked ? `eraSpace:${space + 1}` : `era:${era}-${space + 1}`}
                  className="inv-era-space"
                >
                  {there.length > 0
                    ? there.map((look) => <Badge key={look.name} look={look} size={1.5} />)
                    : benefit.effect !== 'none' && <BenefitFace benefit={benefit} />}
                </Place>
              );
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}

function InfluenceTrack({ atlas, view, looks }: PartProps): ReactNode {
  return (
    <div className="inv-influence-track">
      {atlas.tables.influenceTrack.map(({ markers, points }, influence) => (
        <Place key={influence} id={`influence:${influence}`} className="inv-step">
          <b>{influence}</b>
          <span className="inv-step-there">
            {view.players.map((player, seat) =>
              player.influence === influence ? <Badge key={seat} look={looks[seat]} size={1.25} /> : null,
            )}
          </span>
          <small className="inv-step-facts">
            <span className="inv-links">
              {Array.from({ length: markers }, (_, at) => (
                <GameIcon key={at} name="markers" size={0.85} />
              ))}
            </span>
            {points}★
          </small>
        </Place>
      ))}
    </div>
  );
}

function TurnOrder({ view, looks }: PartProps): ReactNode {
  return (
    <ol className="inv-order">
      {view.order.map((owner, at) => (
        <li key={owner}>
          <Place id={`order:${at + 1}`} className="inv-order-place">
            <b>{at + 1}</b> <Badge look={looks[owner]} size={1.4} /> <span>{looks[owner].name}</span>
            {at < view.moved && <small>✓</small>}
          </Place>
        </li>
      ))}
    </ol>
  );
}
