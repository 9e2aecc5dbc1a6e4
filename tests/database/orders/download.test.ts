import { describe, expect, it } from 'vitest';
import { downloadPath, myOrder, openDownload, renewDownload } from '@/lib/orders/server';
import { newId, sign } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { value } from '../support/drafts';
import { newAccount } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { till } from '../support/till';
import { DAY, later, NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { paid } = till(shop);
const SECRET = 'd'.repeat(32);

async function bought() {
  const order = await paid();
  const { id: orderId, bookId, accountId } = order;
  const file = { storageKey: `books/${bookId}.pdf`, bytes: 1, renewedAt: NOW, expiresAt: later(7 * DAY) };
  const { id } = await shop.db.download.create({ data: { orderId, bookId, ...file } });
  const token = downloadPath(SECRET, id).split('/').at(-1) ?? '';
  const open = (now: Date, with_ = token) => openDownload(with_, { db: shop.db, secret: SECRET, now });
  const renew = (now: Date, by = accountId) => renewDownload(orderId, { db: shop.db, accountId: by, now });
  const see = async (now: Date) =>
    value(await myOrder(orderId, { db: shop.db, accountId, sign: storage.signedUrl, now, secret: SECRET })).download;
  return { ...order, token, open, renew, see };
}

describe('§4 "Download", rulings "download": a 7-day signed link', () => {
  it('works up to the seventh day', async () => {
    const { open, bookId } = await bought();
    const file = { storageKey: `books/${bookId}.pdf`, bookId, country: 'IL', language: 'he' };
    expect(await open(later(7 * DAY - 1))).toMatchObject({ ok: true, value: file });
    expect(await open(later(7 * DAY))).toEqual(fail('link_expired', { country: 'IL', language: 'he' }));
  });

  it('is renewed by one click, under the same address', async () => {
    const { open, renew, see } = await bought();
    const before = await see(later(DAY));
    expect(value(await renew(later(20 * DAY))).expiresAt).toEqual(later(27 * DAY));
    expect(await open(later(26 * DAY))).toMatchObject({ ok: true });
    expect((await see(later(20 * DAY)))?.url).toBe(before?.url);
  });

  it('is renewed by its owner only', async () => {
    const { open, renew } = await bought();
    const { accountId } = await newAccount(shop.db);
    expect(await renew(later(8 * DAY), accountId)).toEqual(fail('not_found'));
    expect(await open(later(8 * DAY))).toMatchObject({ code: 'link_expired' });
  });

  it.each([
    [0, 7, false],
    [1, 7, false],
    [DAY, 6, false],
    [7 * DAY - 1, 1, false],
    [7 * DAY, 0, true],
    [30 * DAY, 0, true],
  ])('after %i seconds my-books says %i days, expired: %s', async (seconds, daysRemaining, expired) => {
    const { see } = await bought();
    expect(await see(later(seconds))).toMatchObject({ daysRemaining, expired });
  });
});

describe('a link that we did not sign is a link that does not exist', () => {
  it.each<[string, (token: string) => string]>([
    ['another id under the same signature', (token) => `${newId()}.${token.split('.')[1]}`],
    ['a signature for another purpose', (token) => sign(SECRET, 'device', token.split('.')[0] ?? '')],
    ['a signature with another secret', (token) => sign('x', 'download', token.split('.')[0] ?? '')],
    ['a signed id of no download', () => sign(SECRET, 'download', newId())],
    ['no signature', (token) => token.split('.')[0] ?? ''],
    ['nothing', () => ''],
  ])('%s', async (_, forge) => {
    const { open, token } = await bought();
    expect(await open(NOW, forge(token))).toEqual(fail('not_found'));
  });
});
