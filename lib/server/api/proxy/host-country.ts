const HEADERS = ['x-vercel-ip-country', 'cf-ipcountry'] as const;
/** Codes of hosts for an address without a country, and for Tor. */
const UNKNOWN_CODES = ['XX', 'T1'];

/** The visitor's country from the host's header, upper case; `null` if there is none. */
export function getHostCountry(headers: Headers): string | null {
  const given = HEADERS.map((name) => headers.get(name)?.toUpperCase()).find(Boolean);
  return given && /^[A-Z]{2}$/.test(given) && !UNKNOWN_CODES.includes(given) ? given : null;
}
