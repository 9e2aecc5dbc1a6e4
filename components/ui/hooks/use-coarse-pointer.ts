import { useSyncExternalStore } from 'react';

const onPointerChange = (notify: () => void) => {
  const query = window.matchMedia('(pointer: coarse)');
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** Whether the primary pointer is a finger. False on the server. */
export const useCoarsePointer = (): boolean =>
  useSyncExternalStore(
    onPointerChange,
    () => window.matchMedia('(pointer: coarse)').matches,
    () => false,
  );
