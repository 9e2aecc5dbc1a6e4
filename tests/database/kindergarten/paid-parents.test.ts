import { describe, expect, it } from 'vitest';
import { handleSendClassMail } from '@/lib/kindergarten/production/send-class-mail.handler';
import { getClassBooks } from '@/lib/kindergarten/server';
import { handleProduce } from '@/lib/orders/production/produce.handler';
import { getOrder, openTrial } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { createClassFlow } from '../support/class-flow';
import { unwrap } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createClassFlow(shop);
const deps = (accountId: string, now = NOW) => ({ db: shop.db, enqueue: shop.enqueue, accountId, now });
const view = (accountId: string) => ({ db: shop.db, accountId, sign: async (key: string) => `/${key}`, now: NOW });
const books = async ({ id, accountId }: { readonly id: string; readonly accountId: string }) =>
  unwrap(await getClassBooks(id, view(accountId)));

const produce = (orderId: string) =>
  handleProduce(
    { orderId },
    {
      db: shop.db,
      enqueue: shop.enqueue,
      now: () => NOW,
      produce: async (bookId) => ok({ storageKey: `books/${bookId}/1-0.pdf`, bytes: 1, edits: 0 }),
    },
  );

describe('rulings "Class and company links": a child whom a parent added', () => {
  async function withParents() {
    const group = await flow.collected({ children: 8 });
    const { character } = await shop.db.book.findFirstOrThrow({ where: { accountId: group.accountId } });
    const open = await flow.addChild(group, 'נועה כהן', character, 8, { filesToTeacher: true });
    const closed = await flow.addChild(group, 'יעל לוי', character, 9, { filesToTeacher: false });
    const { orderId } = unwrap(await flow.order(group));
    unwrap(await flow.checkout(orderId, group.accountId));
    await flow.webhook('paid', await shop.db.payment.findFirstOrThrow({ where: { orderId } }));
    await flow.start(orderId);
    for (const { id } of await flow.parts(orderId)) await produce(id);
    return { ...group, orderId, open, closed };
  }

  it('is shown by the first name, and its book only with the parent’s leave; the parent keeps it', async () => {
    const group = await withParents();
    const { children } = await books(group);
    const [open, closed] = [group.open, group.closed].map(({ id }) => children.find(({ childId }) => childId === id));
    expect(open).toMatchObject({ name: 'נועה', hasFile: true });
    expect(open?.orderId).not.toBeNull();
    expect(closed).toMatchObject({ name: 'יעל', hasFile: false, orderId: null, coverUrl: null, state: 'ready' });
    const kept = await shop.db.book.findUnique({ where: { id: group.closed.bookId } });
    expect(kept?.accountId).toBeNull();
  });

  it('neither shows its photo, nor gives its file by the order of the book', async () => {
    const group = await withParents();
    const part = await shop.db.order.findFirstOrThrow({ where: { bookId: group.closed.bookId } });
    const own = { ...deps(group.accountId), storage: shop.storage, newId };
    expect(await openTrial(part.id, own)).toMatchObject({ code: 'not_found' });
    const secret = 's'.repeat(32);
    const shown = await getOrder(part.id, { ...view(group.accountId), secret });
    expect(shown).toMatchObject({ code: 'not_found' });
  });
});

describe('the mails about a class', () => {
  it('go once to the address that the teacher typed, and lead to the class', async () => {
    const group = await flow.started();
    const { sent, email } = createFakeEmail();
    const mailing = { db: shop.db, email, now: () => NOW, shopUrl: 'https://shop.test' };
    const key = `classOrdered:${group.orderId}`;
    for (let times = 0; times < 2; times += 1) {
      await handleSendClassMail({ orderId: group.orderId, kind: 'classOrdered', key }, mailing);
    }
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'gan@example.com' });
    expect(sent[0]?.html).toContain(`/kindergarten/${group.id}`);
  });
});
