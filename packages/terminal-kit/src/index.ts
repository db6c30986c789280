export type { Board, BoardMaker, BoardParts, TableInWords, Values, Words } from './board.ts';
export { inShort, powerInWords, several } from './changes.ts';
export { drawLegend, drawMap, onTerrain } from './hex-map.ts';
export { beside, folded, hanging, inColumns, numbersTable, signed, textTable, WIDTH } from './layout.ts';
export { cut, type Paint, padEnd, paintWith, widthOf } from './paint.ts';
