import { describe, expect, it } from 'vitest';
import { makeNameLabels, makePackingList, openClassArchive } from '@/lib/kindergarten/server';
import { handleProduce } from '@/lib/orders/production/produce.handler';
import { newId } from '@/lib/platform/ids';
import { itemAt } from '@/lib/platform/item-at';
import { ok } from '@/lib/platform/result';
import type { NameLabelsInput, PackingListInput } from '@/lib/typesetting/server';
import { createClassFlow, PICKUP_POINT } from '../support/class-flow';
import { unwrap } from '../support/draft-flow';
import { readZip } from '../support/read-zip';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createClassFlow(shop);

/** A digital class whose last two children were added by parents, with and without leave for the files. */
async function paidWithParents() {
  const group = await flow.collected({ children: 8 });
  const { character } = await shop.db.book.findFirstOrThrow({ where: { accountId: group.accountId } });
  await flow.addChild(group, 'תמר כהן', character, 8, { filesToTeacher: true });
  await flow.addChild(group, 'רות לוי', character, 9, { filesToTeacher: false });
  const { orderId } = unwrap(await flow.order(group));
  unwrap(await flow.checkout(orderId, group.accountId));
  await flow.webhook('paid', await shop.db.payment.findFirstOrThrow({ where: { orderId } }));
  await flow.start(orderId);
  return { ...group, orderId };
}

async function produce(orderId: string) {
  await handleProduce(
    { orderId },
    {
      db: shop.db,
      enqueue: shop.enqueue,
      now: () => NOW,
      produce: async (bookId) => {
        const storageKey = `books/${bookId}/1-0.pdf`;
        await shop.storage.put(storageKey, Buffer.from(`PDF of ${bookId}`), 'application/pdf');
        return ok({ storageKey, bytes: 1, edits: 0 });
      },
    },
  );
}

const open = (id: string, accountId: string) =>
  openClassArchive(id, { db: shop.db, storage: shop.storage, accountId, now: NOW });

describe('§5 class orders: one ZIP of PDFs', () => {
  it('holds every finished book that the teacher may have, under the children’s names', async () => {
    const group = await paidWithParents();
    expect(await open(group.id, group.accountId)).toMatchObject({ code: 'class_files_missing' });
    const parts = await flow.parts(group.orderId);
    for (const { id } of parts) await produce(id);
    const { stream, name } = unwrap(await open(group.id, group.accountId));
    expect(name).toBe('גן רימון.zip');
    const entries = readZip(Buffer.from(await new Response(stream).arrayBuffer()));
    expect(entries.size).toBe(9);
    const names = [...entries.keys()];
    expect(names).toContain('10 תמר.pdf');
    expect(names.filter((one) => one.includes('רות'))).toEqual([]);
    expect(names).toEqual([...names].sort());
    const shared = parts.find(({ book }) => book?.childName === 'תמר כהן');
    expect(entries.get('10 תמר.pdf')).toBe(`PDF of ${shared?.bookId}`);
  });

  it('lacks a book that was given back, and keeps unusual names safe', async () => {
    const group = await paidWithParents();
    const parts = await flow.parts(group.orderId);
    for (const { id } of parts) await produce(id);
    const [first, second] = [itemAt(parts, 0), parts[1]];
    await shop.db.order.update({ where: { id: first.id }, data: { state: 'refunded' } });
    await shop.db.book.update({ where: { id: second?.bookId ?? '' }, data: { childName: '../א:ב' } });
    const own = second?.book?.accountId === group.accountId;
    const { stream } = unwrap(await open(group.id, group.accountId));
    const names = [...readZip(Buffer.from(await new Response(stream).arrayBuffer())).keys()];
    expect(names.every((name) => !/[/\\:]/.test(name))).toBe(true);
    if (own) expect(names.some((name) => name.includes('.. א ב'))).toBe(true);
    expect(names.length).toBeLessThan(9 + 1);
  });

  it("another account's class, and one that is not paid, do not exist", async () => {
    const group = await paidWithParents();
    expect(await open(group.id, newId())).toMatchObject({ code: 'not_found' });
    const unpaid = await flow.collected();
    unwrap(await flow.order(unpaid));
    expect(await open(unpaid.id, unpaid.accountId)).toMatchObject({ code: 'not_found' });
  });
});

describe('the papers of printed books', () => {
  it('list every child once, sorted by name, with the address of the class', async () => {
    const group = await flow.started({ bookType: 'printed', delivery: 'express' });
    const [named] = await shop.db.kindergartenChild.findMany({ where: { kindergartenId: group.id } });
    const fullName = 'נועה בן־דוד';
    await shop.db.kindergartenChild.update({ where: { id: named?.id ?? '' }, data: { fullName } });
    const lists: PackingListInput[] = [];
    const labels: NameLabelsInput[] = [];
    const deps = { db: shop.db, accountId: group.accountId };
    const keep =
      <Input>(into: Input[]) =>
      async (input: Input) => {
        into.push(input);
        return ok(new Uint8Array());
      };
    unwrap(await makePackingList(group.id, { ...deps, typeset: keep(lists) }));
    unwrap(await makeNameLabels(group.id, { ...deps, typeset: keep(labels) }));
    const [list] = lists;
    expect(list?.rows.map(({ number }) => number)).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 1)));
    const names = list?.rows.map(({ name }) => name) ?? [];
    expect(names).toEqual([...names].sort(new Intl.Collator('he').compare));
    // The hero has the first name, papers and labels all of it (§5 child name).
    expect(names).toContain(fullName);
    expect(list?.facts.map(({ value }) => value)).toEqual(['גן רימון', 'דנה לוי', 'משלוח מהיר', 'הנשיא 12, חיפה']);
    expect(list?.total).toBe('סך הכול: 10 ספרים');
    expect(labels[0]?.labels.map(({ name }) => name)).toEqual(names);
    const stranger = { db: shop.db, accountId: newId() };
    expect(await makePackingList(group.id, { ...stranger, typeset: keep(lists) })).toMatchObject({ code: 'not_found' });
    expect(await makeNameLabels(group.id, { ...stranger, typeset: keep(labels) })).toMatchObject({ code: 'not_found' });
  });

  it('§9 Delivery: say where and when the books are picked up', async () => {
    const group = await flow.started({ bookType: 'printed', delivery: 'self_pickup' });
    const lists: PackingListInput[] = [];
    const typeset = async (input: PackingListInput) => {
      lists.push(input);
      return ok(new Uint8Array());
    };
    const deps = { db: shop.db, accountId: group.accountId, pickupPoints: { IL: PICKUP_POINT } };
    unwrap(await makePackingList(group.id, { ...deps, typeset }));
    const values = ['גן רימון', 'דנה לוי', 'איסוף עצמי', PICKUP_POINT.address, PICKUP_POINT.hours.he];
    expect(lists[0]?.facts.map(({ value }) => value)).toEqual(values);
  });
});
