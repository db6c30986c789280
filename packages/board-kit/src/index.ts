import './theme.css';
import './kit.css';

export { Amounts, signed } from './amounts.tsx';
export type * from './board.ts';
export { type Direction, type HexCell, HexGrid, hexPath, hexPoints, nextIn, type Point } from './hex.ts';
export { Icon, type IconName, IconShape } from './icons.tsx';
export { useReducedMotion } from './motion.ts';
export { Badge, BadgeShape, BUILDING_PATHS, Building, type BuildingShape, initialsOf } from './pieces.tsx';
export { Place, PlaceShape, type Places, PlacesProvider, usePlaces } from './place.tsx';
export { Sheet } from './sheet.tsx';
export { TERRAIN_LOOKS, type TerrainLook, TerrainPatterns, TerrainSign, terrainFill } from './terrain.tsx';
export { type Target, Viewport } from './viewport.tsx';
