import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { test } from '../support/own-book';
import { focusButton } from '../support/page/hydration';
import { createTouch } from '../support/page/touch';
import { expect } from '../support/shared-page';
import { WORKER_TIMEOUT } from '../support/timeouts';

// Sequential in one worker, because the tests share its book.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const getPosition = (page: Page) => page.locator('.reader-stage [role="status"]');
const turningPage = (page: Page) => page.locator('[data-moves="leaf"]');

async function openReader(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.thumbnail-item').first()).toBeVisible({ timeout: WORKER_TIMEOUT });
  // Keys and swipes work once the page is hydrated; until then its buttons are disabled.
  await expect(page.locator('.ui-button:disabled[aria-busy]')).toHaveCount(0);
}

test('§4 swiping in a right-to-left book: the page follows the finger, turns or returns @he', async ({
  page,
  ownBook,
}) => {
  const t = createTranslate('he');
  const { id } = await ownBook('he');
  await openReader(page, `/IL/he/preview/${id}`);
  const finger = await createTouch(page);
  const forward = [
    { x: 60, y: 300 },
    { x: 250, y: 306 },
  ] as const;

  await expect(getPosition(page)).toHaveText(t('preview.book.cover'));
  // The cover is dragged halfway: no page has turned yet.
  await finger.drag(...forward);
  await expect(turningPage(page)).toHaveAttribute('style', /rotateY\(\d/);
  await expect(getPosition(page)).toHaveText(t('preview.book.cover'));
  await finger.lift();
  await expect(getPosition(page)).toHaveText(t('preview.book.pagesLabel', { from: 4, to: 5 }));
  await expect(turningPage(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?page=4$/);

  // A short drag that pauses before release returns.
  await finger.drag({ x: 60, y: 300 }, { x: 110, y: 300 });
  await finger.lift({ afterMs: 200 });
  await expect(turningPage(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?page=4$/);

  // The opposite swipe goes back, and a vertical one scrolls.
  await finger.drag(...forward);
  await finger.lift();
  await expect(page).toHaveURL(/\?page=6$/);
  await finger.drag(forward[1], forward[0]);
  await finger.lift();
  await expect(page).toHaveURL(/\?page=4$/);
  await finger.drag({ x: 200, y: 600 }, { x: 190, y: 420 });
  await finger.lift();
  await expect(page).toHaveURL(/\?page=4$/);
});

const pages = (from: number, locked = false) =>
  createTranslate('en')(locked ? 'preview.book.lockedPages' : 'preview.book.pagesLabel', { from, to: from + 1 });

test('§4 keyboard: the position is announced, the focus survives a page turn @desktop', async ({ page, ownBook }) => {
  const t = createTranslate('en');
  const { id } = await ownBook('en');
  await openReader(page, `/US/en/preview/${id}`);
  await page.keyboard.press('ArrowRight');
  await expect(getPosition(page)).toHaveText(pages(4));
  await page.keyboard.press('PageDown');
  await expect(getPosition(page)).toHaveText(pages(6));
  await page.keyboard.press('ArrowLeft');
  await expect(getPosition(page)).toHaveText(pages(4));
  // With a modifier the key belongs to the browser.
  await page.keyboard.press('Shift+ArrowRight');
  await expect(getPosition(page)).toHaveText(pages(4));
  await expectAccessible(page);

  for (const from of [6, 8, 10]) {
    await page.keyboard.press('ArrowRight');
    await expect(getPosition(page)).toHaveText(pages(from, from === 10));
  }
  await expect(page.getByText(t('preview.book.lockedReason'))).toBeVisible();
  await expectAccessible(page);
  await focusButton(page.getByRole('button', { name: t('preview.book.openAll') }));
  await page.keyboard.press('ArrowLeft');
  await expect(getPosition(page)).toHaveText(pages(8));
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('reader-book');

  await page.keyboard.press('End');
  const next = page.getByRole('button', { name: t('preview.book.next') });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await focusButton(next);
  await page.keyboard.press('Home');
  await expect(getPosition(page)).toHaveText(t('preview.book.cover'));
  await expect(next).toBeFocused();
});

test('§4 a link to a page opens it, and reload and back return to it @desktop', async ({ page, ownBook }) => {
  const { id } = await ownBook('en');
  await openReader(page, `/US/en/preview/${id}?page=9`);
  await expect(getPosition(page)).toHaveText(pages(8));
  await page.keyboard.press('ArrowLeft');
  await expect(getPosition(page)).toHaveText(pages(6));
  await page.reload();
  await expect(getPosition(page)).toHaveText(pages(6), { timeout: WORKER_TIMEOUT });
  await page.goto('/US/en/books');
  await page.goBack();
  await expect(getPosition(page)).toHaveText(pages(6), { timeout: WORKER_TIMEOUT });
});

test('§4 before purchase: the whole story, the cover and three pictures; the others are never sent @desktop', async ({
  page,
  ownBook,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const preview = await ownBook('en');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/files/')) fetched.push(new URL(request.url()).pathname);
  });
  await openReader(page, `/US/en/preview/${preview.id}`);
  for (const { paragraphs } of preview.spreads) {
    await page.keyboard.press('ArrowRight');
    for (const paragraph of paragraphs) {
      const text = paragraph.replace(/[\u2068\u2069]/g, '');
      await expect(page.locator('.page-of-text')).toContainText(text);
    }
  }
  // A link to a picture contains its signed key: `pictures/<book>/1-s01-regular-0-1000.jpg`.
  const getStorageKey = (path: string) =>
    Buffer.from(path.split('/').at(-1)?.split('.')[0] ?? '', 'base64url').toString();
  const fetchedPictures = new Set(
    fetched.map((path) => /-(cover|s\d\d)-(?!veil)/.exec(getStorageKey(path))?.[1]).filter(Boolean),
  );
  expect([...fetchedPictures].sort()).toEqual(['cover', 's01', 's02', 's03']);
  const open = [preview.cover, ...preview.spreads].flatMap(({ picture, thumb }) => [picture, thumb]).filter(Boolean);
  expect(open).toHaveLength(8);
});

test('§4 reduced motion: no animation, swipes still turn pages @phone @en', async ({ page, ownBook }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { id } = await ownBook('en');
  await openReader(page, `/US/en/preview/${id}?page=4`);
  const finger = await createTouch(page);
  await finger.drag({ x: 300, y: 300 }, { x: 150, y: 300 });
  await expect(turningPage(page)).toHaveCount(0);
  await finger.lift();
  await expect(page).toHaveURL(/\?page=6$/);
  await expect(turningPage(page)).toHaveCount(0);
});

test('rulings "Photos and names": off, on, off again and on with another link @phone @en', async ({
  page,
  ownBook,
  browser,
}) => {
  const t = createTranslate('en');
  const { id, title, catalogueId } = await ownBook('en');
  await openReader(page, `/US/en/preview/${id}`);
  await page.getByRole('button', { name: t('preview.book.share') }).click();
  const sharing = page.getByRole('switch', { name: t('preview.share.switch') });
  const link = page.getByRole('textbox', { name: t('preview.share.link'), exact: true });
  await expect(sharing).not.toBeChecked();
  await expect(link).toHaveCount(0);
  await expectAccessible(page);
  await sharing.click();
  await expect(sharing).toBeChecked();
  const first = await link.inputValue();
  expect(first).toMatch(/\/US\/en\/share\/[\w-]{43}$/);
  await expectAccessible(page);

  // A friend: another device that has only the link.
  const friend = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visit = await friend.newPage();
  const response = await visit.goto(first);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(visit.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expect(visit.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`/book_social/B${catalogueId}`),
  );
  const html = (await response?.text()) ?? '';
  expect(html).toContain('Maya');
  for (const secret of ['Levi', id]) expect(html).not.toContain(secret);
  expect(await visit.title()).not.toContain('Maya');
  await expect(visit.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visit.locator('.thumbnail-item')).toHaveCount(5);
  await expectAccessible(visit);
  await visit.keyboard.press('End');
  await expect(visit.getByRole('link', { name: t('preview.shared.make') }).first()).toHaveAttribute(
    'href',
    `/US/en/wizard?book=${catalogueId}`,
  );
  // The friend can neither open the book itself nor turn its sharing off.
  await visit.goto(`/US/en/preview/${id}`);
  await expect(visit.getByRole('heading', { name: t('orders.missing.title') })).toBeVisible();
  const data = { on: false, name: 'first' };
  const headers = { 'x-requested-with': 'gibori' };
  expect((await friend.request.post(`/api/books/${id}/share`, { headers, data })).status()).toBe(404);

  await page.getByRole('radio', { name: t('preview.share.names.hidden', { gender: 'girl' }) }).check();
  await expect(link).toHaveValue(first);
  await expect(async () => expect(await (await friend.request.get(first)).text()).not.toContain('Maya')).toPass();

  await sharing.click();
  await expect(sharing).not.toBeChecked();
  await expect(page.getByText(t('preview.share.stopped'))).toBeVisible();
  const revoked = await visit.goto(first);
  expect(revoked?.status()).toBe(404);
  await expect(visit.getByRole('heading', { level: 1, name: t('preview.shared.gone.title') })).toBeVisible();
  await expectAccessible(visit);
  expect((await visit.goto('/IL/he/share/nobody-ever-shared-this'))?.status()).toBe(404);
  await expect(visit.locator('html')).toHaveAttribute('lang', 'he');

  await sharing.click();
  await expect(sharing).toBeChecked();
  expect(await link.inputValue()).not.toBe(first);
  expect((await friend.request.get(first)).status()).toBe(404);
  await friend.close();
});
