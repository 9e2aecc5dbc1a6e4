import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The URL fragment with its `#`, or an empty string; `null` on the server, which never gets it. */
export const useHash = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => null,
  );
