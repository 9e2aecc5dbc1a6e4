'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page already listens: false on the server and until the browser has taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
