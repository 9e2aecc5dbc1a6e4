import { readConsent } from '@/lib/client/stores/consent-store';
import { type Click, formatClick, formatMetaClickId, getClick, parseClick } from '@/lib/tracking';

const KEY = 'click_id';
/** The click of this page load; it is written down only once the visitor allows advertising. */
let fromUrl: Click | null = null;

const isAllowed = (): boolean => readConsent()?.includes('advertising') === true;

function store(): void {
  if (fromUrl && isAllowed()) sessionStorage.setItem(KEY, formatClick(fromUrl));
}

/** Takes the click id from the URL of a page load (spec §7: stored in the session). */
export function storeClick(query: string, at: Date): void {
  fromUrl = getClick(query, at) ?? fromUrl;
  store();
}

/** The click that brought this visit, or `null` without one or without consent to advertising. */
function readClick(): Click | null {
  if (!isAllowed()) return null;
  store();
  return fromUrl ?? parseClick(sessionStorage.getItem(KEY) ?? '');
}

/** The ad network's id of the click that brought this visit; `null` without one or without consent. */
export const readClickId = (): string | null => readClick()?.id ?? null;

/** The click as Meta writes it; `null` for the click of another network, and without consent. */
export function readMetaClickId(): string | null {
  const click = readClick();
  return click && formatMetaClickId(click);
}

/** Forgets the click: the visitor refuses advertising. */
export function deleteClick(): void {
  fromUrl = null;
  sessionStorage.removeItem(KEY);
}
