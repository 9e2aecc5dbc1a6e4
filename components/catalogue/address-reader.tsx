import { useSearchParams } from 'next/navigation';
import { useLayoutEffect } from 'react';

/** Tells what the address asks for whenever it changes; stands apart, so that the page around it stays static. */
export function AddressReader({ onRead }: { readonly onRead: (search: string) => void }) {
  const query = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's parameters say when; while one types, the window is ahead of them
  useLayoutEffect(() => onRead(window.location.search), [query, onRead]);
  return null;
}
