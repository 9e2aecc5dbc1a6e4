import InAppSpy from 'inapp-spy';

/** The browser inside another app, which saves no files. */
export type InAppBrowser = {
  /** Its name where it is known, such as `Instagram`. */
  readonly app: string | null;
};

/** Whether a user agent is a browser inside another app (Instagram, Facebook, TikTok …); `null` for a real one. */
export function findInAppBrowser(userAgent: string): InAppBrowser | null {
  const { isInApp, appKey, appName } = InAppSpy({ ua: userAgent });
  if (!isInApp) return null;
  // The library takes Facebook's own app for its messenger.
  const isFacebook = appKey === 'messenger' && !/Messenger/.test(userAgent);
  return { app: isFacebook ? 'Facebook' : (appName ?? null) };
}

/**
 * A link that asks the phone to open a page in its own browser; `null` where no such link is known.
 * @param url absolute web address
 */
export function getBrowserLink(url: string, userAgent: string): string | null {
  const { protocol, host, pathname, search, hash } = new URL(url);
  const address = `${host}${pathname}${search}${hash}`;
  if (/Android/.test(userAgent)) {
    // A fragment would be read as the intent's own.
    return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`;
  }
  return /iPhone|iPad|iPod/.test(userAgent) ? `x-safari-${protocol}//${address}` : null;
}

/** Paths of files that open without a session: their address holds a signed token. */
const SIGNED_FILES = ['/api/downloads/', '/api/gift-cards/'];

/** What to open in the phone's browser for a file: the file itself, or the page, where its owner can sign in. */
export function getAddressToOpen(fileUrl: string, pageUrl: string): string {
  const { href, protocol, pathname } = new URL(fileUrl, pageUrl);
  return protocol !== 'blob:' && SIGNED_FILES.some((path) => pathname.startsWith(path)) ? href : pageUrl;
}
