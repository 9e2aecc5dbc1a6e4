import { useSyncExternalStore } from 'react';

/** Where two pages of a book have room beside each other. */
const WIDE = '(width >= 48rem)';

const onWidthChange = (notify: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** Whether the screen is at least as wide as a tablet. False on the server. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    onWidthChange,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
