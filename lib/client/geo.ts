import type { GeoAnswer, GeoLookup } from '@/lib/platform/geo';
import { keepCountry, keptCountry } from './geo-cache';

/** Spec §7: each look-up has 5 s. */
const LOOKUP_MS = 5000;

export type GeoDeps = {
  readonly fetch: typeof fetch;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: Date;
  /** The visitor's own clock agrees with the page: no other service need learn their address. */
  readonly isAtHome?: boolean;
  /** Told which look-up failed and how, without anything about the visitor. */
  readonly warn: (what: string, why: string) => void;
};

const COUNTRY = /^[A-Z]{2}$/;
const asCountry = (value: unknown): string | null => {
  const upper = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return COUNTRY.test(upper) ? upper : null;
};

/** The country in a look-up's answer; `null` where it names none. */
async function readLookup(kind: GeoLookup['kind'], response: Response): Promise<string | null> {
  if (kind === 'trace') return asCountry(/^loc=(\w\w)\s*$/m.exec(await response.text())?.[1]);
  const body = (await response.json()) as { readonly country_code?: unknown } | null;
  return asCountry(body?.country_code);
}

async function lookUp({ kind, url }: GeoLookup, deps: GeoDeps): Promise<string | null> {
  try {
    const response = await deps.fetch(url, {
      signal: AbortSignal.timeout(LOOKUP_MS),
      // The shop's own cookies only ever go to the shop.
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

async function ask(deps: GeoDeps): Promise<string | null> {
  const response = await deps.fetch('/api/geo', { signal: AbortSignal.timeout(LOOKUP_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { country, lookups } = (await response.json()) as GeoAnswer;
  if (country) return asCountry(country);
  if (deps.isAtHome) return null;
  for (const lookup of lookups) {
    const found = await lookUp(lookup, deps);
    if (found) return found;
  }
  return null;
}

/**
 * Where the visitor is, ISO 3166-1 alpha-2 (spec §7 "Geo lookups"): the kept answer, else the host's header, else the
 * look-ups in order. Never throws: unknown is `null`, and is asked again next time.
 */
export async function detectCountry(deps: GeoDeps): Promise<string | null> {
  const kept = keptCountry(deps.storage, deps.now);
  if (kept) return kept;
  try {
    const found = await ask(deps);
    if (found) keepCountry(deps.storage, found, deps.now);
    return found;
  } catch (error) {
    deps.warn('geo', error instanceof Error ? error.name : 'failed');
    return null;
  }
}
