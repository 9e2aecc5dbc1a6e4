import { readConsent } from '@/lib/client/consent-store';
import { getClickId } from '@/lib/tracking';

const KEY = 'click_id';
/** The click id of this page load; it is written down only once the visitor allows advertising. */
let fromUrl: string | null = null;

const isAllowed = (): boolean => readConsent()?.includes('advertising') === true;

/** Takes the click id from the URL of a page load (spec §7: stored in the session). */
export function storeClickId(query: string): void {
  fromUrl = getClickId(query) ?? fromUrl;
  if (fromUrl && isAllowed()) sessionStorage.setItem(KEY, fromUrl);
}

/** The click id of this visit, or `null` without one or without consent to advertising. */
export function readClickId(): string | null {
  if (!isAllowed()) return null;
  storeClickId('');
  return fromUrl ?? sessionStorage.getItem(KEY);
}

/** Forgets the click id: the visitor withdrew the consent. */
export function deleteClickId(): void {
  fromUrl = null;
  sessionStorage.removeItem(KEY);
}
