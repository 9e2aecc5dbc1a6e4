import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type OrdersQuery, parseOrdersQuery, toAddressSearch } from './orders-query';

/** Pause in typing, in milliseconds, after which the list is searched. */
const SEARCH_AFTER_MS = 300;

/** What the list shows, kept in the address; `typed` is the search text before the pause. */
export function useOrdersQuery() {
  const params = useSearchParams();
  const [query, setQuery] = useState<OrdersQuery>(() => parseOrdersQuery(new URLSearchParams(params)));
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setQuery((now) => (now.search === typed.trim() ? now : { ...now, search: typed.trim(), page: 1 })),
      SEARCH_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [typed]);
  /** Another filter or order begins on the first page. */
  const change = (change: Partial<OrdersQuery>) => {
    const next = { ...query, page: 1, ...change };
    const search = toAddressSearch(next);
    window.history.replaceState(null, '', window.location.pathname + (search && `?${search}`));
    setQuery(next);
  };
  return { query, change, typed, setTyped };
}
