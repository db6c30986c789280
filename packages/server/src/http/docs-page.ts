/** The documentation of the HTTP API, for programs (OpenAPI) and for people (a page without scripts). */
import { readFile } from 'node:fs/promises';
import swagger from '@fastify/swagger';
import { ErrorResponse } from '@guildhall/protocol';
import type { App } from './app.ts';
import { asHtml, htmlOf } from './markdown.ts';

/** How to write a bot, for whoever has come to the server and not to the repository. */
const OWN_BOT_GUIDE = new URL('../../../../docs/own-bot.md', import.meta.url);

const BOT_TOKEN = 'botToken';

/** To be registered before the routes it describes. */
export async function describeRoutes(app: App): Promise<void> {
  await app.register(swagger, {
    transform: ({ schema, url, route }) => ({
      url,
      schema: {
        ...schema,
        ...(route.config?.isForBot === true ? { security: [{ [BOT_TOKEN]: [] }] } : {}),
        response: { ...responsesOf(schema), '4XX': ErrorResponse },
      },
    }),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Guildhall',
        description:
          'Board game tables. Once you have logged in with a name, you have a session cookie. Refused requests say why.',
        version: '1',
      },
      tags: [
        { name: 'people', description: 'Logging in, and using your name on other devices' },
        { name: 'tables', description: 'Tables: create, list, view, rematch' },
        { name: 'seats', description: 'Who plays which seat, and who takes over' },
        { name: 'playing', description: 'Actions, drafts, undo, rollbacks, auto-answers' },
        { name: 'sync', description: 'The position of a table, and following it live' },
        { name: 'chat', description: 'Chat messages' },
        { name: 'replays', description: 'Replays, game files, problem reports' },
        { name: 'notifications', description: 'Turn notifications' },
        { name: 'bots of your own', description: 'Bots of your own: their tokens, and what they play' },
      ],
      components: {
        securitySchemes: {
          [BOT_TOKEN]: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token of a bot, made by POST /api/me/bots or on the page “Your bots”.',
          },
        },
      },
    },
  });
}

function responsesOf({ response }: { readonly response?: unknown }): object {
  return typeof response === 'object' && response !== null ? response : {};
}

export function docsPage(app: App): void {
  const hidden = { schema: { hide: true } };
  app.get('/api/docs/openapi.json', hidden, async () => app.swagger());
  app.get('/api/docs', hidden, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(app.swagger() as OpenApi)),
  );
  app.get('/api/docs/own-bot', hidden, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(page('A bot of your own', htmlOf(await readFile(OWN_BOT_GUIDE, 'utf8')))),
  );
}

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: Content;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses?: Readonly<Record<string, Content>>;
  readonly security?: readonly object[];
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>;
}

interface OpenApi {
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Guildhall: ${title}</title>
${body}
</html>
`;
}

function apiPage({ tags = [], paths = {} }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      ...operation,
    })),
  );
  const chapters = tags.map(({ name, description = '' }) => {
    const own = operations.filter((operation) => operation.tags?.includes(name));
    return `<h2>${asHtml(description)}</h2>\n<dl>${own.map(entry).join('\n')}</dl>`;
  });
  return page(
    'HTTP API',
    `<h1>The HTTP API of this Guildhall</h1>
<p>For programs: <a href="/api/docs/openapi.json">openapi.json</a>. How to write a bot: <a href="/api/docs/own-bot">A bot of your own</a>.</p>
${chapters.join('\n')}`,
  );
}

function entry(operation: Operation & { readonly path: string; readonly method: string }): string {
  const { path, method, summary = '', parameters = [], requestBody, responses = {}, security } = operation;
  const needs = security === undefined ? '' : ' <code>Authorization: Bearer TOKEN</code>';
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const asks = query.length === 0 ? '' : `?${query.join('&')}`;
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, answer]) => shape(`comes back (${status})`, answer));
  return `<dt>${method} ${asHtml(path + asks)}</dt><dd>${asHtml(summary)}${needs}${shape('body', requestBody)}${answers.join('')}</dd>`;
}

/** A schema that opens by a click; nothing where there is none. */
function shape(title: string, content: Content | undefined): string {
  const schema = content?.content?.['application/json']?.schema;
  if (schema === undefined) return '';
  return `<details><summary>${asHtml(title)}</summary><pre>${asHtml(JSON.stringify(schema, null, 1))}</pre></details>`;
}
