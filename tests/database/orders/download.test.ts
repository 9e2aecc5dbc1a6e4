import { describe, expect, it } from 'vitest';
import { getDownloadPath, getOrder, openDownload, renewDownload } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { signToken } from '@/lib/platform/tokens';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { newAccount } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { paid } = createCheckoutFlow(shop);
const SECRET = 'd'.repeat(32);

async function createBought() {
  const order = await paid();
  const { id: orderId, bookId, accountId } = order;
  const file = { storageKey: `books/${bookId}.pdf`, bytes: 1, renewedAt: NOW, expiresAt: addSeconds(7 * DAY) };
  const { id } = await shop.db.download.create({ data: { orderId, bookId, ...file } });
  const token = getDownloadPath(SECRET, id).split('/').at(-1) ?? '';
  const open = (now: Date, with_ = token) => openDownload(with_, { db: shop.db, secret: SECRET, now });
  const renew = (now: Date, by = accountId) => renewDownload(orderId, { db: shop.db, accountId: by, now });
  const see = async (now: Date) =>
    unwrap(await getOrder(orderId, { db: shop.db, accountId, sign: storage.signedUrl, now, secret: SECRET })).download;
  return { ...order, token, open, renew, see };
}

describe('§4 download: a 7-day signed link', () => {
  it('works until the seventh day', async () => {
    const { open, bookId } = await createBought();
    const file = { storageKey: `books/${bookId}.pdf`, bookId, country: 'IL', language: 'he' };
    expect(await open(addSeconds(7 * DAY - 1))).toMatchObject({ ok: true, value: file });
    expect(await open(addSeconds(7 * DAY))).toEqual(fail('link_expired', { country: 'IL', language: 'he' }));
  });

  it('one click renews it under the same URL', async () => {
    const { open, renew, see } = await createBought();
    const before = await see(addSeconds(DAY));
    expect(unwrap(await renew(addSeconds(20 * DAY))).expiresAt).toEqual(addSeconds(27 * DAY));
    expect(await open(addSeconds(26 * DAY))).toMatchObject({ ok: true });
    expect((await see(addSeconds(20 * DAY)))?.url).toBe(before?.url);
  });

  it('only its owner can renew it', async () => {
    const { open, renew } = await createBought();
    const { accountId } = await newAccount(shop.db);
    expect(await renew(addSeconds(8 * DAY), accountId)).toEqual(fail('not_found'));
    expect(await open(addSeconds(8 * DAY))).toMatchObject({ code: 'link_expired' });
  });

  it.each([
    [0, 7, false],
    [1, 7, false],
    [DAY, 6, false],
    [7 * DAY - 1, 1, false],
    [7 * DAY, 0, true],
    [30 * DAY, 0, true],
  ])('after %i seconds my-books shows %i days, expired: %s', async (seconds, daysRemaining, expired) => {
    const { see } = await createBought();
    expect(await see(addSeconds(seconds))).toMatchObject({ daysRemaining, expired });
  });
});

describe('a link that we did not sign does not exist', () => {
  it.each<[string, (token: string) => string]>([
    ['another id under the same signature', (token) => `${newId()}.${token.split('.')[1]}`],
    ['a signature for another purpose', (token) => signToken(SECRET, 'device', token.split('.')[0] ?? '')],
    ['a signature with another secret', (token) => signToken('x', 'download', token.split('.')[0] ?? '')],
    ['a signed id of no download', () => signToken(SECRET, 'download', newId())],
    ['no signature', (token) => token.split('.')[0] ?? ''],
    ['nothing', () => ''],
  ])('%s', async (_, forge) => {
    const { open, token } = await createBought();
    expect(await open(NOW, forge(token))).toEqual(fail('not_found'));
  });
});
