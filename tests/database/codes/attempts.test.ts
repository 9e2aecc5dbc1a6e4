import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDbClient, type Db } from '@/lib/platform/db';
import { purgeExpiredRequests } from '@/lib/platform/http/purge';
import { newId } from '@/lib/platform/ids';
import { newPhone } from '../support/identities';
import { addSeconds, HOUR, MINUTE, NOW } from '../support/time';
import { createVerificationFlow, WRONG_CODE } from '../support/verification-flow';
import { withShop } from '../support/with-shop';

const shop = withShop();
const { requestCode, verifyCode } = createVerificationFlow(shop);

/** Two more web processes, as far as the database can tell. */
let processes: readonly Db[] = [];
beforeAll(() => {
  processes = [createDbClient(shop.url, 10), createDbClient(shop.url, 10)];
});
afterAll(() => Promise.all(processes.map((db) => db.$disconnect())));

type Requests = ReturnType<typeof createVerificationFlow>;
/** Sends requests in parallel, half of them through each process. */
const inParallel = <Said>(
  count: number,
  make: (requests: Requests, index: number) => Promise<Said>,
): Promise<Said[]> => {
  const requests = processes.map((db) => createVerificationFlow({ db, enqueue: shop.enqueue }));
  return Promise.all(
    Array.from({ length: count }, (_, index) => make(requests[index % requests.length] as Requests, index)),
  );
};
const countPassed = (said: readonly { readonly ok: boolean }[]) => said.filter(({ ok }) => ok).length;
/** Numbers of one range: the last five digits differ. */
const phoneInRange = (range: string, index: number) => `+97254${range}${String(40_000 + index)}`;

describe('rulings "Sign-in": two processes that count in parallel exceed no limit', () => {
  it('device: 10 of 24 codes for 24 phones', async () => {
    const deviceId = newId();
    const phones = Array.from({ length: 24 }, newPhone);
    const said = await inParallel(24, (requests, index) => requests.requestCode(phones[index] ?? '', { deviceId }));
    expect(countPassed(said)).toBe(10);
    expect(await shop.db.oneTimeCode.count({ where: { deviceId } })).toBe(10);
  });

  it('phone: five per hour from any device; 12 parallel requests send one', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < 4; sent += 1)
      await requestCode(phone, { now: addSeconds(sent * 3 * MINUTE), deviceId: newId() });
    const now = addSeconds(12 * MINUTE);
    const said = await inParallel(12, (requests) =>
      requests.requestCode(phone, { now, deviceId: newId(), addressKey: newId() }),
    );
    expect(countPassed(said)).toBe(1);
    expect(await shop.db.oneTimeCode.count({ where: { phone } })).toBe(5);
    expect(await requestCode(phone, { now: addSeconds(59 * MINUTE) })).toMatchObject({ code: 'too_many_attempts' });
  });

  it('address: 20 of 40 parallel requests after 80', async () => {
    const addressKey = newId();
    const phones = Array.from({ length: 120 }, newPhone);
    const one = (requests: Requests, index: number) => requests.requestCode(phones[index] ?? '', { addressKey });
    expect(countPassed(await inParallel(80, one))).toBe(80);
    expect(countPassed(await inParallel(40, (requests, index) => one(requests, 80 + index)))).toBe(20);
  });

  it('number range: 30 of 45 parallel requests; the next range is unaffected', async () => {
    const said = await inParallel(45, (requests, index) => requests.requestCode(phoneInRange('88', index)));
    expect(countPassed(said)).toBe(30);
    expect(await requestCode(phoneInRange('89', 0))).toMatchObject({ ok: true });
    expect(await requestCode(phoneInRange('88', 99), { now: addSeconds(HOUR) })).toMatchObject({ ok: true });
  });

  it('checks per device: 50 of 70 parallel checks, besides the five per code', async () => {
    const deviceId = newId();
    const said = await inParallel(70, (requests) => requests.verifyCode(newPhone(), WRONG_CODE, { deviceId }));
    const codes = said.map((one) => (one.ok ? 'ok' : one.code));
    expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(50);
    expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(20);
  });

  it('checks per code: five of 20 parallel checks through both processes', async () => {
    const phone = newPhone();
    const deviceId = newId();
    await requestCode(phone, { deviceId });
    const said = await inParallel(20, (requests) => requests.verifyCode(phone, WRONG_CODE, { deviceId }));
    expect(said.filter((one) => !one.ok && one.code === 'code_wrong')).toHaveLength(4);
    expect(await shop.db.oneTimeCode.findFirst({ where: { phone } })).toMatchObject({ checks: 5 });
  });
});

describe('counting', () => {
  it('uses a sliding window: no 60 minutes exceed the limit, also across the hour', async () => {
    const deviceId = newId();
    for (let sent = 0; sent < 10; sent += 1)
      await requestCode(newPhone(), { deviceId, now: addSeconds(sent * 5 * MINUTE) });
    const refused = await requestCode(newPhone(), { deviceId, now: addSeconds(50 * MINUTE) });
    expect(refused).toMatchObject({ code: 'too_many_attempts', data: { waitSeconds: 10 * MINUTE } });
    expect(await requestCode(newPhone(), { deviceId, now: addSeconds(HOUR) })).toMatchObject({ ok: true });
    expect(await requestCode(newPhone(), { deviceId, now: addSeconds(HOUR + MINUTE) })).toMatchObject({ ok: false });
  });

  it('a rejected request does not count', async () => {
    const [phone, deviceId] = [newPhone(), newId()];
    await requestCode(phone, { deviceId });
    const before = await shop.db.attempt.count();
    await requestCode(phone, { deviceId, now: addSeconds(5) });
    expect(await shop.db.attempt.count()).toBe(before);
  });

  it('stores no plain phone, device or address', async () => {
    const [phone, deviceId, addressKey] = [newPhone(), newId(), newId()];
    await requestCode(phone, { deviceId, addressKey });
    await verifyCode(phone, WRONG_CODE, { deviceId, addressKey });
    const kept = JSON.stringify(await shop.db.attempt.findMany({ select: { key: true } }));
    for (const clear of [phone, phone.slice(1, 8), deviceId, addressKey]) expect(kept).not.toContain(clear);
  });

  it('the daily cleanup deletes counters that no window needs', async () => {
    const deviceId = newId();
    await requestCode(newPhone(), { deviceId });
    await purgeExpiredRequests(shop.db, addSeconds(24 * HOUR));
    expect(await shop.db.attempt.count({ where: { at: NOW } })).toBeGreaterThan(0);
    await purgeExpiredRequests(shop.db, addSeconds(26 * HOUR));
    expect(await shop.db.attempt.count({ where: { at: { lt: addSeconds(HOUR) } } })).toBe(0);
  });
});
