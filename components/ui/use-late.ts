'use client';

import { type ComponentType, useState } from 'react';

type Loaded<Props> = { readonly default: ComponentType<Props> };

/** A component that loads when it is wanted, and the call that wants it. Keep `load` outside of the component. */
export function useLate<Props>(load: () => Promise<Loaded<Props>>) {
  const [Late, setLate] = useState<ComponentType<Props> | null>(null);
  const want = async (): Promise<void> => {
    const loaded = await load();
    setLate(() => loaded.default);
  };
  return [Late, want] as const;
}
