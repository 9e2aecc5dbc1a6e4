const KEY = 'gibori.employee';

type Begun = { readonly token: string; readonly bookId: string };
type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The book that this tab has begun by this link; `null` without one. */
export function loadStartedBook(store: StorageLike, token: string): string | null {
  try {
    const begun: Partial<Begun> | null = JSON.parse(store.getItem(KEY) ?? 'null');
    return begun?.token === token && typeof begun.bookId === 'string' ? begun.bookId : null;
  } catch {
    return null;
  }
}

export function saveStartedBook(store: StorageLike, begun: Begun): void {
  try {
    store.setItem(KEY, JSON.stringify(begun));
  } catch {
    // Without storage a reload begins with the first question; the server still has the book.
  }
}
