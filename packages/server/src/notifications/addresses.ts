/**
 * Which addresses of the internet the server may call for somebody. A webhook makes the server send requests to
 * a host of a person's choice: those inside its own network stay out of reach.
 */

import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorReason } from '@guildhall/protocol';

const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4');
}

/** Of IPv6 only what is given out to the public, without the parts of it that lead elsewhere. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
for (const [network, prefix] of [
  // Tunnels and translations, behind which a private address of IPv4 may stand.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed6.addSubnet(network, prefix, 'ipv6');
}

export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
    default:
      return false;
  }
}

export type Resolve = (host: string) => Promise<readonly string[]>;

/** A name server that never answers must not keep the request waiting. */
const RESOLVE_MS = 5_000;

export const resolveByDns: Resolve = async (host) => {
  const late = pause(RESOLVE_MS, null, { ref: false });
  const found = await Promise.race([lookup(host, { all: true, verbatim: true }), late]);
  if (found === null) throw new Error(`nobody said within ${RESOLVE_MS / 1_000} s where ${host} leads`);
  return found.map(({ address }) => address);
};

/** Why a webhook's address cannot be called, for programs. */
type Fault = ErrorReason<'bad-webhook'>;

/** Why a webhook's address cannot be called. */
export class BadAddress extends Error {
  override readonly name = 'BadAddress';
  readonly why: Fault;

  constructor(why: Fault, message: string) {
    super(message);
    this.why = why;
  }
}

/** Names that mean something inside of a network only: those of one word, and those that are set apart for it. */
const INSIDE = /^[^.:]+$|\.(localhost|local|internal|lan|home\.arpa)$/;

/** A webhook's address, read strictly. Where its name leads to is another question. Throws BadAddress. */
export function readWebhookUrl(text: string): URL {
  const url = URL.parse(text);
  if (url === null || text.length > 500) throw new BadAddress('no-address', 'this is no address');
  if (url.protocol !== 'https:') throw new BadAddress('not-https', 'only https is called');
  if (url.username !== '' || url.password !== '')
    throw new BadAddress('password', 'the address must not hold a password');
  const host = bareHost(url).replace(/\.$/, '');
  if (host === '' || (isIP(host) === 0 ? INSIDE.test(host) : !isPublic(host))) {
    throw new BadAddress('private', 'addresses inside of networks are not called');
  }
  return url;
}

/** The host as a resolver takes it: an IPv6 address has no brackets there. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** The addresses a host's name leads to, when all of them are public. Throws BadAddress. */
export async function publicAddresses(url: URL, resolve: Resolve): Promise<readonly string[]> {
  const host = bareHost(url);
  const addresses = isIP(host) !== 0 ? [host] : await resolve(host);
  if (addresses.length === 0) throw new BadAddress('nowhere', `${host} cannot be found`);
  // One private address among public ones is enough for a trick.
  if (!addresses.every(isPublic)) throw new BadAddress('private', `${host} leads into a private network`);
  return addresses;
}
