/** An action space of a forum, and the pillars on it. */
import type { SeatLook } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { ACTIONS } from '../data/index.ts';
import { pillarsOn } from './explain.ts';
import { GameIconAt } from './icons.tsx';
import type { Rect } from './layout.ts';
import type { PartProps } from './props.ts';

interface ForumSpaceProps extends PartProps {
  readonly action: number;
  readonly rect: Rect;
}

/** The space itself: what is selected. */
export function ForumGround({ rect: { x, y, width, height } }: { readonly rect: Rect }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="inv-space" width={width} height={height} rx="10" />
      <rect className="inv-ring" x="1.5" y="1.5" width={width - 3} height={height - 3} rx="9" />
      <circle className="inv-mark" cx={width - 6} cy="6" r="7" />
    </g>
  );
}

/** What stands on it; its place says the same in words. */
export function ForumContents({ action, rect, view, words, looks }: ForumSpaceProps): ReactNode {
  const { x, y, width, height } = rect;
  const middle = width / 2;
  const pillars = pillarsOn(view, action);
  const apart = Math.min(24, (width - 30) / Math.max(1, pillars.length - 1));
  const lines = words.name(ACTIONS[action]).split(' ');
  return (
    <g className="inv-over" aria-hidden transform={`translate(${x} ${y})`}>
      <GameIconAt name={ACTIONS[action]} x={middle} y={23} size={31} />
      <text className="inv-space-name" x={middle} y={53}>
        {twoLines(lines).map((line, row) => (
          <tspan key={line} x={middle} dy={row === 0 ? 0 : 14}>
            {line}
          </tspan>
        ))}
      </text>
      {pillars.map(({ seat, isEpoch }, at) => (
        <Pillar
          key={`${seat} ${isEpoch}`}
          look={looks[seat]}
          isEpoch={isEpoch}
          x={middle + (at - (pillars.length - 1) / 2) * apart}
          y={height - 18}
        />
      ))}
    </g>
  );
}

/** Words in at most two lines of about the same length. */
function twoLines(words: readonly string[]): readonly string[] {
  const whole = words.join(' ');
  if (whole.length <= 13 || words.length === 1) return [whole];
  let best = 1;
  const longest = (cut: number): number =>
    Math.max(words.slice(0, cut).join(' ').length, words.slice(cut).join(' ').length);
  for (let cut = 2; cut < words.length; cut++) if (longest(cut) < longest(best)) best = cut;
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

interface PillarProps {
  readonly look: SeatLook;
  readonly isEpoch: boolean;
  readonly x: number;
  readonly y: number;
}

/** Epoch pillars are tall and crowned, season pillars short. */
function Pillar({ look, isEpoch, x, y }: PillarProps): ReactNode {
  const top = isEpoch ? -24 : -14;
  return (
    <g className="inv-pillar" transform={`translate(${x} ${y})`}>
      <path
        d={`M-9 14V9H-7V${top + 6}H-9V${top}H9V${top + 6}H7V9H9V14Z`}
        style={{ fill: `var(${look.fill})` }}
      />
      {isEpoch && <path d={`M-9 ${top}L0 ${top - 9}L9 ${top}Z`} style={{ fill: `var(${look.fill})` }} />}
      <text y="5" style={{ fill: `var(${look.ink})` }}>
        {look.initial}
      </text>
    </g>
  );
}
