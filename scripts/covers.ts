import { parseArgs } from 'node:util';
import { ALL_BASE_IDS, listEditions } from '@/lib/catalogue';
import { exportBlogPictures } from './assets/covers/blog-pictures';
import { exportCovers, exportSamples, exportSocialCards } from './assets/covers/book-pictures';
import { exportIcons } from './assets/covers/icons';
import { exportLettering } from './assets/covers/lettering';
import { exportPageCards } from './assets/covers/page-cards';
import { exportCategories, exportShopPictures } from './assets/covers/shop-pictures';
import { CliError, formatDuration, printLine, runCommand } from './cli';

const BOOK_PARTS = ['covers', 'samples', 'social'] as const;
const PARTS: readonly string[] = [...BOOK_PARTS, 'categories', 'shop', 'pages', 'icons', 'blog', 'lettering'];

async function exportBook(baseId: number, wanted: (part: string) => boolean): Promise<number> {
  const editions = listEditions(baseId);
  const [book] = editions;
  if (!book) throw new CliError(`There is no book ${baseId}.`);
  let bytes = 0;
  if (wanted('covers')) bytes += await exportCovers(book);
  if (wanted('samples')) bytes += await exportSamples(book);
  if (wanted('social')) bytes += await exportSocialCards(editions);
  return bytes;
}

/**
 * `npm run covers [-- covers samples social categories shop pages icons blog lettering] [--book 3]`: redraws the shop's
 * pictures below `public/`: covers, sample spreads, category pictures, page and blog pictures, Open Graph images,
 * icons, and the fonts of the cover titles.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { book: { type: 'string' } }, allowPositionals: true });
  const unknown = positionals.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new CliError(`Unknown part ${unknown.join(', ')}: choose from ${PARTS.join(', ')}.`);
  const wanted = (part: string) => positionals.length === 0 || positionals.includes(part);
  const began = Date.now();
  let bytes = 0;
  for (const baseId of values.book ? [Number(values.book)] : ALL_BASE_IDS) {
    const drawn = await exportBook(baseId, wanted);
    bytes += drawn;
    if (drawn > 0) printLine(`book ${baseId}: ${Math.round(drawn / 1024)} KB`);
  }
  if (!values.book && wanted('categories')) bytes += await exportCategories();
  if (!values.book && wanted('shop')) bytes += await exportShopPictures();
  if (!values.book && wanted('pages')) bytes += await exportPageCards();
  if (!values.book && wanted('icons')) bytes += await exportIcons();
  if (!values.book && wanted('blog')) bytes += await exportBlogPictures();
  if (!values.book && wanted('lettering')) bytes += await exportLettering();
  printLine(`${(bytes / 1024 ** 2).toFixed(1)} MB in public/, in ${formatDuration(Date.now() - began)}`);
  return 0;
});
