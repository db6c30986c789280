/**
 * What comes back from each route, for the page of what can be asked. It describes and nothing else: answers are sent
 * as they are made. That they fit is tested with the rights to each route.
 */
import { type TSchema, Type } from 'typebox';
import { Successor } from './affairs.ts';
import { VisibilityOf } from './new-table.ts';
import { AfterMinutes, Paused } from './notifications/wishes.ts';
import { Id, SeatNumber } from './shapes.ts';
import { AtZero, ClockSetting, Confirm } from './table-settings.ts';

const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const Whole = Type.Integer();
const Text = Type.String();
const Time = Type.Integer({ description: 'Milliseconds since 1970.' });
const Seats = Type.Array(SeatNumber);
const ofTheGame = (description: string) => Type.Unknown({ description });

const Person = Type.Object({ id: Text, name: Text, language: Text });
const PersonInfo = nullable(Type.Object({ id: Text, name: Text }));

const Occupant = Type.Union([
  Type.Object({ kind: Type.Literal('person'), person: PersonInfo }),
  Type.Object({ kind: Type.Literal('bot'), level: Text }),
  Type.Object({ kind: Type.Literal('gone') }, { description: 'Left the game for good.' }),
  Type.Object({ kind: Type.Literal('open') }),
]);

const SeatInfo = Type.Object({
  seat: SeatNumber,
  occupant: Occupant,
  for: Type.Union([Type.Literal('anyone'), Type.Literal('invited')]),
  heldFor: PersonInfo,
  resigned: PersonInfo,
  offered: Type.Boolean({ description: 'Whether whoever has the code may take it over.' }),
});

const Status = Type.Union(
  (['gathering', 'running', 'finished', 'abandoned'] as const).map((status) => Type.Literal(status)),
);

const Outcome = nullable(
  Type.Object({
    sources: Type.Array(Type.Record(Type.String(), Type.Number())),
    totals: Type.Array(Type.Number()),
    ranks: Type.Array(Whole),
    rivals: Type.Optional(
      Type.Array(
        Type.Object({
          name: Text,
          sources: Type.Record(Type.String(), Type.Number()),
          total: Type.Number(),
          rank: Whole,
        }),
        { description: 'Automatic opponents, which hold no seat; ranks count them.' },
      ),
    ),
    solo: Type.Optional(Type.Object({ level: Text, medal: nullable(Text) })),
  }),
);

const Summary = Type.Object({
  id: Id,
  title: Text,
  game: Text,
  version: Whole,
  status: Status,
  visibility: VisibilityOf,
  owner: PersonInfo,
  seats: Type.Array(SeatInfo),
  clock: ClockSetting,
  length: Whole,
  waiting: Seats,
  outcome: Outcome,
  created: Time,
  started: nullable(Time),
  finished: nullable(Time),
  changed: Time,
});

const Table = Type.Object({
  ...Summary.properties,
  options: ofTheGame("The game's options, as far as players may know them."),
  settings: Type.Object({
    confirm: Confirm,
    openDrafts: Type.Boolean(),
    clock: ClockSetting,
    atZero: AtZero,
    standIn: Text,
    openChat: Type.Boolean(),
  }),
  chosen: Type.Object(
    { open: Type.Array(Text), hidden: Type.Array(Text) },
    { description: 'Options that fix outcomes of set-up: seen by everybody, and not.' },
  ),
  commitment: Type.Object({
    hash: Text,
    form: Whole,
    given: Seats,
    words: nullable(Type.Array(nullable(Text))),
    bits: nullable(Text),
    seed: nullable(Text),
  }),
  votes: Type.Array(Type.Object({ seat: SeatNumber, to: Successor, agreed: Seats })),
  stuck: Type.Array(SeatNumber, {
    description: 'Seats whose bots could not move; the others may give them away.',
  }),
  rematchOf: nullable(Id),
  rematch: nullable(Id),
  calledOffBy: PersonInfo,
  messages: Whole,
  present: Type.Object({ seats: Seats, spectators: Whole }),
});

const Event = Type.Object({
  kind: Text,
  seat: Whole,
  readers: Type.Union([Type.Literal('all'), Seats]),
  data: Type.Record(Type.String(), Type.Unknown()),
});

const Entry = Type.Object({
  number: Whole,
  kind: Text,
  seat: nullable(SeatNumber),
  line: nullable(Text),
  events: Type.Array(Event),
  actions: Type.Optional(
    Type.Integer({ description: 'How many actions were played as one; not there for a single one.' }),
  ),
  origin: Type.Optional(nullable(Text)),
  at: Type.Optional(nullable(Time)),
});

const Draft = Type.Object({
  seat: SeatNumber,
  own: nullable(
    Type.Object({
      steps: Type.Array(Text),
      undone: Type.Array(Text),
      misfit: ofTheGame('What no longer fits, and why; null: everything does.'),
    }),
  ),
  events: Type.Array(Event),
  reach: ofTheGame('How far it reaches beyond its seat; null: it does not.'),
  complete: Type.Boolean(),
});

const View = ofTheGame('What this seat may know; null before the game starts.');

const Position = Type.Object({
  kind: Type.Literal('position'),
  table: Id,
  status: Status,
  seat: nullable(SeatNumber),
  number: Whole,
  revision: Whole,
  waiting: Seats,
  proposal: nullable(Type.Object({ by: SeatNumber, to: Whole, at: Whole, agreed: Seats })),
  clocks: Type.Array(
    Type.Object({ left: nullable(Type.Number()), since: nullable(Time), out: Type.Boolean() }),
  ),
  now: Time,
  entries: Type.Array(Entry),
  drafts: Type.Array(Draft),
  owed: Type.Optional(Type.Array(Type.Object({ id: Whole, kind: Text }))),
  cancelled: Type.Optional(Type.Array(Type.Unknown())),
  outcome: Type.Optional(Outcome),
  view: View,
});

const Standing = Type.Object({
  standing: Type.Object({ plans: Type.Array(Type.Unknown()), orders: Type.Array(Type.Unknown()) }),
  cancelled: Type.Array(Type.Unknown()),
});

const Message = Type.Object({
  number: Whole,
  person: nullable(Text),
  seat: nullable(SeatNumber),
  text: Text,
  at: Time,
  open: Type.Boolean({ description: 'Said while everybody who watches could read it.' }),
});
const ShownMessage = Type.Object({ ...Message.properties, name: Text });

const Notifications = Type.Object({
  email: nullable(Text),
  confirmed: Type.Boolean(),
  webhook: nullable(Type.Object({ kind: Text, url: Text })),
  paused: Paused,
  afterMinutes: AfterMinutes,
  canMail: Type.Boolean(),
  usualSeconds: Type.Number(),
});

const SeatedAt = Type.Object({ table: Table, seat: nullable(SeatNumber) });
const JustTable = Type.Object({ table: Table });
const JustPerson = Type.Object({ person: Person });
const Expires = nullable(Time);
const SeatCode = Type.Object({ code: Id, seat: nullable(SeatNumber), expires: Expires });

const Game = Type.Object({
  id: Text,
  version: Whole,
  players: Type.Object({ least: Whole, most: Whole }),
  slowPlay: Type.Record(Type.String(), Type.Unknown()),
});

interface Answer {
  readonly status: number;
  /** Null: nothing is said. */
  readonly schema: TSchema | null;
}

const ok = (schema: TSchema): Answer => ({ status: 200, schema });
const made = (schema: TSchema): Answer => ({ status: 201, schema });
const NOTHING: Answer = { status: 204, schema: null };

const ANSWERS: Readonly<Record<string, Answer>> = {
  'POST /api/people': made(JustPerson),
  'GET /api/me': ok(Type.Object({ person: Person, before: nullable(Person) })),
  'PATCH /api/me': ok(JustPerson),
  'DELETE /api/me': NOTHING,
  'POST /api/me/links': made(Type.Object({ link: Text, expires: Time })),
  'POST /api/sessions': made(JustPerson),
  'POST /api/session/back': ok(JustPerson),
  'GET /api/me/sessions': ok(
    Type.Object({
      sessions: Type.Array(Type.Object({ device: Text, created: Time, seen: Time, expires: Time })),
    }),
  ),
  'DELETE /api/me/sessions': NOTHING,
  'DELETE /api/session': NOTHING,
  'GET /api/me/invitations': ok(
    Type.Object({
      invitations: Type.Array(
        Type.Object({ code: Id, table: Id, seat: nullable(SeatNumber), created: Time }),
      ),
    }),
  ),
  'GET /api/me/notifications': ok(Notifications),
  'PUT /api/me/notifications': ok(Notifications),
  'POST /api/me/notifications/email': ok(Notifications),
  'POST /api/me/notifications/test': { status: 202, schema: Type.Object({ sent: Type.Boolean() }) },

  'GET /api/games': ok(Type.Object({ games: Type.Array(Game), bots: Type.Array(Text) })),
  'POST /api/tables': made(JustTable),
  'GET /api/tables': ok(Type.Object({ tables: Type.Array(Summary) })),
  'GET /api/tables/:id': ok(SeatedAt),
  'PATCH /api/tables/:id': ok(JustTable),
  'DELETE /api/tables/:id': NOTHING,
  'POST /api/tables/:id/rematch': made(JustTable),

  'POST /api/tables/:id/invitations': made(SeatCode),
  'GET /api/tables/:id/invitations': ok(
    Type.Object({
      invitations: Type.Array(
        Type.Object({
          code: Id,
          seat: nullable(SeatNumber),
          created: Time,
          expires: Expires,
          isPersonal: Type.Boolean(),
        }),
      ),
    }),
  ),
  'DELETE /api/tables/:id/invitations/:code': NOTHING,
  'GET /api/invitations/:code': ok(SeatedAt),
  'POST /api/tables/:id/seats': made(SeatedAt),
  'POST /api/tables/:id/word': ok(SeatedAt),
  'DELETE /api/tables/:id/seats/:seat': NOTHING,
  'POST /api/tables/:id/resign': ok(JustTable),
  'POST /api/tables/:id/leave': ok(JustTable),
  'POST /api/tables/:id/seats/:seat/bot': ok(JustTable),
  'POST /api/tables/:id/seats/:seat/return': ok(JustTable),
  'POST /api/tables/:id/seats/:seat/offer': made(SeatCode),
  'DELETE /api/tables/:id/seats/:seat/offer': NOTHING,
  'POST /api/tables/:id/seats/:seat/votes': ok(
    Type.Object({ passed: Type.Boolean(), code: nullable(Id), table: Table }),
  ),
  'DELETE /api/tables/:id/seats/:seat/votes': NOTHING,
  'GET /api/tables/:id/offers': ok(
    Type.Object({ offers: Type.Array(Type.Object({ seat: SeatNumber, code: Id, expires: Expires })) }),
  ),

  'POST /api/tables/:id/actions': ok(Position),
  'POST /api/tables/:id/draft/:deed': ok(Position),
  'POST /api/tables/:id/undo': ok(Position),
  'POST /api/tables/:id/undo/:answer': ok(Position),
  'GET /api/tables/:id/orders': ok(Standing),
  'PUT /api/tables/:id/orders': ok(Standing),

  'GET /api/tables/:id/position': ok(Position),
  'GET /api/tables/:id/legal': ok(Type.Object({ number: Whole, actions: Type.Array(Text) })),
  'GET /api/tables/:id/live': { status: 101, schema: null },
  'GET /api/tables/:id/chat': ok(Type.Object({ messages: Type.Array(ShownMessage) })),
  'POST /api/tables/:id/chat': made(Type.Object({ message: Message })),
  'GET /api/tables/:id/at/:point': ok(
    Type.Object({ kind: Type.Literal('point'), number: Whole, entry: Entry, hash: Text, view: View }),
  ),
  'GET /api/tables/:id/export': ok(ofTheGame('A file that `guildhall replay` and the client open.')),
  'POST /api/tables/:id/reports': made(Type.Object({ report: Text })),
};

/** Every no has these; some routes add to them. */
const Refused = Type.Object(
  { error: Type.String(), reason: Type.String() },
  { description: 'A word for programs and a sentence for people.' },
);

/** The answers of a route as OpenAPI has them, by status. */
export function answersOf(method: string, url: string): Readonly<Record<string, unknown>> {
  const no = { '4XX': Refused };
  const answer = ANSWERS[`${method} ${url}`];
  if (answer === undefined) return no;
  const { status, schema } = answer;
  return { [status]: schema ?? Type.Null({ description: 'Nothing.' }), ...no };
}
