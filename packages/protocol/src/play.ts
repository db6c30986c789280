/** Playing: steps of a turn, the turn as a whole, and going back past what is settled. */
import { type Static, Type } from 'typebox';
import { counting, Id, Key, LastEntry, oneOf, Point, strict, TablePath } from './fields.ts';
import { Position } from './position.ts';

const tags = ['playing'];

const StepsSeen = Type.Optional(counting('How many steps the draft has that you see.'));

const Line = Type.String({ minLength: 1, maxLength: 200, description: "A line of the game's notation." });

/** As many as the kernel plays as one. */
const MOST_LINES = 40;

const Lines = Type.Immutable(
  Type.Array(Line, {
    minItems: 1,
    maxItems: MOST_LINES,
    description: 'Several lines that are played as one: all of them or none. Undo takes them back as one.',
  }),
);

const ActionRequest = Type.Object(
  {
    seen: LastEntry,
    obligation: counting('The id of what the action answers; of several the first.'),
    action: Type.Union([Line, Lines]),
    steps: StepsSeen,
    key: Key,
  },
  strict,
);
export type ActionRequest = Static<typeof ActionRequest>;

const DraftRequest = Type.Object({ seen: LastEntry, steps: StepsSeen, key: Key }, strict);
export type DraftRequest = Static<typeof DraftRequest>;

/** What can be done with a draft as a whole. */
const DraftCommand = oneOf('undo', 'redo', 'restart', 'confirm');
export type DraftCommand = Static<typeof DraftCommand>;

/** What can be said to a proposal to go back. */
const ProposalAnswer = oneOf('agree', 'refuse', 'withdraw');
export type ProposalAnswer = Static<typeof ProposalAnswer>;

export const PLAY_ROUTES = {
  'POST /api/tables/:id/actions': {
    tags,
    summary: 'Play one step of your turn: an action, or several as one',
    params: TablePath,
    body: ActionRequest,
    response: { 200: Position },
  },
  'POST /api/tables/:id/draft/:command': {
    tags,
    summary: 'Undo or redo the last step of your turn, restart it, or confirm it',
    params: Type.Object({ id: Id, command: DraftCommand }),
    body: DraftRequest,
    response: { 200: Position },
  },
  'POST /api/tables/:id/undo': {
    tags,
    summary: 'Suggest a rollback to the position after an entry',
    params: TablePath,
    body: Type.Object({ to: Point, seen: LastEntry, key: Key }, strict),
    response: { 200: Position },
  },
  'POST /api/tables/:id/undo/:answer': {
    tags,
    summary: 'Agree to a rollback, decline it, or withdraw your own suggestion',
    params: Type.Object({ id: Id, answer: ProposalAnswer }),
    body: Type.Object({ seen: LastEntry, key: Key }, strict),
    response: { 200: Position },
  },
};
