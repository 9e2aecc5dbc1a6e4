import type { EditedBook } from '../book-story';
import { SPREAD_KEYS } from '../pages';
import type { Overflow } from './editor-view';
import { listOverflowingPages } from './overflowing-pages';

const EXCERPT_LENGTH = 40;

/** The largest number below `most` for which `fits` holds, by halving; 0 if none. */
function findLargest(most: number, fits: (count: number) => boolean): number {
  let [known, above] = [0, most];
  while (above - known > 1) {
    const middle = Math.floor((known + above) / 2);
    if (fits(middle)) known = middle;
    else above = middle;
  }
  return known;
}

/**
 * From which words on a page's own text does not fit as it is printed (§4 editor); `null` if all of it fits. On the
 * cover, the title comes before the line below it.
 */
export function findOverflow(book: EditedBook, key: string): Overflow | null {
  const page = book.pages.find((one) => one.key === key);
  const fitsWith = (part: { readonly text?: string; readonly subtitle?: string | null }) =>
    !listOverflowingPages({
      ...book,
      pages: book.pages.map((one) => (one.key === key ? { ...one, ...part } : one)),
    }).includes(key);
  // Each text of a picture book's spread has its own room (`EditorSpread`).
  if (!page || (book.edition === 2 && SPREAD_KEYS.includes(key)) || fitsWith({})) return null;
  const titleFits = page.subtitle !== null && fitsWith({ subtitle: null });
  const characters = [...((titleFits ? page.subtitle : page.text) ?? '')];
  const cut = (count: number) => characters.slice(0, count).join('');
  const fitting = findLargest(characters.length, (count) =>
    fitsWith(titleFits ? { subtitle: cut(count) } : { text: cut(count), subtitle: null }),
  );
  const before = cut(fitting);
  // A word that fits in part does not fit.
  const start = /\s/u.test(before) ? before.replace(/\S+$/u, '').length : before.length;
  const from = characters.join('').slice(start).trim();
  return { from: from.slice(0, EXCERPT_LENGTH), characters: [...from].length };
}
