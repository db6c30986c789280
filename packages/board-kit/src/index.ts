import './theme.css';
import './kit.css';

export { Amounts, signed } from './amounts.tsx';
export type * from './board.ts';
export { type Direction, type HexCell, HexGrid, hexPath, hexPoints, nextIn, type Point } from './hex.ts';
export { Icon, IconFrame, type IconName, IconShape } from './icons.tsx';
export { useMedia, useReducedMotion } from './media.ts';
export { Badge, BadgeShape, BUILDING_PATHS, Building, type BuildingShape, initialsOf } from './pieces.tsx';
export { Place, PlaceShape, type Places, PlacesProvider, partsOf, usePlaces } from './place.tsx';
export { Sheet } from './sheet.tsx';
export { type Spot, type Stop, useSpots } from './spots.ts';
export { TERRAIN_LOOKS, type TerrainLook, TerrainPatterns, TerrainSign, terrainFill } from './terrain.tsx';
export { type Target, Viewport } from './viewport.tsx';
