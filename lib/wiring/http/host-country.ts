const HEADERS = ['x-vercel-ip-country', 'cf-ipcountry'] as const;
/** What hosts write for an address of no country, and for Tor. */
const NOWHERE = ['XX', 'T1'];

/** The visitor's country by the host's header, upper case; `null` where the host gives none. */
export function hostCountry(headers: Headers): string | null {
  const given = HEADERS.map((name) => headers.get(name)?.toUpperCase()).find(Boolean);
  return given && /^[A-Z]{2}$/.test(given) && !NOWHERE.includes(given) ? given : null;
}
