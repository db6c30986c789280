/** The wheel: six segments with their dice, the action places around them, and with silver the ring of the seeker. */
import { PlaceShape, type Point, type Spot, type Stop, useSpots } from '@guildhall/board-kit';
import { type ReactNode, useMemo } from 'react';
import { ACTIONS, FACES, GOODS } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { type Atlas, faceAt, NONE, openChoice, placeOfFace, symbolAt, type Tile } from './atlas.ts';
import { TileChip } from './faces.tsx';
import { IconAt } from './icons.tsx';
import { Die } from './pieces.tsx';
import type { PartProps } from './props.ts';
import { arcPath, type DieSpot, diceIn, pointAt, RADIUS, tangentAt, wedgePath } from './wheel-layout.ts';

const SEEKER = ACTIONS.indexOf('seeker');

/** The middle of the field of the seeker wheel, as a place that may lie between two. */
function fieldMiddle(atlas: Atlas, view: State): number {
  const inField = Array.from({ length: FACES }, (_, place) => symbolAt(atlas, view, place) === 'F');
  const first = inField.findIndex((is, place) => is && !inField[(place + FACES - 1) % FACES]);
  if (first < 0) return 0;
  let last = first;
  while (last - first < FACES - 1 && inField[(last + 1) % FACES]) last += 1;
  return (first + last) / 2;
}

/** The place of the tile beside an action: it may be the one that is offered now. */
function tilePlace(view: State, action: number): string {
  const offered = openChoice(view, 'placeTile');
  return offered?.action === action ? 'offered' : `bonus:${ACTIONS[action]}`;
}

function spotsOf(atlas: Atlas, view: State): readonly Spot[] {
  const spots: Spot[] = [];
  for (let place = 0; place < FACES; place++) {
    const face = faceAt(view, place);
    const action = view.places[place];
    spots.push({ place: `segment:${face + 1}`, ...pointAt(48, place) });
    const dice = diceIn(view, place, face);
    for (const die of dice)
      if (!spots.some((spot) => spot.place === die.place))
        spots.push({ place: die.place, x: die.x, y: die.y });
    spots.push({ place: `action:${ACTIONS[action]}`, ...tangentAt(RADIUS.rim, place, -1) });
    if (view.placeTiles[action] !== NONE)
      spots.push({ place: tilePlace(view, action), ...tangentAt(RADIUS.rim, place, 1) });
    if (symbolAt(atlas, view, place) === 'M')
      spots.push({ place: `symbol:${place + 1}`, ...pointAt(RADIUS.ring, place) });
  }
  if (view.silver !== null) {
    const middle = fieldMiddle(atlas, view);
    spots.push({ place: 'action:seeker', ...pointAt(RADIUS.ring, middle - 0.24) });
    if (view.placeTiles[SEEKER] !== NONE)
      spots.push({ place: tilePlace(view, SEEKER), ...pointAt(RADIUS.ring, middle + 0.24) });
  }
  return spots;
}

export function Wheel(props: PartProps): ReactNode {
  const { atlas, view, words } = props;
  const spots = useMemo(() => spotsOf(atlas, view), [atlas, view]);
  const stopAt = useSpots(spots);
  const hasRing = view.silver !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no field set
    <svg
      className="til-wheel"
      data-in-sight
      viewBox={hasRing ? '-32 -20 468 472' : '2 14 400 406'}
      role="group"
      aria-label={words.say('wheel')}
    >
      {hasRing && <Ring {...props} stopAt={stopAt} />}
      <circle cx="202" cy="219" r="194" className="til-rim-shadow" />
      <circle cx="202" cy="214" r="194" className="til-rim" />
      <circle cx="202" cy="214" r="187" className="til-rim-line" />
      {Array.from({ length: FACES }, (_, place) => (
        <Segment key={place} {...props} place={place} stopAt={stopAt} />
      ))}
      <circle cx="202" cy="214" r="25" className="til-hub" />
      <path d="M192 208a12 12 0 1 1 -1 10M186 204l5 5 6 -5" className="til-turning" />
      {view.places.map((action, place) => (
        <ActionPlace key={action} {...props} action={action} place={place} stopAt={stopAt} />
      ))}
    </svg>
  );
}

interface SegmentProps extends PartProps {
  readonly place: number;
  readonly stopAt: (place: string) => Stop;
}

/** Whose die it is that is used now: its segment is lit. */
function isUsed(view: State, place: number): boolean {
  const { seat, hasDie } = view.turn;
  const die = seat < 0 || !hasDie ? undefined : view.players[seat].dice.at(-1);
  return die !== undefined && placeOfFace(view, die % FACES) === place;
}

function Segment({ view, place, stopAt }: SegmentProps): ReactNode {
  const face = faceAt(view, place);
  const dice = useMemo(() => diceIn(view, place, face), [view, place, face]);
  const groups = new Map<string, DieSpot[]>();
  for (const die of dice) groups.set(die.place, [...(groups.get(die.place) ?? []), die]);
  const { x, y } = pointAt(dice.length > 7 ? 38 : 44, place);
  return (
    <>
      <PlaceShape className="til-segment" {...stopAt(`segment:${face + 1}`)}>
        <path
          d={wedgePath(place)}
          data-odd={place % 2 === 1 || undefined}
          data-used={isUsed(view, place) || undefined}
        />
      </PlaceShape>
      <text x={x} y={y + 7} className="til-face-number til-over" aria-hidden>
        {face + 1}
      </text>
      {[...groups].map(([id, same]) => (
        <PlaceShape key={id} className="til-die-place" {...stopAt(id)}>
          {same.map(({ good, x: left, y: top, size }, at) => (
            <g key={at}>
              <rect
                x={left - size / 2 - size / 7}
                y={top - size / 2 - size / 7}
                width={size + size / 3.5}
                height={size + size / 2.7}
                rx="8"
                className="til-ring"
              />
              <Die good={GOODS[good]} face={face} x={left} y={top} size={size} />
            </g>
          ))}
        </PlaceShape>
      ))}
    </>
  );
}

interface ActionProps extends SegmentProps {
  readonly action: number;
}

function ActionPlace({ atlas, view, words, action, place, stopAt }: ActionProps): ReactNode {
  const icon = tangentAt(RADIUS.rim, place, -1);
  const chip = tangentAt(RADIUS.rim, place, 1);
  const middle = pointAt(RADIUS.rim, place);
  const tile = view.placeTiles[action];
  const points = atlas.tables.wheel.points[faceAt(view, place)];
  const isRunning = view.turn.action === action && view.turn.hasDie;
  return (
    <>
      <PlaceShape className="til-action" {...stopAt(`action:${ACTIONS[action]}`)}>
        <circle
          cx={icon.x}
          cy={icon.y}
          r="20"
          className="til-action-disc"
          data-now={isRunning || undefined}
        />
        <IconAt name={ACTIONS[action]} x={icon.x} y={icon.y} size={28} />
        <rect x={middle.x - 21} y={middle.y - 12} width="42" height="24" rx="12" className="til-pill" />
      </PlaceShape>
      <text x={middle.x} y={middle.y + 5.2} className="til-pill-text til-over" aria-hidden>
        {words.say('ap', { points })}
      </text>
      {tile === NONE ? (
        <rect x={chip.x - 19} y={chip.y - 16} width="38" height="32" rx="6" className="til-chip-gone" />
      ) : (
        <ChipPlace tile={atlas.tiles[tile]} {...chip} stop={stopAt(tilePlace(view, action))} />
      )}
    </>
  );
}

interface ChipPlaceProps extends Point {
  readonly tile: Tile;
  readonly stop: Stop;
}

/** A bonus tile that lies beside the wheel. */
function ChipPlace({ tile, x, y, stop }: ChipPlaceProps): ReactNode {
  return (
    <>
      <PlaceShape {...stop}>
        <rect x={x - 24} y={y - 21} width="48" height="44" rx="9" className="til-ring" />
      </PlaceShape>
      <TileChip tile={tile} x={x} y={y} />
    </>
  );
}

/** The steel ring around the wheel: the field of the seeker action and the symbols that let a seeker move. */
function Ring({ atlas, view, stopAt }: PartProps & { readonly stopAt: (place: string) => Stop }): ReactNode {
  const symbols = Array.from({ length: FACES }, (_, place) => symbolAt(atlas, view, place));
  const middle = fieldMiddle(atlas, view);
  const lantern = pointAt(RADIUS.ring, middle - 0.24);
  const chip = pointAt(RADIUS.ring, middle + 0.24);
  const tile = view.placeTiles[SEEKER];
  return (
    <>
      <circle cx="202" cy="220" r="228" className="til-rim-shadow" />
      <circle cx="202" cy="214" r="228" className="til-steel" />
      <PlaceShape className="til-action til-field" {...stopAt('action:seeker')}>
        {symbols.map((symbol, place) =>
          symbol === 'F' ? <path key={place} d={arcPath(196, 226, place)} className="til-field-arc" /> : null,
        )}
        <circle cx={lantern.x} cy={lantern.y} r="17" className="til-field-arc" />
        <IconAt name="seeker" x={lantern.x} y={lantern.y} size={32} />
      </PlaceShape>
      {symbols.map((symbol, place) => {
        if (symbol !== 'M') return null;
        const { x, y } = pointAt(RADIUS.ring, place);
        return (
          <PlaceShape key={place} className="til-symbol" {...stopAt(`symbol:${place + 1}`)}>
            <rect
              x={x - 13}
              y={y - 24}
              width="26"
              height="48"
              rx="12"
              className="til-tab"
              transform={`rotate(${place * 60 - 90} ${x} ${y})`}
            />
            <IconAt name="seeker" x={x} y={y - 6} size={22} />
            <path d={`M${x - 6} ${y + 11}h10M${x} ${y + 6.5}l5 4.500-5 4.500`} className="til-arrow" />
          </PlaceShape>
        );
      })}
      {tile !== NONE && (
        <ChipPlace tile={atlas.tiles[tile]} {...chip} stop={stopAt(tilePlace(view, SEEKER))} />
      )}
    </>
  );
}
