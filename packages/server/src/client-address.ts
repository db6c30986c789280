/** Where requests come from, for those who count them. */
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

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
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** Whose an address is taken to be: a household has one IPv4 address, or a whole network of IPv6 ones. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1];
  const [before, after] = address.split('::');
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const missing = Math.max(0, 8 - head.length - tail.length);
  const groups =
    after === undefined ? head : [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
