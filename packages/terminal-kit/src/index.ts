export {
  type Board,
  type BoardMaker,
  type BoardParts,
  type Drawing,
  seatName,
  type TableInWords,
  type Values,
  type Words,
} from './board.ts';
export { inShort } from './changes.ts';
export { beside, folded, hanging, inColumns, numbersTable, signed, textTable, WIDTH } from './layout.ts';
export { cut, type Paint, padEnd, paintWith, widthOf } from './paint.ts';
