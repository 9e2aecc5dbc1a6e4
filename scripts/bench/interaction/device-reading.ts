import { type Browser, chromium, type Page } from '@playwright/test';
import { readHero } from '@/lib/illustrator';
import { closeFaceReader, normalizePhoto, readFace } from '@/lib/photos/server';
import { type LabelledChild, listChildren, readChildPhoto } from '@/tests/fixtures/children/children';
import { findBrowser } from '../../browser/find-browser';
import { printLine } from '../../cli';
import { type BenchResult, toFigure } from '../results/figure';
import { toResult } from '../results/format';
import { isQuick } from '../results/runs';

const CPU_SLOWDOWN = 4;
const TARGET_SECONDS = 4;
const MAX_MODELS_MB = 8;
const CHILD = { age: 5, gender: 'girl' } as const;
const MEGABYTE = 1024 * 1024;

/** `reading`: in the worker; `whole`: from choosing the photo to the list of what is sent; milliseconds at full speed. */
type Measured = { readonly hero: string | null; readonly reading: number; readonly whole: number };

/** Hundredths: the same kernels may add in another order. */
const toCoarse = (hero: object): string =>
  JSON.stringify(hero, (_, part) => (typeof part === 'number' ? Math.round(part * 100) / 100 : part));

async function readOnServer({ file }: LabelledChild): Promise<string | null> {
  const photo = await normalizePhoto(readChildPhoto(file));
  const reading = photo.ok ? await readFace(photo.value.picture) : photo;
  return reading.ok ? toCoarse(readHero(reading.value, CHILD)) : null;
}

/** Opens the photo step of a new draft; returns the sizes of the files that the reader loads. */
async function openPhotoStep(page: Page, url: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (!/\/_next\/static\/media\/.*\.(?:wasm|tflite|bin|json)$/.test(response.url())) return;
    sizes.set(response.url(), (await response.body().catch(() => Buffer.alloc(0))).length);
  });
  const draft = { language: 'en', childName: 'Maya', ...CHILD, catalogueId: 10_001 };
  const headers = { 'x-requested-with': 'gibori', 'idempotency-key': crypto.randomUUID(), origin: url };
  const created = await page.request.post(`${url}/api/books/create`, { headers, data: draft });
  const { id } = (await created.json()) as { readonly id: string };
  await page.goto(`${url}/en/wizard?step=photo&draft=${id}`);
  await page.waitForFunction(() => performance.getEntriesByName('reader-ready').length > 0);
  // What is sent is recorded and stopped, so that the page stays.
  await page.route('**/reading', (route) => route.fulfill({ status: 422, json: { code: 'validation_failed' } }));
  return sizes;
}

/** Chooses a photo as a parent does, and takes what would be sent; `null` if the photo is refused. */
async function readOnDevice(page: Page, { file }: LabelledChild): Promise<Measured> {
  await page.evaluate(() => {
    performance.clearMarks();
    performance.clearMeasures();
  });
  const upload = { name: file, mimeType: 'image/jpeg', buffer: Buffer.from(readChildPhoto(file)) };
  await page.getByTestId('photo-file').first().setInputFiles(upload);
  const read = await page
    .waitForFunction(() => performance.getEntriesByName('photo-reading').length > 0, null, { timeout: 20_000 })
    .then(() => true)
    .catch(() => false);
  if (!read) return { hero: null, reading: 0, whole: 0 };
  const times = await page.evaluate(() => {
    const [reading] = performance.getEntriesByName('photo-reading');
    const [chosen] = performance.getEntriesByName('photo-chosen');
    const end = (reading?.startTime ?? 0) + (reading?.duration ?? 0);
    return { reading: reading?.duration ?? 0, whole: end - (chosen?.startTime ?? 0) };
  });
  await page.locator('#photo-consent').check();
  const answered = page.waitForResponse((response) => response.url().endsWith('/reading'));
  await page.locator('form button[type=submit]').last().click();
  const { consent: _, ...hero } = (await answered).request().postDataJSON();
  return { hero: toCoarse(hero), ...times };
}

async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  return context.newPage();
}

/**
 * The forty children, read in a browser and on the server: how many are read the same, in which time on a phone with a
 * four times slower CPU (the browser cannot slow its workers, so the time counts four times), and what is loaded.
 */
export async function benchDeviceReading(url: string): Promise<BenchResult> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  const page = await open(browser);
  const sizes = await openPhotoStep(page, url);
  const children = listChildren().slice(0, isQuick ? 2 : undefined);
  printLine(`Reading ${children.length} photos in a browser and on the server ...`);
  const times: Measured[] = [];
  const different: string[] = [];
  for (const child of children) {
    const device = await readOnDevice(page, child);
    if (device.hero !== (await readOnServer(child))) different.push(child.file);
    if (device.hero) times.push(device);
  }
  await browser.close();
  await closeFaceReader();
  const seconds = times.map(({ reading, whole }) => [reading, whole].map((ms) => (ms * CPU_SLOWDOWN) / 1000));
  const megabytes = [...sizes.values()].reduce((sum, size) => sum + size, 0) / MEGABYTE;
  const same = { unit: '', aim: { atLeast: children.length }, note: different.map((file) => `not ${file}`).join(', ') };
  return toResult([
    toFigure(`read as on the server, of ${children.length}`, [children.length - different.length], same),
    toFigure(
      'reading, 4 × slower',
      seconds.map(([reading = 0]) => reading),
      { unit: 's', aim: { atMost: TARGET_SECONDS } },
    ),
    toFigure(
      'photo → list of what is sent, 4 × slower',
      seconds.map(([, whole = 0]) => whole),
      { unit: 's' },
    ),
    toFigure('models that are loaded', [megabytes], { unit: 'MB', aim: { atMost: MAX_MODELS_MB } }),
  ]);
}
