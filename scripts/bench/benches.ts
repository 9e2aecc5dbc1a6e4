import { benchData } from './data/data';
import { benchRetention } from './data/retention';
import { benchClass } from './interaction/class';
import { benchClassPhotos } from './interaction/class-photos';
import { benchDeviceReading } from './interaction/device-reading';
import { benchEditor } from './interaction/editor';
import { benchNavigation } from './interaction/navigation';
import { benchPhotoAdvice } from './interaction/photo-advice';
import { benchLikeness } from './likeness';
import { benchMemory } from './load/memory-over-time';
import { benchThroughput } from './load/throughput';
import { benchBooks } from './making/books';
import { benchClassBooks } from './making/class-books';
import { benchOrders } from './making/orders';
import { benchPictures } from './making/pictures';
import { benchConsent } from './pages/consent';
import { benchPages } from './pages/pages';
import type { BenchResult } from './results/figure';
import type { BenchServer } from './server';
import type { BenchShop } from './shop';

type Openers = { readonly openServer: () => Promise<BenchServer>; readonly openShop: () => Promise<BenchShop> };
type Bench = { readonly what: string; readonly run: (openers: Openers) => Promise<BenchResult> };

const alone = (what: string, run: () => Promise<BenchResult>): Bench => ({ what, run });
const onDatabase = (what: string, run: (server: BenchServer) => Promise<BenchResult>): Bench => ({
  what,
  run: async ({ openServer }) => run(await openServer()),
});
const onShop = (what: string, run: (shop: BenchShop) => Promise<BenchResult>): Bench => ({
  what,
  run: async ({ openShop }) => run(await openShop()),
});

/** Every bench by the name that the command line takes, in the order in which they run. */
export const BENCHES = {
  pictures: alone('drawing pages on one core', benchPictures),
  likeness: alone('how well a child is read from a photo', benchLikeness),
  data: onDatabase('every screen and hourly job on a large database', benchData),
  retention: onDatabase('the deletion of expired photos', benchRetention),
  orders: onDatabase('paid orders with an idle worker', benchOrders),
  'class-books': onDatabase('a class of 32 with one and with two workers, and a preview meanwhile', benchClassBooks),
  pages: onShop('size and speed of the pages', ({ url, recordProcess }) => benchPages(url, recordProcess)),
  throughput: onShop('requests per second on one core', benchThroughput),
  navigation: onShop('from a click to the painted page, and a journey', ({ url }) => benchNavigation(url)),
  consent: onShop('the home page before and after consent', ({ url }) => benchConsent(url)),
  books: onShop('from a photo to a book', benchBooks),
  coach: onShop('advice about a photo', ({ url }) => benchPhotoAdvice(url)),
  'device-reading': onShop('reading a photo in the browser', ({ url }) => benchDeviceReading(url)),
  editor: onShop('typing, saving and turning pages in the editor', ({ url }) => benchEditor(url)),
  class: onShop('typing names of a large class', ({ url }) => benchClass(url)),
  'class-photos': onShop('the page while a class sends its photos', ({ url }) => benchClassPhotos(url)),
  memory: onShop('memory of web and worker under mixed load', benchMemory),
} as const satisfies Readonly<Record<string, Bench>>;

export type BenchName = keyof typeof BENCHES;

export const isBenchName = (name: string): name is BenchName => Object.hasOwn(BENCHES, name);
