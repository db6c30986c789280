/** A small chart of lines, one a seat, told apart by colour and by the letter at its end. */
import { Badge, BadgeShape, type SeatLook } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { apart } from './apart.ts';

interface LineChartProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly looks: readonly SeatLook[];
  /** By seat: a number for each column. */
  readonly series: readonly (readonly number[])[];
}

const WIDTH = 560;
const HEIGHT = 250;
const LEFT = 40;
const RIGHT = 44;
const TOP = 14;
const BOTTOM = 28;

/** A round number of about a quarter of the range. */
function stepOf(most: number): number {
  const rough = most / 4;
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((factor) => factor * magnitude).find((step) => step >= rough) ?? 10 * magnitude;
}

export function LineChart({ title, columns, looks, series }: LineChartProps): ReactNode {
  const most = Math.max(1, ...series.flat());
  const step = stepOf(most);
  const top = Math.ceil(most / step) * step;
  const bottom = Math.floor(Math.min(0, ...series.flat()) / step) * step;
  const x = (column: number): number =>
    LEFT + (column / Math.max(1, columns.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => TOP + ((top - value) / (top - bottom)) * (HEIGHT - TOP - BOTTOM);
  const ends = apart(
    series.map((values) => y(values.at(-1) ?? 0)),
    21,
    HEIGHT - BOTTOM,
  );
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {Array.from({ length: (top - bottom) / step + 1 }, (_, at) => bottom + at * step).map((value) => (
          <g key={value}>
            <path className="chart-grid" d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
            <text className="chart-label" x={LEFT - 7} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {columns.map((label, column) => (
          <text key={label} className="chart-label" x={x(column)} y={HEIGHT - 8} textAnchor="middle">
            {label}
          </text>
        ))}
        {series.map((values, seat) => (
          <g key={looks[seat].name}>
            <path
              className="chart-line-edge"
              d={values
                .map((value, column) => `${column === 0 ? 'M' : 'L'}${x(column)} ${y(value)}`)
                .join('')}
            />
            <path
              className="chart-line"
              style={{ stroke: `var(${looks[seat].fill})` }}
              d={values
                .map((value, column) => `${column === 0 ? 'M' : 'L'}${x(column)} ${y(value)}`)
                .join('')}
            />
          </g>
        ))}
        {looks.map((look, seat) => (
          <g
            key={look.name}
            className="chart-end"
            transform={`translate(${WIDTH - RIGHT + 18} ${ends[seat]})`}
          >
            <BadgeShape look={look} />
          </g>
        ))}
      </svg>
      <table className="kit-hidden">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map((values, seat) => (
            <tr key={looks[seat].name}>
              <th scope="row">
                <Badge look={looks[seat]} /> {looks[seat].name}
              </th>
              {values.map((value, column) => (
                <td key={columns[column]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
