/** A click on an advertisement: the network's own id of it, and when its link was opened. */
export type Click = {
  readonly param: 'fbclid' | 'gclid';
  readonly id: string;
  readonly at: Date;
};

/** The parameters that ad networks add to a link: Meta's and Google's. */
const CLICK_ID_PARAMS = ['fbclid', 'gclid'] as const;
/** Opaque ids mix letters and digits; names, addresses and phone numbers under this name are ignored. */
const CLICK_ID = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?!.*\d{9})[\w-]{12,300}$/;
const STORED = /^(fbclid|gclid)\.(\d{13})\.([\w-]+)$/;

export const isClickId = (text: string): boolean => CLICK_ID.test(text);

/** The click of a query string, or `null` (spec §7). */
export function getClick(query: string, at: Date): Click | null {
  const params = new URLSearchParams(query);
  const param = CLICK_ID_PARAMS.find((name) => params.has(name));
  const id = param && params.get(param);
  return id && isClickId(id) ? { param, id, at } : null;
}

/** A click as the browser keeps it for the session. */
export const formatClick = ({ param, id, at }: Click): string => `${param}.${at.getTime()}.${id}`;

/** The click that the browser kept; `null` if it is none. */
export function parseClick(text: string): Click | null {
  const [, param, at, id] = STORED.exec(text) ?? [];
  const known = CLICK_ID_PARAMS.find((name) => name === param);
  return known && id && isClickId(id) ? { param: known, id, at: new Date(Number(at)) } : null;
}

/**
 * A click as Meta's pixel and Conversions API write it: `fb.<subdomain index>.<milliseconds>.<click id>`; `null` for
 * the click of another network.
 * @see https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/fbp-and-fbc
 */
export const formatMetaClickId = ({ param, id, at }: Click): string | null =>
  param === 'fbclid' ? `fb.1.${at.getTime()}.${id}` : null;

/** Whether a text is a click in Meta's format. */
export const isMetaClickId = (text: string): boolean => {
  const [, id] = /^fb\.1\.\d{13}\.([\w-]+)$/.exec(text) ?? [];
  return id !== undefined && isClickId(id);
};
