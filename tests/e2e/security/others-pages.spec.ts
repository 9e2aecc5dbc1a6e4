import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { BatchView } from '@/lib/company';
import type { ClassView } from '@/lib/kindergarten';
import { send } from '../support/api';
import { addChildrenByApi } from '../support/class-children';
import { dropJobs } from '../support/drop-jobs';
import { orderByApi, payByApi } from '../support/order-book';
import { PERSONAL_PAGES, REQUEST_KINDS, SERVED_WITH_NAME, SHELLS, type Things } from '../support/page/personal-pages';
import { signIn } from '../support/session';
import { newParent } from '../support/steps';
import { expect, test } from '../support/test';

const DAY_MS = 86_400_000;
/** Names that no page of the shop has by itself. */
const NAMES = { child: 'Quenilda', pupil: 'Wulfric', teacher: 'Ermentrude', hr: 'Hildegund' } as const;

const altered = (token: string) => `${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}`;

async function createClass(request: APIRequestContext, names: readonly [teacher: string, pupil: string]) {
  const { id } = await send<ClassView>(request, 'POST', '/api/kindergarten', { country: 'IL', language: 'en' });
  const [contactName, pupil] = names;
  const words = { kindergartenName: 'Garden', contactName, email: 'garden@example.com', catalogueId: 10_001 };
  await send(request, 'PATCH', `/api/kindergarten/${id}`, { ...words, bookType: 'digital' });
  await addChildrenByApi(request, id, [pupil]);
  return id;
}

async function createBatch(request: APIRequestContext, contactName: string): Promise<BatchView> {
  const parent = newParent('IL');
  const { id } = await send<{ id: string }>(request, 'POST', '/api/company', {
    country: 'IL',
    language: 'en',
    contactName,
    companyName: 'Green Apple',
    contactEmail: parent.email,
    contactPhone: parent.typed,
    estimatedBooks: 12,
    catalogueId: 10_001,
    imageModel: 'regular',
    bookType: 'digital',
    delivery: null,
    office: { street: '12 Main St', city: 'Haifa', postal: null, state: null },
    dedication: null,
    closesAt: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  });
  return (await request.get(`/api/company/${id}`)).json();
}

/** A parent with a paid book, a class and a company's order, and all that says whose they are. */
async function createVictim(request: APIRequestContext) {
  const orderId = await orderByApi(request, { country: 'IL', language: 'en', name: NAMES.child });
  await payByApi(request, orderId, 'en');
  await dropJobs(orderId);
  const order = await (await request.get(`/api/orders/${orderId}`)).json();
  const account = await (await request.get('/api/auth/verification-status')).json();
  const classId = await createClass(request, [NAMES.teacher, NAMES.pupil]);
  const batch = await createBatch(request, NAMES.hr);
  const things: Things = {
    orderId,
    bookId: order.bookId ?? order.book.id,
    classId,
    batchId: batch.id,
    classToken: 'x'.repeat(43),
    companyToken: altered(batch.token),
  };
  const phone: string = account.phone;
  const marks = [...Object.values(NAMES), phone, phone.slice(-7), account.phoneText, account.email];
  return { things, marks: marks.filter((mark): mark is string => Boolean(mark)) };
}

const findPages = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'page.tsx')
    .map((name) => path.posix.join(folder, path.posix.dirname(name)));

test("§6 somebody else's things: every page of one, every role, every kind of request @phone @en", async ({
  playwright,
  baseURL,
}) => {
  const pages = ['app/[country]/[lang]/(account)', 'app/[country]/[lang]/(make)', 'app/staff'].flatMap(findPages);
  expect(Object.keys(PERSONAL_PAGES).sort()).toEqual(pages.sort());

  const open = () => playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const [victim, stranger, parent, teacher, hr] = await Promise.all([open(), open(), open(), open(), open()]);
  const { things, marks } = await createVictim(victim);
  for (const other of [parent, teacher, hr]) await signIn(other, 'IL');
  await createClass(teacher, ['Dana Levi', 'Noah']);
  await createBatch(hr, 'Dana Levi');

  const ask = async (who: APIRequestContext, page: string, headers: Readonly<Record<string, string>>) => {
    const target = PERSONAL_PAGES[page]?.(things) ?? '';
    const isData = 'rsc' in headers;
    const address = isData ? `${target}${target.includes('?') ? '&' : '?'}_rsc=1a2b3` : target;
    const response = await who.get(address, { headers, maxRetries: 1 });
    const text = `${JSON.stringify(response.headers())}\n${await response.text()}`;
    return { text, cacheControl: response.headers()['cache-control'] ?? '', status: response.status() };
  };

  const faults: string[] = [];
  let asked = 0;
  for (const page of Object.keys(PERSONAL_PAGES)) {
    for (const [role, who] of Object.entries({ stranger, parent, teacher, hr })) {
      for (const [kind, headers] of Object.entries(REQUEST_KINDS)) {
        asked += 1;
        const { text, cacheControl, status } = await ask(who, page, headers);
        const name = `${page} as ${role}, ${kind}: ${status}`;
        const seen = marks.filter((mark) => text.includes(mark));
        if (seen.length > 0) faults.push(`${name} shows ${seen}`);
        const isPrivate = /\bprivate\b/.test(cacheControl) && /\bno-store\b/.test(cacheControl);
        const mayBeStored = SHELLS.includes(page) || kind === 'tree' || kind === 'segment';
        if (!isPrivate && !mayBeStored) faults.push(`${name} is ${cacheControl}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(asked).toBe(pages.length * 4 * Object.keys(REQUEST_KINDS).length);
  for (const page of SERVED_WITH_NAME) {
    for (const kind of ['document', 'data'] as const) {
      const { text, cacheControl } = await ask(victim, page, REQUEST_KINDS[kind]);
      expect(text, `${page}, ${kind}`).toContain(NAMES.child);
      expect(cacheControl).toMatch(/private.*no-store|no-store.*private/);
    }
  }
  for (const context of [victim, stranger, parent, teacher, hr]) await context.dispose();
});
