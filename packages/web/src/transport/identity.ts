/** Who the person here is, to the server: their name, how they come back to it, and their devices. */
import type { ResponseOf } from '@guildhall/protocol';
import { ask } from './api.ts';

export type Device = ResponseOf<'GET /api/me/sessions'>['sessions'][number];
export type Credential = ResponseOf<'GET /api/me/credentials'>['credentials'][number];

export const identity = {
  credentials: async (): Promise<readonly Credential[]> =>
    (await ask('GET /api/me/credentials', {})).credentials,
  /** The code, which cannot be read again. A guest keeps the name by it. */
  newRecoveryCode: async (name?: string): Promise<string> =>
    (await ask('POST /api/me/recovery-code', { body: name === undefined ? {} : { name } })).code,
  rename: (name: string): Promise<unknown> => ask('PATCH /api/me', { body: { name } }),
  /** Throws an ApiError `somebody-else` where another person is logged in here, until that is confirmed. */
  comeBack: (code: string, confirmed: boolean): Promise<unknown> =>
    ask('POST /api/sessions/recovery', { body: { code, ...(confirmed ? { confirmed } : {}) } }),
  devices: async (): Promise<readonly Device[]> => (await ask('GET /api/me/sessions', {})).sessions,
  endDevice: (session: string): Promise<unknown> =>
    ask('DELETE /api/me/sessions/:session', { params: { session } }),
  endOtherDevices: (): Promise<unknown> => ask('DELETE /api/me/sessions', {}),
};
