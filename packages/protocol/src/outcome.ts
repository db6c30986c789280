/** How a game came out. */
import { Type } from 'typebox';
import { list, nullable, Text, Whole } from './fields.ts';

const Points = Type.Record(Type.String(), Type.Number());

const Rival = Type.Object({ name: Text, sources: Points, total: Type.Number(), rank: Whole });

export const Outcome = Type.Object({
  sources: list(Points),
  totals: list(Type.Number()),
  ranks: list(Whole),
  rivals: Type.Optional(
    list(Rival, { description: 'Automatic opponents, which hold no seat; ranks count them.' }),
  ),
  solo: Type.Optional(Type.Object({ level: Text, medal: nullable(Text) })),
});
