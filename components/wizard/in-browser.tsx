'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

type InBrowserProps = { readonly fallback: ReactNode; readonly children: ReactNode };

/** Draws its children only in the browser: personal pages are static shells that know nobody. */
export function InBrowser({ fallback, children }: InBrowserProps) {
  const mounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return mounted ? children : fallback;
}
