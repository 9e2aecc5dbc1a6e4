import { benchBooks } from './bench/books';
import { benchCoach } from './bench/coach';
import { benchPages } from './bench/pages';
import { benchPictures } from './bench/pictures';
import { openBenchShop } from './bench/shop';
import { stopOnSignals } from './processes/stopping';
import { main, say } from './say';

/**
 * `npm run bench [pictures|pages]`: figures and ratios of one run, of the drawing alone, or of what pages weigh and how
 * fast they stand. It judges nothing.
 */
await main(async () => {
  stopOnSignals(() => say('\nStopping the bench ...'));
  const part = process.argv[2];
  const lines: string[] = [];
  if (part !== 'pages') {
    say('Drawing pages on one core ...');
    lines.push(...(await benchPictures()));
  }
  if (part !== 'pictures') {
    const shop = await openBenchShop();
    if (part !== 'pages') lines.push('', ...(await benchBooks(shop)), ...(await benchCoach(shop.url)));
    lines.push('', ...(await benchPages(shop.url, shop.note)));
  }
  for (const line of lines) say(line);
  return 0;
});
