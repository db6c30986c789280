/** Calls a person's webhook: once, quickly, at the very address that was checked, and follows no redirect. */
import { request } from 'node:https';
import { isIP } from 'node:net';
import { bareHost, publicAddresses, type Resolve, readWebhookUrl } from './addresses.ts';

const TIME_OUT_MS = 5_000;

export interface WebhookPost {
  readonly url: string;
  readonly body: unknown;
}

export interface WebhookOptions {
  readonly resolve: Resolve;
  /** Certificates to trust beside the usual ones. */
  readonly ca?: string;
  /** Where a checked address and port are really found, when that is elsewhere. */
  readonly reach?: (address: string, port: number) => { readonly host: string; readonly port: number };
}

/** Who is called: a webhook at a name, and where that leads to. */
export interface Recipient {
  /** Its address without the query, by which one webhook could be written in many ways. */
  readonly webhook: string;
  readonly host: string;
  readonly address: string;
}

/**
 * Throws if it was not taken: BadAddress if the address may not be called at all. Returns who took it; null: they may
 * not be called, and were not.
 */
export async function callWebhook(
  { url: text, body }: WebhookPost,
  webhookOptions: WebhookOptions,
  mayCall: (recipient: Recipient) => Promise<boolean> = async () => true,
): Promise<Recipient | null> {
  const url = readWebhookUrl(text);
  const [address] = await publicAddresses(url, webhookOptions.resolve);
  const host = bareHost(url).replace(/\.$/, '');
  const recipient = { webhook: `${host}:${url.port}${url.pathname}`, host, address };
  if (!(await mayCall(recipient))) return null;
  await send(url, address, JSON.stringify(body), webhookOptions);
  return recipient;
}

function send(url: URL, address: string, body: string, { ca, reach }: WebhookOptions): Promise<void> {
  const host = bareHost(url);
  const port = url.port === '' ? 443 : Number(url.port);
  const where = reach?.(address, port) ?? { host: address, port };
  return new Promise((resolve, reject) => {
    const call = request(
      {
        // The name is not resolved a second time: it might lead elsewhere by then.
        ...where,
        path: url.pathname + url.search,
        method: 'POST',
        ...(isIP(host) === 0 ? { servername: host } : {}),
        headers: {
          host: url.host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Guildhall',
        },
        signal: AbortSignal.timeout(TIME_OUT_MS),
        agent: false,
        ...(ca === undefined ? {} : { ca }),
      },
      (response) => {
        // Only the status matters; the body might be endless.
        response.destroy();
        const { statusCode = 0 } = response;
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`the webhook answered ${statusCode}`));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
