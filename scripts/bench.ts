import { benchBooks } from './bench/books';
import { benchClass } from './bench/class';
import { benchClassPhotos } from './bench/class-photos';
import { benchConsent } from './bench/consent';
import { benchStaff } from './bench/desk';
import { benchDeviceReading } from './bench/device-reading';
import { benchEditor } from './bench/editor';
import { benchLikeness } from './bench/likeness';
import { benchOrders } from './bench/orders';
import { benchPages } from './bench/pages';
import { benchPhotoAdvice } from './bench/photo-advice';
import { benchPictures } from './bench/pictures';
import { benchRetention } from './bench/retention';
import { type BenchServer, openBenchServer } from './bench/server';
import { openBenchShop } from './bench/shop';
import { printLine, runCommand } from './cli';
import { shutDownOnSignals } from './processes/shutdown';

type Shop = Awaited<ReturnType<typeof openBenchShop>>;

/** Benches that need a database alone. */
const DATABASE_BENCHES: Readonly<Record<string, (server: BenchServer) => Promise<readonly string[]>>> = {
  orders: benchOrders,
  retention: benchRetention,
  desk: benchStaff,
};

/** Benches that need a running shop. */
const SHOP_BENCHES: Readonly<Record<string, (shop: Shop) => Promise<readonly string[]>>> = {
  books: benchBooks,
  class: ({ url }) => benchClass(url),
  'class-photos': ({ url }) => benchClassPhotos(url),
  consent: ({ url }) => benchConsent(url),
  editor: ({ url }) => benchEditor(url),
  coach: ({ url }) => benchPhotoAdvice(url),
  'device-reading': ({ url }) => benchDeviceReading(url),
  pages: ({ url, recordProcess }) => benchPages(url, recordProcess),
};

/**
 * `npm run bench [-- pictures likeness orders retention desk books class class-photos consent editor coach
 * device-reading pages]`: measures drawing, how well a child is read from its photo (on the server and in a browser),
 * paid orders, the deletion of photos, the lists and searches of the desk, book production, the table and the photos of
 * a class, photo feedback, the editor, and the size and speed of pages. Runs all benches unless some are named. Only reports; it never fails on a figure.
 */
await runCommand(async () => {
  shutDownOnSignals(() => printLine('\nStopping the bench ...'));
  const named = process.argv.slice(2);
  const wanted = (part: string) => named.length === 0 || named.includes(part);
  const lines: string[] = [];
  if (wanted('pictures')) {
    printLine('Drawing pages on one core ...');
    lines.push(...(await benchPictures()), '');
  }
  if (wanted('likeness')) lines.push(...(await benchLikeness()), '');
  const parts = Object.keys(SHOP_BENCHES).filter(wanted);
  const databaseParts = Object.keys(DATABASE_BENCHES).filter(wanted);
  const server = databaseParts.length + parts.length > 0 ? await openBenchServer() : null;
  for (const part of databaseParts) if (server) lines.push(...((await DATABASE_BENCHES[part]?.(server)) ?? []), '');
  const shop = server && parts.length > 0 ? await openBenchShop(server) : null;
  for (const part of parts) if (shop) lines.push(...((await SHOP_BENCHES[part]?.(shop)) ?? []), '');
  for (const line of lines) printLine(line);
  return 0;
});
