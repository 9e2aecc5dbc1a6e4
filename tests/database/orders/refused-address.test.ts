import { describe, expect, it } from 'vitest';
import { handleOrderMail } from '@/lib/orders/mail/order-mail.handler';
import { handleProduce } from '@/lib/orders/production/produce.handler';
import { changeEmail, confirmEmailAddress, getOrder } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { newSession } from '../support/identities';
import { addSeconds, MINUTE, NOW } from '../support/time';
import { createVerificationFlow, RIGHT_CODE } from '../support/verification-flow';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { paid } = createCheckoutFlow(shop);
const { requestCode, verifyCode } = createVerificationFlow(shop);
const OTHER = 'another@example.com';
const refusing = (permanent: boolean) => createFakeEmail(() => fail('email_not_delivered', { permanent })).email;

type Kind = 'orderPaid' | 'bookReady';
const send = (orderId: string, kind: Kind, email = createFakeEmail().email) =>
  handleOrderMail(
    { orderId, kind, key: `${kind}:${orderId}` },
    { db: shop.db, email, storage, now: () => NOW, shopUrl: 'http://shop.test', secret: 's'.repeat(32) },
  );
const isRefused = async ({ id, accountId }: { id: string; accountId: string }) => {
  const deps = { db: shop.db, accountId, sign: storage.signedUrl, now: NOW, secret: 's' };
  return unwrap(await getOrder(id, deps)).emailRefused;
};
const change = async (accountId: string, email = OTHER) => {
  const sessionToken = await newSession(shop.db, accountId, NOW);
  return changeEmail(email, { db: shop.db, enqueue: shop.enqueue, accountId, sessionToken, now: NOW });
};

async function createReady() {
  const order = await paid();
  const produce = async () => ok({ storageKey: 'books/1.pdf', bytes: 1, edits: 0 });
  await handleProduce({ orderId: order.id }, { db: shop.db, enqueue: shop.enqueue, now: () => NOW, produce });
  return order;
}

describe('rulings "Flow": an address that refuses our mail for good', () => {
  it('is shown to the owner; an outage of the mail server is not', async () => {
    const order = await paid();
    await expect(send(order.id, 'orderPaid', refusing(false))).rejects.toThrow();
    expect(await isRefused(order)).toBe(false);
    await send(order.id, 'orderPaid', refusing(true));
    expect(await isRefused(order)).toBe(true);
  });

  it('after another address is given, everything is sent there, once', async () => {
    const order = await createReady();
    await send(order.id, 'orderPaid', refusing(true));
    await send(order.id, 'bookReady', refusing(true));
    await shop.db.$executeRaw`DELETE FROM pgboss.job`;
    unwrap(await change(order.accountId));
    expect(await isRefused(order)).toBe(false);
    const { sent, email } = createFakeEmail();
    for (const kind of ['orderPaid', 'bookReady'] as const) {
      expect(await shop.queue.jobs('order-mail', `${kind}:${order.id}`)).toHaveLength(1);
      await send(order.id, kind, email);
      await send(order.id, kind, email);
    }
    expect(sent.map(({ to }) => to)).toEqual([OTHER, OTHER]);
  });

  it('the same address again sends nothing, and what arrived is not sent again', async () => {
    const order = await createReady();
    await send(order.id, 'orderPaid');
    await send(order.id, 'bookReady', refusing(true));
    await shop.db.$executeRaw`DELETE FROM pgboss.job`;
    const { email = '' } = await shop.db.account.findUniqueOrThrow({ where: { id: order.accountId } });
    await change(order.accountId, email ?? '');
    expect(await shop.queue.jobs('order-mail')).toEqual([]);
    await change(order.accountId);
    expect((await shop.queue.jobs('order-mail')).map(({ key }) => key)).toEqual([`bookReady:${order.id}`]);
  });

  it('so it is after another address is given with the code of the phone', async () => {
    const { accountId, id } = await createReady();
    await send(id, 'bookReady', refusing(true));
    await shop.db.$executeRaw`DELETE FROM pgboss.job`;
    const { phone } = await shop.db.account.findUniqueOrThrow({ where: { id: accountId } });
    const again = { deviceId: newId(), now: addSeconds(3 * MINUTE) };
    unwrap(await requestCode(phone, { ...again, email: OTHER }));
    unwrap(await verifyCode(phone, RIGHT_CODE, again));
    expect(await shop.queue.jobs('order-mail', `bookReady:${id}`)).toHaveLength(1);
  });

  it('an older refusal does not mark the next address', async () => {
    const order = await paid();
    const late = createFakeEmail(async () => {
      await change(order.accountId);
      return fail('email_not_delivered', { permanent: true });
    });
    await send(order.id, 'orderPaid', late.email);
    expect(await isRefused(order)).toBe(false);
  });

  it('whoever opens a mail there shows that it takes mail after all', async () => {
    const order = await paid();
    const { sent, email } = createFakeEmail();
    await send(order.id, 'orderPaid', email);
    const token = /\/my-books#mail:(\S+?)[\s).]*$/m.exec(sent[0]?.text ?? '')?.[1] ?? '';
    await shop.db.account.update({ where: { id: order.accountId }, data: { emailRefusedAt: NOW } });
    const { accountId } = order;
    unwrap(await confirmEmailAddress(token, { db: shop.db, accountId, secrets: ['s'.repeat(32)], now: NOW }));
    expect(await isRefused(order)).toBe(false);
  });
});
