import { type Browser, chromium, expect as expectPage, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditorView } from '@/lib/orders';
import { findHeadlessBrowser } from '@/scripts/browser/find-browser';
import { createTranslate } from '@/tests/e2e/support/messages';
import { countOrders, expectAll, formatCounts } from '../faults/support/check-orders';
import { isQuick, recordFault } from '../faults/support/fault-table';
import { startLoad } from '../faults/support/load';
import { buyBook } from '../faults/support/parent';
import { buyPreview, fillAddress, payInSandbox, signIn } from './support/buy';
import { withDeployedShop } from './support/deployed-shop';
import { listScripts, openPage, type Trouble } from './support/open-page';

const TIMEOUT_MS = 20 * 60_000;
const SLOW_MS = 60_000;
const LOAD = { parents: isQuick ? 1 : 4, waiting: 12 } as const;
const CHILD = { language: 'he', childName: 'נועה', gender: 'girl', age: 5, catalogueId: 1 } as const;
const NAME = 'תמר';
const DEDICATION = 'לנועה, באהבה מסבתא';
const WORDS = 'מילה משלנו.';
const ADDRESS = { fullName: 'דנה לוי', street: 'הרצל', houseNumber: '12', city: 'חיפה', postalCode: '3303142' };
const t = createTranslate('he');
/** How `createNextRelease` has changed every button. */
const NEXT_BUTTON = 'button[data-release="next"]';

const shop = withDeployedShop();
let browser: Browser;
beforeAll(async () => {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await chromium.launch({ executablePath: await findHeadlessBrowser(), args });
});
afterAll(() => browser.close());

type OpenPage = { readonly page: Page; readonly trouble: Trouble };

const press = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: false }).click();

async function createBook() {
  const visitor = shop.visitor();
  const { id } = await visitor.request<{ id: string }>('POST', '/api/books/create', CHILD);
  await visitor.request('POST', `/api/books/${id}/no-photo`, {});
  await visitor.request('POST', `/api/books/${id}/approve`, { imageModel: 'regular' });
  await visitor.waitFor(async () => {
    const { task } = await visitor.request<{ task: { state: string } | null }>('GET', `/api/books/${id}/preview`);
    return task?.state === 'done' || null;
  });
  return { visitor, id };
}

/** The wizard, with a name that nobody has sent yet. */
async function openWizard(): Promise<OpenPage> {
  const opened = await openPage(browser, shop.url, '10.9.0.1');
  await opened.page.goto('/he/wizard');
  await opened.page.getByLabel(t('wizard.child.name'), { exact: true }).fill(NAME);
  await opened.page.getByRole('radio', { name: t('wizard.child.genders.girl') }).check();
  return opened;
}

async function openPreview(): Promise<OpenPage> {
  const { visitor, id } = await createBook();
  const opened = await openPage(browser, shop.url, '10.9.0.2', visitor);
  await opened.page.goto(`/IL/he/preview/${id}`);
  await opened.page.getByRole('button', { name: t('preview.book.buy') }).waitFor();
  return opened;
}

/** The checkout of a printed book, with a typed dedication and an address that is typed and not sent. */
async function openCheckout(): Promise<OpenPage> {
  const { visitor, id: bookId } = await createBook();
  await signIn(visitor);
  const { orderId } = await visitor.request<{ orderId: string }>('POST', '/api/orders/create', { bookId });
  const opened = await openPage(browser, shop.url, '10.9.0.5', visitor);
  const { page } = opened;
  await page.goto(`/IL/he/checkout/${orderId}`);
  await page.locator('input[name="tier"][value="printed"]').check();
  await press(page, 'checkout.delivery.add');
  await fillAddress(page, ADDRESS);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: t('checkout.dedication.label') }).fill(DEDICATION);
  return opened;
}

/** The editor of a paid book, at its second spread. */
async function openEditor(): Promise<OpenPage & { readonly orderId: string }> {
  const { id: orderId, visitor } = await buyBook(shop);
  await visitor.waitFor(async () => (await visitor.request('GET', `/api/orders/${orderId}`)).download ?? null);
  const opened = await openPage(browser, shop.url, '10.9.0.3', visitor);
  await opened.page.goto(`/IL/he/editor/${orderId}?page=s02`);
  await press(opened.page, 'editor.guide.skip');
  return { ...opened, orderId };
}

const getOrderId = (page: Page): string =>
  /\/(?:checkout|order-confirmation)\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';

const listReleases = (ids: readonly string[]) =>
  shop.db.$queryRaw<{ release: string }[]>`SELECT release FROM orders WHERE id = ANY(${ids}::uuid[]) ORDER BY release`;

/** Pays on an open checkout; the order is there and charged once. */
async function payOnce(page: Page): Promise<void> {
  const id = getOrderId(page);
  await payInSandbox(page);
  await expect.poll(() => shop.db.payment.count({ where: { orderId: id, state: 'paid' } })).toBe(1);
  expect(await shop.db.payment.count({ where: { orderId: id } })).toBe(1);
}

describe('a deploy while pages of the release before are open, with a migration', () => {
  it('§9 payment: nothing typed is lost, every page goes on, each order is acknowledged once', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const load = startLoad(shop, LOAD);
    const [wizard, preview, checkout, editor] = [
      await openWizard(),
      await openPreview(),
      await openCheckout(),
      await openEditor(),
    ];
    const scripts = await listScripts(wizard.page);
    console.info('The pages of the present release are open.');
    await shop.migrate();
    // The present release sells on a database that is migrated already.
    await expect.poll(() => load.paid.length, { timeout: 120_000 }).toBeGreaterThan(0);
    await shop.replace(async () => {
      await editor.page.getByRole('textbox', { name: t('editor.spread.text', { number: 1 }), exact: true }).fill(WORDS);
      await expectPage(editor.page.getByText(t('common.saveRetrying'))).toBeVisible({ timeout: SLOW_MS });
    });

    expect(scripts.length).toBeGreaterThan(5);
    expect(await shop.listMissing()).toEqual([]);
    const fresh = await openPage(browser, shop.url, '10.9.0.4');
    await fresh.page.goto('/he/wizard');
    expect((await listScripts(fresh.page)).filter((script) => scripts.includes(script))).toEqual([]);
    await expectPage(fresh.page.locator(NEXT_BUTTON).first()).toBeAttached();
    await expectPage(wizard.page.locator(NEXT_BUTTON)).toHaveCount(0);
    console.info('The next release answers; the open pages go on.');

    await press(wizard.page, 'wizard.child.go');
    const title = t('wizard.book.title', { name: NAME, gender: 'girl' });
    await expectPage(wizard.page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: SLOW_MS });

    await press(checkout.page, 'checkout.delivery.add');
    const dialog = checkout.page.getByRole('dialog');
    const city = dialog.getByLabel(t('checkout.delivery.fields.city'), { exact: true });
    await expectPage(city).toHaveValue(ADDRESS.city, { timeout: SLOW_MS });
    await dialog.getByRole('button', { name: t('checkout.delivery.save') }).click();
    await expectPage(dialog).toBeHidden({ timeout: SLOW_MS });
    await payOnce(checkout.page);

    await buyPreview(preview.page);
    await payOnce(preview.page);

    await expectPage(editor.page.getByText(t('common.saved'), { exact: true })).toBeVisible({ timeout: SLOW_MS });
    const view: EditorView = await (await editor.page.request.get(`/api/orders/${editor.orderId}/editor`)).json();
    const { texts = {} } = view.pages.find(({ key }) => key === 's02')?.words ?? {};
    expect(Object.values(texts)).toContain(WORDS);

    const opened = [checkout.page, preview.page].map(getOrderId);
    expect(await listReleases(opened)).toEqual([{ release: 'next' }, { release: 'present' }]);
    const { paid, failures } = await load.stop();
    const { counts } = await countOrders(shop.db, paid);
    recordFault({
      fault: 'release replaced and database migrated under open pages and checkouts',
      tries: 1,
      expected: formatCounts(expectAll(paid.length)),
      seen: `${formatCounts(counts)}; every file of the release before is served; wizard, preview, checkout and editor of the release before went on`,
    });
    expect(failures).toEqual([]);
    expect(counts).toEqual(expectAll(paid.length));
    for (const { trouble } of [wizard, preview, checkout, editor]) expect(trouble).toEqual([]);
  });
});
