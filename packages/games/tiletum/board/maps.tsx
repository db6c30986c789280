/** The maps: one large, with words, and with silver the other three small beside it. A click brings one to the front. */
import { Place, partsOf, usePhone, usePlaces, useSelection } from '@guildhall/board-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { State } from '../rules/index.ts';
import { countOf, NONE } from './atlas.ts';
import { Europe } from './europe.tsx';
import { GameIcon } from './icons.tsx';
import { KingTrack } from './king-track.tsx';
import type { PartProps } from './props.ts';
import { citiesOf, FIRST_CITY, MAP_IDS, mapOf, spotNumber, undergroundOf } from './spots.ts';
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
  const isTall = props.view.silver === null && !isSmall && !isPhone;
  return map === 0 ? (
    <Europe {...props} isSmall={isSmall} stretch={isTall ? TALL : 1} />
  ) : (
    <Underground {...props} level={map - 1} isSmall={isSmall} />
  );
}

/** The name of a map, which brings it to the front; what is mine there, or what a seeker costs. */
export function MapTag({ map, ...props }: PartProps & { readonly map: number }): ReactNode {
  const { atlas, view, words, seat } = props;
  return (
    <Place id={`map:${MAP_IDS[map]}`} className="til-map-tag">
      <span>{map === 0 ? words.say('europe') : words.say(`map${map}`)}</span>
      {map > 0 && seat !== null && (
        <OwnThere {...{ view, seat, map }} price={undergroundOf(atlas, view, map - 1).price} />
      )}
    </Place>
  );
}

interface OwnThereProps {
  readonly view: State;
  readonly seat: number;
  readonly map: number;
  readonly price: number;
}

function OwnThere({ view, seat, map, price }: OwnThereProps): ReactNode {
  const cities = citiesOf(map - 1);
  const slots = 4;
  const mines = view.silver?.mines.slice(
    (cities[0] - FIRST_CITY) * slots,
    (cities[0] - FIRST_CITY + cities.length) * slots,
  );
  const own = countOf(mines ?? [], seat);
  if (view.players[seat].seekers[map - 1] === NONE)
    return (
      <em>
        −{price}
        <GameIcon name="silver" size={1.1} />
        <GameIcon name="seeker" size={1.1} />
      </em>
    );
  return own === 0 ? null : (
    <em>
      <GameIcon name="mine" size={1.1} />
      {own}
    </em>
  );
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
  const [focus] = useFocus(props.offers);
  const others = view.silver === null ? [] : MAP_IDS.flatMap((_, map) => (map === focus ? [] : [map]));
  return (
    <div className="til-maps" data-silver={view.silver !== null || undefined}>
      <div className="til-map-front">
        <MapBox key={focus} {...props} map={focus} isSmall={false} />
        {view.silver !== null && <MapTag {...props} map={focus} />}
      </div>
      <KingTrack {...props} />
      {others.length > 0 && (
        <div className="til-map-row">
          {others.map((map) => (
            <div key={map} className="til-map-small" data-deep={map > 0 || undefined}>
              <OneMap {...props} map={map} isSmall />
              <MapTag {...props} map={map} />
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
