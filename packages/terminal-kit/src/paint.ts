/** Colours of a terminal, or none. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  /** On a background, both out of the 256 colours of a terminal. */
  on(background: number, ink: number, text: string): string;
}

const ESCAPE = String.fromCharCode(27);
const SEQUENCE = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');

function wrap(codes: string, text: string): string {
  return `${ESCAPE}[${codes}m${text}${ESCAPE}[0m`;
}

const PLAIN: Paint = { bold: (text) => text, dim: (text) => text, on: (_background, _ink, text) => text };

const COLOURED: Paint = {
  bold: (text) => wrap('1', text),
  dim: (text) => wrap('2', text),
  on: (background, ink, text) => wrap(`48;5;${background};38;5;${ink}`, text),
};

export function paintWith(colour: boolean): Paint {
  return colour ? COLOURED : PLAIN;
}

/** How many columns a text takes. */
export function widthOf(text: string): number {
  return [...text.replaceAll(SEQUENCE, '')].length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** A plain text, cut to a width. */
export function cut(text: string, width: number): string {
  const letters = [...text];
  return letters.length <= width ? text : `${letters.slice(0, width - 1).join('')}…`;
}
