'use client';

import { type ComponentType, useState } from 'react';
import { showChunkError } from './chunk-load-error';

type LazyModule<Props> = { readonly default: ComponentType<Props> };

/** Returns an event handler that preloads a chunk. Errors are ignored here and shown when the chunk is needed. */
export const preloadHandler = (load: () => Promise<unknown>) => () => void load().catch(() => undefined);

/**
 * A lazy component and a function that loads it. The function resolves to `false` if loading fails, and shows an error
 * toast unless `quiet`. Define `load` outside the component.
 */
export function useLazyComponent<Props>(load: () => Promise<LazyModule<Props>>, quiet = false) {
  const [Late, setLate] = useState<ComponentType<Props> | null>(null);
  const want = async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setLate(() => loaded.default);
      return true;
    } catch {
      if (!quiet) showChunkError();
      return false;
    }
  };
  return [Late, want] as const;
}
