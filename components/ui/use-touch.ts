import { useSyncExternalStore } from 'react';

const onPointerChange = (notify: () => void) => {
  const query = window.matchMedia('(pointer: coarse)');
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** Is this device used with fingers? False on the server. */
export const useTouch = (): boolean =>
  useSyncExternalStore(
    onPointerChange,
    () => window.matchMedia('(pointer: coarse)').matches,
    () => false,
  );
