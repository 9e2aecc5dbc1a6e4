'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

type InBrowserProps = { readonly fallback: ReactNode; readonly children: ReactNode };

/** Draws its children only in the browser: personal pages are static shells that know nobody. */
export function InBrowser({ fallback, children }: InBrowserProps) {
  return useHydrated() ? children : fallback;
}
