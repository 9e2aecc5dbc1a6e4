/** How often to look for outdated views between two events. */
const CHECK_INTERVAL_MS = 5000;

type Options = {
  /** Cache keys of the views that are older than the latest progress. */
  readonly findStale: () => readonly string[];
  /** Loads a view again. A rejection only means that it is tried again later. */
  readonly reload: (key: string) => Promise<unknown>;
};

/**
 * Reloads outdated views, each at most once at a time: at once when `check` is called, and every five seconds. Events
 * alone are not enough: the late response to a mutation can overwrite a newer view after the last event.
 */
export function reloadStaleViews({ findStale, reload }: Options) {
  const loading = new Set<string>();
  const requestedMeanwhile = new Set<string>();
  const load = async (key: string) => {
    loading.add(key);
    await reload(key).catch(() => undefined);
    loading.delete(key);
    if (requestedMeanwhile.delete(key)) check();
  };
  const check = () => {
    for (const key of findStale()) {
      if (loading.has(key)) requestedMeanwhile.add(key);
      else void load(key);
    }
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  return { check, stop: () => clearInterval(timer) };
}
