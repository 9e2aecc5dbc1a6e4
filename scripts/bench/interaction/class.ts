import { chromium } from '@playwright/test';
import type { ClassView } from '@/lib/kindergarten';
import kindergarten from '@/messages/en/kindergarten.json';
import { findBrowser } from '../../browser/find-browser';
import { printLine } from '../../cli';
import type { BenchResult } from '../results/figure';
import { toResult } from '../results/format';
import { ShopClient } from '../shop-client';
import { measureKeys, toTimes } from './measure-keys';

const CHILDREN = 200;
const AT_ONCE = 50;
/** Target in milliseconds. */
const KEYSTROKE_MS = 50;
const NAMES = ['Maya', 'Noah', 'Lily', 'Omar', 'Ruth', 'Ben', 'Zoe', 'Leo'];
/** Each word is one cell: typed over the name, and ended by Enter. */
const WORDS = ['Amelia', 'Jonathan', 'Shira', 'Theodore'];

/** A class of 200 children, collected by this visitor. */
async function createClass(url: string): Promise<ShopClient> {
  const teacher = new ShopClient(url);
  const { id } = await teacher.request<ClassView>('POST', '/api/kindergarten', { country: 'US', language: 'en' });
  for (let start = 0; start < CHILDREN; start += AT_ONCE) {
    const children = Array.from({ length: AT_ONCE }, (_, index) => ({
      id: crypto.randomUUID(),
      name: NAMES[(start + index) % NAMES.length],
    }));
    await teacher.request('POST', `/api/kindergarten/${id}/children`, { children });
  }
  return teacher;
}

/** How the table of a large class feels on a slow laptop: typing names, cell after cell. */
export async function benchClass(url: string): Promise<BenchResult> {
  printLine(`Collecting a class of ${CHILDREN} ...`);
  const teacher = await createClass(url);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.context().addCookies(teacher.listCookies().map((cookie) => ({ ...cookie, url })));
  await page.goto(`${url}/US/en/kindergarten`);
  const grid = page.getByRole('grid', { name: kindergarten.children.title });
  await grid.getByRole('gridcell').nth(1).click();
  const times = await measureKeys(page, WORDS.join('\n'), async () => {
    for (const word of WORDS) {
      await page.keyboard.type(word, { delay: 120 });
      await page.keyboard.press('Enter');
    }
  });
  await browser.close();
  return toResult([toTimes(`key → paint, ${CHILDREN} children`, times, KEYSTROKE_MS)]);
}
