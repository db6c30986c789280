import './theme.css';
import './kit.css';

export { Amounts, changedAmounts, heldAmounts, signed } from './amounts.tsx';
export { Badge, BadgeShape, initialsOf } from './badge.tsx';
export type * from './board.ts';
export { type Chapter, offersByChapter } from './chapters.ts';
export { type ExplainContextOf, explanation } from './explain.ts';
export { hexPath, hexPoints, type Point } from './hex.ts';
export { Icon, type IconName, IconShape, makeIcon, makeIconAt } from './icons.tsx';
export { legendEntries } from './legend.ts';
export { DeskProvider, usePhone, useReducedMotion, useTablet } from './media.ts';
export {
  Change,
  type Outlook,
  OutlookProvider,
  type Outlooks,
  useChangeOf,
  usePreviewed,
} from './outlook.tsx';
export { Place, PlaceShape, type Places, PlacesProvider, usePlaces } from './place.tsx';
export { onBoard, ownedPartsOf, partsOf } from './place-id.ts';
export { Selection, useSelection } from './selection.ts';
export { Sheet } from './sheet.tsx';
export { type Spot, type Stop, useSpots } from './spots.ts';
export { useAsking, Why, type WhyAbout, WhyProvider } from './why.tsx';
