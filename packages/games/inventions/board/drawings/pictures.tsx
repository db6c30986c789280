/** A small picture for every idea and invention: flat shapes with one line around them, 64 by 44. */
import type { ReactNode } from 'react';
import type { CardTable } from '../../data/index.ts';
import type { Named } from '../atlas.ts';

/** What a shape is filled with, and its outline. */
type Shape = readonly [fill: string, outline: string];
type Scene = 'sea' | 'ground' | 'none';

interface Drawing {
  readonly scene: Scene;
  readonly shapes: readonly Shape[];
}

const LINE = 'none';
const PAPER = '#fffaf0';
const WOOD = '#a06a36';
const PALE_WOOD = '#d9b27a';
const IRON = '#868f98';
const STEEL = '#c3cad1';
const DARK = '#4a4f55';
const GOLD = '#e9b93c';
const RED = '#c23a2b';
const CLAY = '#c8703f';
const WATER = '#4f97b8';
const SKY = '#cfe7ef';
const GREEN = '#6f9a4c';
const NIGHT = '#2c4570';

function at(scene: Scene, ...shapes: readonly Shape[]): Drawing {
  return { scene, shapes };
}

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  boats: at('sea', [LINE, 'M32 30V6'], [PAPER, 'M34 8l14 18H34z'], [WOOD, 'M12 30h42l-7 8H19z']),
  cloth: at(
    'none',
    ['#c4527b', 'M15 7h34v27H15z'],
    [GOLD, 'M15 13h34v5H15zM15 24h34v4H15z'],
    [LINE, 'M19 34v4M26 34v4M32 34v4M38 34v4M45 34v4'],
  ),
  projectiles: at(
    'none',
    [LINE, 'M20 5C44 12 44 32 20 39V5M12 22h36'],
    [IRON, 'M56 22l-9-5v10z'],
    [RED, 'M12 22l-5-4h6l4 4-4 4H7z'],
  ),
  starMap: at(
    'none',
    [NIGHT, disc(32, 22, 19)],
    [GOLD, `${disc(22, 16, 2.4)}${disc(31, 26, 2.4)}${disc(40, 13, 2.4)}${disc(44, 29, 2.4)}`],
    [LINE, 'M22 16l9 10 9-13 4 16'],
  ),
  flute: at(
    'none',
    [PALE_WOOD, 'M7 32 53 9l4 6L11 38z'],
    [DARK, `${disc(24, 26.5, 1.5)}${disc(32, 22.5, 1.5)}${disc(40, 18.5, 1.5)}`],
  ),
  bread: at('none', ['#d9a45a', 'M9 33c-2-18 48-18 46 0v4H9z'], [LINE, 'M21 20l4 8M31 18l4 9M41 20l4 8']),
  trade: at(
    'ground',
    ['#c9a46a', 'M13 39c-6-12 4-15 5-21h9c1 6 11 9 5 21z'],
    [LINE, 'M17 18h11'],
    [GOLD, `${disc(44, 36, 7)}${disc(47, 28, 7)}`],
  ),
  dog: at(
    'ground',
    [WOOD, 'M13 40V29l-6-9 7 2 5 3h17l6-11 4-4 3 5 7 3-2 5h-6l-4 7v10h-5v-8H23l-4 8z'],
    [DARK, 'M42 14l-4 8 5-1z'],
  ),
  ceramics: at(
    'none',
    [CLAY, 'M25 5h14v4l-2 3c10 5 11 16 3 27H24c-8-11-7-22 3-27l-2-3z'],
    [PALE_WOOD, 'M18.5 21h27l-.500 5h-26z'],
  ),
  horse: at(
    'ground',
    [WOOD, 'M17 40V29c-3-2-4-5-3-9 4-3 16-2 23-2l5-9 3-3 2 4 7 6-2 4-6-1-3 6c0 3-1 5-3 6v9h-4v-9H23l-2 9z'],
    [DARK, 'M42 9l-6 9c-1-4 0-8 3-11zM14 20c-5 1-6 6-5 12 3-2 4-5 6-7z'],
  ),
  seawall: at(
    'sea',
    [IRON, 'M6 36V24h12v12zM18 36V20h14v16zM32 36V24h12v12zM44 36V21h12v15z'],
    [STEEL, 'M12 24v-8h13v4M25 20v-7h14v11M39 24v-7h12v4'],
  ),
  wheel: at(
    'none',
    [WOOD, disc(32, 22, 18)],
    [PALE_WOOD, disc(32, 22, 12.5)],
    [LINE, 'M32 10v24M20 22h24M24 13.500l16 17M40 13.500l-16 17'],
    [WOOD, disc(32, 22, 4)],
  ),
  fermentation: at(
    'ground',
    [WOOD, 'M17 7c-5 9-5 22 0 31h30c5-9 5-22 0-31z'],
    [IRON, 'M14.5 14h35v4h-35zM14.5 28h35v4h-35z'],
  ),
  tannedLeather: at(
    'none',
    ['#b9804a', 'M20 5l12 4 12-4 7 8-5 8 6 11-9 3-11 5-11-5-9-3 6-11-5-8z'],
    [LINE, 'M32 14v18'],
  ),
  irrigation: at(
    'ground',
    [WATER, 'M0 33c16-9 20 3 34-4s16-6 30-9v9c-12 3-18 3-30 9s-20-3-34 4z'],
    [GREEN, 'M12 25V13l5-4 1 6-4 4v6zM46 18V7l6-3v6l-4 4v4z'],
  ),
  silk: at(
    'none',
    ['#e8b9cf', 'M23 11h18v22H23z'],
    [LINE, 'M23 17l18 3M23 22l18 3M23 27l18 3'],
    [WOOD, 'M18 6h28v5H18zM18 33h28v5H18z'],
  ),
  protoCity: at(
    'ground',
    ['#e2c48d', 'M5 39V25h14v14zM19 39V15h14v24zM33 39V21h14v18zM47 39V28h12v11z'],
    [DARK, 'M10 39v-6h4v6zM24 39v-7h4v7zM38 39v-6h4v6zM24 20h4v4h-4z'],
  ),
  plumbing: at(
    'none',
    [IRON, 'M4 10h30c8 0 13 5 13 13v8h-9v-7c0-3-2-5-5-5H4z'],
    [DARK, 'M20 7h5v15h-5zM35 28h15v5H35z'],
    [WATER, 'M42 35c3 3 3 7 0 7s-3-4 0-7z'],
  ),
  coins: at(
    'none',
    [GOLD, `${disc(22, 28, 11)}${disc(42, 28, 11)}${disc(32, 15, 11)}`],
    [LINE, `${disc(32, 15, 6)}M32 12v6`],
  ),
  writing: at(
    'none',
    [PAPER, 'M12 6h30v33H12z'],
    [LINE, 'M17 13h18M17 19h14M17 25h16M17 31h9'],
    [SKY, 'M57 4C45 8 37 20 33 34l3 1c9-3 19-14 21-31z'],
  ),
  glass: at(
    'none',
    [SKY, 'M21 4h22c1 13-3 19-8 21v9h7v5H22v-5h7v-9c-5-2-9-8-8-21z'],
    [RED, 'M23 13h18c-1 6-4 9-9 9s-8-3-9-9z'],
  ),
  lighthouse: at(
    'sea',
    ['#fff3b8', 'M38 9l20-5v12zM26 9 6 4v12z'],
    [PAPER, 'M24 38l3-25h10l3 25z'],
    [RED, 'M25.5 26h13l.900 7H24.600zM27 16h10l.700 5H26.300z'],
    ['#ffe08a', 'M26.5 13V7.500h11V13z'],
    ['#7b2a1c', 'M25 7.5 32 3l7 4.500z'],
    ['#8d7a5c', 'M14 41c6-5 30-5 36 0v3H14z'],
  ),
  musicalNotation: at(
    'none',
    [LINE, 'M5 10h54M5 17h54M5 24h54M5 31h54M25 29V9l18-4v20'],
    [DARK, `${disc(21, 29.5, 4.5)}${disc(39, 25.5, 4.5)}`],
  ),
  steel: at(
    'ground',
    ['#e9832b', 'M12 16l25-9 3 5-25 9z'],
    [IRON, 'M14 21h28c4 0 7-2 11-6v6c0 5-4 7-10 8l2 8H23l2-8c-7 0-11-3-11-8z'],
    [DARK, 'M18 36h30v4H18z'],
  ),
  marinersCompass: at(
    'none',
    [GOLD, disc(32, 22, 19)],
    [PAPER, disc(32, 22, 14)],
    [RED, 'M32 10l3.5 12h-7z'],
    ['#4c6886', 'M28.5 22h7L32 34z'],
    [LINE, 'M20 22h3M41 22h3'],
  ),
  catapult: at(
    'ground',
    [WOOD, 'M20 34l9-18h3l9 18h-4l-6-12-7 12z'],
    [PALE_WOOD, 'M53 33 20 12l2-3 33 21z'],
    [IRON, disc(17, 8, 5)],
    [WOOD, 'M9 32h44v4H9z'],
    [PALE_WOOD, `${disc(17, 38, 4.5)}${disc(46, 38, 4.5)}`],
  ),
  eyeglasses: at(
    'none',
    [PAPER, 'M9 36l21-5 25 4-21 6z'],
    [SKY, `${disc(20, 17, 10)}${disc(44, 17, 10)}`],
    [LINE, 'M30 15q2-3 4 0M10 16 4 12M54 16l6-4'],
  ),
  caravel: at(
    'sea',
    [LINE, 'M25 28V4M41 28V7'],
    [
      PAPER,
      'M26 5c12 4 13 14 1 21 3-6 3-14-1-21zM42 8c10 4 10 12 1 18 2-6 2-12-1-18zM24 8c-8 5-10 12-10 18h10z',
    ],
    [WOOD, 'M10 28h42l6-5c0 9-6 15-13 15H22c-7 0-11-5-12-10z'],
  ),
  printingPress: at(
    'ground',
    [WOOD, 'M15 40V11h6v29zM43 40V11h6v29z'],
    [PALE_WOOD, 'M12 6h40v6H12z'],
    [IRON, 'M29 12h6v9h-6z'],
    [DARK, 'M22 21h20v6H22z'],
    [PAPER, 'M23 28h18v4H23z'],
    [PALE_WOOD, 'M18 32h28v5H18z'],
  ),
  windmill: at(
    'ground',
    [PAPER, 'M24 40l4-22h9l4 22z'],
    [RED, 'M27 18l5.5-6 5.5 6z'],
    [WOOD, 'M30 40v-8h5v8z'],
    [
      PALE_WOOD,
      'M32 17 42 2l4 3-13 13zM33 18l15 10-3 4-13-13zM31 18 21 33l-4-3 13-13zM31 17 16 7l3-4 13 13z',
    ],
  ),
  steamboat: at(
    'sea',
    ['#dfe4e8', 'M24 6c-4-5 4-6 8-3s9-3 13 0-2 6-6 4-9 3-15-1z'],
    [DARK, 'M22 20V9h6v11zM33 20V9h6v11z'],
    [PAPER, 'M15 19h28v10H15z'],
    [RED, 'M5 29h54l-5 9H12z'],
    [PALE_WOOD, disc(49, 29, 7)],
    [LINE, 'M49 22v14M42 29h14M44 24l10 10M54 24 44 34'],
  ),
  dynamite: at(
    'none',
    [LINE, 'M41 10c2-6 8-2 10-7'],
    [RED, 'M13 16l8-8 30 22-8 8z'],
    [CLAY, 'M22 23l8-8 5 4-8 8z'],
    [GOLD, 'M50 1l2 4 4-1-2 4 4 2-5 1-1 4-2-4-4 1 2-4-3-3 4-1z'],
  ),
  calculator: at(
    'none',
    [DARK, 'M17 4h30v36H17z'],
    [SKY, 'M21 8h22v8H21z'],
    [
      PAPER,
      'M21 20h5v4h-5zM29.5 20h5v4h-5zM38 20h5v4h-5zM21 27h5v4h-5zM29.5 27h5v4h-5zM21 34h5v3h-5zM29.5 34h5v3h-5z',
    ],
    ['#e9832b', 'M38 27h5v10h-5z'],
  ),
  automobile: at(
    'ground',
    [RED, 'M6 34v-8l8-3 6-11h20l8 11 10 3v8z'],
    [SKY, 'M20 22l4-7h7v7zM34 22v-7h5l5 7z'],
    [DARK, `${disc(18, 34, 6)}${disc(46, 34, 6)}`],
    [STEEL, `${disc(18, 34, 2)}${disc(46, 34, 2)}`],
  ),
  telephone: at(
    'none',
    [DARK, 'M8 16c4-13 44-13 48 0l-2 6-9-2-1-5H20l-1 5-9 2zM22 20h20l9 19H13z'],
    [PAPER, disc(32, 29, 8)],
    [DARK, disc(32, 29, 3)],
  ),
  lightBulb: at(
    'none',
    [LINE, 'M32 0v3M13 7l4 3M51 7l-4 3M7 21h6M51 21h6'],
    ['#ffe79a', 'M32 6a13 13 0 0 0-8 23c2 2 3 3 3 5h10c0-2 1-3 3-5a13 13 0 0 0-8-23z'],
    [LINE, 'M28 30l-1-9 3 2 2-3 2 3 3-2-1 9'],
    [IRON, 'M27 34h10v3.500H27zM28 37.500h8V41h-8z'],
  ),
  airplane: at(
    'none',
    [SKY, 'M4 8h12v3H4zM44 36h14v3H44z'],
    [STEEL, 'M6 24c12-4 30-6 44-5 8 1 8 6 0 7-14 1-32 0-44-2z'],
    [IRON, 'M24 20 34 5h6l-4 14zM24 26l8 13h6l-2-13zM6 23 4 14h5l6 7z'],
  ),
  television: at(
    'none',
    [LINE, 'M22 4l10 8 9-9'],
    [WOOD, 'M9 12h46v26H9z'],
    [SKY, 'M13 16h29v18H13z'],
    [GREEN, 'M13 34l9-10 6 5 6-8 8 9v4z'],
    [PAPER, `${disc(48.5, 20, 2.8)}${disc(48.5, 28, 2.8)}`],
  ),
  microscope: at(
    'none',
    [STEEL, 'M25 6l8-3 9 20-8 4z'],
    [DARK, 'M23 5l10-4 1 3-10 4zM33 27l8-4 1 3-8 4z'],
    [LINE, 'M42 12c14 8 10 22 0 24'],
    [IRON, 'M24 32h18v3H24zM16 37h36v5H16z'],
  ),
  locomotive: at(
    'ground',
    ['#dfe4e8', 'M14 8c-6-4 2-8 6-4s8-4 12 0-2 6-6 5-8 2-12-1z'],
    [DARK, 'M16 20v-9h6v9zM8 20h30v14H8z'],
    [RED, 'M38 10h18v24H38zM4 34h54v4H4z'],
    [SKY, 'M42 14h10v8H42z'],
    [IRON, `${disc(16, 38, 5)}${disc(30, 38, 5)}${disc(48, 37, 6)}`],
  ),
  penicillin: at(
    'none',
    [SKY, 'M24 12h16l3 6v21H21V18z'],
    [IRON, 'M25 5h14v7H25z'],
    [PAPER, 'M21 22h22v10H21z'],
    [RED, 'M30 23h4v3h3v3h-3v3h-4v-3h-3v-3h3z'],
  ),
  battery: at(
    'none',
    [GREEN, 'M8 12h40v22H8z'],
    [DARK, 'M48 18h7v10h-7zM8 12h9v22H8z'],
    [GOLD, 'M35 13 24 24h7l-3 9 12-12h-7z'],
  ),
  satellite: at(
    'none',
    [NIGHT, 'M3 14h17v14H3zM44 14h17v14H44z'],
    [LINE, 'M11 14v14M52 14v14M3 21h17M44 21h17M32 28v6'],
    [STEEL, 'M24 10h16v18H24z'],
    [GOLD, 'M24 38c2-7 14-7 16 0z'],
  ),
  machineLearning: at(
    'none',
    [LINE, 'M12 12l20-4 20 10M12 12l20 12 20-6M12 32l20-8 20 12M12 32l20 8 20-4M12 12l20 28M12 32 32 8'],
    [GOLD, `${disc(12, 12, 5)}${disc(12, 32, 5)}`],
    ['#c4527b', `${disc(32, 8, 5)}${disc(32, 24, 5)}${disc(32, 39, 4.5)}`],
    [SKY, `${disc(52, 18, 5)}${disc(52, 35, 5)}`],
  ),
  quantumComputer: at(
    'none',
    [GOLD, 'M20 2h24v4H20zM22 12h20v4H22zM24 22h16v4H24zM26 32h12v7H26z'],
    [LINE, 'M23 6v6M41 6v6M32 6v6M25 16v6M39 16v6M32 16v6M28 26v6M36 26v6'],
  ),
  solarSail: at(
    'none',
    [GOLD, 'M32 2 58 22 32 42 6 22z'],
    [LINE, 'M32 2v40M6 22h52'],
    [STEEL, 'M27 18h10v8H27z'],
  ),
  internet: at(
    'none',
    [SKY, disc(32, 22, 19)],
    [
      LINE,
      'M13 22h38M16 12c10 4 22 4 32 0M16 32c10-4 22-4 32 0M32 3c-12 10-12 28 0 38M32 3c12 10 12 28 0 38',
    ],
  ),
  reusableRocket: at(
    'ground',
    [PAPER, 'M32 1c8 7 9 17 7 29H25C23 18 24 8 32 1z'],
    [RED, 'M25 22l-7 11h7zM39 22l7 11h-7zM25 30h14v3H25z'],
    [SKY, disc(32, 15, 4)],
    ['#e9832b', 'M28 33h8l-4 9z'],
  ),
};

const SEA = `M-90 33${'q8-4 16 0t16 0'.repeat(8)}V90H-90z`;
const GROUND = 'M-90 38c50-8 194-8 244 0v52H-90z';

/** As wide and high as its box: what stands around the drawing is more of the same scene. */
export function Picture({ card }: { readonly card: Named<CardTable> }): ReactNode {
  const drawing = DRAWINGS[card.id];
  return (
    <svg className="inv-picture" viewBox="-1 -1 66 46" data-type={card.type} aria-hidden>
      <rect className="inv-picture-sky" x="-90" y="-60" width="244" height="164" />
      <circle className="inv-picture-sun" cx="50" cy="10" r="20" />
      {drawing?.scene === 'sea' && <path d={SEA} fill={WATER} stroke="none" />}
      {drawing?.scene === 'ground' && <path className="inv-picture-ground" d={GROUND} />}
      {drawing?.shapes.map(([fill, outline]) => (
        <path key={outline} d={outline} fill={fill} />
      ))}
    </svg>
  );
}
