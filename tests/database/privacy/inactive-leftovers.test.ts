import { expect, it, onTestFinished } from 'vitest';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import { sweepObjects } from '@/lib/books/retention/sweep-objects';
import { closeOrders } from '@/lib/orders/server';
import { setAlarmHandler } from '@/lib/platform/logging/alarm';
import { ACCOUNT_MONTHS, NOTICE_DAYS } from '@/lib/privacy';
import { addSeconds, DAY } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';
import { createFilledAccount, findLeftovers, PERSONAL } from './filled-account';
import { byDay, createInactiveRunner } from './inactive-runner';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { watchAndNotify, watch, finish, mails } = createInactiveRunner(shop);

// The only account of this database: whatever is found belongs to it.
it('rulings "Photos and names": after 24 months and a notice nothing is left, as after "Delete everything"', async () => {
  const { accountId, phone, email, printed, digital } = await createFilledAccount(shop)();
  // The batches that it took part in have ended.
  await shop.db.$executeRaw`UPDATE company_batches SET state = 'delivered'`;
  const words = [...PERSONAL, phone, phone.slice(1), email];
  const before = await findLeftovers(shop.db, words);
  // Otherwise the rest would prove nothing.
  for (const word of words) expect(before.map((found) => found.split(': ')[1])).toContain(word);
  const sales = () =>
    shop.db.order.findMany({
      where: { id: { in: [printed.id, digital.id] } },
      orderBy: { id: 'asc' },
      select: { number: true, state: true, totalMinor: true, paidAt: true, lines: true, fiscal: true },
    });
  const sold = await sales();
  const alarms: string[] = [];
  setAlarmHandler(async (name) => {
    alarms.push(name);
  });
  onTestFinished(() => setAlarmHandler(async () => {}));

  const toldAt = byDay(ACCOUNT_MONTHS);
  await watchAndNotify(accountId, toldAt);
  for (const part of ['3 ספרים', 'רישום התשלום של שתי הזמנות', 'נקודות וקופונים']) {
    expect(mails(email)[0]?.text).toContain(part);
  }
  for (const word of PERSONAL) expect(mails(email)[0]?.text).not.toContain(word);

  const now = addSeconds(NOTICE_DAYS * DAY, toldAt);
  await watch(now);
  // Only the address of the receipt is left, until that is sent.
  expect(await findLeftovers(shop.db, words)).toEqual([`public.account_deletions: ${email}`]);
  await finish(accountId, now);
  expect(mails(email)).toHaveLength(2);
  expect(await findLeftovers(shop.db, words)).toEqual([]);
  expect(storage.objects()).toEqual([]);
  expect(await sales()).toEqual(sold);
  expect(await shop.db.consent.count({ where: { accountId } })).toBeGreaterThan(0);

  // After the hourly purge, which ends the drafts of other people, the nightly audit finds nothing overdue or missing.
  await handlePurgeExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now });
  await sweepObjects({ db: shop.db, storage, now: addSeconds(DAY, now) });
  expect(alarms).toEqual([]);
});
