import type { ConsentPurpose } from '@/lib/consent';

const SCRIPT_URL = 'https://www.googletagmanager.com/gtm.js';

/** Google's consent mode: pushed as `arguments`, because the tag manager ignores arrays. */
function gtag(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the documented format of a command
  window.dataLayer.push(arguments);
}

const getConsentModes = (purposes: readonly ConsentPurpose[]) => {
  const toMode = (purpose: ConsentPurpose) => (purposes.includes(purpose) ? 'granted' : 'denied');
  const ads = toMode('advertising');
  return { analytics_storage: toMode('analytics'), ad_storage: ads, ad_user_data: ads, ad_personalization: ads };
};

/** Loads the container, with what the visitor allows. Events from before a later consent are not sent. */
export function loadTagManager(
  id: string,
  purposes: readonly ConsentPurpose[],
  { replay }: { readonly replay: boolean },
) {
  if (!replay) window.dataLayer = [];
  gtag('consent', 'default', getConsentModes([]));
  gtag('consent', 'update', getConsentModes(purposes));
  window.dataLayer?.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  // The address of a page may contain a secret.
  script.referrerPolicy = 'no-referrer';
  script.src = `${SCRIPT_URL}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Tells a loaded container what the visitor allows now. */
export const updateTagManager = (purposes: readonly ConsentPurpose[]): void =>
  gtag('consent', 'update', getConsentModes(purposes));
