import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { fingerOn } from './support/finger';
import { madeBook } from './support/made-book';
import { wordsIn } from './support/words';

const place = (page: Page) => page.locator('.reader-stage [role="status"]');
const leaf = (page: Page) => page.locator('[data-moves="leaf"]');

async function openReader(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.rail-item').first()).toBeVisible({ timeout: 60_000 });
}

test('§4 leafing by finger in a right-to-left book: the page follows, goes on or falls back @he', async ({ page }) => {
  const say = wordsIn('he');
  const { id } = await madeBook(page.request, { language: 'he', childName: 'נועה' });
  await openReader(page, `/IL/he/preview/${id}`);
  const finger = await fingerOn(page);
  const onwards = [
    { x: 60, y: 300 },
    { x: 250, y: 306 },
  ] as const;

  await expect(place(page)).toHaveText(say('preview.book.cover'));
  // The cover is held half open: nothing is turned yet.
  await finger.drag(...onwards);
  await expect(leaf(page)).toHaveAttribute('style', /rotateY\(\d/);
  await expect(place(page)).toHaveText(say('preview.book.cover'));
  await finger.lift();
  await expect(place(page)).toHaveText(say('preview.book.pagesLabel', { from: 4, to: 5 }));
  await expect(leaf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?page=4$/);

  // A short pull that rests before it lets go falls back.
  await finger.drag({ x: 60, y: 300 }, { x: 110, y: 300 });
  await page.waitForTimeout(200);
  await finger.lift();
  await expect(leaf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?page=4$/);

  // The other way is back, and a finger that goes down scrolls.
  await finger.drag(...onwards);
  await finger.lift();
  await expect(page).toHaveURL(/\?page=6$/);
  await finger.drag(onwards[1], onwards[0]);
  await finger.lift();
  await expect(page).toHaveURL(/\?page=4$/);
  await finger.drag({ x: 200, y: 600 }, { x: 190, y: 420 });
  await finger.lift();
  await expect(page).toHaveURL(/\?page=4$/);
});

const pages = (from: number, locked = false) =>
  wordsIn('en')(locked ? 'preview.book.lockedPages' : 'preview.book.pagesLabel', { from, to: from + 1 });

test('§4 leafing by keys: the place is told, the focus outlives what a turn takes away @desktop', async ({ page }) => {
  const say = wordsIn('en');
  const { id } = await madeBook(page.request, { language: 'en', childName: 'Maya' });
  await openReader(page, `/US/en/preview/${id}`);
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText(pages(4));
  await page.keyboard.press('PageDown');
  await expect(place(page)).toHaveText(pages(6));
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toHaveText(pages(4));
  // With a modifier the key is the browser's.
  await page.keyboard.press('Shift+ArrowRight');
  await expect(place(page)).toHaveText(pages(4));
  await expectAccessible(page);

  for (const from of [6, 8, 10]) {
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText(pages(from, from === 10));
  }
  await expect(page.getByText(say('preview.book.lockedReason'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('preview.book.openAll') }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toHaveText(pages(8));
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('reader-book');

  await page.keyboard.press('End');
  const next = page.getByRole('button', { name: say('preview.book.next') });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.focus();
  await page.keyboard.press('Home');
  await expect(place(page)).toHaveText(say('preview.book.cover'));
  await expect(next).toBeFocused();
});

test('§4 a link to a page: it opens there, and reload and going back find it again @desktop', async ({ page }) => {
  const { id } = await madeBook(page.request, { language: 'en', childName: 'Maya' });
  await openReader(page, `/US/en/preview/${id}?page=9`);
  await expect(place(page)).toHaveText(pages(8));
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toHaveText(pages(6));
  await page.reload();
  await expect(place(page)).toHaveText(pages(6), { timeout: 60_000 });
  await page.goto('/US/en/books');
  await page.goBack();
  await expect(place(page)).toHaveText(pages(6), { timeout: 60_000 });
});

test('§4 before purchase: all of the story, the cover and three pictures; the others never come @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const preview = await madeBook(page.request, { language: 'en', childName: 'Maya' });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/files/')) fetched.push(new URL(request.url()).pathname);
  });
  await openReader(page, `/US/en/preview/${preview.id}`);
  for (const { paragraphs } of preview.spreads) {
    await page.keyboard.press('ArrowRight');
    for (const paragraph of paragraphs) {
      const words = paragraph.replace(/[\u2068\u2069]/g, '');
      await expect(page.locator('.page-of-text')).toContainText(words);
    }
  }
  // What a link opens stands in it, signed: `pictures/<book>/1-s01-regular-0-1000.jpg`.
  const keyIn = (path: string) => Buffer.from(path.split('/').at(-1)?.split('.')[0] ?? '', 'base64url').toString();
  const shown = new Set(fetched.map((path) => /-(cover|s\d\d)-(?!veil)/.exec(keyIn(path))?.[1]).filter(Boolean));
  expect([...shown].sort()).toEqual(['cover', 's01', 's02', 's03']);
  const open = [preview.cover, ...preview.spreads].flatMap(({ picture, thumb }) => [picture, thumb]).filter(Boolean);
  expect(open).toHaveLength(8);
});

test('§4 leafing in calm: nothing flies, swipes still turn @phone @en', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { id } = await madeBook(page.request, { language: 'en', childName: 'Maya' });
  await openReader(page, `/US/en/preview/${id}?page=4`);
  const finger = await fingerOn(page);
  await finger.drag({ x: 300, y: 300 }, { x: 150, y: 300 });
  await expect(leaf(page)).toHaveCount(0);
  await finger.lift();
  await expect(page).toHaveURL(/\?page=6$/);
  await expect(leaf(page)).toHaveCount(0);
});

test('rulings "Sharing": off, on, off again and on by another link @phone @en', async ({ page, browser }) => {
  const say = wordsIn('en');
  const { id, title, catalogueId } = await madeBook(page.request, { language: 'en', childName: 'Maya Levi' });
  await openReader(page, `/US/en/preview/${id}`);
  await page.getByRole('button', { name: say('preview.book.share') }).click();
  const sharing = page.getByRole('switch', { name: say('preview.share.switch') });
  const link = page.getByRole('textbox', { name: say('preview.share.link'), exact: true });
  await expect(sharing).not.toBeChecked();
  await expect(link).toHaveCount(0);
  await expectAccessible(page);
  await sharing.click();
  await expect(sharing).toBeChecked();
  const first = await link.inputValue();
  expect(first).toMatch(/\/US\/en\/share\/[\w-]{43}$/);
  await expectAccessible(page);

  // A friend: another device that knows nothing but the link.
  const friend = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visit = await friend.newPage();
  const answer = await visit.goto(first);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(visit.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expect(visit.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`/book_social/B${catalogueId}`),
  );
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('Maya');
  for (const secret of ['Levi', id]) expect(html).not.toContain(secret);
  expect(await visit.title()).not.toContain('Maya');
  await expect(visit.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visit.locator('.rail-item')).toHaveCount(5);
  await expectAccessible(visit);
  await visit.keyboard.press('End');
  await expect(visit.getByRole('link', { name: say('preview.shared.make') }).first()).toHaveAttribute(
    'href',
    `/US/en/wizard?book=${catalogueId}`,
  );
  // The friend can neither open the book itself nor turn its sharing off.
  await visit.goto(`/US/en/preview/${id}`);
  await expect(visit.getByRole('heading', { name: say('orders.missing.title') })).toBeVisible();
  const data = { on: false, name: 'first' };
  const headers = { 'x-requested-with': 'gibori' };
  expect((await friend.request.post(`/api/books/${id}/share`, { headers, data })).status()).toBe(404);

  await page.getByRole('radio', { name: say('preview.share.names.hidden', { gender: 'girl' }) }).check();
  await expect(link).toHaveValue(first);
  await expect(async () => expect(await (await friend.request.get(first)).text()).not.toContain('Maya')).toPass();

  await sharing.click();
  await expect(sharing).not.toBeChecked();
  await expect(page.getByText(say('preview.share.stopped'))).toBeVisible();
  const gone = await visit.goto(first);
  expect(gone?.status()).toBe(404);
  await expect(visit.getByRole('heading', { level: 1, name: say('preview.shared.gone.title') })).toBeVisible();
  await expectAccessible(visit);
  expect((await visit.goto('/IL/he/share/nobody-ever-shared-this'))?.status()).toBe(404);
  await expect(visit.locator('html')).toHaveAttribute('lang', 'he');

  await sharing.click();
  await expect(sharing).toBeChecked();
  expect(await link.inputValue()).not.toBe(first);
  expect((await friend.request.get(first)).status()).toBe(404);
  await friend.close();
});
