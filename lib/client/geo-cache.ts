const KEY = 'geo_country';
/** Spec §9 "Storage": 1440 minutes. */
const CACHE_TTL_MS = 1440 * 60_000;

type CountryStorage = Pick<Storage, 'getItem' | 'setItem'>;
/** Spec §3 "Cached geo country". */
type CachedCountry = { readonly country: string; readonly timestamp: number };

/** The country detected within the last 24 hours, if any. */
export function getCachedCountry(storage: CountryStorage, now: Date): string | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<CachedCountry> | null;
    const age = now.getTime() - Number(kept?.timestamp);
    return typeof kept?.country === 'string' && age >= 0 && age < CACHE_TTL_MS ? kept.country : null;
  } catch {
    return null;
  }
}

/** Caches a detected country; without storage the next visit looks it up again. */
export function setCachedCountry(storage: CountryStorage, country: string, now: Date): void {
  try {
    storage.setItem(KEY, JSON.stringify({ country, timestamp: now.getTime() } satisfies CachedCountry));
  } catch {
    // Storage is full or unavailable.
  }
}
