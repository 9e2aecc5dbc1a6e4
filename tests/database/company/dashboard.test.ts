import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type SubmissionQuery, submissionQuerySchema } from '@/lib/company';
import {
  changeBatch,
  exportSubmissions,
  getBatch,
  listOwnBatches,
  listSubmissions,
  withdrawByHr,
} from '@/lib/company/server';
import { newId, newToken } from '@/lib/platform/ids';
import { createCompanyFlow } from '../support/company-flow';
import { unwrap } from '../support/draft-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();
const flow = createCompanyFlow(shop);
const deps = (accountId: string) => ({
  db: shop.db,
  accountId,
  now: NOW,
  newToken,
  sign: async (key: string) => `/${key}`,
});
const query = (change: Partial<SubmissionQuery> = {}) => submissionQuerySchema.parse(change);
const list = async (batch: { id: string; accountId: string }, change: Partial<SubmissionQuery> = {}) =>
  unwrap(await listSubmissions(batch.id, query(change), deps(batch.accountId)));
const names = ({ rows }: { rows: readonly { employeeName: string }[] }) => rows.map(({ employeeName }) => employeeName);

async function exportCells(batch: { id: string; accountId: string }, change: Partial<SubmissionQuery> = {}) {
  const { stream } = unwrap(
    await exportSubmissions(batch.id, query(change), { ...deps(batch.accountId), language: 'en' }),
  );
  const text = await new Response(stream).text();
  // `text()` drops the mark: the bytes must begin with it.
  const again = unwrap(await exportSubmissions(batch.id, query(change), { ...deps(batch.accountId), language: 'en' }));
  const bytes = new Uint8Array(await new Response(again.stream).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return Papa.parse<string[]>(text.trim()).data;
}

describe('§2 HR dashboard', () => {
  it('counts by status, searches names, children, e-mail and phone, sorts and filters', async () => {
    const batch = await flow.open();
    const phone = '+972502234567';
    await flow.ordered(batch.token, { employeeName: 'Dana', email: 'dana@example.com', phone }, 'Noa Cohen');
    await flow.ordered(batch.token, { employeeName: '100% Avi' }, 'Ben');
    const gone = await flow.ordered(batch.token, { employeeName: 'Carmel' }, 'Gal');
    unwrap(await withdrawByHr(batch.id, gone.submission.id, { ...deps(batch.accountId), now: addSeconds(1) }));

    const view = unwrap(await getBatch(batch.id, deps(batch.accountId)));
    expect(view.counts).toMatchObject({ submitted: 2, withdrawn: 1, total: 2 });
    expect(view.actions.map(({ kind, own }) => [kind, own])).toEqual([
      ['withdrawn', true],
      ['created', true],
    ]);
    expect(names(await list(batch, { search: 'noa' }))).toEqual(['Dana']);
    expect(names(await list(batch, { search: '050-223' }))).toEqual(['Dana']);
    expect(names(await list(batch, { search: 'DANA@' }))).toEqual(['Dana']);
    expect(names(await list(batch, { search: '0%' }))).toEqual(['100% Avi']);
    // Whoever withdrew is counted, and named no more.
    expect(names(await list(batch, { status: 'withdrawn' }))).toEqual([]);
    expect((await exportCells(batch)).flat()).not.toContain('Carmel');
    expect(names(await list(batch, { sort: 'employeeName', direction: 'asc' }))).toEqual(['100% Avi', 'Dana']);
    expect((await list(batch, { search: 'dana' })).rows[0]).toMatchObject({
      childName: 'Noa',
      phone,
      state: 'submitted',
    });
  });

  it('rulings "Money": the price of the books received so far, from the smallest number on', async () => {
    const batch = await flow.open({ estimatedBooks: 20, bookType: 'mix' });
    await flow.fill(batch.id, 9);
    expect(unwrap(await getBatch(batch.id, deps(batch.accountId))).quote).toBeNull();
    await flow.ordered(batch.token, { bookType: 'printed' });
    const { quote } = unwrap(await getBatch(batch.id, deps(batch.accountId)));
    expect(quote?.totalMinor).toBe(9 * 2000 + 7500 + 10_000);
  });

  it('pages of fifty; a page past the end is the last one', async () => {
    const batch = await flow.open({ estimatedBooks: 500 });
    await flow.fill(batch.id, 120);
    expect(await list(batch)).toMatchObject({ total: 120, page: 1, pages: 3 });
    expect((await list(batch, { page: 99 })).rows).toHaveLength(20);
  });

  it('rulings "Flow": another HR person is denied, a batch that does not exist is not found', async () => {
    const batch = await flow.open();
    const stranger = deps(await flow.newHr());
    const denied = { code: 'access_denied' };
    expect(await getBatch(batch.id, stranger)).toMatchObject(denied);
    expect(await listSubmissions(batch.id, query(), stranger)).toMatchObject(denied);
    expect(await exportSubmissions(batch.id, query(), { ...stranger, language: 'he' })).toMatchObject(denied);
    expect(await changeBatch(batch.id, { action: 'close' }, stranger)).toMatchObject(denied);
    expect(await withdrawByHr(batch.id, newId(), stranger)).toMatchObject(denied);
    expect(await getBatch(newId(), stranger)).toMatchObject({ code: 'not_found' });
    expect(await listOwnBatches(stranger)).toEqual([]);
    expect(await listOwnBatches(deps(batch.accountId))).toMatchObject([{ id: batch.id, counts: { total: 0 } }]);
  });

  it('every action of HR is written down without names', async () => {
    const batch = await flow.open();
    const closesAt = addSeconds(30 * DAY).toISOString();
    for (const change of [{ action: 'extend', closesAt }, { action: 'close' }, { action: 'rotate' }] as const) {
      unwrap(await changeBatch(batch.id, change, deps(batch.accountId)));
    }
    await exportCells(batch);
    const rows = await shop.db.companyAction.findMany({ where: { batchId: batch.id }, orderBy: { createdAt: 'asc' } });
    expect(rows.map(({ kind }) => kind).sort()).toEqual([
      'closed',
      'created',
      'exported',
      'exported',
      'extended',
      'link_rotated',
    ]);
    expect(rows.every(({ accountId }) => accountId === batch.accountId)).toBe(true);
  });
});

describe('§2 dashboard: the CSV export, read back cell by cell', () => {
  it('keeps commas, quotes, newlines and Hebrew, and runs no formula', async () => {
    const batch = await flow.open();
    const hard = ['=1+1', '@cmd', '-2', '+3', 'Levi, "Dana"', 'שם\nבשתי שורות', '\t=x'];
    for (const [index, employeeName] of hard.entries()) {
      const phone = `+97250${2_234_500 + index}`;
      await flow.ordered(batch.token, { employeeName: employeeName.padEnd(2, ' '), phone }, 'נועה');
    }
    const [head, ...rows] = await exportCells(batch, { sort: 'submittedAt' });
    expect(head).toEqual(['Name', 'E-mail', 'Phone', 'Child', 'Age', 'Book type', 'Status', 'Submitted']);
    const cells = new Map(rows.map((row) => [row[2], row]));
    const at = (index: number) => cells.get(`050-223-450${index}`)?.[0]?.trim();
    expect([0, 1, 2, 3].map(at)).toEqual(["'=1+1", "'@cmd", "'-2", "'+3"]);
    expect([4, 5].map(at)).toEqual(['Levi, "Dana"', 'שם\nבשתי שורות']);
    expect(cells.get('050-223-4504')?.slice(3, 7)).toEqual(['נועה', '5', 'Digital', 'Received']);
    expect(rows.flat().some((cell) => /^[=+\-@\t\r]/.test(cell))).toBe(false);
  });

  it('takes the current filter and more rows than are read at once', async () => {
    const batch = await flow.open({ estimatedBooks: 3000 });
    await flow.fill(batch.id, 2500);
    const [, ...rows] = await exportCells(batch, { sort: 'employeeName', direction: 'asc' });
    expect(new Set(rows.map(([name]) => name)).size).toBe(2500);
    expect((await exportCells(batch, { search: 'Employee 249' })).length - 1).toBe(11);
  });
});
