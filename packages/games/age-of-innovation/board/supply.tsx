/** What all share: round tiles, round bonuses, palaces, town tiles. */
import { type BoardProps, Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { Card, type Drawn, Holders, RoundList, RoundRow, TownTiles } from '../../terra/board/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, holderOf, lordOf, NONE, palacesInPlay } from './atlas.ts';
import { BonusFace, Num, PalaceFace, ScienceBonusFace, ScoresFace, TownFace } from './faces.tsx';

type SupplyProps = BoardProps<State, Action> & Drawn<Atlas>;

/** The last round has a second tile instead of a science bonus; two players meet a neutral faction besides. */
export function RoundTiles({ atlas, view, words }: SupplyProps): ReactNode {
  const { rounds, roundTiles, finalTiles } = atlas.tables;
  return (
    <RoundList>
      {view.roundTiles.map((scored, at) => {
        const round = at + 1;
        const tile = roundTiles[atlas.roundTiles[scored]];
        const isLast = round === rounds;
        return (
          <RoundRow
            key={round}
            id={`round:${round}`}
            round={round}
            now={view.round}
            scores={<ScoresFace tile={tile} />}
            reward={isLast ? null : <ScienceBonusFace tile={tile} />}
          >
            {isLast && (
              <Place id="final:" className="round-row aoi-final">
                <span className="round-scores">
                  <ScoresFace tile={finalTiles[atlas.finalTiles[view.finalTile]]} />
                </span>
                <small>{words.say('finalShort')}</small>
              </Place>
            )}
          </RoundRow>
        );
      })}
      {view.neutralLevels.length > 0 && (
        <li>
          <Place id="neutral:" className="round-row">
            <span className="round-number">·</span>
            <span className="round-scores">
              <Num count={view.neutralArea < 0 ? '?' : view.neutralArea} icon="groups" />
            </span>
            <span className="round-reward">{words.say('neutralFaction')}</span>
          </Place>
        </li>
      )}
    </RoundList>
  );
}

/** Free ones first: those are the ones to choose from. */
export function RoundBonuses({ atlas, looks, view }: SupplyProps): ReactNode {
  const bonuses = view.bonuses.map((bonus, at) => ({
    bonus,
    coins: view.bonusCoins[at],
    holder: holderOf(view, bonus),
  }));
  const sorted = [
    ...bonuses.filter(({ holder }) => holder === NONE),
    ...bonuses.filter(({ holder }) => holder !== NONE),
  ];
  return (
    <div className="tiles aoi-bonuses">
      {sorted.map(({ bonus, coins, holder }) => (
        <Card key={bonus} id={`bonus:${bonus}`} holder={holder === NONE ? null : looks[holder]} coins={coins}>
          <BonusFace bonus={atlas.tables.roundBonuses[atlas.bonuses[bonus]]} />
        </Card>
      ))}
    </div>
  );
}

export function Palaces({ atlas, looks, view }: SupplyProps): ReactNode {
  return (
    <div className="tiles aoi-palaces">
      {palacesInPlay(view).map((palace) => {
        const lord = lordOf(view, palace);
        return (
          <Place
            key={palace}
            id={`palace:${palace}`}
            left={lord === NONE ? 1 : 0}
            className={`tile ${lord === NONE ? '' : 'tile-held'}`}
          >
            <span className="tile-left">{palace + 1}</span>
            <PalaceFace palace={atlas.tables.palaces[atlas.palaces[palace]]} />
            <Holders looks={lord === NONE ? [] : [looks[lord]]} />
          </Place>
        );
      })}
    </div>
  );
}

export function Towns({ atlas, looks, view }: SupplyProps): ReactNode {
  return (
    <div className="tiles aoi-towns">
      <TownTiles
        view={view}
        looks={looks}
        face={(tile) => <TownFace tile={atlas.tables.townTiles[atlas.towns[tile]]} />}
      />
    </div>
  );
}
