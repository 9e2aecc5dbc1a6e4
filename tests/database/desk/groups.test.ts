import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { getGroup, listGroups, listMoreEmployees } from '@/lib/staff/server';
import { createClassFlow } from '../support/class-flow';
import { createCompanyFlow } from '../support/company-flow';
import { unwrap } from '../support/draft-flow';
import { signInMember } from '../support/staff-deps';
import { addSeconds, DAY } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const classes = createClassFlow(shop);
const companies = createCompanyFlow(shop);

type Query = Partial<Parameters<typeof listGroups>[0]>;
const list = async (query: Query, role: 'owner' | 'service' | 'production' = 'service') =>
  listGroups({ kind: 'both', list: 'all', search: '', after: null, ...query }, await signInMember(shop, role));
const ids = async (query: Query, role?: 'service' | 'production') => (await list(query, role)).rows.map(({ id }) => id);
const read = async (id: string, role: 'service' | 'production' = 'service') =>
  getGroup(id, { ...(await signInMember(shop, role)), shopUrl: 'https://gibori.test', language: 'en' });

describe('§6 the desk: the list of kindergartens and companies', () => {
  it('shows both together, the newest first, page after page, each once', async () => {
    const created = (at: number) => addSeconds(-1000 * DAY - at);
    const teacher = await classes.collected({ children: 0 });
    const hr = await companies.open();
    const common = { deviceId: newId(), country: 'IL', language: 'he', kindergartenName: 'גן הרבה' } as const;
    await shop.db.kindergartenOrder.createMany({
      data: Array.from({ length: 60 }, (_, at) => ({ ...common, createdAt: created(at) })),
    });
    const first = await list({});
    expect(first.rows).toHaveLength(50);
    const second = await list({ after: first.next });
    const all = [...first.rows, ...second.rows];
    expect(new Set(all.map(({ id }) => id)).size).toBe(62);
    expect(second.next).toBeNull();
    expect(all.map(({ createdAt }) => createdAt.getTime())).toEqual(
      all.map(({ createdAt }) => createdAt.getTime()).sort((one, other) => other - one),
    );
    expect(await ids({ kind: 'company' })).toEqual([hr.id]);
    expect(await ids({ kind: 'kindergarten' })).not.toContain(hr.id);
    expect(await ids({ kind: 'kindergarten' })).toContain(teacher.id);
  });

  it('leaves out what a visit of the page alone has begun', async () => {
    const { id } = await shop.db.kindergartenOrder.create({
      data: { deviceId: newId(), country: 'IL', language: 'he' },
    });
    expect(await ids({})).not.toContain(id);
    await shop.db.kindergartenOrder.update({ where: { id }, data: { kindergartenName: 'גן לימון' } });
    expect(await ids({})).toContain(id);
  });

  it('finds by name, contact, phone, mail and number; whoever prints finds by no person', async () => {
    const contactEmail = 'noa.hr@example.com';
    const hr = await companies.open({ companyName: 'מאפיית שיבולת', contactName: 'נועה ברק', contactEmail });
    const teacher = await classes.withCheckout();
    const { number } = await shop.db.order.findUniqueOrThrow({ where: { id: teacher.orderId } });
    const account = await shop.db.account.findUniqueOrThrow({ where: { id: teacher.accountId } });
    await shop.db.kindergartenOrder.update({ where: { id: teacher.id }, data: { kindergartenName: 'גן דובדבן' } });
    for (const search of ['שיבולת', 'ברק', 'noa.hr', '050-222-4567'])
      expect(await ids({ search }), search).toContain(hr.id);
    for (const search of ['דובדבן', number.toLowerCase(), account.phone])
      expect(await ids({ search }), search).toEqual([teacher.id]);
    expect(await ids({ search: '?' })).toEqual([]);
    expect(await ids({ search: 'שיבולת' }, 'production')).toEqual([hr.id]);
    for (const search of ['ברק', 'noa.hr', '050-222-4567'])
      expect(await ids({ search }, 'production'), search).not.toContain(hr.id);
  });

  it('lists what is open, near its deadline and done', async () => {
    const soon = await companies.open({ closesAt: addSeconds(6 * DAY).toISOString() });
    const later = await companies.open({ closesAt: addSeconds(8 * DAY).toISOString() });
    const group = await classes.collected({ children: 0 });
    await shop.db.kindergartenOrder.update({ where: { id: group.id }, data: { linkClosesAt: addSeconds(DAY) } });
    const deadline = await ids({ list: 'deadline' });
    expect(deadline).toEqual(expect.arrayContaining([soon.id, group.id]));
    expect(deadline).not.toContain(later.id);
    expect(await ids({ list: 'open' })).toEqual(expect.arrayContaining([soon.id, later.id, group.id]));
    await shop.db.$executeRaw`UPDATE company_batches SET state = 'delivered' WHERE id = ${soon.id}::uuid`;
    expect(await ids({ list: 'done' })).toContain(soon.id);
    expect(await ids({ list: 'open' })).not.toContain(soon.id);
    expect(await ids({ list: 'transfer' })).toEqual([]);
  });
});

describe('§6 the desk: the page of a class or a company', () => {
  it('a class: its children with what they lack, its price and its contact, without a picture', async () => {
    const group = await classes.collected({ children: 10 });
    await shop.db.book.updateMany({
      where: { kindergartenChild: { kindergartenId: group.id, position: 3 } },
      data: { childName: null },
    });
    const view = await read(group.id);
    expect(view).toMatchObject({ kind: 'kindergarten', state: 'open', contact: { name: 'דנה לוי' } });
    expect(view?.counts).toEqual([
      { state: 'complete', count: 9 },
      { state: 'incomplete', count: 1 },
    ]);
    expect(view?.members.rows[3]?.missing).toEqual(['name']);
    expect(view?.quote?.totalMinor).toBeGreaterThan(0);
    expect(JSON.stringify(view)).not.toMatch(/photo|portrait|\.avif|\.jpg/i);
  });

  it('a paid class: each child leads to the order of its book', async () => {
    const group = await classes.started();
    const view = await read(group.id);
    expect(view?.order?.id).toBe(group.orderId);
    const parts = await classes.parts(group.orderId);
    expect(view?.members.rows.map(({ order }) => order?.number).sort()).toEqual(
      parts.map(({ number }) => number).sort(),
    );
    expect(view?.timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['opened', 'payment', 'message']));
  });

  it('a company: employees by state, what HR did, and its quote', async () => {
    const batch = await companies.open();
    for (let at = 0; at < 10; at += 1) await companies.ordered(batch.token, {}, 'נועה כהן');
    const view = await read(batch.id);
    expect(view).toMatchObject({ kind: 'company', state: 'open', counts: [{ state: 'submitted', count: 10 }] });
    expect(view?.members.rows[0]?.name).toContain('נועה');
    // The first name alone, as HR sees it.
    expect(view?.members.rows[0]?.name).not.toContain('כהן');
    expect(view?.quote?.lines[0]).toMatchObject({ quantity: 10 });
    expect(view?.links?.members).toBe(`https://gibori.test/IL/he/company/${batch.token}`);
    expect(view?.timeline).toContainEqual(expect.objectContaining({ kind: 'hr', what: 'created', byHr: true }));
  });

  it('§6 a company of 250 employees: the newest first, page after page, each once, counted whole', async () => {
    const batch = await companies.open();
    await companies.fill(batch.id, 250);
    const same = addSeconds(-100);
    await shop.db.companySubmission.updateMany({
      where: { batchId: batch.id, submittedAt: { gt: addSeconds(-200) } },
      data: { submittedAt: same },
    });
    const deps = await signInMember(shop, 'service');
    const view = await read(batch.id);
    expect(view?.counts).toEqual([{ state: 'submitted', count: 250 }]);
    const seen = [...(view?.members.rows ?? [])];
    expect(seen).toHaveLength(50);
    for (let after = view?.members.next ?? null; after !== null; ) {
      const page = unwrap(await listMoreEmployees(batch.id, after, deps));
      seen.push(...page.rows);
      after = page.next;
    }
    expect(seen).toHaveLength(250);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(250);
    const times = await shop.db.companySubmission.findMany({ where: { batchId: batch.id } });
    const toTime = new Map(times.map(({ id, submittedAt }) => [id, submittedAt.getTime()]));
    const order = seen.map(({ id }) => toTime.get(id) ?? 0);
    expect(order).toEqual(order.toSorted((one, other) => other - one));
    expect(await listMoreEmployees(newId(), null, deps)).toMatchObject({ code: 'not_found' });
    expect(await listMoreEmployees('no-such-id', null, deps)).toMatchObject({ code: 'not_found' });
  });

  it('whoever prints sees no names, no contact and no link', async () => {
    const batch = await companies.open();
    await companies.ordered(batch.token);
    const group = await classes.collected({ children: 1 });
    for (const id of [batch.id, group.id]) {
      const view = await read(id, 'production');
      expect(view).toMatchObject({ contact: null, links: null });
      expect(view?.members.rows.map(({ name }) => name)).toEqual([null]);
    }
  });

  it('there is none with an unknown id', async () => {
    expect(await read(newId())).toBeNull();
    expect(await read('no-such-id')).toBeNull();
  });
});
