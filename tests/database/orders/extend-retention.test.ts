import { describe, expect, it } from 'vitest';
import { startSession } from '@/lib/accounts/server';
import { handleProduce } from '@/lib/orders/production/produce.handler';
import { getHostCookieName } from '@/lib/platform/http';
import { newToken } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { readVisitor } from '@/lib/server/api/visitor';
import type { Container } from '@/lib/server/container';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { addSeconds, DAY, HOUR, NOW } from '../support/time';
import { createVerificationFlow, RIGHT_CODE } from '../support/verification-flow';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { paid } = createCheckoutFlow(shop);
const SHOP_URL = 'http://localhost:3000';
const env = { SHOP_URL, SHOP_SECRET: 's'.repeat(32), TRUST_PROXY: 0 };

const findPhoto = (bookId: string) => shop.db.photo.findFirstOrThrow({ where: { bookId } });
const findAccountId = (id: string) => shop.db.account.findUniqueOrThrow({ where: { id } });

/** A combo that waits for confirmation, and its owner's signed-in browser. */
async function unconfirmed(phone = newPhone()) {
  const mine = await paid(phone);
  await shop.db.order.update({ where: { id: mine.id }, data: { tier: 'combo', state: 'awaiting_confirmation' } });
  const token = newToken();
  await startSession(shop.db, { accountId: mine.accountId, token, deviceId: mine.owner.deviceId }, NOW);
  const headers = { cookie: `${getHostCookieName('session', SHOP_URL)}=${token}` };
  const visit = (now: Date) =>
    readVisitor(new Request(SHOP_URL, { headers }), { env, db: shop.db } as unknown as Container, now);
  return { ...mine, visit };
}

describe('rulings "Photos and names": paid and unconfirmed, 90 days after the last visit', () => {
  it('a visit counts, also without a new sign-in', async () => {
    const { bookId, accountId, visit } = await unconfirmed();
    await visit(addSeconds(20 * DAY));
    expect((await findPhoto(bookId)).deleteAfter).toEqual(addSeconds(110 * DAY));
    expect((await findAccountId(accountId)).lastVisitAt).toEqual(addSeconds(20 * DAY));
    await visit(addSeconds(20 * DAY + HOUR));
    expect((await findPhoto(bookId)).deleteAfter).toEqual(addSeconds(110 * DAY));
    for (const day of [40, 60, 80, 100, 120, 140, 160, 179]) await visit(addSeconds(day * DAY));
    // Also on days when the session itself is not extended.
    expect((await findPhoto(bookId)).deleteAfter).toEqual(addSeconds(269 * DAY));
  });

  it('a sign-in is a visit', async () => {
    const phone = newPhone();
    const { bookId, owner } = await unconfirmed(phone);
    await shop.db.photo.updateMany({ where: { bookId }, data: { deleteAfter: addSeconds(DAY) } });
    const { requestCode, verifyCode } = createVerificationFlow(shop);
    await requestCode(phone, { deviceId: owner.deviceId, now: addSeconds(HOUR) });
    unwrap(await verifyCode(phone, RIGHT_CODE, { deviceId: owner.deviceId, now: addSeconds(HOUR) }));
    expect((await findPhoto(bookId)).deleteAfter).toEqual(addSeconds(90 * DAY + HOUR));
  });

  it('a photo marked for deletion, or of a delivered book, is not extended', async () => {
    const asked = await unconfirmed();
    await shop.db.photo.updateMany({ where: { bookId: asked.bookId }, data: { deleteAfter: addSeconds(DAY) } });
    await asked.visit(addSeconds(2 * DAY));
    expect((await findPhoto(asked.bookId)).deleteAfter).toEqual(addSeconds(DAY));
    const had = await unconfirmed();
    await shop.db.order.update({ where: { id: had.id }, data: { tier: 'digital', state: 'ready' } });
    const { deleteAfter } = await findPhoto(had.bookId);
    await had.visit(addSeconds(2 * DAY));
    expect((await findPhoto(had.bookId)).deleteAfter).toEqual(deleteAfter);
  });

  it('the digital half of a combo is no delivery: its photo is kept until the confirmation', async () => {
    const { id, bookId } = await paid();
    await shop.db.order.update({ where: { id }, data: { tier: 'combo' } });
    const produce = async () => ok({ storageKey: `books/${bookId}/1.pdf`, bytes: 1, edits: 0 });
    await handleProduce({ orderId: id }, { db: shop.db, enqueue: shop.enqueue, now: () => addSeconds(DAY), produce });
    expect((await findPhoto(bookId)).deleteAfter).toEqual(addSeconds(90 * DAY));
  });
});
