import { parseArgs } from 'node:util';
import { ALL_BASE_IDS, editionsOf } from '@/lib/catalogue';
import { exportBlogPictures } from './covers/blog-pictures';
import { exportCovers, exportSamples, exportSocialCards } from './covers/book-pictures';
import { exportIcons } from './covers/icons';
import { exportLettering } from './covers/lettering';
import { exportPageCards } from './covers/page-cards';
import { exportCategories, exportShopPictures } from './covers/shop-pictures';
import { duration, main, Stop, say } from './say';

const OF_BOOKS = ['covers', 'samples', 'social'] as const;
const PARTS: readonly string[] = [...OF_BOOKS, 'categories', 'shop', 'pages', 'icons', 'blog', 'lettering'];

async function exportBook(baseId: number, wanted: (part: string) => boolean): Promise<number> {
  const editions = editionsOf(baseId);
  const [book] = editions;
  if (!book) throw new Stop(`There is no book ${baseId}.`);
  let bytes = 0;
  if (wanted('covers')) bytes += await exportCovers(book);
  if (wanted('samples')) bytes += await exportSamples(book);
  if (wanted('social')) bytes += await exportSocialCards(editions);
  return bytes;
}

/**
 * `npm run covers [-- covers samples social categories shop pages icons blog lettering] [--book 3]`: draws the pictures of the shop
 * anew, below `public/`: every cover, the sample spreads, the shelves, the shop's own pages, its posts, the cards of
 * shared links, the icons, and the fonts of the cover titles.
 */
await main(async () => {
  const { values, positionals } = parseArgs({ options: { book: { type: 'string' } }, allowPositionals: true });
  const unknown = positionals.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Stop(`There is no part ${unknown.join(', ')}: choose from ${PARTS.join(', ')}.`);
  const wanted = (part: string) => positionals.length === 0 || positionals.includes(part);
  const began = Date.now();
  let bytes = 0;
  for (const baseId of values.book ? [Number(values.book)] : ALL_BASE_IDS) {
    const drawn = await exportBook(baseId, wanted);
    bytes += drawn;
    if (drawn > 0) say(`book ${baseId}: ${Math.round(drawn / 1024)} KB`);
  }
  if (!values.book && wanted('categories')) bytes += await exportCategories();
  if (!values.book && wanted('shop')) bytes += await exportShopPictures();
  if (!values.book && wanted('pages')) bytes += await exportPageCards();
  if (!values.book && wanted('icons')) bytes += await exportIcons();
  if (!values.book && wanted('blog')) bytes += await exportBlogPictures();
  if (!values.book && wanted('lettering')) bytes += await exportLettering();
  say(`${(bytes / 1024 ** 2).toFixed(1)} MB in public/, in ${duration(Date.now() - began)}`);
  return 0;
});
