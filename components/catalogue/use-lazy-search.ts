import { useEffect, useState } from 'react';
import { loadSearch } from '@/lib/catalogue';
import { showChunkError } from '@/lib/client/chunk-load-error';

type Search = Awaited<ReturnType<typeof loadSearch>>;

/** Loads the search code on first use; `null` until it is there. */
export function useLazySearch(wanted: boolean): Search | null {
  const [search, setSearch] = useState<Search | null>(null);
  useEffect(() => {
    if (wanted && !search) loadSearch().then((loaded) => setSearch(() => loaded), showChunkError);
  }, [wanted, search]);
  return search;
}
