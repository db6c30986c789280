/** Requests, responses and messages between the server and its clients. */
export * from './chat.ts';
export * from './errors.ts';
export * from './fields.ts';
export * from './invitations.ts';
export * from './lessons.ts';
export * from './notifications.ts';
export * from './outcome.ts';
export * from './people.ts';
export * from './play.ts';
export * from './position.ts';
export * from './records.ts';
export * from './routes.ts';
export * from './seats.ts';
export * from './socket.ts';
export * from './table-settings.ts';
export * from './tables.ts';
export * from './votes.ts';
