import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import type { ExportKind } from '@/lib/staff';
import { createExport, getPrintQueue, markMany, openExport, purgeExports, type StaffActor } from '@/lib/staff/server';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { readZip } from '../support/read-zip';
import { createShipmentFlow, FULFILMENT_SECRET, sandbox } from '../support/shipment-flow';
import { addSeconds, DAY, MINUTE, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { confirmed, prepare, findShipment, getState, getKinds, submitted } = createShipmentFlow(shop);

async function createActor(role: StaffActor['role'] = 'production'): Promise<StaffActor> {
  const { id } = await shop.db.staffMember.create({ data: { phone: newPhone(), role } });
  return { memberId: id, role };
}
const act = (actor: StaffActor, now = NOW) => ({ db: shop.db, enqueue: shop.enqueue, actor, now, newId });
const promise = (id: string, dispatchBy: Date) => shop.db.order.update({ where: { id }, data: { dispatchBy } });
const getNumber = async (id: string) => (await shop.db.order.findUniqueOrThrow({ where: { id } })).number;
/** A promised day comes after the confirmation, which was at `NOW`. */
const TODAY = addSeconds(10 * DAY);
const read = (query: Partial<Parameters<typeof getPrintQueue>[0]> = {}) =>
  getPrintQueue({ house: null, promised: 'all', after: null, ...query }, { db: shop.db, now: TODAY });

describe('the desk: the print queue', () => {
  it('shows the earliest promised day first, by print house, without a customer', async () => {
    const [late, far, soon, elsewhere] = [await submitted(), await submitted(), await submitted(), await confirmed()];
    await prepare(elsewhere.id, 'manual');
    await promise(late.id, addSeconds(9 * DAY));
    await promise(far.id, addSeconds(40 * DAY));
    await promise(soon.id, addSeconds(10.5 * DAY));
    await promise(elsewhere.id, addSeconds(15 * DAY));
    const all = await read();
    const ids = [late.id, soon.id, elsewhere.id, far.id];
    const shown = all.rows.filter(({ order }) => ids.includes(order.id));
    expect(shown.map(({ order, risk }) => [order.id, risk])).toEqual([
      [late.id, 'late'],
      [soon.id, 'soon'],
      [elsewhere.id, null],
      [far.id, null],
    ]);
    expect(shown[0]?.title).toBeTruthy();
    expect(JSON.stringify(all)).not.toContain('דנה לוי');
    expect(all.houses.map(({ house }) => house)).toEqual(['manual', sandbox.name]);
    expect((await read({ house: 'manual' })).rows.map(({ order }) => order.id)).toEqual([elsewhere.id]);
    expect((await read({ promised: 'risk' })).rows.map(({ order }) => order.id)).toEqual([late.id, soon.id]);
    expect((await read({ promised: 'week' })).rows.map(({ order }) => order.id)).not.toContain(far.id);
  });

  it('a book that has left or was given back is not in it', async () => {
    const [left, returned] = [await submitted(), await submitted()];
    await shop.db.shipment.update({ where: { id: left.shipmentId }, data: { state: 'shipped' } });
    await shop.db.order.update({ where: { id: returned.id }, data: { state: 'refunded' } });
    const ids = (await read()).rows.map(({ order }) => order.id);
    expect([ids.includes(left.id), ids.includes(returned.id)]).toEqual([false, false]);
  });
});

describe('the desk: files and papers of many books', () => {
  const typeset = {
    typesetPackingList: async () => ok(new Uint8Array()),
    typesetNameLabels: async () => ok(new Uint8Array()),
  };
  async function storeFiles(orderId: string) {
    for (const kind of ['interior', 'cover']) {
      await shop.storage.put(`books/${orderId}/${kind}.pdf`, Buffer.from(`${kind} ${orderId}`), 'application/pdf');
    }
  }
  const create = (input: Parameters<typeof createExport>[0], actor: StaffActor) =>
    createExport(input, FULFILMENT_SECRET, { ...act(actor), storage: shop.storage });
  async function make(actor: StaffActor, shipmentIds: readonly string[], kind: ExportKind = 'files') {
    const input = { kind, language: 'he', shipmentIds } as const;
    const { path } = unwrap(await create(input, actor));
    return path.split('/').at(-1) ?? '';
  }
  const open = (token: string, actor: StaffActor, now = NOW, papers: object = {}) =>
    openExport(token, {
      ...act(actor, now),
      ...typeset,
      ...papers,
      storage: shop.storage,
      secrets: [FULFILMENT_SECRET],
    });

  it('come as one archive, recorded when it is made and when it is opened', async () => {
    const actor = await createActor();
    const orders = [await submitted(), await submitted()];
    for (const { id } of orders) await storeFiles(id);
    const token = await make(actor, [...orders.map(({ shipmentId }) => shipmentId), newId()]);
    const opened = unwrap(await open(token, actor));
    if (opened.kind !== 'files') throw new Error('Not an archive');
    const files = readZip(Buffer.from(await new Response(opened.stream).arrayBuffer()));
    const numbers = await Promise.all(orders.map(({ id }) => getNumber(id)));
    const names = numbers.flatMap((number) =>
      ['cover', 'interior'].map((kind) => `${sandbox.name}/${number} ${kind}.pdf`),
    );
    expect([...files.keys()].sort()).toEqual(names.sort());
    const actions = await shop.db.staffAction.findMany({ where: { memberId: actor.memberId }, orderBy: { id: 'asc' } });
    expect(actions.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'export started',
      'export done',
      'download started',
      'download done',
    ]);
  });

  it('the link opens for its member alone, for minutes, and no other is as good', async () => {
    const [actor, other] = [await createActor(), await createActor('owner')];
    const { id, shipmentId } = await submitted();
    await storeFiles(id);
    const token = await make(actor, [shipmentId]);
    const notFound = { ok: false, code: 'not_found' };
    expect(await open(token, other)).toMatchObject(notFound);
    expect(await open(`${token}x`, actor)).toMatchObject(notFound);
    expect(await open(token, actor, addSeconds(15 * MINUTE))).toMatchObject(notFound);
    expect((await open(token, actor, addSeconds(14 * MINUTE))).ok).toBe(true);
    await purgeExports(shop.db, addSeconds(16 * MINUTE));
    expect(await open(token, actor)).toMatchObject(notFound);
    const gone = { kind: 'files', language: 'he', shipmentIds: [newId()] } as const;
    expect(await create(gone, actor)).toMatchObject(notFound);
  });

  it('leave out a book whose files are missing and name its order; without any there is no archive', async () => {
    const actor = await createActor();
    const [whole, half] = [await submitted(), await submitted()];
    await storeFiles(whole.id);
    await shop.storage.put(`books/${half.id}/cover.pdf`, Buffer.from('cover'), 'application/pdf');
    const choose = (...shipmentIds: string[]) => ({ kind: 'files', language: 'he', shipmentIds }) as const;
    const made = unwrap(await create(choose(whole.shipmentId, half.shipmentId), actor));
    expect(made.without).toEqual([await getNumber(half.id)]);
    const opened = unwrap(await open(made.path.split('/').at(-1) ?? '', actor));
    if (opened.kind !== 'files') throw new Error('Not an archive');
    const files = readZip(Buffer.from(await new Response(opened.stream).arrayBuffer()));
    expect([...files.keys()].every((name) => !name.includes(made.without[0] ?? ''))).toBe(true);
    expect(files.size).toBe(2);
    const none = await create(choose(half.shipmentId), actor);
    expect(none).toMatchObject({ ok: false, code: 'print_files_missing' });
  });

  it('papers name orders and books, and no customer', async () => {
    const actor = await createActor();
    const order = await submitted();
    const number = await getNumber(order.id);
    const given: unknown[] = [];
    const record = async (input: unknown) => {
      given.push(input);
      return ok(new Uint8Array([1]));
    };
    const papers = { typesetPackingList: record, typesetNameLabels: record };
    for (const kind of ['packing_list', 'labels'] as const) {
      const opened = unwrap(await open(await make(actor, [order.shipmentId], kind), actor, NOW, papers));
      expect(opened.name).toBe(kind === 'labels' ? 'labels.pdf' : 'packing-list.pdf');
    }
    expect(given).toMatchObject([
      { rows: [{ name: number, count: '1' }] },
      { labels: [{ name: number, code: number }] },
    ]);
    expect(JSON.stringify(given)).not.toMatch(/דנה|חיפה/);
  });
});

describe('the desk: the state of many books by a list of order numbers', () => {
  it('says of each line what became of it, and parents hear as from the print house', async () => {
    const actor = await createActor();
    const [one, two, unsent] = [await submitted(), await submitted(), await confirmed()];
    await prepare(unsent.id);
    const numbers = await Promise.all([one, two, unsent].map(({ id }) => getNumber(id)));
    const list = `${numbers[0]?.toLowerCase()}\tRR123456785IL\tIsrael Post\n${numbers[1]}\n${numbers[2]}\nNOSUCH00`;
    const results = await markMany({ list, status: 'shipped' }, act(actor));
    expect(results.map(({ outcome }) => outcome)).toEqual(['marked', 'marked', 'not_printed', 'unknown']);
    expect(await Promise.all([one, two, unsent].map(({ id }) => getState(id)))).toEqual([
      'shipped',
      'shipped',
      'confirmed',
    ]);
    const tracked = { trackingNumber: 'RR123456785IL', carrier: 'Israel Post', state: 'shipped' };
    expect(await findShipment(one.id)).toMatchObject(tracked);
    expect(await getKinds(one.id)).toContain('email printShipped');
    const changes = await shop.db.shipmentChange.findMany({ where: { shipmentId: one.shipmentId } });
    expect(changes.map(({ to, by }) => [to, by])).toEqual([['shipped', 'staff']]);
    const again = await markMany({ list, status: 'printing' }, act(actor));
    expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'not_printed', 'unknown']);
    const actions = await shop.db.staffAction.findMany({
      where: { subjectId: one.id, action: 'mark', outcome: 'done' },
    });
    expect(actions).toMatchObject([{ data: { status: 'shipped' } }, { data: { status: 'printing' } }]);
  });
});
