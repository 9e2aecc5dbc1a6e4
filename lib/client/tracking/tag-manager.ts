import type { ConsentPurpose } from '@/lib/consent';

const SCRIPT_URL = 'https://www.googletagmanager.com/gtm.js';
/**
 * A container may hold only Google's own tags: scripts and pixels of others could read the page, and no consent names
 * their owners.
 * @see https://developers.google.com/tag-platform/tag-manager/restrict
 */
const BLOCKED_TAGS = ['customScripts', 'customPixels', 'nonGoogleScripts', 'nonGooglePixels', 'nonGoogleIframes'];

/** The data layer of the loaded container. */
let layer: unknown[] | null = null;

/** Google's consent mode: pushed as `arguments`, because the tag manager ignores arrays. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the documented format of a command
  window.dataLayer?.push(arguments);
}

const getConsentModes = (purposes: readonly ConsentPurpose[]) => {
  const toMode = (purpose: ConsentPurpose) => (purposes.includes(purpose) ? 'granted' : 'denied');
  const ads = toMode('advertising');
  return { analytics_storage: toMode('analytics'), ad_storage: ads, ad_user_data: ads, ad_personalization: ads };
};

/** Loads the container, with what the visitor allows. Events from before a later consent are not sent. */
function load(id: string, purposes: readonly ConsentPurpose[], replay: boolean): void {
  // A data layer of its own, so that events can be kept from the container again.
  layer = [];
  const before = replay ? (window.dataLayer ?? []) : [];
  window.dataLayer = layer;
  gtag('consent', 'default', getConsentModes([]));
  gtag('set', 'ads_data_redaction', true);
  gtag('consent', 'update', getConsentModes(purposes));
  layer.push({ 'gtm.blocklist': BLOCKED_TAGS }, { event: 'gtm.js', 'gtm.start': Date.now() }, ...before);
  const script = document.createElement('script');
  script.async = true;
  // The address of a page may contain a secret.
  script.referrerPolicy = 'no-referrer';
  script.src = `${SCRIPT_URL}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/**
 * Loads the container at the first consent and tells it of later choices. A script cannot be unloaded: after a refusal
 * the events go to another data layer, which nobody reads.
 */
export function followTagManager(
  id: string,
  purposes: readonly ConsentPurpose[],
  { replay }: { readonly replay: boolean },
): void {
  const allowed = purposes.length > 0;
  if (!layer) {
    if (allowed) load(id, purposes, replay);
    return;
  }
  window.dataLayer = layer;
  gtag('consent', 'update', getConsentModes(purposes));
  if (!allowed) window.dataLayer = [];
}
