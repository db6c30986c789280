/** What all share: round tiles, power and book actions, round bonuses, palaces, town tiles. */
import { Badge, type BoardProps, Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import {
  ActionSpace,
  type Drawn,
  FaceLine,
  HeldCards,
  PowerActions,
  RoundTile,
  TownTiles,
} from '../../terra/board/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, holderOf, lordOf, NONE, palacesInPlay } from './atlas.ts';
import { BonusFace, FinalFace, Num, PalaceFace, RoundFace, SpaceEffectFace, TownFace } from './faces.tsx';

type SupplyProps = BoardProps<State, Action> & Drawn<Atlas>;

/** The last round has a second tile instead of a science bonus; two players meet a neutral faction besides. */
export function RoundTiles({ atlas, view, words }: SupplyProps): ReactNode {
  const { rounds, roundTiles, finalTiles } = atlas.tables;
  return (
    <ol className="kit-tiles kit-rounds">
      {view.roundTiles.map((tile, at) => {
        const round = at + 1;
        const face = roundTiles[atlas.roundTiles[tile]];
        return (
          <RoundTile
            key={atlas.roundTiles[tile]}
            id={`round:${round}`}
            round={round}
            now={view.round}
            title={words.say('roundShort', { round })}
          >
            {round === rounds ? <FinalFace tile={face} /> : <RoundFace tile={face} />}
          </RoundTile>
        );
      })}
      <RoundTile id="final:" round={rounds} now={view.round} title={words.say('finalTitle')}>
        <FinalFace tile={finalTiles[atlas.finalTiles[view.finalTile]]} />
      </RoundTile>
      {view.neutralLevels.length > 0 && (
        <li>
          <Place id="neutral:" className="kit-tile-face">
            <span className="kit-round">{words.say('neutralFaction')}</span>
            <FaceLine>
              <Num count={view.neutralArea < 0 ? '?' : view.neutralArea} sign="groups" />
            </FaceLine>
          </Place>
        </li>
      )}
    </ol>
  );
}

export function Actions({ atlas, view }: SupplyProps): ReactNode {
  const { powerActions, bookActions } = atlas.tables;
  return (
    <div className="aoi-actions">
      <PowerActions
        ids={atlas.powers}
        view={view}
        price={(id) => <Num count={powerActions[id].cost} sign="power" />}
        face={(id) => <SpaceEffectFace effect={powerActions[id].deed} />}
      />
      <div className="kit-tiles aoi-book-actions">
        {view.bookActions.map((space, at) => {
          const { cost, deed: effect } = bookActions[atlas.bookActions[space]];
          return (
            <ActionSpace
              key={space}
              id={`bookAction:${space}`}
              isUsed={(view.bookUsed & (1 << at)) !== 0}
              price={<Num count={cost} sign="books" />}
            >
              <SpaceEffectFace effect={effect} />
            </ActionSpace>
          );
        })}
      </div>
    </div>
  );
}

export function RoundBonuses({ atlas, looks, view }: SupplyProps): ReactNode {
  return (
    <HeldCards
      sort="bonus"
      cards={view.bonuses}
      coins={view.bonusCoins}
      looks={looks}
      holderOf={(bonus) => holderOf(view, bonus)}
      face={(bonus) => <BonusFace bonus={atlas.tables.roundBonuses[atlas.bonuses[bonus]]} />}
    />
  );
}

export function Palaces({ atlas, looks, view }: SupplyProps): ReactNode {
  return (
    <div className="kit-tiles aoi-palaces">
      {palacesInPlay(view).map((palace) => {
        const lord = lordOf(view, palace);
        return (
          <Place
            key={palace}
            id={`palace:${palace}`}
            className={`kit-tile-face ${lord === NONE ? '' : 'kit-held'}`}
          >
            <span className="aoi-number">{palace + 1}</span>
            <PalaceFace palace={atlas.tables.palaces[atlas.palaces[palace]]} />
            {lord !== NONE && (
              <span className="kit-holder">
                <Badge look={looks[lord]} size={1.3} />
              </span>
            )}
          </Place>
        );
      })}
    </div>
  );
}

export function Towns({ atlas, looks, view }: SupplyProps): ReactNode {
  const { townTiles } = atlas.tables;
  return (
    <TownTiles ids={atlas.towns} looks={looks} view={view} face={(id) => <TownFace tile={townTiles[id]} />} />
  );
}
