/** What a request gets that is refused. */
import { type Static, Type } from 'typebox';

/** Every refusal has these; some have more. */
export const ErrorResponse = Type.Object(
  { error: Type.String(), reason: Type.String() },
  { description: 'A word for programs and a sentence for people.' },
);
export type ErrorResponse = Static<typeof ErrorResponse>;
