/** Something to choose, drawn large: a card with its words, a tile, a milestone, a token, a space. */
import { ownedPartsOf, type TileProps } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { GoalCount } from '../../data/index.ts';
import type { Action, State } from '../../rules/index.ts';
import { ANY, eraOf, regionNumber, type Tile, tileOf } from '../atlas.ts';
import { BenefitFace, TileFace } from '../drawings/faces.tsx';
import { GameIcon, GameIconAt, type GameIconName, isGameIcon } from '../drawings/icons.tsx';
import { Shield } from '../drawings/pieces.tsx';
import type { PartProps } from '../props.ts';
import { StoneFace } from '../world/milestones.tsx';
import { IdeaTile } from './idea-tile.tsx';
import './tile.css';

type ChoiceProps = PartProps & Pick<TileProps<State, Action>, 'place'>;

export function ChoiceTile(props: ChoiceProps): ReactNode {
  return (
    <span className="inv-choice">
      <Drawing {...props} />
    </span>
  );
}

function Drawing(props: ChoiceProps): ReactNode {
  const { atlas, view, looks, seat, place } = props;
  const [sort, which] = ownedPartsOf(place, seat);
  switch (sort) {
    case 'card':
      return <IdeaTile {...props} card={atlas.cards.findIndex(({ id }) => id === which)} region={null} />;
    case 'region': {
      const region = regionNumber(which);
      return <IdeaTile {...props} card={view.regions[region].card} region={region} />;
    }
    case 'supply':
    case 'tile':
    case 'wealth':
      return <BigTile {...props} tile={tileOf(atlas, atlas.tiles.indexOf(which))} />;
    case 'joker':
      return <BigTile {...props} tile={{ kind: 'aspiration', type: ANY }} />;
    case 'milestone':
      return (
        <span className="inv-stone inv-cream">
          <StoneFace {...props} milestone={atlas.milestones.findIndex(({ id }) => id === which)} />
        </span>
      );
    case 'forum':
      return isGameIcon(which) ? (
        <span className="inv-stone inv-cream">
          <GameIcon name={which} size={3} />
        </span>
      ) : null;
    case 'token': {
      const token = atlas.tokens.find(({ id }) => id === which);
      if (token === undefined || seat === null) return null;
      return (
        <Shield look={looks[seat]} size={72}>
          <GameIconAt name={token.effect} x={12} y={11} size={13} />
        </Shield>
      );
    }
    case 'specialistTile': {
      const { demand, ...benefit } = atlas.tables.specialistTiles[which];
      return (
        <Plate>
          <b>{demand}</b>
          <GameIcon name="citizensOnMap" size={1.3} />
          <span className="inv-joined">›</span>
          <BenefitFace benefit={benefit} size={1.5} />
        </Plate>
      );
    }
    case 'knowledge':
      return (
        <Plate>
          <GameIcon name="knowledge" size={1.3} />
          <span className="inv-joined">›</span>
          <BenefitFace benefit={atlas.tables.knowledgeTiles[which]} size={1.5} />
        </Plate>
      );
    case 'goal': {
      const { counts, of, most } = atlas.goals[Number(which)];
      return (
        <Plate>
          <GameIcon name={of !== 'none' && isGameIcon(of) ? of : GOAL_ICONS[counts]} size={1.5} />
          <span className="inv-joined">›</span>
          <BenefitFace benefit={{ effect: 'points', amount: most }} size={1.3} />
        </Plate>
      );
    }
    case 'specialist':
      return isGameIcon(which) ? <GameIcon name={which} size={4} /> : null;
    case 'eraSpace': {
      const benefit = atlas.tables.eraTrack[eraOf(atlas, view, seat ?? 0)]?.[Number(which) - 1];
      return benefit === undefined ? null : <BenefitFace benefit={benefit} size={3} />;
    }
    default:
      return null;
  }
}

/** What a goal counts, where it names no kind of tile or invention. */
const GOAL_ICONS: Readonly<Record<GoalCount, GameIconName>> = {
  region: 'citizensOnMap',
  tiles: 'builtTiles',
  sets: 'joker',
  allTiles: 'builtTiles',
  innerTiles: 'waitingTiles',
  inventions: 'inventions',
  laterInventions: 'inventions',
  era: 'era',
  diplomats: 'diplomats',
  tokens: 'tokens',
};

/** Of no kind, so of the colour that jokers have. */
function Plate({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <span className="inv-big-tile inv-cream" data-type="joker">
      {children}
    </span>
  );
}

function BigTile({ atlas, tile }: PartProps & { readonly tile: Tile }): ReactNode {
  return (
    <span className="inv-big-tile inv-cream" data-type={tile.kind === 'aspiration' ? 'joker' : tile.kind}>
      <TileFace atlas={atlas} tile={tile} />
    </span>
  );
}
