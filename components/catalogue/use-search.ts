import { useEffect, useState } from 'react';
import { sayLost } from '@/components/ui/lost-part';
import { loadSearch } from '@/lib/catalogue';

type Search = Awaited<ReturnType<typeof loadSearch>>;

/** The search of the shelf, fetched when something is looked for; `null` until it is there. */
export function useSearch(wanted: boolean): Search | null {
  const [search, setSearch] = useState<Search | null>(null);
  useEffect(() => {
    if (wanted && !search) loadSearch().then((loaded) => setSearch(() => loaded), sayLost);
  }, [wanted, search]);
  return search;
}
