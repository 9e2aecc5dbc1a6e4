import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '@/lib/platform/db';
import { forgetOldRequests } from '@/lib/platform/http/forget';
import { newId } from '@/lib/platform/ids';
import { newPhone } from '../support/people';
import { withShop } from '../support/shop';
import { HOUR, later, MINUTE, NOW } from '../support/time';
import { dialog, WRONG } from '../support/verification';

const shop = withShop();
const { ask, answer } = dialog(shop);

/** Two more web processes, as far as the database can tell. */
let processes: readonly Db[] = [];
beforeAll(() => {
  processes = [connect(shop.url, 10), connect(shop.url, 10)];
});
afterAll(() => Promise.all(processes.map((db) => db.$disconnect())));

type Requests = ReturnType<typeof dialog>;
/** Makes requests at the same moment, half of them through each process. */
const atOnce = <Said>(count: number, make: (requests: Requests, index: number) => Promise<Said>): Promise<Said[]> => {
  const requests = processes.map((db) => dialog({ db, enqueue: shop.enqueue }));
  return Promise.all(
    Array.from({ length: count }, (_, index) => make(requests[index % requests.length] as Requests, index)),
  );
};
const passed = (said: readonly { readonly ok: boolean }[]) => said.filter(({ ok }) => ok).length;
/** Numbers of one range: the last five digits differ. */
const ofRange = (range: string, index: number) => `+97254${range}${String(40_000 + index)}`;

describe('rulings "Limits": no limit is overrun by two processes that count at once', () => {
  it('device: of 24 codes for 24 phones, 10', async () => {
    const deviceId = newId();
    const phones = Array.from({ length: 24 }, newPhone);
    const said = await atOnce(24, (requests, index) => requests.ask(phones[index] ?? '', { deviceId }));
    expect(passed(said)).toBe(10);
    expect(await shop.db.oneTimeCode.count({ where: { deviceId } })).toBe(10);
  });

  it('phone: five in any hour, whoever asks, and all of 12 at once send one', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < 4; sent += 1) await ask(phone, { now: later(sent * 3 * MINUTE), deviceId: newId() });
    const now = later(12 * MINUTE);
    const said = await atOnce(12, (requests) => requests.ask(phone, { now, deviceId: newId(), addressKey: newId() }));
    expect(passed(said)).toBe(1);
    expect(await shop.db.oneTimeCode.count({ where: { phone } })).toBe(5);
    expect(await ask(phone, { now: later(59 * MINUTE) })).toMatchObject({ code: 'too_many_attempts' });
  });

  it('address: of 40 at once after 80, 20', async () => {
    const addressKey = newId();
    const phones = Array.from({ length: 120 }, newPhone);
    const one = (requests: Requests, index: number) => requests.ask(phones[index] ?? '', { addressKey });
    expect(passed(await atOnce(80, one))).toBe(80);
    expect(passed(await atOnce(40, (requests, index) => one(requests, 80 + index)))).toBe(20);
  });

  it('range of numbers: of 45 at once, 30; the next range is not touched', async () => {
    const said = await atOnce(45, (requests, index) => requests.ask(ofRange('88', index)));
    expect(passed(said)).toBe(30);
    expect(await ask(ofRange('89', 0))).toMatchObject({ ok: true });
    expect(await ask(ofRange('88', 99), { now: later(HOUR) })).toMatchObject({ ok: true });
  });

  it('checks of a device: of 70 at once, 50, besides the five of each code', async () => {
    const deviceId = newId();
    const said = await atOnce(70, (requests) => requests.answer(newPhone(), WRONG, { deviceId }));
    const codes = said.map((one) => (one.ok ? 'ok' : one.code));
    expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(50);
    expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(20);
  });

  it('checks of a code: of 20 at once through both, five are looked at', async () => {
    const phone = newPhone();
    const deviceId = newId();
    await ask(phone, { deviceId });
    const said = await atOnce(20, (requests) => requests.answer(phone, WRONG, { deviceId }));
    expect(said.filter((one) => !one.ok && one.code === 'code_wrong')).toHaveLength(4);
    expect(await shop.db.oneTimeCode.findFirst({ where: { phone } })).toMatchObject({ checks: 5 });
  });
});

describe('what is counted', () => {
  it('slides: no 60 minutes hold more than the limit, over the turn of an hour too', async () => {
    const deviceId = newId();
    for (let sent = 0; sent < 10; sent += 1) await ask(newPhone(), { deviceId, now: later(sent * 5 * MINUTE) });
    const refused = await ask(newPhone(), { deviceId, now: later(50 * MINUTE) });
    expect(refused).toMatchObject({ code: 'too_many_attempts', data: { waitSeconds: 10 * MINUTE } });
    expect(await ask(newPhone(), { deviceId, now: later(HOUR) })).toMatchObject({ ok: true });
    expect(await ask(newPhone(), { deviceId, now: later(HOUR + MINUTE) })).toMatchObject({ ok: false });
  });

  it('a refused request counts for nothing', async () => {
    const [phone, deviceId] = [newPhone(), newId()];
    await ask(phone, { deviceId });
    const before = await shop.db.attempt.count();
    await ask(phone, { deviceId, now: later(5) });
    expect(await shop.db.attempt.count()).toBe(before);
  });

  it('is kept without phone, device or address in the clear', async () => {
    const [phone, deviceId, addressKey] = [newPhone(), newId(), newId()];
    await ask(phone, { deviceId, addressKey });
    await answer(phone, WRONG, { deviceId, addressKey });
    const kept = JSON.stringify(await shop.db.attempt.findMany({ select: { key: true } }));
    for (const clear of [phone, phone.slice(1, 8), deviceId, addressKey]) expect(kept).not.toContain(clear);
  });

  it('is forgotten by the daily clean-up once no window needs it', async () => {
    const deviceId = newId();
    await ask(newPhone(), { deviceId });
    await forgetOldRequests(shop.db, later(24 * HOUR));
    expect(await shop.db.attempt.count({ where: { at: NOW } })).toBeGreaterThan(0);
    await forgetOldRequests(shop.db, later(26 * HOUR));
    expect(await shop.db.attempt.count({ where: { at: { lt: later(HOUR) } } })).toBe(0);
  });
});
