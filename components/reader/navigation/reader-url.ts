import { PAGE_COUNT, type ReaderView } from './reader-navigation';

/** Page number of a view in the URL: the first of its two pages; `null` for the cover. */
export function getPageNumber(opening: ReaderView | undefined): number | null {
  if (!opening || opening.kind === 'cover') return null;
  return opening.kind === 'end' ? PAGE_COUNT : opening.pages[0];
}

/** Index of the view with the page in the URL; the cover for anything that is not a page of the book. */
export function indexForPage(openings: readonly ReaderView[], typed: string | null): number {
  const page = /^\d{1,2}$/.test(typed ?? '') ? Number(typed) : 0;
  if (page < 1 || page > PAGE_COUNT) return 0;
  const at = openings.findLastIndex((opening) => (getPageNumber(opening) ?? 0) <= page);
  return Math.max(0, at);
}

/** Sets the page in the query and keeps the other parameters. */
export function queryWithPage(search: string, page: number | null): string {
  const query = new URLSearchParams(search);
  if (page === null) query.delete('page');
  else query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
}
