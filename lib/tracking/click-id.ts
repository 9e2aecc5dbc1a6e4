/** The ids that ad networks add to a link: Meta's and Google's. */
const CLICK_ID_PARAMS = ['fbclid', 'gclid'] as const;
/** Opaque ids, not texts: whatever else a link carries under this name is ignored. */
export const CLICK_ID = /^[\w.-]{8,300}$/;

/** The click id of a query string, or `null` (spec §7). */
export function getClickId(query: string): string | null {
  const params = new URLSearchParams(query);
  const found = CLICK_ID_PARAMS.map((name) => params.get(name)).find((value) => value !== null);
  return found && CLICK_ID.test(found) ? found : null;
}

/**
 * A click id as Meta's pixel and Conversions API write it: `fb.<subdomain index>.<milliseconds>.<click id>`.
 * @see https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/fbp-and-fbc
 */
export const formatMetaClickId = (clickId: string, at: Date): string => `fb.1.${at.getTime()}.${clickId}`;
