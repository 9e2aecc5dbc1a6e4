const KEY = 'geo_country';
/** Spec §9 "Storage": 1440 minutes. */
const KEPT_MS = 1440 * 60_000;

type Place = Pick<Storage, 'getItem' | 'setItem'>;
/** Spec §3 "Cached geo country". */
type Kept = { readonly country: string; readonly timestamp: number };

/** The country found within the last 24 hours, if any. */
export function keptCountry(storage: Place, now: Date): string | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    const age = now.getTime() - Number(kept?.timestamp);
    return typeof kept?.country === 'string' && age >= 0 && age < KEPT_MS ? kept.country : null;
  } catch {
    return null;
  }
}

/** Keeps a found country; a browser without storage asks again. */
export function keepCountry(storage: Place, country: string, now: Date): void {
  try {
    storage.setItem(KEY, JSON.stringify({ country, timestamp: now.getTime() } satisfies Kept));
  } catch {
    // Storage is full or forbidden.
  }
}
