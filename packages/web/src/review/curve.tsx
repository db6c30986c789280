/** What everybody could expect after every turn: points, or the chance to win. */
import { BadgeShape, usePhone } from '@guildhall/board-kit';
import { type ReactNode, useState } from 'react';
import { roundName } from '../text/round-name.ts';
import { useSay } from '../text/texts.tsx';
import { apart } from '../ui/apart.ts';
import type { ReviewParts } from './parts.ts';
import { useReviewSay } from './texts.ts';

/** As wide as it is shown, about: letters are as large as those around them. */
const WIDTHS = { phone: 360, desk: 760 } as const;
const HEIGHT = 260;
const LEFT = 42;
const RIGHT = 44;
const TOP = 28;
const BOTTOM = 12;
/** Ends that would lie on each other are moved apart by so much. */
const APART = 22;
/** Dashes of the others, so that colour alone tells nobody apart. */
const DASHES = ['', '7 4', '2 3', '9 3 2 3', '4 4'];

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];

export function Curve({ game, review, names, looks, seat, shown, onShow }: ReviewParts): ReactNode {
  const say = useSay();
  const [asChance, setAsChance] = useState(false);
  const isPhone = usePhone();
  const tell = useReviewSay();
  const { turns } = review;
  const width = WIDTHS[isPhone ? 'phone' : 'desk'];
  const hasChances = turns.some(({ played }) => played.chances !== null);
  if (turns.length < 2) return null;
  const series = names.map((_, of) =>
    turns.map(({ played }) => (asChance ? 100 * (played.chances?.[of] ?? 0) : played.expected[of])),
  );
  const all = series.flat();
  const [least, most] = asChance ? [0, 100] : [Math.min(...all), Math.max(...all)];
  const step = STEPS.find((one) => (most - least) / one <= 5) ?? 100;
  const bottom = Math.floor(least / step) * step;
  const top = Math.max(bottom + step, Math.ceil(most / step) * step);
  const x = (at: number): number => LEFT + (at / (turns.length - 1)) * (width - LEFT - RIGHT);
  const y = (value: number): number => TOP + ((top - value) / (top - bottom)) * (HEIGHT - TOP - BOTTOM);
  const at = Math.max(
    0,
    turns.findIndex(({ number }) => number === shown),
  );
  const rounds = turns.flatMap(({ where: { round } }, index) =>
    index === 0 || turns[index - 1].where.round !== round ? [{ round, from: index }] : [],
  );
  const marked = review.seats[seat].costliest;
  const title = tell(asChance ? 'curveChance' : 'curve');
  return (
    <section className="review-card review-curve" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p className="soft">{tell('curveAbout')}</p>
        {hasChances && (
          <fieldset className="choices">
            <legend className="kit-hidden">{tell('shownAs')}</legend>
            {[false, true].map((chance) => (
              <label key={String(chance)}>
                <input
                  type="radio"
                  name="review-curve"
                  checked={asChance === chance}
                  onChange={() => setAsChance(chance)}
                />
                <span>{tell(chance ? 'asChance' : 'asPoints')}</span>
              </label>
            ))}
          </fieldset>
        )}
      </header>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden>
        {rounds.map(({ round, from }, index) => {
          const to = rounds[index + 1]?.from ?? turns.length - 1;
          return (
            <g key={`${round} ${from}`}>
              {index % 2 === 0 && (
                <rect
                  className="review-band"
                  x={x(from)}
                  y={TOP}
                  width={x(to) - x(from)}
                  height={HEIGHT - TOP - BOTTOM}
                />
              )}
              <text className="review-label" x={(x(from) + x(to)) / 2} y={TOP - 10} textAnchor="middle">
                {game.board.roundName?.(round, 'short') ?? round}
              </text>
            </g>
          );
        })}
        {Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, line) => bottom + line * step).map(
          (value) => (
            <g key={value}>
              <path className="review-grid" d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
              <text className="review-label" x={LEFT - 6} y={y(value) + 4} textAnchor="end">
                {value}
              </text>
            </g>
          ),
        )}
        {series.map((values, of) => {
          const path = values
            .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`)
            .join('');
          const isOwn = of === seat;
          return (
            <g key={names[of]} data-own={isOwn || undefined} className="review-line">
              <path className="review-casing" d={path} />
              <path
                d={path}
                style={{ stroke: `var(${looks[of].fill})` }}
                strokeDasharray={isOwn ? undefined : DASHES[of % DASHES.length]}
              />
            </g>
          );
        })}
        <path className="review-cursor" d={`M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`} />
        {marked.map((number, index) => {
          const on = turns.findIndex((turn) => turn.number === number);
          return (
            <g key={number} transform={`translate(${x(on)} ${y(series[seat][on])})`} className="review-mark">
              <circle r="10" />
              <text y="4.500" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          );
        })}
        {apart(
          series.map((values) => y(values.at(-1) ?? 0)),
          APART,
          HEIGHT - BOTTOM,
        ).map((end, of) => (
          <g key={names[of]} transform={`translate(${width - RIGHT + 20} ${end})`} className="review-end">
            <BadgeShape look={looks[of]} />
          </g>
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={turns.length - 1}
        value={at}
        aria-label={tell('turn')}
        aria-valuetext={[
          tell('turnOf', { turn: at + 1, turns: turns.length, name: names[turns[at].seat] }),
          roundName(game, turns[at].where.round, say),
          ...names.map((name, of) => `${name}: ${Math.round(series[of][at])}${asChance ? ' %' : ''}`),
        ].join(', ')}
        onChange={(event) => onShow(turns[Number(event.target.value)].number)}
      />
    </section>
  );
}
