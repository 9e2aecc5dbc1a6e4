import { isIPv4, isIPv6 } from 'node:net';

/** An entry of X-Forwarded-For without brackets, port and zone. */
const stripPortAndZone = (entry: string): string =>
  entry
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');

/**
 * IP address of the client. Each of our own proxies appends the address that it saw to X-Forwarded-For, so with `hops`
 * proxies it is that many entries from the end; the client may forge the earlier ones. Without a proxy: the
 * connection's address (see `remote-address.mjs`).
 */
export function clientAddress(headers: Pick<Headers, 'get'>, hops: number): string {
  const entries = headers.get('x-forwarded-for')?.split(',') ?? [];
  const seen = hops > 0 ? (entries.at(-hops) ?? entries[0]) : headers.get('x-remote-address');
  return stripPortAndZone(seen ?? '') || 'unknown';
}

const PRIVATE = /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i;

/** A loopback or private-network address; no visitor of a public shop has one. */
export const isPrivateAddress = (address: string): boolean => PRIVATE.test(address.replace(/^::ffff:/i, ''));

/** The eight groups of an IPv6 address. */
function ipv6Groups(address: string): readonly string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/**
 * The rate-limit key of an address: an IPv4 address itself, an IPv6 address's /64, because a household gets a /64 and
 * can rotate within it. Other text stays unchanged.
 */
export function addressGroup(address: string): string {
  if (isIPv4(address) || !isIPv6(address)) return address;
  const groups = ipv6Groups(address);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!mapped) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
