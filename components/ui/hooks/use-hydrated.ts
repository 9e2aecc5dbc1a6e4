'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React has hydrated: false on the server and during the first render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
