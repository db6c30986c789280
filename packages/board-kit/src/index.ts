import './theme.css';
import './kit.css';

export { Amounts, changedAmounts, heldAmounts, Num, signed } from './amounts.tsx';
export type * from './board.ts';
export { withBreaks } from './breaks.ts';
export { type Chapter, offersByChapter } from './chapters.ts';
export { type ExplainContextOf, explanation } from './explain.ts';
export { type HexCell, HexGrid, hexPath, hexPoints, type Point, shiftOf } from './hex.ts';
export { Icon, IconFrame, type IconName, IconShape } from './icons.tsx';
export { legendEntries } from './legend.ts';
export { DeskProvider, usePhone, useTablet } from './media.ts';
export {
  Change,
  type Outlook,
  OutlookProvider,
  type Outlooks,
  useChangeOf,
  usePreviewed,
} from './outlook.tsx';
export { Badge, BadgeShape, Building, type BuildingShape, initialsOf, Piece } from './pieces.tsx';
export { Place, PlaceShape, type Places, PlacesProvider, usePlaces } from './place.tsx';
export { onBoard, ownedPartsOf, partsOf } from './place-id.ts';
export { Selection, useSelection } from './selection.ts';
export { Sheet } from './sheet.tsx';
export { type Spot, type Stop, useSpots } from './spots.ts';
export {
  LAND_SIZE,
  LandShape,
  TERRAIN_LOOKS,
  type TerrainLook,
  TerrainPatterns,
  TerrainSign,
  terrainFill,
} from './terrain.tsx';
export { type Target, Viewport } from './viewport.tsx';
export { useAsking, Why, type WhyAbout, WhyProvider } from './why.tsx';
