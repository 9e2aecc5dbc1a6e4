import { sendJson } from './api/send-json';

/** Prefix of the shop's storage keys. */
const KEY_PREFIX = 'gibori.';

/** Deletes unsaved input and draft ids from this browser. */
export function clearBrowserData(
  stores: readonly (() => Storage)[] = [() => localStorage, () => sessionStorage],
): void {
  for (const open of stores) {
    try {
      const store = open();
      const keys = Array.from({ length: store.length }, (_, at) => store.key(at));
      for (const key of keys) if (key?.startsWith(KEY_PREFIX)) store.removeItem(key);
    } catch {
      // Without access the next person cannot read it either.
    }
  }
}

const PATHS = {
  here: '/api/auth/logout',
  shared: '/api/auth/logout',
  everywhere: '/api/auth/logout-everywhere',
} as const;

/**
 * Ends the session, or all sessions of the account, and the country lock; on a shared computer also clears the
 * browser's storage. Then reloads `home`, so that nothing stays in memory.
 * @throws ApiError
 */
export async function signOut(home: string, where: keyof typeof PATHS = 'here'): Promise<void> {
  await sendJson(PATHS[where], { json: where === 'shared' ? { shared: true } : {} });
  if (where === 'shared') clearBrowserData();
  window.location.assign(home);
}
