/** A webhook that a public address seems to lead to. */
import { createServer as createHttps, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { WebhookOptions } from '../src/notifications/webhook.ts';
import { selfSigned } from './self-signed.ts';

const { key: KEY, certificate: CERTIFICATE } = selfSigned('hooks.example');

interface Call {
  readonly path: string;
  readonly host: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export class Hook {
  readonly calls: Call[] = [];
  status = 204;
  location = '';
  #server: Server | null = null;
  webhookOptions: WebhookOptions | null = null;

  async open(): Promise<void> {
    const server = createHttps({ key: KEY, cert: CERTIFICATE }, (request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      request.on('end', () => {
        this.calls.push({
          path: request.url ?? '',
          host: request.headers.host ?? '',
          body: JSON.parse(text) as Record<string, unknown>,
        });
        response.writeHead(this.status, { location: this.location }).end('x'.repeat(100_000));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    this.#server = server;
    this.webhookOptions = {
      resolve: async () => ['93.184.216.34'],
      ca: CERTIFICATE,
      reach: () => ({ host: '127.0.0.1', port }),
    };
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}
