import { describe, expect, it } from 'vitest';
import { startSession } from '@/lib/accounts/server';
import { handleProduce } from '@/lib/orders/produce.handler';
import { hostCookie } from '@/lib/platform/http';
import { newToken } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { readVisitor } from '@/lib/wiring/http/visitor';
import type { Shop } from '@/lib/wiring/shop';
import { value } from '../support/drafts';
import { newPhone } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { till } from '../support/till';
import { DAY, HOUR, later, NOW } from '../support/time';
import { dialog, RIGHT } from '../support/verification';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { paid } = till(shop);
const SHOP_URL = 'http://localhost:3000';
const env = { SHOP_URL, SHOP_SECRET: 's'.repeat(32), TRUST_PROXY: 0 };

const photoOf = (bookId: string) => shop.db.photo.findFirstOrThrow({ where: { bookId } });
const accountOf = (id: string) => shop.db.account.findUniqueOrThrow({ where: { id } });

/** A combo that waits to be confirmed, and a browser of its owner that is signed in. */
async function unconfirmed(phone = newPhone()) {
  const mine = await paid(phone);
  await shop.db.order.update({ where: { id: mine.id }, data: { tier: 'combo', state: 'awaiting_confirmation' } });
  const token = newToken();
  await startSession(shop.db, { accountId: mine.accountId, token, deviceId: mine.owner.deviceId }, NOW);
  const headers = { cookie: `${hostCookie('session', SHOP_URL)}=${token}` };
  const visit = (now: Date) =>
    readVisitor(new Request(SHOP_URL, { headers }), { env, db: shop.db } as unknown as Shop, now);
  return { ...mine, visit };
}

describe('rulings "photo and features kept": paid and unconfirmed, 90 days after the last visit', () => {
  it('a visit counts, also one that needs no signing in', async () => {
    const { bookId, accountId, visit } = await unconfirmed();
    await visit(later(20 * DAY));
    expect((await photoOf(bookId)).deleteAfter).toEqual(later(110 * DAY));
    expect((await accountOf(accountId)).lastVisitAt).toEqual(later(20 * DAY));
    await visit(later(20 * DAY + HOUR));
    expect((await photoOf(bookId)).deleteAfter).toEqual(later(110 * DAY));
    for (const day of [40, 60, 80, 100, 120, 140, 160, 179]) await visit(later(day * DAY));
    // Also on the days when the session itself is extended no more.
    expect((await photoOf(bookId)).deleteAfter).toEqual(later(269 * DAY));
  });

  it('signing in is a visit', async () => {
    const phone = newPhone();
    const { bookId, owner } = await unconfirmed(phone);
    await shop.db.photo.updateMany({ where: { bookId }, data: { deleteAfter: later(DAY) } });
    const { ask, answer } = dialog(shop);
    await ask(phone, { deviceId: owner.deviceId, now: later(HOUR) });
    value(await answer(phone, RIGHT, { deviceId: owner.deviceId, now: later(HOUR) }));
    expect((await photoOf(bookId)).deleteAfter).toEqual(later(90 * DAY + HOUR));
  });

  it('a photo that was asked to be deleted, or of a book that was delivered, gets no other day', async () => {
    const asked = await unconfirmed();
    await shop.db.photo.updateMany({ where: { bookId: asked.bookId }, data: { deleteAfter: later(DAY) } });
    await asked.visit(later(2 * DAY));
    expect((await photoOf(asked.bookId)).deleteAfter).toEqual(later(DAY));
    const had = await unconfirmed();
    await shop.db.order.update({ where: { id: had.id }, data: { tier: 'digital', state: 'ready' } });
    const { deleteAfter } = await photoOf(had.bookId);
    await had.visit(later(2 * DAY));
    expect((await photoOf(had.bookId)).deleteAfter).toEqual(deleteAfter);
  });

  it('the digital half of a combo is no delivery: its photo waits for the confirmation', async () => {
    const { id, bookId } = await paid();
    await shop.db.order.update({ where: { id }, data: { tier: 'combo' } });
    const produce = async () => ok({ storageKey: `books/${bookId}/1.pdf`, bytes: 1 });
    await handleProduce({ orderId: id }, { db: shop.db, enqueue: shop.enqueue, now: () => later(DAY), produce });
    expect((await photoOf(bookId)).deleteAfter).toEqual(later(90 * DAY));
  });
});
