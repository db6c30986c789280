/** This turn as a tree: done steps with a tick, the open one lit, and what may follow behind the marker it costs. */
import { Badge } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { State } from '../../rules/index.ts';
import { openChoice } from '../atlas.ts';
import { GameIcon, type GameIconName } from '../drawings/icons.tsx';
import type { PartProps } from '../props.ts';
import { TurnOrder } from '../world/tracks.tsx';
import { useSelectedSpace } from './selected-space.ts';
import { actionStep, type Step, stepsOf } from './turn-steps.ts';

/** More branches than these stand in one row, as icons. */
const MOST_ROWS = 3;

export function hasSteps(view: State): boolean {
  return openChoice(view) !== null;
}

export function TurnTree(props: PartProps): ReactNode {
  const { atlas, words, view, looks } = props;
  const turn = stepsOf(atlas, words, view);
  const preview = usePreview(props);
  if (turn === null) return null;
  const { seat, done, end } = turn;
  const steps = preview === null ? turn.steps : [preview];
  const isChain = view.phase === 'turns' && view.turn.seat === seat;
  return (
    <div className="inv-tree">
      <p className="inv-tree-head">
        <Badge look={looks[seat]} size={1.4} />
        {isChain && <Markers {...props} />}
      </p>
      <ol>
        {done.map((action) => (
          <li key={action}>
            <span className="inv-node" data-state="done">
              <GameIcon name={action} size={1.5} />
              <b>{words.name(action)}</b>
              <span className="inv-node-tick">✓</span>
            </span>
          </li>
        ))}
        {steps.map((step, at) => (
          <Branch key={`${at} ${step.text}`} step={step} state={at === 0 ? 'now' : 'later'} />
        ))}
        {isChain && done.length > 0 && view.turn.markers === 0 && (
          <li className="inv-tree-note">{words.say('markersReady', { markers: 0 })}</li>
        )}
      </ol>
      {openChoice(view)?.kind === 'turnOrder' && <TurnOrder {...props} />}
      {end !== null && (
        <p className="inv-tree-end">
          <b>{words.say('atTheEnd')}</b>
          <Icons names={end.icons} />
          <span>{end.text}</span>
        </p>
      )}
    </div>
  );
}

/** Before the pillar is placed: what the selected action space would lead to. */
function usePreview(props: PartProps): Step | null {
  const { atlas, words, view } = props;
  const space = useSelectedSpace(props);
  const open = openChoice(view);
  if (space === null || open === null) return null;
  return actionStep({ atlas, words, view, seat: open.seat }, space, view.turn.markers);
}

/** The markers of a turn: ready ones are lit, spent ones are faint. */
function Markers({ view, words, atlas }: PartProps): ReactNode {
  const { markers } = view.turn;
  return (
    <span className="inv-markers">
      <span>{words.say('chainMarkers')}</span>
      {Array.from({ length: atlas.tables.pieces.chainMarkers }, (_, at) => (
        <i key={at} data-ready={at < markers || undefined}>
          <GameIcon name="markers" size={1.3} />
        </i>
      ))}
      <span className="kit-hidden">{words.say('markersReady', { markers })}</span>
    </span>
  );
}

function Icons({ names }: { readonly names: readonly GameIconName[] }): ReactNode {
  return names.map((name, at) => <GameIcon key={`${name} ${at}`} name={name} size={1.35} />);
}

interface BranchProps {
  readonly step: Step;
  readonly state: 'now' | 'later' | 'may';
}

/** What follows an action stands below it; what follows that, as icons at its end. */
function Branch({ step, state }: BranchProps): ReactNode {
  const { icons, text, note, costs, next } = step;
  const beyond = next.flatMap((one) => one.icons.slice(0, 1)).filter((name) => name !== 'markers');
  const isDeep = state === 'may';
  return (
    <li>
      <span className="inv-node" data-state={state}>
        {isDeep && icons[0] !== 'markers' && <GameIcon name={costs} size={1.15} />}
        <Icons names={icons} />
        <span className="inv-node-text">
          <b>{text}</b>
          {note !== null && <small>{note}</small>}
        </span>
        {isDeep && beyond.length > 0 && (
          <span className="inv-node-next">
            <GameIcon name="markers" size={1} />
            <Icons names={beyond} />
          </span>
        )}
      </span>
      {!isDeep && next.length > 0 && (
        <ul>
          {next.length <= MOST_ROWS ? (
            next.map((one, at) => <Branch key={`${at} ${one.text} ${one.note}`} step={one} state="may" />)
          ) : (
            <li>
              <span className="inv-node" data-state="may">
                <GameIcon name="markers" size={1.15} />
                <span className="inv-node-next">
                  <Icons names={next.flatMap((one) => one.icons.slice(0, 1))} />
                </span>
              </span>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
