import { useSearchParams } from 'next/navigation';
import { useLayoutEffect } from 'react';

/** Calls `onSearch` when the query string changes. A component of its own, so that the page around it stays static. */
export function SearchParamsListener({ onSearch }: { readonly onSearch: (search: string) => void }) {
  const query = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's parameters say when; while one types, the window is ahead of them
  useLayoutEffect(() => onSearch(window.location.search), [query, onSearch]);
  return null;
}
