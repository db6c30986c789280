/** What the owner of a table chooses beside the options of the game. */
import { type Static, Type } from 'typebox';
import { oneOf, strict } from './fields.ts';

export const ClockSetting = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, strict),
  Type.Object(
    {
      kind: Type.Literal('live'),
      /** For the whole game. */
      seconds: Type.Integer({ minimum: 1, maximum: 86_400 }),
      /** Added after every move. */
      increment: Type.Integer({ minimum: 0, maximum: 3_600 }),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 60 }) }, strict),
]);
export type ClockSetting = Static<typeof ClockSetting>;

/** A bot plays the seat, the others decide about it, or it leaves the game for good. */
export const AtZero = oneOf('bot', 'decide', 'leave');
/**
 * A bot plays a seat, its person came back, another person took it over, somebody resigned or left for good, a seat
 * refused to go back, or somebody's own bot lost its seat.
 */
export const TableEventKind = oneOf('bot', 'returned', 'taken', 'resigned', 'left', 'refused', 'bot-lost');
export const Confirm = oneOf('automatic', 'asked');
export const Visibility = oneOf('public', 'private');
export const Title = Type.String({ maxLength: 80 });
