import { benchBooks } from './bench/books';
import { benchCoach } from './bench/coach';
import { benchPages } from './bench/pages';
import { benchPictures } from './bench/pictures';
import { openBenchShop } from './bench/shop';
import { stopOnSignals } from './processes/stopping';
import { main, say } from './say';

type Shop = Awaited<ReturnType<typeof openBenchShop>>;

/** Figures that need a running shop. */
const OF_THE_SHOP: Readonly<Record<string, (shop: Shop) => Promise<readonly string[]>>> = {
  books: benchBooks,
  coach: ({ url }) => benchCoach(url),
  pages: ({ url, note }) => benchPages(url, note),
};

/**
 * `npm run bench [-- pictures books coach pages]`: figures and ratios of one run; of the drawing alone, of making books,
 * of the word on a photo, of what pages weigh and how fast they stand. All of them unless some are named. It judges
 * nothing.
 */
await main(async () => {
  stopOnSignals(() => say('\nStopping the bench ...'));
  const named = process.argv.slice(2);
  const wanted = (part: string) => named.length === 0 || named.includes(part);
  const lines: string[] = [];
  if (wanted('pictures')) {
    say('Drawing pages on one core ...');
    lines.push(...(await benchPictures()), '');
  }
  const parts = Object.keys(OF_THE_SHOP).filter(wanted);
  const shop = parts.length > 0 ? await openBenchShop() : null;
  for (const part of parts) if (shop) lines.push(...((await OF_THE_SHOP[part]?.(shop)) ?? []), '');
  for (const line of lines) say(line);
  return 0;
});
