/** Places of a board: everything that can be looked at, explained and clicked. */
import {
  type CSSProperties,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
} from 'react';
import type { Explanation, Marks, PlaceId, SeatLook } from './board.ts';
import { type Selection, useSelection } from './selection.ts';
import { TipLayer, useTipOf } from './tip.tsx';

/** What all places of a board need to know. */
export interface Places {
  readonly lit: ReadonlySet<PlaceId>;
  /** Where the keyboard enters a drawing of which nothing is lit; without it at its first place. */
  readonly entry?: PlaceId | undefined;
  readonly marks: Marks;
  readonly selection: Selection;
  select(place: PlaceId | null): void;
  explain(place: PlaceId): Explanation;
  /** What a screen reader hears after the title: "3 options", "changed". */
  state(place: PlaceId): string;
}

const PlacesContext = createContext<Places | null>(null);

export function PlacesProvider({ value, children }: { value: Places; children: ReactNode }): ReactNode {
  return (
    <PlacesContext value={value}>
      <TipLayer explain={value.explain}>{children}</TipLayer>
    </PlacesContext>
  );
}

export function usePlaces(): Places {
  const places = useContext(PlacesContext);
  if (places === null) throw new Error('a place is drawn outside of a board');
  return places;
}

function useAttributes(places: Places, id: PlaceId) {
  const isSelected = useSelection(places.selection, (place) => place === id);
  const mark = places.marks.get(id);
  return {
    'data-place': id,
    'data-lit': places.lit.has(id) || undefined,
    'data-mark': mark === undefined ? undefined : (mark?.initial ?? ''),
    'aria-pressed': isSelected,
    ...(mark == null ? {} : { style: coloursOf(mark) }),
  };
}

/** What is marked wears the colour of whoever changed it. */
function coloursOf({ fill, ink }: SeatLook): CSSProperties {
  return { ['--mark' as string]: `var(${fill})`, ['--mark-ink' as string]: `var(${ink})` };
}

function labelOf(places: Places, id: PlaceId, title = places.explain(id).title): string {
  const state = places.state(id);
  return state === '' ? title : `${title}: ${state}`;
}

function usePlace(id: PlaceId, title?: string) {
  const places = usePlaces();
  const { hide, triggers } = useTipOf(id);
  const attributes = useAttributes(places, id);
  const select = (): void => {
    hide();
    places.select(places.selection.place === id ? null : id);
  };
  return { label: labelOf(places, id, title), select, attributes: { ...triggers, ...attributes } };
}

interface PlaceProps {
  readonly id: PlaceId;
  readonly className?: string;
  readonly children: ReactNode;
}

interface PanelPlaceProps extends PlaceProps {
  /** Of a tile that players take: how many are left here. One that is taken flies to whoever took it. */
  readonly left?: number;
  /** What a screen reader hears of it, where its title says less than its drawing. */
  readonly label?: string;
}

/** A place among panels: a button that explains itself on hover and focus. */
export function Place({ id, className = '', left, label: title, children }: PanelPlaceProps): ReactNode {
  const { label, select, attributes } = usePlace(id, title);
  const clicked = (event: MouseEvent): void => {
    event.stopPropagation();
    select();
  };
  return (
    <button
      type="button"
      className={`kit-place ${className}`}
      data-left={left}
      onClick={clicked}
      {...attributes}
    >
      <span className="kit-face" aria-hidden>
        {children}
      </span>
      <span className="kit-hidden">{label}</span>
    </button>
  );
}

interface PlaceShapeProps extends PlaceProps {
  /** Whether the Tab key stops here: one place of a drawing does; the arrow keys lead to the others. */
  readonly isStop: boolean;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** A place within a drawing. */
export function PlaceShape({ id, className = '', isStop, onKey, children }: PlaceShapeProps): ReactNode {
  const { label, select, attributes } = usePlace(id);
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') {
      onKey(event);
      return;
    }
    event.preventDefault();
    select();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no buttons
    <g
      role="button"
      tabIndex={isStop ? 0 : -1}
      className={`kit-shape ${className}`}
      aria-label={label}
      onClick={select}
      onKeyDown={pressed}
      {...attributes}
    >
      {children}
    </g>
  );
}
