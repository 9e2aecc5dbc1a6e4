import { afterEach, describe, expect, it, vi } from 'vitest';
import { CODE_LIMITS } from '@/lib/accounts';
import { forgetDevices } from '@/lib/accounts/server';
import { newId } from '@/lib/platform/ids';
import { log } from '@/lib/platform/log';
import { newPhone } from '../support/people';
import { withShop } from '../support/shop';
import { DAY, HOUR, later, MINUTE } from '../support/time';
import { dialog, RIGHT, WRONG } from '../support/verification';

const shop = withShop();
const { ask, answer, verify } = dialog(shop);

/** Strangers, each with a device and an address of its own, ask for codes of one phone. */
async function strangersAsk(phone: string, times: number, from = 0, step = MINUTE) {
  const said: boolean[] = [];
  for (let asked = 0; asked < times; asked += 1) {
    const elsewhere = { deviceId: newId(), addressKey: newId() };
    said.push((await ask(phone, { ...elsewhere, now: later(from + asked * step) })).ok);
  }
  return said.filter(Boolean).length;
}
const blocked = { ok: false, code: 'too_many_attempts' };

describe('S4: strangers cannot lock the owner of a phone out', () => {
  it('of the hour: a device that verified the phone before still gets its own five codes', async () => {
    const [phone, deviceId] = [newPhone(), newId()];
    await verify(phone, deviceId);
    // The very first code went to a device that nobody knew yet.
    expect(await strangersAsk(phone, 8, 10 * MINUTE)).toBe(CODE_LIMITS.perHour.phone - 1);
    for (let sent = 0; sent < 4; sent += 1) {
      expect(await ask(phone, { deviceId, now: later((20 + sent * 3) * MINUTE) })).toMatchObject({ ok: true });
    }
    expect(await answer(phone, RIGHT, { deviceId, now: later(30 * MINUTE) })).toMatchObject({ ok: true });
  });

  it('of the day: ten codes a phone, and its owner’s own ten', async () => {
    const [phone, deviceId] = [newPhone(), newId()];
    await verify(phone, deviceId);
    expect(await strangersAsk(phone, 30, HOUR, 30 * MINUTE)).toBe(CODE_LIMITS.perDay.phone - 1);
    expect(await ask(phone, { deviceId, now: later(15 * HOUR) })).toMatchObject({ ok: true });
  });

  it('of the range and of the address', async () => {
    const addressKey = newId();
    const [range, deviceId] = ['+9725433', newId()];
    const phone = `${range}40000`;
    await verify(phone, deviceId);
    for (let other = 1; other <= CODE_LIMITS.perHour.range; other += 1) {
      await ask(`${range}${40_000 + other}`, { addressKey: newId() });
    }
    expect(await ask(`${range}49999`, { addressKey: newId() })).toMatchObject(blocked);
    for (let spent = 0; spent < 100; spent += 1) await ask(newPhone(), { addressKey });
    expect(await ask(newPhone(), { addressKey })).toMatchObject(blocked);
    expect(await ask(phone, { deviceId, addressKey, now: later(MINUTE) })).toMatchObject({ ok: true });
  });

  it('the mark is the device’s and the phone’s together, unreadable, and forgotten with the device’s cookie', async () => {
    const [mine, theirs, deviceId] = [newPhone(), newPhone(), newId()];
    await verify(mine, deviceId);
    const marks = JSON.stringify(await shop.db.verifiedDevice.findMany());
    for (const clear of [mine, deviceId]) expect(marks).not.toContain(clear);
    await strangersAsk(theirs, 5);
    expect(await ask(theirs, { deviceId, now: later(6 * MINUTE) })).toMatchObject(blocked);
    await forgetDevices(shop.db, later((CODE_LIMITS.knownDays + 1) * DAY));
    expect(await shop.db.verifiedDevice.count()).toBe(0);
  });

  it('a device that knows the phone is limited, too', async () => {
    const [phone, deviceId] = [newPhone(), newId()];
    await verify(phone, deviceId);
    const said = [];
    for (let sent = 0; sent < 7; sent += 1)
      said.push(await ask(phone, { deviceId, now: later((1 + sent * 3) * MINUTE) }));
    expect(said.map(({ ok }) => ok)).toEqual([...Array(5).fill(true), false, false]);
  });
});

describe('S4: guesses at one phone are bounded (NIST SP 800-63B: 100 in a row)', () => {
  const failures = () => shop.db.codeFailures.findFirst({ orderBy: { at: 'desc' } });

  it('after 100 wrong checks in a row strangers get three codes a day; a right one ends it', async () => {
    const phone = newPhone();
    await ask(phone);
    await answer(phone, WRONG);
    expect(await failures()).toMatchObject({ count: 1 });
    await shop.db.codeFailures.updateMany({ data: { count: CODE_LIMITS.failures.most } });
    expect(await strangersAsk(phone, 20, HOUR, HOUR)).toBe(CODE_LIMITS.failures.codesPerDay - 1);
    const now = later(26 * HOUR);
    const deviceId = newId();
    expect(await ask(phone, { deviceId, now })).toMatchObject({ ok: true });
    expect(await answer(phone, RIGHT, { deviceId, now })).toMatchObject({ ok: true });
    expect(await failures()).toBeNull();
  });

  it('nobody raises the count of a phone without a code of their own', async () => {
    const phone = newPhone();
    await ask(phone);
    for (let tried = 0; tried < 8; tried += 1) await answer(phone, WRONG, { deviceId: newId(), addressKey: newId() });
    expect(await failures()).toBeNull();
  });
});

describe('S4: the shop’s daily budget of messages', () => {
  afterEach(() => vi.restoreAllMocks());
  const alarms = () =>
    vi.mocked(log.error).mock.calls.map(([said]) => said as unknown as { alarm: string; level: string });

  it('alarms once when little is left and once when it is spent, then says Too Many Attempts to unknown devices', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    const [owner, deviceId] = [newPhone(), newId()];
    await verify(owner, deviceId);
    await shop.db.attempt.deleteMany();
    const said = [];
    for (let asked = 0; asked < 14; asked += 1) said.push(await ask(newPhone(), { budget: 10 }));
    expect(said.map(({ ok }) => ok)).toEqual([...Array(10).fill(true), ...Array(4).fill(false)]);
    expect(said.at(-1)).toMatchObject({ ...blocked, data: { waitSeconds: expect.any(Number) } });
    expect(alarms()).toMatchObject([
      { event: 'alarm', alarm: 'sms_budget', level: 'nearly_spent' },
      { event: 'alarm', alarm: 'sms_budget', level: 'spent' },
    ]);
    expect(JSON.stringify(alarms())).not.toMatch(/\+972/);
    // Who verified the phone here before has a reserve that strangers cannot spend.
    expect(await ask(owner, { deviceId, budget: 10, now: later(5 * MINUTE) })).toMatchObject({ ok: true });
    expect(await ask(newPhone(), { budget: 10, now: later(DAY) })).toMatchObject({ ok: true });
  });

  it('slows unknown devices down while little is left', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    await shop.db.attempt.deleteMany();
    for (let asked = 0; asked < 80; asked += 1) await ask(newPhone(), { budget: 100 });
    const phone = newPhone();
    const said = [];
    for (let sent = 0; sent < 3; sent += 1) said.push(await ask(phone, { budget: 100, now: later(sent * 3 * MINUTE) }));
    expect(said.map(({ ok }) => ok)).toEqual([true, true, false]);
  });
});
