import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { exportOrders } from '@/lib/staff/server';
import { unwrap } from '../support/draft-flow';
import { newAccount, newPhone } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();
const TEXTS = {
  columns: {
    number: 'No',
    ordered: 'At',
    state: 'State',
    format: 'Format',
    customer: 'Who',
    total: 'Sum',
    dispatch: 'By',
  },
  states: { paid: 'Paid' },
  tiers: { digital: 'Digital' },
} as const;

describe('§6 the desk: a list as a file', () => {
  it('has every order, runs nothing in a spreadsheet, and is written down', async () => {
    const { id } = await shop.db.staffMember.create({ data: { phone: newPhone(), role: 'owner' } });
    const { accountId } = await newAccount(shop.db);
    const order = {
      accountId,
      country: 'IL',
      currency: 'ILS',
      language: 'he',
      state: 'paid',
      totalMinor: 1990,
    } as const;
    // More than one page of the list.
    for (let count = 0; count < 60; count += 1)
      await shop.db.order.create({ data: { ...order, email: 'a@example.com', createdAt: NOW } });
    const fullName = '=HYPERLINK("https://example.com")';
    const address = { create: { fullName, country: 'IL', city: 'Haifa', street: 'Herzl', house: '1' } } as const;
    await shop.db.order.create({ data: { ...order, email: 'b@example.com', number: 'FORMULA', address } });
    const deps = { db: shop.db, actor: { memberId: id, role: 'owner' }, now: NOW, newId } as const;
    const { stream, name } = unwrap(await exportOrders({ list: 'paid', search: '' }, TEXTS, deps));
    const lines = (await new Response(stream).text()).trim().split('\r\n');
    expect(lines).toHaveLength(62);
    expect(lines.find((line) => line.startsWith('FORMULA'))).toContain('"\'=HYPERLINK');
    expect(name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    expect(await shop.db.staffAction.findMany({ where: { memberId: id }, orderBy: { id: 'asc' } })).toMatchObject([
      { action: 'export', subject: 'list', subjectId: 'orders:paid', outcome: 'started' },
      { action: 'export', outcome: 'done' },
    ]);
  });
});
