'use client';

import { useSWRConfig } from 'swr';
import useSWRSubscription from 'swr/subscription';
import { fetcher } from '../api/fetcher';
import { followProgress } from './follow-progress';
import { reloadStaleViews } from './reload-stale-views';

/** Reads a view from the cache; `undefined` if it is not cached. */
export type Cached = <View>(key: string) => View | undefined;

/**
 * The latest progress from `url`; `undefined` before the first event. Components with the same `url` share a connection.
 * Reloads outdated views, each at most once at a time.
 * @param url `null` follows nothing
 * @param getStaleKeys cache keys of views that are older than the progress; the same function for the same `url`
 */
export function useProgress<Progress>(
  url: string | null,
  getStaleKeys: (progress: Progress, cached: Cached) => readonly string[],
): Progress | undefined {
  const { cache, mutate } = useSWRConfig();
  const { data } = useSWRSubscription<Progress, Error, string | null>(url, (path: string, { next }) => {
    let latest: Progress | undefined;
    const views = reloadStaleViews({
      findStale: () => (latest === undefined ? [] : getStaleKeys(latest, (key) => cache.get(key)?.data)),
      reload: (key) => mutate(key),
    });
    const stop = followProgress<Progress>(path, {
      fetchProgress: () => fetcher<Progress>(path),
      onProgress: (progress) => {
        latest = progress;
        next(null, progress);
        views.check();
      },
    });
    return () => {
      stop();
      views.stop();
      // The next subscription must not start with this progress.
      next(null, undefined);
    };
  });
  return data;
}
