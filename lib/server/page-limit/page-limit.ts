import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressGroup, clientAddress } from '../../platform/http/client-address.ts';
import { createMemoryRateLimit } from '../../platform/http/memory-rate-limit.ts';
import { createWaitingPage, findPageLanguage } from './waiting-page.ts';

/**
 * Pages that the server renders, in a minute. A page that was built before comes from memory and counts nothing, so that
 * search engines and link previews read as much as they like. A school behind one address is many families, each with a
 * device of its own; who sends no device cookie shares with others of the address.
 */
export const PAGE_LIMITS = { device: 240, unknownDevices: 600, address: 1200 } as const;

/** Endpoints have limits of their own; files cost nothing. */
const NOT_A_PAGE = /^\/(?:api|_next\/static)\/|^\/(?:icons|pictures|social|book_\w+)\/|\.(?:ico|txt|webmanifest)$/;
/** Parts that lead out of a folder: the web server resolves them, and would find a page. */
const UNRESOLVED = /\.\.|%2e|\\/i;
const DEVICE_COOKIE = /(?:^|;\s*)(?:__Host-)?device=([^;]{20,200})/;

type Asked = Pick<IncomingMessage, 'headers' | 'url'>;
type Count = (cost: number) => number;

/** Whether an answer cost no rendering: it came from the pages that were built, or leads elsewhere. */
const isFree = (response: ServerResponse, status: number): boolean => {
  const cache = response.getHeader('x-nextjs-cache');
  return cache === 'HIT' || cache === 'STALE' || (status >= 300 && status < 400);
};

function createPageCounter(hops: number, now: () => Date) {
  const limitOf = (name: keyof typeof PAGE_LIMITS) =>
    createMemoryRateLimit({ limit: PAGE_LIMITS[name], windowSeconds: 60 });
  const [ofAddress, ofDevice, ofUnknown] = [limitOf('address'), limitOf('device'), limitOf('unknownDevices')];
  return ({ headers }: Asked): Count => {
    const get = (name: string) => headers[name]?.toString() ?? null;
    const address = addressGroup(clientAddress({ get }, hops));
    const device = DEVICE_COOKIE.exec(get('cookie') ?? '')?.[1];
    const at = now();
    return (cost) => {
      const waitSeconds = ofAddress(address, at, cost);
      // An address that invents devices fills no list with them.
      if (waitSeconds > 0) return waitSeconds;
      // Together with the address: an invented cookie takes nothing from another family's device.
      return device ? ofDevice(`${address} ${device}`, at, cost) : ofUnknown(address, at, cost);
    };
  };
}

/** Counts an answer that cost nothing back. */
function giveBackIfFree(response: ServerResponse, count: Count): void {
  const { writeHead } = response;
  response.writeHead = function writeCounted(this: ServerResponse, ...head: unknown[]) {
    if (isFree(response, Number(head[0]))) count(-1);
    return Reflect.apply(writeHead, this, head);
  } as typeof writeHead;
}

function refuse({ headers, url = '/' }: Asked, response: ServerResponse, waitSeconds: number): void {
  response.setHeader('retry-after', String(waitSeconds));
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  // The router of an open page asks for data; told no, it loads the address as a page.
  if (headers.rsc || headers['next-router-prefetch']) {
    response.writeHead(429).end();
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.writeHead(429).end(createWaitingPage(findPageLanguage(url, headers['accept-language']), waitSeconds));
}

type PageLimitOptions = {
  /** Number of our own proxies in front of the shop. */
  readonly hops: number;
  readonly now?: () => Date;
};

/**
 * Refuses pages beyond what a visitor, or an address, may have rendered in a minute: 429 with `Retry-After` and a page
 * in the visitor's language. `true`: it was answered.
 */
export function createPageLimit({ hops, now = () => new Date() }: PageLimitOptions) {
  const countFor = createPageCounter(hops, now);
  return (request: Asked, response: ServerResponse): boolean => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (NOT_A_PAGE.test(path) && !UNRESOLVED.test(path)) return false;
    const count = countFor(request);
    const waitSeconds = count(1);
    if (waitSeconds > 0) {
      refuse(request, response, waitSeconds);
      return true;
    }
    giveBackIfFree(response, count);
    return false;
  };
}
