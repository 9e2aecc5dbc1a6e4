import pLimit from 'p-limit';
import { expect, it } from 'vitest';
import { startSession } from '@/lib/accounts/server';
import { getHostCookieName } from '@/lib/platform/http';
import { newId, newToken } from '@/lib/platform/ids';
import { ShopClient } from '@/scripts/bench/shop-client';
import { createCompanyFlow, givePhoto } from '@/tests/database/support/company-flow';
import { newPhone } from '@/tests/database/support/identities';
import { withRunningShop } from './support/running-shop';

/** `EMPLOYEES=200 npm run prove company-of-2000` measures a part of it. */
const EMPLOYEES = Number(process.env.EMPLOYEES ?? 2000);
const AT_ONCE = 20;
const ROWS = 20_000;
const OFFICE = '203.0.113.7';
const TIMEOUT_MS = 20 * 60_000;

const shop = withRunningShop();
// The link and the books are made over HTTP; only what would take a queue or a drawing is written directly.
const flow = () => createCompanyFlow({ db: shop.db, enqueue: async () => undefined } as never);
const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const since = (begun: number): number => performance.now() - begun;

/** An employee with a complete book, behind the office's address like all others. */
async function begin(token: string) {
  const client = new ShopClient(shop.url, OFFICE);
  const link = `/api/company/link/${token}`;
  // As the page does: both at once, before the browser has a cookie.
  await Promise.all([client.request('GET', link), client.send('GET', `/api/company/mine/${token}`)]);
  const { bookId } = await client.request<{ bookId: string }>('POST', `${link}/book`, { language: 'he' });
  await client.request('PATCH', `/api/books/${bookId}`, { childName: 'נועה', gender: 'girl', age: 5 });
  await givePhoto(shop.db, bookId);
  return { client, bookId };
}
const toOrder = (bookId: string, phone: string) => ({
  bookId,
  phone,
  employeeName: 'יעל',
  email: null,
  country: 'IL',
  language: 'he',
  bookType: 'digital',
  texts: true,
  images: true,
});

it(`${EMPLOYEES} employees behind one address`, { timeout: TIMEOUT_MS }, async () => {
  const { id, token } = await flow().open({ estimatedBooks: 5000 });
  const limit = pLimit(AT_ONCE);
  const begun = performance.now();
  const times = await Promise.all(
    Array.from({ length: EMPLOYEES }, () =>
      limit(async () => {
        const { client, bookId } = await begin(token);
        const sent = performance.now();
        await client.request('POST', `/api/company/link/${token}/submissions`, toOrder(bookId, newPhone()));
        return since(sent);
      }),
    ),
  );
  const minutes = since(begun) / 60_000;
  console.info(
    `${EMPLOYEES} employees in ${minutes.toFixed(1)} minutes; a submission: median ${percentile(times, 0.5).toFixed(0)} ms, ` +
      `p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  );
  expect(await shop.db.companySubmission.count({ where: { batchId: id } })).toBe(EMPLOYEES);
  expect(shop.errors()).toEqual([]);
});

it('one employee, 500 times at once', { timeout: TIMEOUT_MS }, async () => {
  const { id, token } = await flow().open({ estimatedBooks: 5000 });
  const { client, bookId } = await begin(token);
  const order = JSON.stringify(toOrder(bookId, newPhone()));
  const path = `/api/company/link/${token}/submissions`;
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => client.send('POST', path, order, 'application/json')),
  );
  console.info(`500 at once: ${(since(begun) / 1000).toFixed(1)} s`);
  const statuses = answers.map(({ status }) => status);
  console.info(
    Object.entries(Object.groupBy(statuses, (status) => status)).map(([status, all]) => `${status}: ${all?.length}`),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(await shop.db.companySubmission.count({ where: { batchId: id } })).toBe(1);
});

it(`a dashboard with ${ROWS} orders`, { timeout: TIMEOUT_MS }, async () => {
  const { id, accountId } = await flow().open({ estimatedBooks: 5000 });
  for (let made = 0; made < ROWS; made += 1000) await flow().fill(id, 1000, made);
  const session = newToken();
  await startSession(shop.db, { accountId, token: session, deviceId: newId(), kind: 'hr' }, new Date());
  const headers = { cookie: `${getHostCookieName('hr', shop.url)}=${session}` };
  const get = async (path: string) => {
    const begun = performance.now();
    const answer = await fetch(`${shop.url}/api/company/${id}${path}`, { headers });
    expect([path, answer.status]).toEqual([path, 200]);
    await answer.text();
    return since(begun);
  };
  const times = async (path: string) => {
    const all: number[] = [];
    for (let run = 0; run < 15; run += 1) all.push(await get(path));
    return `${percentile(all, 0.5).toFixed(0)} ms, slowest ${Math.max(...all).toFixed(0)} ms`;
  };
  console.info(`the batch: ${await times('')}`);
  console.info(`the first page: ${await times('/orders')}`);
  console.info(`a search by name: ${await times('/orders?search=Employee%20777')}`);
  console.info(`a search by phone: ${await times('/orders?search=2000777')}`);
  await fetch(`${shop.url}/api/company/${id}/export?language=he`, { headers }).then((warm) => warm.text());
  const before = shop.webMegabytes();
  const begun = performance.now();
  const saved = await fetch(`${shop.url}/api/company/${id}/export?language=en`, { headers });
  const rows = (await saved.text()).split('\r\n').length - 2;
  const seconds = since(begun) / 1000;
  const grown = shop.webMegabytes() - before;
  console.info(`CSV: ${rows} rows, ${(rows / seconds).toFixed(0)} rows/s; the web grew by ${grown.toFixed(0)} MB`);
  expect(rows).toBe(ROWS);
});
