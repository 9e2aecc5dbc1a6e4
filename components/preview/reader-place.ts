import { type Opening, PAGE_COUNT } from './reader-moves';

/** The page that names an opening in an address: the first of its two; `null` for the cover. */
export function pageOf(opening: Opening | undefined): number | null {
  if (!opening || opening.kind === 'cover') return null;
  return opening.kind === 'end' ? PAGE_COUNT : opening.pages[0];
}

/** The opening that holds the page of an address, whatever was typed there; the cover for no page of the book. */
export function indexOfPage(openings: readonly Opening[], typed: string | null): number {
  const page = /^\d{1,2}$/.test(typed ?? '') ? Number(typed) : 0;
  if (page < 1 || page > PAGE_COUNT) return 0;
  const at = openings.findLastIndex((opening) => (pageOf(opening) ?? 0) <= page);
  return Math.max(0, at);
}

/** The query that names the page, what else it says kept. */
export function queryWithPage(search: string, page: number | null): string {
  const query = new URLSearchParams(search);
  if (page === null) query.delete('page');
  else query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
}
