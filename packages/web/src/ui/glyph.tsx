/** Signs of the client's own buttons. */
import type { ReactNode } from 'react';

const PATHS = {
  menu: 'M4 7H20M4 12H20M4 17H20',
  back: 'M14.5 5 7.5 12 14.5 19',
  on: 'M9.5 5 16.5 12 9.5 19',
  first: 'M18 5 11 12 18 19M7 5V19',
  last: 'M6 5 13 12 6 19M17 5V19',
  play: 'M8 5V19L19 12Z',
  unfold: 'M5 9l7 7 7-7',
  pause: 'M8.5 5V19M15.5 5V19',
  home: 'M4 11 12 4 20 11V20H14.5V14H9.5V20H4Z',
  list: 'M9 6.5H20M9 12H20M9 17.5H20M4 6.5H5M4 12H5M4 17.5H5',
  people:
    'M8.5 11A3.4 3.4 0 1 0 8.5 4.2 3.4 3.4 0 0 0 8.5 11ZM2.5 20C2.5 16 5 13.6 8.5 13.6S14.5 16 14.5 20M15.5 11A3 3 0 1 0 14.4 5.2M17 14C19.7 14.7 21.4 17 21.5 20',
  tiles: 'M4 4H10.5V10.5H4ZM13.5 4H20V10.5H13.5ZM4 13.5H10.5V20H4ZM13.5 13.5H20V20H13.5Z',
  chat: 'M4 5H20V16H11L6.5 20V16H4Z',
  undo: 'M9 6 4 11 9 16M4 11H14A6 6 0 0 1 14 20H10',
  redo: 'M15 6 20 11 15 16M20 11H10A6 6 0 0 0 10 20H14',
  restart: 'M11 7 6 12 11 17M18 7 13 12 18 17',
  rules: 'M12 6C9 4 6 4 3.500 5V19C6 18 9 18 12 20 15 18 18 18 20.500 19V5C18 4 15 4 12 6ZM12 6V20',
  wheel:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM12 3.500V20.500M4.600 7.800 19.400 16.200M4.600 16.200 19.400 7.800',
  map: 'M4 6 9.500 4 14.500 6 20 4V18L14.500 20 9.500 18 4 20ZM9.500 4V18M14.500 6V20',
  board: 'M4 5H20V19H4ZM4 10H20M10 10V19',
  tracks: 'M4 20V16H9V11H14V7H20',
  scores: 'M5 20V13M10 20V8M15 20V11M20 20V4',
  lock: 'M6.500 11H17.500V20H6.500ZM8.500 11V8A3.500 3.500 0 0 1 15.500 8V11',
  log: 'M6 3.5H18V20.5H6ZM9 8H15M9 12H15M9 16H13',
} as const;

export type GlyphName = keyof typeof PATHS;

export function Glyph({ name }: { readonly name: GlyphName }): ReactNode {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden>
      <path d={PATHS[name]} />
    </svg>
  );
}
