import type { GeoAnswer, GeoLookup } from '@/lib/platform/geo';
import { getCachedCountry, setCachedCountry } from './geo-cache';

/** Spec §7: timeout of each lookup. */
const LOOKUP_TIMEOUT_MS = 5000;

export type GeoDeps = {
  readonly fetch: typeof fetch;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: Date;
  /**
   * Whether the browser's time zone matches the page's country, so no other service needs the IP address. Asked only
   * where the host does not know the country, because a browser reads its first time zone slowly.
   */
  readonly isLocalTimeZone?: () => boolean;
  /** Logs which lookup failed and how, without data about the visitor. */
  readonly warn: (what: string, why: string) => void;
};

const COUNTRY = /^[A-Z]{2}$/;
const parseCountry = (value: unknown): string | null => {
  const upper = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return COUNTRY.test(upper) ? upper : null;
};

/** The country in a response; `null` if it contains none. */
async function readLookup(kind: GeoLookup['kind'], response: Response): Promise<string | null> {
  if (kind === 'trace') return parseCountry(/^loc=(\w\w)\s*$/m.exec(await response.text())?.[1]);
  const body = (await response.json()) as { readonly country_code?: unknown } | null;
  return parseCountry(body?.country_code);
}

async function lookUp({ kind, url }: GeoLookup, deps: GeoDeps): Promise<string | null> {
  try {
    const response = await deps.fetch(url, {
      signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
      // Never sends the shop's cookies to another site.
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await readLookup(kind, response);
  } catch (error) {
    deps.warn(`geo look-up ${kind}`, error instanceof Error ? error.name : 'failed');
    return null;
  }
}

async function detectWithLookups(deps: GeoDeps): Promise<string | null> {
  const response = await deps.fetch('/api/geo', { signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { country, lookups } = (await response.json()) as GeoAnswer;
  if (country) return parseCountry(country);
  if (deps.isLocalTimeZone?.()) return null;
  for (const lookup of lookups) {
    const found = await lookUp(lookup, deps);
    if (found) return found;
  }
  return null;
}

/**
 * The visitor's country, ISO 3166-1 alpha-2 (spec §7 "Geo lookups"): from the cache, else the host's header, else the
 * lookup services in order. Never throws; `null` means unknown and is not cached.
 */
export async function detectCountry(deps: GeoDeps): Promise<string | null> {
  const kept = getCachedCountry(deps.storage, deps.now);
  if (kept) return kept;
  try {
    const found = await detectWithLookups(deps);
    if (found) setCachedCountry(deps.storage, found, deps.now);
    return found;
  } catch (error) {
    deps.warn('geo', error instanceof Error ? error.name : 'failed');
    return null;
  }
}
