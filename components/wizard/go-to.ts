import { changedAddress, type ShelfChoice } from './address';

type Change = Parameters<typeof changedAddress>[1];

const after = (change: Change) => changedAddress(window.location.search, change);

/** The next step, with a place of its own in the browser's history. */
export const pushAddress = (change: Change): void => window.history.pushState(null, '', after(change));

/** The same place, told anew. */
export const replaceAddress = (change: Change): void => replaceSearch(after(change));

export const replaceSearch = (search: string): void =>
  window.history.replaceState(null, '', window.location.pathname + search);

/** The book that is marked but not yet saved. */
export const markBook = (book: number | null): void => replaceAddress({ book });

/** How the shelf is narrowed. */
export const narrow = ({ query, category, fits }: Partial<ShelfChoice>): void =>
  replaceAddress({
    ...(query !== undefined && { q: query }),
    ...(category !== undefined && { category }),
    ...(fits !== undefined && { fits: fits ? '1' : null }),
  });
