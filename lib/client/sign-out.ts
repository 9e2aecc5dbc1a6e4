import { send } from './send';

/** What the shop's pages remember in a browser begins so. */
const OURS = 'gibori.';

/** Forgets what was typed and begun in this browser; a store that is closed holds nothing. */
export function forgetBrowser(stores: readonly (() => Storage)[] = [() => localStorage, () => sessionStorage]): void {
  for (const open of stores) {
    try {
      const store = open();
      const keys = Array.from({ length: store.length }, (_, at) => store.key(at));
      for (const key of keys) if (key?.startsWith(OURS)) store.removeItem(key);
    } catch {
      // Nothing can be read there by the next person either.
    }
  }
}

const PATHS = {
  here: '/api/auth/logout',
  shared: '/api/auth/logout',
  everywhere: '/api/auth/logout-everywhere',
} as const;

/**
 * Ends the session, or every session of the account, and the country lock; of a shared computer with all that the
 * browser remembers. Then loads `home` anew, so that nothing kept in memory outlives them. @throws ApiError
 */
export async function signOut(home: string, where: keyof typeof PATHS = 'here'): Promise<void> {
  await send(PATHS[where], { json: where === 'shared' ? { shared: true } : {} });
  if (where === 'shared') forgetBrowser();
  window.location.assign(home);
}
