/** A player's board: goods and pieces, six buildings, contracts, storehouse, dice and stronger actions. */
import { Change, onBoard, Place, Why } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { ACTIONS, GOODS } from '../data/index.ts';
import { inDigits } from './amounts.tsx';
import { contractPillars, dieOf, levelIn, NONE, worthOf } from './atlas.ts';
import { BuildingColumn } from './building.tsx';
import { TileFace } from './faces.tsx';
import { GameIcon, type GameIconName } from './icons.tsx';
import { DieIcon } from './pieces.tsx';
import type { OwnProps } from './props.ts';

export function OwnBoard(props: OwnProps): ReactNode {
  const { atlas, looks, of } = props;
  return (
    <div className="til-own" style={{ '--own': `var(${looks[of].fill})` } as React.CSSProperties}>
      <div className="til-own-grid">
        <Goods {...props} />
        <div className="til-buildings">
          {atlas.tables.buildings.map((_, building) => (
            <BuildingColumn key={building} {...props} building={building} />
          ))}
        </div>
        <div className="til-own-side">
          <Contracts {...props} />
          <div className="til-own-pair">
            <Storehouse {...props} />
            <Dice {...props} />
          </div>
          <Boosted {...props} />
        </div>
      </div>
    </div>
  );
}

function Goods({ atlas, view, looks, seat, of, words }: OwnProps): ReactNode {
  const player = view.players[of];
  const { silver } = view;
  const pieces: readonly { readonly name: string; readonly icon: GameIconName; readonly count: number }[] = [
    { name: 'houses', icon: 'house', count: player.houses },
    { name: 'pillars', icon: 'pillar', count: player.pillars },
    ...(silver === null
      ? []
      : ([
          { name: 'mines', icon: 'mine', count: player.mines },
          { name: 'seekers', icon: 'seeker', count: player.seekersLeft },
        ] as const)),
  ];
  const favoured = atlas.seats > of && player.favoured !== NONE ? player.favoured : NONE;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of goods is no field set
    <div role="group" className="til-goods" aria-label={words.say('goods')}>
      <p className="til-own-head">
        <b>{seat === of ? words.say('you') : looks[of].name}</b>
        <Why about={`score ${of}`} className="til-part">
          {inDigits(player.points)}
          <GameIcon name="points" size={1} />
        </Why>
        <Why about={`income ${of}`} className="til-part">
          {inDigits(worthOf(atlas, view, view.king[of]))}
          <GameIcon name="king" size={1} />
          <span className="kit-hidden">{words.name('phase.king')}</span>
        </Why>
      </p>
      <div className="til-goods-list">
        {GOODS.map((name, good) => (
          <Place key={name} id={onBoard(seat, of, `good:${name}`)} className="til-good">
            <GameIcon name={name} size={1.35} />
            <b>{player.goods[good]}</b>
            {seat === of && <Change of={name} />}
            {good === favoured && <i>★</i>}
          </Place>
        ))}
        {silver !== null && (
          <Place id={onBoard(seat, of, 'good:silver')} className="til-good">
            <GameIcon name="silver" size={1.35} />
            <b>{player.silver}</b>
            {seat === of && <Change of="silver" />}
          </Place>
        )}
      </div>
      <div className="til-pieces">
        {pieces.map(({ name, icon, count }) => (
          <Place key={name} id={onBoard(seat, of, `supply:${name}`)} className="til-good">
            <GameIcon name={icon} size={1.2} />
            <b>{count}</b>
            {seat === of && <Change of={name} />}
          </Place>
        ))}
      </div>
    </div>
  );
}

function Contracts({ atlas, view, seat, of, words }: OwnProps): ReactNode {
  const { contracts } = view.players[of];
  const pillars = contractPillars(atlas, view);
  const spaces = Math.max(atlas.tables.pieces.contractSpaces, contracts.length);
  return (
    <section className="til-box">
      <h3>{words.say('contractRow')}</h3>
      <div className="til-slots" data-count={spaces}>
        {Array.from({ length: spaces }, (_, at) => {
          const tile = contracts[at];
          if (tile === undefined)
            return (
              <Place key={at} id={onBoard(seat, of, `contractSpace:${at + 1}`)} className="til-slot">
                {at < pillars && <GameIcon name="pillar" size={1.4} />}
              </Place>
            );
          const about = atlas.tiles[tile];
          return (
            <Place key={at} id={`tile:${about.id}`} className="til-card til-done">
              {about.kind === 'contract' && about.points}
              <GameIcon name="points" size={1.1} />
            </Place>
          );
        })}
      </div>
    </section>
  );
}

function Storehouse({ atlas, view, seat, of, words }: OwnProps): ReactNode {
  const { storehouse } = view.players[of];
  const spaces = Math.max(atlas.tables.pieces.storehouse, storehouse.length);
  return (
    <section className="til-box">
      <h3>{words.say('storehouse')}</h3>
      <div className="til-slots" data-count={spaces}>
        {Array.from({ length: spaces }, (_, at) => {
          const tile = storehouse[at];
          return tile === undefined ? (
            <Place key={at} id={onBoard(seat, of, `store:${at + 1}`)} className="til-slot">
              {null}
            </Place>
          ) : (
            <Place key={at} id={`tile:${atlas.tiles[tile].id}`} className="til-card">
              <TileFace tile={atlas.tiles[tile]} />
            </Place>
          );
        })}
      </div>
    </section>
  );
}

function Dice({ atlas, view, seat, of, words }: OwnProps): ReactNode {
  const { dice } = view.players[of];
  const spaces = Math.max(atlas.tables.dice.turns, dice.length);
  return (
    <section className="til-box">
      <h3>{words.say('diceTaken')}</h3>
      <Place id={onBoard(seat, of, 'taken')} className="til-dice">
        {Array.from({ length: spaces }, (_, at) => (
          <span key={at} className={dice[at] === undefined ? 'til-slot' : 'til-card'}>
            {dice[at] !== undefined && <DieIcon {...dieOf(dice[at])} />}
          </span>
        ))}
      </Place>
    </section>
  );
}

/** Markers of completed buildings, and what a technology adds to them. */
function Boosted({ view, seat, of, words }: OwnProps): ReactNode {
  const { markers } = view.players[of];
  const actions = view.silver === null ? ACTIONS.slice(0, 6) : ACTIONS;
  const more = levelIn(view, of, 'character') >= 2 ? 1 : 0;
  return (
    <section className="til-box">
      <h3>{words.say('boosted')}</h3>
      <div className="til-boosted">
        {actions.map((action, at) => {
          const points = (markers[at] ?? 0) > 0 ? markers[at] + more : 0;
          return (
            <Place key={action} id={onBoard(seat, of, `marker:${action}`)} className="til-marker">
              <GameIcon name={action} size={1.2} />
              <b>{points === 0 ? '–' : `+${points}`}</b>
            </Place>
          );
        })}
      </div>
    </section>
  );
}
