import { useEffect, useSyncExternalStore, useTransition } from 'react';

const listeners = new Set<() => void>();
let pending: string | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setPending(href: string | null): void {
  pending = href;
  for (const listener of listeners) listener();
}

/** Wraps the navigation of a link: its URL is pending until the new page has rendered. */
export function usePendingNavigation(href: string): (navigate: () => void) => void {
  const [isPending, startTransition] = useTransition();
  useEffect(() => {
    if (!isPending) return;
    setPending(href);
    return () => setPending(null);
  }, [isPending, href]);
  return startTransition;
}

/** URL of the clicked link whose page has not rendered yet; `null` if there is none. */
export const usePendingLink = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => pending,
    () => null,
  );
