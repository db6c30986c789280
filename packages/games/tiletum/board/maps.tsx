/** The maps: one large, with words, and with silver the other three small beside it. A click brings one to the front. */
import { Place, partsOf, usePhone, usePlaces, useSelection, useTablet } from '@guildhall/board-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { countOf, FIRST_CITY, SLOTS } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { NONE } from './atlas.ts';
import { Europe } from './europe.tsx';
import { GameIcon } from './icons.tsx';
import { KingTrack } from './king-track.tsx';
import type { PartProps } from './props.ts';
import { citiesOf, MAP_IDS, mapOf, spotNumber, undergroundOf } from './spots.ts';
import { Underground } from './underground.tsx';

/** Without small maps below it, the map has room to be taller. */
const TALL = 1.22;

/** The map on which something can be done now; null: on none. Contributions are possible from anywhere. */
function wantedMap(offers: PartProps['offers']): number | null {
  for (const { action } of offers)
    if ('spot' in action && action.kind !== 'contribute') return mapOf(action.spot);
  return null;
}

/** The map that a place belongs to; null: none. */
export function mapOfPlace(place: string | null): number | null {
  if (place === null) return null;
  const [sort, which] = partsOf(place);
  if (sort === 'spot') return mapOf(spotNumber(which));
  if (sort === 'tablet') return (MAP_IDS as readonly string[]).indexOf(which.split('.')[0]);
  if (sort !== 'map') return null;
  return (MAP_IDS as readonly string[]).indexOf(which);
}

/** The map in front: the one where something can be done, until another one is selected. */
function useFocus(offers: PartProps['offers']): readonly [number, (map: number) => void] {
  const wanted = wantedMap(offers);
  const [focus, setFocus] = useState(wanted ?? 0);
  const selected = useSelection(usePlaces().selection, mapOfPlace);
  useEffect(() => {
    if (wanted !== null) setFocus(wanted);
  }, [wanted]);
  useEffect(() => {
    if (selected !== null) setFocus(selected);
  }, [selected]);
  return [focus, setFocus];
}

interface OneMapProps extends PartProps {
  readonly map: number;
  readonly isSmall: boolean;
}

function OneMap({ map, isSmall, ...props }: OneMapProps): ReactNode {
  const isPhone = usePhone();
  const isTablet = useTablet();
  const isTall = props.view.silver === null && !isSmall && !isPhone && !isTablet;
  return map === 0 ? (
    <Europe {...props} isSmall={isSmall} stretch={isTall ? TALL : 1} />
  ) : (
    <Underground {...props} level={map - 1} isSmall={isSmall} />
  );
}

interface TagProps extends PartProps {
  readonly map: number;
  /** Brings the map to the front; null: it is there. */
  readonly onFront: (() => void) | null;
}

/** The name of a map, which brings it to the front; how many mines are mine there, or what a seeker costs. */
export function MapTag({ atlas, view, words, seat, map, onFront }: TagProps): ReactNode {
  const name = words.say(map === 0 ? 'europe' : `map${map}`);
  const isWithout = map > 0 && seat !== null && view.players[seat].seekers[map - 1] === NONE;
  const own = map > 0 && seat !== null ? minesOn(view, map, seat) : 0;
  return (
    <span className="til-map-tag">
      {onFront === null ? (
        <span>{name}</span>
      ) : (
        <button type="button" data-page-tab={map} onClick={onFront}>
          {name}
        </button>
      )}
      {own > 0 && (
        <em>
          <GameIcon name="mine" size={1.1} />
          {own}
        </em>
      )}
      {isWithout && (
        <Place id={`map:${MAP_IDS[map]}`} className="til-seeker-price">
          −{undergroundOf(atlas, view, map - 1).price}
          <GameIcon name="silver" size={1.1} />
          <GameIcon name="seeker" size={1.1} />
        </Place>
      )}
    </span>
  );
}

function minesOn({ silver }: State, map: number, seat: number): number {
  const [first] = citiesOf(map - 1);
  const from = (first - FIRST_CITY) * SLOTS;
  return countOf(silver?.mines.slice(from, from + citiesOf(map - 1).length * SLOTS) ?? [], seat);
}

/** What is too large for a phone is moved by the finger, and comes to what can be done. */
function MapBox(props: OneMapProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const lit = wantedMap(props.offers) === props.map;
  useEffect(() => {
    const element = box.current;
    if (element === null || !lit || element.scrollWidth <= element.clientWidth) return;
    const spot = element.querySelector('.kit-shape[data-lit]');
    if (spot === null) return;
    const there = spot.getBoundingClientRect();
    const here = element.getBoundingClientRect();
    element.scrollLeft += there.left + there.width / 2 - here.left - here.width / 2;
  }, [lit]);
  return (
    <div ref={box} className="til-map-box" data-deep={props.map > 0 || undefined}>
      <OneMap {...props} />
    </div>
  );
}

export function Maps(props: PartProps): ReactNode {
  const { view } = props;
  const [focus, setFocus] = useFocus(props.offers);
  const others = view.silver === null ? [] : MAP_IDS.flatMap((_, map) => (map === focus ? [] : [map]));
  return (
    <div
      className="til-maps kit-frame"
      data-silver={view.silver !== null || undefined}
      data-crowd={view.players.length > 2 || undefined}
    >
      <div className="til-map-front">
        <MapBox key={focus} {...props} map={focus} isSmall={false} />
        {view.silver !== null && <MapTag {...props} map={focus} onFront={null} />}
      </div>
      <KingTrack {...props} />
      {others.length > 0 && (
        <div className="til-map-row">
          {others.map((map) => (
            <div key={map} className="til-map-small" data-page-small data-deep={map > 0 || undefined}>
              <OneMap {...props} map={map} isSmall />
              <MapTag {...props} map={map} onFront={() => setFocus(map)} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** On a phone one map is looked at, and the others are one touch away. */
export function PhoneMaps({ map, ...props }: PartProps & { readonly map: number }): ReactNode {
  return <MapBox key={map} {...props} map={map} isSmall={false} />;
}
