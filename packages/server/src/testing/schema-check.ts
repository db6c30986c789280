/**
 * Holds what a server under test sends to the schemas of the protocol. Nothing is left out of a response by its schema
 * and nothing is checked when people play, so a field that is missing, or that no schema names, is found here or nowhere.
 */
import { ErrorResponse, ROUTES, ServerMessage } from '@guildhall/protocol';
import { Compile, Errors } from 'typebox/schema';
import type { App } from '../http/app.ts';

/** A schema that allows nothing it does not name. */
export function closed(schema: unknown): object {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema as never;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in schema ? { ...inner, additionalProperties: false } : inner;
}

type Check = (value: unknown) => string | null;

function checkBy(schema: object): Check {
  const compiled = Compile(schema);
  return (value) => {
    if (compiled.Check(value)) return null;
    const [fault] = Errors(schema, value)[1];
    return `${fault.instancePath} ${fault.message}`;
  };
}

/** By route and status; the schemas are compiled when they are needed. */
const checks = new Map<string, Check | null>();
const checkError = checkBy(ErrorResponse);
const checkMessage = checkBy(closed(ServerMessage));

function checkOf(route: string, status: number): Check | null {
  const key = `${route} ${status}`;
  const known = checks.get(key);
  if (known !== undefined) return known;
  const schemas = (ROUTES as Readonly<Record<string, { readonly response: object }>>)[route]?.response ?? {};
  const schema = Object.entries(schemas).find(([one]) => one === String(status))?.[1];
  const check = schema === undefined ? null : checkBy(closed(schema));
  checks.set(key, check);
  return check;
}

function faultOfResponse(route: string, status: number, payload: unknown): string | null {
  if (status >= 400) return checkError(JSON.parse(String(payload)));
  const check = checkOf(route, status);
  if (check === null) return 'no schema says that this comes back';
  const isEmpty = payload === undefined || payload === null || payload === '';
  return check(isEmpty ? null : JSON.parse(String(payload)));
}

/** Looks at everything that a server answers under /api, and gives the list to which faults are added. */
export function checkResponses(app: App): readonly string[] {
  const faults: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const { url = '', schema } = request.routeOptions;
    if (!url.startsWith('/api/') || (schema as { readonly hide?: boolean } | undefined)?.hide) return payload;
    const route = `${request.method} ${url}`;
    const fault = faultOfResponse(route, reply.statusCode, payload);
    if (fault !== null) faults.push(`${route} (${reply.statusCode}): ${fault}`);
    return payload;
  });
  return faults;
}

/** What is wrong with a message of a socket; null: nothing. */
export function faultOfMessage(text: string): string | null {
  const message: unknown = JSON.parse(text);
  const fault = checkMessage(message);
  return fault === null ? null : `a socket's ${String((message as { kind?: unknown }).kind)}: ${fault}`;
}
