import { useState } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * The time at which a part of the page was opened; `null` on the server and during the first render. A page that was built
 * yesterday has yesterday's dates: its first render must have none.
 */
export function useNow(): Date | null {
  const [now] = useState(() => new Date());
  return useHydrated() ? now : null;
}
