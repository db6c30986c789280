/** Looking back, files, reports; and what operators look at. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '@guildhall/kernel';
import type { ResponseOf } from '@guildhall/protocol';
import { beforeAll, expect, it } from 'vitest';
import { Client, type Position } from './client.ts';
import { onEngine, type Process, seatedTable } from './guildhall.ts';
import { playOn } from './play.ts';

type Point = ResponseOf<'GET /api/tables/:id/at/:point'>;

onEngine('sqlite', 'a replay', (hall) => {
  let process: Process;
  let ana: Client;
  let table: string;
  beforeAll(async () => {
    process = await hall.open();
    ana = await Client.enter(process.url, 'Ana');
    table = await seatedTable([ana], { game: 'terra-mystica' }, ['random', 'random', 'random']);
    const line = await ana.watch(table);
    await playOn(ana, line, table, 'replay');
    await line.close();
  });

  it('shows any point within 50 ms, of a table that is in memory or not', async () => {
    const { number } = await ana.position(table);
    const { context } = process.server;
    const times: number[] = [];
    for (const point of [0, 1, Math.floor(number / 2), number - 1, number]) {
      for (const cold of [true, false]) {
        if (cold) {
          hall.ahead += 120_000;
          context.live.forgetIdle();
          expect(context.live.size).toBe(0);
        }
        const began = performance.now();
        const seen = await ana.get<Point>(`/api/tables/${table}/at/${point}`);
        times.push(performance.now() - began);
        expect(seen.number).toBe(point);
        expect(seen.entry.number).toBe(point);
        expect(hashOf(seen.view)).toBe(seen.hash);
      }
    }
    // The machine may be busy with other things: half of the tries have to be quick.
    expect(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(50);
    expect((await ana.ask('GET', `/api/tables/${table}/at/${number + 1}`)).status).toBe(404);
    expect((await ana.ask('GET', `/api/tables/${table}/at/-1`)).status).toBe(400);
  });

  it('as a file of a running table is what its reader may see', async () => {
    const running = await seatedTable([ana], { options: { guild: false } }, ['random']);
    const { text, headers } = await ana.ask('GET', `/api/tables/${running}/export`);
    expect(headers.get('content-disposition')).toContain(running);
    const file = JSON.parse(text) as { guildhallView: number; seat: number; seed?: string };
    expect(file).toMatchObject({ guildhallView: 1, seat: 0 });
    expect(file.seed).toBeUndefined();
    expect(text).not.toContain('"seed"');
    const stranger = JSON.parse(
      (await new Client(process.url).ask('GET', `/api/tables/${running}/export`)).text,
    ) as {
      seat: null;
    };
    expect(stranger.seat).toBeNull();
  });

  it('can be reported on', async () => {
    const { number } = await ana.get<Position>(`/api/tables/${table}/position`);
    await ana.post(`/api/tables/${table}/reports`, { point: number, text: 'this seems wrong' });
    expect(
      (await ana.ask('POST', `/api/tables/${table}/reports`, { point: number + 1, text: 'x' })).status,
    ).toBe(404);
    expect(await process.store.reports.of(table)).toMatchObject([
      { text: 'this seems wrong', seat: 0, point: number },
    ]);
  });

  it('and the rest for operators: health, metrics, the documentation of the API', async () => {
    const stranger = new Client(process.url);
    expect(await stranger.get('/healthz')).toEqual({ ok: true });
    const { text } = await stranger.ask('GET', '/metrics');
    for (const name of [
      'actions_total{result="accepted"}',
      'tables{status="finished"} 1',
      'live_tables',
      'jobs_total',
    ]) {
      expect(text).toContain(`guildhall_${name}`);
    }
    expect(text).toMatch(/guildhall_request_seconds_bucket\{route="[^"]+",le="0.05"\} \d+/);
    const { body } = await stranger.ask('GET', '/api/docs/openapi.json');
    const paths = Object.keys(body.paths as object);
    expect(paths).toContain('/api/tables/{id}/actions');
    expect(paths.length).toBeGreaterThan(25);
    expect((await stranger.ask('GET', '/api/docs')).text).toContain('/api/tables/{id}/actions');
  });

  it('and the metrics are for the operator alone, when a token says so', async () => {
    const other = await hall.open({ metricsToken: 'let me in' });
    const client = new Client(other.url);
    expect((await client.ask('GET', '/metrics')).status).toBe(403);
    expect(
      (await client.ask('GET', '/metrics', undefined, { authorization: 'Bearer let me in' })).status,
    ).toBe(200);
    const outside = new Client(process.url);
    expect((await outside.ask('GET', '/metrics', undefined, { 'x-forwarded-for': '1.2.3.4' })).status).toBe(
      403,
    );
    await other.stop();
  });

  it('and the client is served, with a page for every address that is not the API', async () => {
    const web = mkdtempSync(join(tmpdir(), 'guildhall-web-'));
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Guildhall</title>');
    const other = await hall.open({ web });
    const browser = new Client(other.url);
    const page = await browser.ask('GET', '/tables/abc', undefined, { accept: 'text/html' });
    expect(page.text).toContain('<title>Guildhall');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await browser.ask('GET', '/api/nothing', undefined, { accept: 'text/html' })).status).toBe(404);
    await other.stop();
    rmSync(web, { recursive: true });
  });
});
