import './theme.css';
import './kit.css';

export { Amounts, changedAmounts, signed } from './amounts.tsx';
export type * from './board.ts';
export { heldLine, told } from './explanation.ts';
export {
  ActionSpace,
  FaceLine,
  HeldCard,
  Num,
  OnceARound,
  OnPass,
  PaysFor,
  RoundTile,
  TileWithHolders,
} from './faces.tsx';
export { HexGrid, hexPath, hexPoints, type Point } from './hex.ts';
export { type Hex, type HexAtlas, hexAtlas, linesByRow, SIZE, type Site, siteBetween } from './hex-atlas.ts';
export { type BridgeSite, HexBoard, type LandFace, type StandingOrders } from './hex-board.tsx';
export { Icon, IconFrame, type IconName, IconShape } from './icons.tsx';
export { type Climber, LadderPlace, PowerRung } from './ladder.tsx';
export { leechForms } from './leech-orders.ts';
export { usePhone } from './media.ts';
export { Badge, BadgeShape, BUILDING_PATHS, Building, type BuildingShape, initialsOf } from './pieces.tsx';
export { Place, PlaceShape, type Places, PlacesProvider, usePlaces } from './place.tsx';
export { partsOf } from './place-id.ts';
export { Bowls, Holding, Levels, StockItem } from './seat-parts.tsx';
export { Selection, useSelection } from './selection.ts';
export { Sheet } from './sheet.tsx';
export { type Spot, type Stop, useSpots } from './spots.ts';
export { TERRAIN_LOOKS, type TerrainLook, TerrainPatterns, TerrainSign, terrainFill } from './terrain.tsx';
export { type Target, Viewport } from './viewport.tsx';
