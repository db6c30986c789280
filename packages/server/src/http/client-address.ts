/** Where requests come from, for those who count them. */
import { BlockList, isIP, isIPv4 } from 'node:net';

/** How many proxies stand before the server (0: none), or the networks that they are in. */
export type TrustedProxies = number | readonly string[];

/** Names for the networks that proxies are usually in. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** The networks that a list in words stands for; null where one of them is none. */
export function readNetworks(text: string): readonly string[] | null {
  const networks = text.split(',').flatMap((part) => NAMED[part.trim()] ?? [part.trim()]);
  return networks.every(isNetwork) ? networks : null;
}

function isNetwork(text: string): boolean {
  const [address, prefix, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128);
}

/**
 * Whether to believe what a hop says of the one before it. Hops are counted from the server outwards: what a client
 * writes into X-Forwarded-For itself stands beyond the last one that is believed, and nobody reads it.
 */
export function trustOf(proxies: TrustedProxies): false | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return proxies === 0 ? false : (_address, hop) => hop < proxies;
  const list = new BlockList();
  for (const network of proxies) {
    const [address, prefix] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (text) => {
    const address = plainAddress(text);
    return address !== null && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  };
}

/** Everybody of whom a proxy says nothing that is an address: they are counted as one. */
const UNKNOWN = 'unknown';

/**
 * Whose an address is taken to be: a household has one IPv4 address, or a network of IPv6 ones. Providers give a
 * household a /56 as a rule, which is 256 networks of the size that one cable has: counted apart they would be as many
 * strangers.
 */
export function networkOf(text: string | undefined): string {
  // Most often it is one as it stands, and every request is counted twice.
  if (text !== undefined && isIPv4(text)) return text;
  const address = plainAddress(text);
  if (address === null) return UNKNOWN;
  if (isIPv4(address)) return address;
  const [first, second, third, fourth] = groupsOf(address);
  const network = [first, second, third, fourth & 0xff00].map((group) => group.toString(16));
  return `${network.join(':')}::/56`;
}

/** How proxies write an address: alone, or with a port as `203.0.113.7:51234` and `[2001:db8::1]:443`. */
const SPELLINGS = [/^(.+)$/, /^\[(.+)\](?::\d+)?$/, /^(.+):\d+$/];

/** An address in one spelling, without its port; null: it is none, or its connection is gone. */
function plainAddress(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const found = SPELLINGS.map((spelling) => spelling.exec(trimmed)?.[1]);
  const address = found.find((one) => one !== undefined && isIP(one) !== 0);
  return address === undefined ? null : oneSpelling(address);
}

/** An IPv4 address as it is; one of IPv6 with all its groups, in small letters and without zeros before them. */
function oneSpelling(address: string): string {
  if (isIPv4(address)) return address;
  const groups = groupsOf(address);
  const [high, low] = groups.slice(6);
  // An IPv4 address in the clothes of an IPv6 one.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:65535') {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return groups.map((group) => group.toString(16)).join(':');
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [before, after] = address.replace(/%.*/, '').split('::').map(numbersOf);
  if (after === undefined) return before;
  const missing = 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => 0), ...after];
}

function numbersOf(part: string): number[] {
  return part.split(':').flatMap((group) => {
    if (group === '') return [];
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a, b, c, d] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
