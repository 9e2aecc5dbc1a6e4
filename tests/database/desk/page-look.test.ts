import { beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '@/lib/accounts/server';
import { newId, newToken } from '@/lib/platform/ids';
import { exportData } from '@/lib/privacy/server';
import { lookSchema, STAFF_LIMITS } from '@/lib/staff';
import { seePage } from '@/lib/staff/server';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { readZip } from '../support/read-zip';
import { addSeconds, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { paid, withOpenCheckout } = createCheckoutFlow(shop);
let actor: { readonly memberId: string; readonly role: 'service' };
beforeEach(async () => {
  const { id: memberId } = await shop.db.staffMember.create({ data: { phone: newPhone(), role: 'service' } });
  actor = { memberId, role: 'service' };
});

const look = (orderId: string, page = 's05', now = NOW) =>
  seePage(
    orderId,
    { page, reason: 'A line is cut off' },
    { db: shop.db, enqueue: shop.enqueue, actor, now, newId, sign: storage.signedUrl },
  );

/** Draws pages of an order's book in a size of the screen. */
async function draw(bookId: string, pageKeys: readonly string[]) {
  const { revision, imageModel: model } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
  const drawn = { bookId, revision, model, sizePx: 1500, provider: 'local' } as const;
  const data = pageKeys.map((pageKey) => ({ ...drawn, pageKey, storageKey: `pictures/${bookId}/${pageKey}.jpg` }));
  await shop.db.illustration.createMany({ data, skipDuplicates: true });
}

describe('§6 who may do what: the desk sees the drawn picture of a page with a reason', () => {
  it('links to that one picture for two minutes, and records who looked and why', async () => {
    const order = await paid();
    await draw(order.bookId, ['s05', 's06']);
    const { url } = unwrap(await look(order.id));
    const linked = await storage.signedUrl(`pictures/${order.bookId}/s05.jpg`, {
      expiresAt: addSeconds(STAFF_LIMITS.lookMinutes * 60),
    });
    expect(url).toBe(linked);
    const rows = await shop.db.staffAction.findMany({ where: { subjectId: order.id }, orderBy: { id: 'asc' } });
    const common = { ...actor, action: 'look', reason: 'A line is cut off', data: { page: 's05' } };
    expect(rows).toMatchObject([
      { ...common, outcome: 'started' },
      { ...common, outcome: 'done' },
    ]);
  });

  it('refuses an unpaid order, a page that is not drawn, and a look without a reason or at the dedication', async () => {
    const draft = await withOpenCheckout();
    await draw(draft.bookId, ['s05']);
    expect(await look(draft.id)).toMatchObject({ ok: false, code: 'not_found' });
    expect(await look(newId())).toMatchObject({ ok: false, code: 'not_found' });
    const order = await paid();
    await shop.db.illustration.deleteMany({ where: { bookId: order.bookId, pageKey: 's12' } });
    expect(await look(order.id, 's12')).toMatchObject({ ok: false, code: 'page_not_drawn' });
    for (const bad of [
      { page: 's05', reason: ' ' },
      { page: 'dedication', reason: 'Why' },
      { page: 'portrait', reason: 'Why' },
      { page: 's13', reason: 'Why' },
    ]) {
      expect(lookSchema.safeParse(bad).success).toBe(false);
    }
  });

  it('ends after many looks of a member within an hour', async () => {
    const order = await paid();
    await draw(order.bookId, ['s05']);
    const key = `staff-look:${actor.memberId}`;
    await shop.db.attempt.createMany({
      data: Array.from({ length: STAFF_LIMITS.looks.limit }, () => ({ key, at: NOW })),
    });
    expect(await look(order.id)).toMatchObject({ ok: false, code: 'too_many_attempts' });
    expect((await look(order.id, 's05', addSeconds(HOUR + 1))).ok).toBe(true);
  });

  it('the customer finds every look, and why, in the data that they download', async () => {
    const order = await paid();
    await draw(order.bookId, ['s05']);
    unwrap(await look(order.id));
    await look(order.id, 's11');
    const { accountId, number } = await shop.db.order.findUniqueOrThrow({ where: { id: order.id } });
    const sessionToken = newToken();
    await startSession(shop.db, { accountId, token: sessionToken, deviceId: newId() }, NOW);
    const { stream } = unwrap(await exportData({ db: shop.db, storage, accountId, sessionToken, now: NOW }));
    const files = readZip(Buffer.from(await new Response(stream).arrayBuffer()));
    const data = JSON.parse(String(files.get('data.json')));
    expect(data.pictureLooks).toMatchObject([{ order: number, page: 's05', reason: 'A line is cut off' }]);
    expect(JSON.stringify(data.pictureLooks)).not.toContain(actor.memberId);
  });
});
