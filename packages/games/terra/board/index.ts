import './shared.css';

export { amountsWithPower } from './amounts.tsx';
export { freeCardLines, heldLines } from './as-text.ts';
export { Stock } from './building-row.tsx';
export { chosenAmong } from './choices.ts';
export { type Drawn, terraBoard } from './drawn-board.ts';
export { SHARED_EVENT_ICONS } from './events.ts';
export {
  explainCard,
  explainCopies,
  explainInBoth,
  explainSite,
  heldLine,
  type PlaceRules,
  takenBy,
} from './explain.ts';
export { gainsOf } from './gains.tsx';
export type { Good } from './goods.tsx';
export { type Hex, type HexAtlas, hexAtlas, linesByRow, SIZE, type Site, siteBetween } from './hex-atlas.ts';
export { aspectOf, type BridgeSite, HexBoard } from './hex-board.tsx';
export { Icon, type IconName, IconShape } from './icons.tsx';
export { LevelTrack } from './level-track.tsx';
export { looksOf } from './looks.ts';
export { MainBoard, STRIP } from './main-board.tsx';
export { Num } from './num.tsx';
export { Octagon, OnceARound, userOf } from './octagon.tsx';
export { Building, type BuildingShape } from './pieces.tsx';
export { NONE, placesInBoth, SLOTS_IN_BOTH, spotOf, touchedInBoth, wishesInBoth } from './places.ts';
export { Ability, type PlaceOn, PlayerBoard, placesOn } from './player-board.tsx';
export { RoundList, RoundRow } from './round-list.tsx';
export { SeatSummary } from './seat-summary.tsx';
export { SentPiece } from './sent-piece.tsx';
export { type TerrainLook, TerrainSign } from './terrain.tsx';
export {
  Card,
  Each,
  FaceLine,
  HeldTile,
  Holders,
  OnPass,
  PaysFor,
  ShownTile,
  TileWithHolders,
} from './tiles.tsx';
export { TownTiles, townsInPlay } from './towns.tsx';
export { spotsOf, Tracks } from './tracks.tsx';
export { numberIn, turnsOf } from './turns.ts';
export { Wheel } from './wheel.tsx';
