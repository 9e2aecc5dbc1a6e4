'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { PageError } from './page-error';

const LoadedErrorScreen = lazy(async () => ({ default: (await import('./page-error')).PageError }));

/**
 * Loads the error screen of a page on demand. If that fails too, global-error.tsx takes over, which every page carries.
 */
export function LazyErrorScreen(props: ComponentProps<typeof PageError>) {
  return (
    <Suspense fallback={null}>
      <LoadedErrorScreen {...props} />
    </Suspense>
  );
}
