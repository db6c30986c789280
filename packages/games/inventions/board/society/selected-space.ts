/** The action space that is selected while a pillar is to be placed, and who would gain influence by that. */
import { partsOf, usePlaces, useSelection } from '@guildhall/board-kit';
import { ACTIONS, type ActionId } from '../../data/index.ts';
import type { State } from '../../rules/index.ts';
import { type Atlas, actionNumber, openChoice } from '../atlas.ts';
import { pillarsOn } from '../explain/explain.ts';
import type { PartProps } from '../props.ts';

export function useSelectedSpace({ view }: Pick<PartProps, 'view'>): ActionId | null {
  const { selection } = usePlaces();
  const selected = useSelection(selection, (place) => (place?.startsWith('forum:') ? place : null));
  const open = openChoice(view);
  if (selected === null || open?.kind !== 'turn' || open.acted) return null;
  return ACTIONS[actionNumber(partsOf(selected)[1])] ?? null;
}

/** Others whose pillars stand on a space: the epoch pillar earns, and with few players the season pillars. */
export function earnersOn(atlas: Atlas, view: State, space: ActionId, actor: number): readonly number[] {
  const { seasonsEarn } = atlas.tables.players[atlas.seats];
  const earning = pillarsOn(view, actionNumber(space)).filter(
    ({ seat, isEpoch }) => seat !== actor && (isEpoch || seasonsEarn),
  );
  return [...new Set(earning.map(({ seat }) => seat))];
}

export function useEarners({ atlas, view }: Pick<PartProps, 'atlas' | 'view'>): readonly number[] {
  const space = useSelectedSpace({ view });
  const actor = openChoice(view)?.seat;
  return space === null || actor === undefined ? [] : earnersOn(atlas, view, space, actor);
}
