'use client';

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';

/** Data by the URL of the API route that returns the same. */
export type ServedData = Readonly<Record<string, unknown>>;

/** The data of a server render. */
export type Served = {
  readonly data: ServedData;
  /** Id of the server render. */
  readonly renderId: string;
  /** The browser must make a request, which records today's visit and extends the session cookie. */
  readonly visitDue: boolean;
};

/** Server renders that were used before: after Back the router renders a page again with its old data. */
const usedRenders = new Set<string>();

type ServedDataProviderProps = Pick<Served, 'data' | 'renderId'> & { readonly children: ReactNode };

/**
 * Gives SWR the data of the server render, so that the page does not request it again. It replaces SWR's cache of earlier
 * pages. Data of a render that was used before is only a fallback until SWR has revalidated it.
 */
export function ServedDataProvider({ data, renderId, children }: ServedDataProviderProps) {
  const { mutate } = useSWRConfig();
  const [isNew] = useState(() => !usedRenders.has(renderId));
  const [isMounted, setMounted] = useState(false);
  useLayoutEffect(() => {
    if (usedRenders.has(renderId)) return;
    usedRenders.add(renderId);
    for (const [key, value] of Object.entries(data)) void mutate(key, value, { revalidate: false });
  }, [data, renderId, mutate]);
  useEffect(() => setMounted(true), []);
  // Then SWR's own cache has the data: cleared entries stay cleared, and hooks that mount later send a request.
  const value = isNew && isMounted ? {} : { fallback: data, revalidateIfStale: !isNew };
  return <SWRConfig value={value}>{children}</SWRConfig>;
}
