import type { DraftView, PreviewView } from '@/lib/books';
import { send } from '../support/api';
import { createBook } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { getHeading, getStaticHtml } from '../support/page/first-html';
import { signIn } from '../support/session';
import { type APIRequestContext, type APIResponse, expect, type Page, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

const t = createTranslate('en');
const NAME = 'Maya';

type Family = {
  readonly parent: APIRequestContext;
  readonly book: PreviewView;
  readonly orderId: string;
  readonly draft: DraftView;
};

// One worker creates the family once.
test.describe.configure({ mode: 'default' });

let family: Family;
/** Another signed-in parent with a draft of their own. */
let otherParent: APIRequestContext;

test.beforeAll(async ({ playwright, baseURL }) => {
  // The worker may be drawing the books of other tests.
  const parent = await playwright.request.newContext({ baseURL });
  const book = await createBook(parent, { language: 'en', childName: NAME });
  await signIn(parent, 'US');
  const { orderId } = await send<{ orderId: string }>(parent, 'POST', '/api/orders/create', { bookId: book.id });
  const draft = await send<DraftView>(parent, 'POST', '/api/books/create', { language: 'en', childName: NAME, age: 7 });
  // The blurred pictures of locked pages follow the preview; a page that is open meanwhile loads it again.
  const areBlurredPicturesReady = async () => {
    const { spreads } = (await (await parent.get(`/api/books/${book.id}/preview`)).json()) as PreviewView;
    return spreads.every(({ locked, veil }) => !locked || veil !== null);
  };
  await expect.poll(areBlurredPicturesReady, { timeout: WORKER_TIMEOUT }).toBe(true);
  family = { parent, book, orderId, draft };
  otherParent = await playwright.request.newContext({ baseURL });
  await send(otherParent, 'POST', '/api/books/create', { language: 'en', childName: 'Noam' });
  await signIn(otherParent, 'US');
});
test.afterAll(() => Promise.all([family.parent.dispose(), otherParent.dispose()]));

const get = (request: APIRequestContext, path: string): Promise<APIResponse> => request.get(path, { maxRedirects: 0 });

const paths = () => ({
  wizard: `/US/en/wizard?step=child&draft=${family.draft.id}`,
  bookStep: `/US/en/wizard?step=book&draft=${family.draft.id}`,
  preview: `/US/en/preview/${family.book.id}`,
  checkout: `/US/en/checkout/${family.orderId}`,
  confirmation: `/US/en/order-confirmation/${family.orderId}`,
  editor: `/US/en/editor/${family.orderId}`,
  myBooks: '/US/en/my-books',
});

test.describe('personal pages are server-rendered with their data @phone @en', () => {
  test('wizard: the first step with the saved values', async () => {
    const html = await getStaticHtml(await get(family.parent, paths().wizard));
    expect(getHeading(html)).toBe(t('wizard.child.title'));
    expect(html).toMatch(new RegExp(`<input[^>]*id="childName"[^>]*value="${NAME}"`));
    expect(html).toMatch(/<input(?=[^>]*name="age")(?=[^>]*value="7")(?=[^>]*checked="")[^>]*>/);
  });

  test('wizard: the shelf', async () => {
    const html = await getStaticHtml(await get(family.parent, paths().bookStep));
    expect(getHeading(html)).toBe(t('wizard.book.title', { name: NAME, gender: 'boy' }));
    expect(html.match(/name="catalogueId"/g)?.length).toBeGreaterThan(5);
    expect(html).toContain(family.book.title);
  });

  test('preview: the book and its price', async () => {
    const html = await getStaticHtml(await get(family.parent, paths().preview));
    expect(getHeading(html)).toContain(family.book.title);
    expect(html).toContain(t('preview.book.buy'));
    expect(html).toMatch(/\$\d/);
  });

  test('checkout: the order’s lines and the total', async () => {
    const html = await getStaticHtml(await get(family.parent, paths().checkout));
    expect(getHeading(html)).toBe(t('checkout.title'));
    expect(html).toContain(family.book.title);
    expect(html).toContain(t('checkout.summary.total'));
    expect(html).toMatch(/\$\d/);
  });

  test('order confirmation: the ordered book', async () => {
    const html = await getStaticHtml(await get(family.parent, paths().confirmation));
    expect(getHeading(html)).toBe(t('orders.confirmation.waiting.title', { name: NAME }));
    expect(html).toContain(family.book.title);
    expect(html).toMatch(/\$\d/);
  });

  test('editor: the open page with its words', async () => {
    const html = await getStaticHtml(await get(family.parent, `${paths().editor}?page=s01`));
    expect(getHeading(html)).toContain(t('editor.places.pages', { from: 4, to: 5 }));
    expect(html).toContain(t('editor.locked.notice'));
  });

  test('my books: the list with orders and drafts', async () => {
    const html = await getStaticHtml(await get(family.parent, paths().myBooks));
    expect(getHeading(html)).toBe(t('orders.shelf.title'));
    expect(html).toContain(family.book.title);
    expect(html).toContain(t('orders.shelf.drafts.book'));
  });

  test('a shared book: its title', async () => {
    const { token } = await send<{ token: string }>(family.parent, 'POST', `/api/books/${family.book.id}/share`, {
      on: true,
      name: 'first',
    });
    const html = await getStaticHtml(await get(otherParent, `/US/en/share/${token}`));
    expect(getHeading(html)).toBe(family.book.title);
  });

  test('pages behind e-mail links: the question', async () => {
    expect(getHeading(await getStaticHtml(await get(otherParent, '/US/en/resume')))).toBe(t('waiting.resume.title'));
    expect(getHeading(await getStaticHtml(await get(otherParent, '/US/en/stop-reminders')))).toBe(
      t('waiting.stop.title'),
    );
  });
});

test.describe('no data of one family reaches another @phone @en', () => {
  const secrets = () => [NAME, family.book.id, family.draft.id, family.book.title];

  test('another parent gets the page for an unknown book or order', async () => {
    const { preview, checkout, confirmation, editor } = paths();
    for (const path of [preview, checkout, confirmation, editor]) {
      const response = await get(otherParent, path);
      const unknown = await get(otherParent, path.replace(/[0-9a-f-]{36}/, crypto.randomUUID()));
      expect(getHeading(await getStaticHtml(unknown))).toBe(t('orders.missing.title'));
      expect(getHeading(await getStaticHtml(response))).toBe(t('orders.missing.title'));
      const html = await response.text();
      // The URL itself contains the book's id.
      for (const secret of [NAME, family.book.title]) expect([path, html.includes(secret)]).toEqual([path, false]);
    }
  });

  test('another parent’s wizard and book list contain only their own drafts', async () => {
    for (const path of ['/US/en/wizard', `/US/en/wizard?draft=${family.draft.id}`, '/US/en/my-books']) {
      const html = (await (await get(otherParent, path)).text()).replaceAll(`draft=${family.draft.id}`, '');
      expect(html).not.toContain(NAME);
    }
  });

  test('a signed-out visitor is asked to sign in and sees no order', async ({ playwright, baseURL }) => {
    const signedOut = await playwright.request.newContext({ baseURL });
    for (const path of [paths().checkout, paths().confirmation, paths().editor]) {
      const response = await get(signedOut, path);
      const html = await response.text();
      expect(getHeading(await getStaticHtml(response))).toBe(t('errors.authenticationRequired'));
      for (const secret of secrets()) expect(html).not.toContain(secret);
    }
    const myBooksHtml = await (await get(signedOut, paths().myBooks)).text();
    expect(myBooksHtml).toContain(t('orders.shelf.login.title'));
    for (const secret of secrets()) expect(myBooksHtml).not.toContain(secret);
    await signedOut.dispose();
  });

  test('no cache may store them, no search engine may index them, and they set no cookie', async () => {
    for (const path of Object.values(paths())) {
      const response = await get(family.parent, path);
      const { 'cache-control': control, 'set-cookie': cookie } = response.headers();
      expect([path, control, cookie]).toEqual([path, 'private, no-store', undefined]);
      expect(await response.text()).toMatch(/<meta name="robots" content="noindex, nofollow"/);
    }
  });
});

test.describe('the server redirects @phone @en', () => {
  const getRedirect = async (request: APIRequestContext, path: string) => {
    const response = await get(request, path);
    return [response.status(), response.headers().location];
  };

  test('a book without a hero redirects to the wizard', async () => {
    expect(await getRedirect(family.parent, `/US/en/preview/${family.draft.id}`)).toEqual([307, '/US/en/wizard']);
    expect(await getRedirect(otherParent, `/US/en/preview/${family.draft.id}`)).toEqual([200, undefined]);
  });
});

/** Opens a page; returns its API requests and its errors during hydration. */
async function openAndRecord(page: Page, path: string) {
  const requested: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Ignore pictures and event streams.
    if (/^\/api\/(?!files\/|geo|sandbox\/|.*\/progress$)/.test(pathname)) requested.push(pathname);
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) errors.push(message.text());
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.ui-button:disabled[aria-busy]')).toHaveCount(0);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  return { requested, errors };
}

for (const kind of ['wizard', 'bookStep', 'preview', 'checkout', 'confirmation', 'editor', 'myBooks'] as const) {
  test(`${kind} repeats no request and hydrates without errors @phone @en`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, storageState: await family.parent.storageState() });
    const { requested, errors } = await openAndRecord(await context.newPage(), paths()[kind]);
    // The site header requests the verification status once for its menu.
    expect(requested.filter((path) => kind !== 'myBooks' || path !== '/api/auth/verification-status')).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
}

test('each page contains only its own messages @phone @en', async () => {
  const html = await (await get(family.parent, paths().checkout)).text();
  expect(html).toContain(t('checkout.next.madeToOrder'));
  for (const other of ['wizard.child.nameHint', 'preview.keep.title', 'orders.shelf.empty.title', 'waiting.tell.title'])
    expect([other, html.includes(t(other))]).toEqual([other, false]);
});
