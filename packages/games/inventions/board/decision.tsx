/** The part of the board on which the open decision is made, right below the map. */
import { Place } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { ACTIONS } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { ANY, bits, openChoice, tileOf, wealthCode } from './atlas.ts';
import { TileFace } from './faces.tsx';
import { IdeaMarket } from './market.tsx';
import { Milestones } from './milestones.tsx';
import type { PartProps } from './props.ts';
import { Society } from './society.tsx';
import { ProgressSupply } from './supply.tsx';
import { Tracks } from './tracks.tsx';

type Part = 'map' | 'market' | 'milestones' | 'tracks' | 'supply' | 'wealth' | 'society';

const MILESTONE_ACTIONS: readonly string[] = ['eureka', 'sendDiplomat', 'recallDiplomat'];

/** Where the open decision is made. */
export function partOf(view: State): Part {
  const owed = openChoice(view);
  switch (owed?.kind) {
    case 'act':
      return bits(owed.actions).some((action) => MILESTONE_ACTIONS.includes(ACTIONS[action]))
        ? 'milestones'
        : 'map';
    case 'turn':
      return owed.acted ? 'society' : 'map';
    case 'chain':
      return owed.from === 'inventions' || owed.from === 'tokens' ? 'society' : 'map';
    case 'drawIdea':
      return 'market';
    case 'eraSpace':
    case 'turnOrder':
      return 'tracks';
    case 'progress':
      return 'supply';
    case 'shareTile':
      return 'wealth';
    case 'build':
    case 'exhaust':
    case 'overflow':
    case 'train':
      return 'society';
    default:
      return 'map';
  }
}

export function Decision(props: PartProps): ReactNode {
  const owed = openChoice(props.view);
  switch (partOf(props.view)) {
    case 'market':
      return <IdeaMarket {...props} />;
    case 'milestones':
      return <Milestones {...props} />;
    case 'tracks':
      return <Tracks {...props} />;
    case 'supply':
      return <ProgressSupply {...props} />;
    case 'wealth':
      return <SharedTiles {...props} />;
    case 'society':
      return owed === null ? null : (
        <div className="inv-decision">
          <Society {...props} of={owed.seat} />
        </div>
      );
    case 'map':
      return null;
  }
}

/** The wealth tiles of the region whose invention was shared, and the joker. */
function SharedTiles({ atlas, view }: PartProps): ReactNode {
  const owed = openChoice(view);
  if (owed?.kind !== 'shareTile') return null;
  return (
    <div className="inv-supply-row">
      {view.regions[owed.region].wealth.map((tile) => (
        <Place key={tile} id={`wealth:${atlas.wealth[tile].id}`} className="inv-supply-tile">
          <TileFace atlas={atlas} tile={tileOf(atlas, wealthCode(tile))} />
        </Place>
      ))}
      <Place id="joker" className="inv-supply-tile">
        <TileFace atlas={atlas} tile={{ kind: 'aspiration', type: ANY }} />
      </Place>
    </div>
  );
}
