'use client';

import { type ComponentType, useState } from 'react';
import { sayLost } from './lost-part';

type Loaded<Props> = { readonly default: ComponentType<Props> };

/** Fetches ahead what a click will want; a failure is told when it is wanted. */
export const warm = (load: () => Promise<unknown>) => () => void load().catch(() => undefined);

/**
 * A component that loads when it is wanted, and the call that wants it; that call answers `false`, and the visitor is
 * told, where it could not be had. `quiet`: nobody asked for it, so nobody is told. Keep `load` outside of the component.
 */
export function useLate<Props>(load: () => Promise<Loaded<Props>>, quiet = false) {
  const [Late, setLate] = useState<ComponentType<Props> | null>(null);
  const want = async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setLate(() => loaded.default);
      return true;
    } catch {
      if (!quiet) sayLost();
      return false;
    }
  };
  return [Late, want] as const;
}
