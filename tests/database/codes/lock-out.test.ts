import { afterEach, describe, expect, it, vi } from 'vitest';
import { CODE_LIMITS } from '@/lib/accounts';
import { purgeDevices } from '@/lib/accounts/server';
import { newId } from '@/lib/platform/ids';
import { log } from '@/lib/platform/logging/log';
import { newPhone } from '../support/identities';
import { addSeconds, DAY, HOUR, MINUTE } from '../support/time';
import { createVerificationFlow, RIGHT_CODE, WRONG_CODE } from '../support/verification-flow';
import { withShop } from '../support/with-shop';

const shop = withShop();
const { requestCode, verifyCode, signIn } = createVerificationFlow(shop);

/** Strangers, each with its own device and address, request codes for one phone. */
async function requestFromStrangers(phone: string, times: number, from = 0, step = MINUTE) {
  const said: boolean[] = [];
  for (let asked = 0; asked < times; asked += 1) {
    const elsewhere = { deviceId: newId(), addressKey: newId() };
    said.push((await requestCode(phone, { ...elsewhere, now: addSeconds(from + asked * step) })).ok);
  }
  return said.filter(Boolean).length;
}
const BLOCKED = { ok: false, code: 'too_many_attempts' };

describe('rulings "Sign-in": strangers cannot lock out the owner of a phone', () => {
  it('hourly limit: a device that verified the phone before still gets its own five codes', async () => {
    const [phone, deviceId] = [newPhone(), newId()];
    await signIn(phone, deviceId);
    // The very first code went to a device that was not known yet.
    expect(await requestFromStrangers(phone, 8, 10 * MINUTE)).toBe(CODE_LIMITS.perHour.phone - 1);
    for (let sent = 0; sent < 4; sent += 1) {
      expect(await requestCode(phone, { deviceId, now: addSeconds((20 + sent * 3) * MINUTE) })).toMatchObject({
        ok: true,
      });
    }
    expect(await verifyCode(phone, RIGHT_CODE, { deviceId, now: addSeconds(30 * MINUTE) })).toMatchObject({ ok: true });
  });

  it("daily limit: ten codes per phone, plus the owner's own ten", async () => {
    const [phone, deviceId] = [newPhone(), newId()];
    await signIn(phone, deviceId);
    expect(await requestFromStrangers(phone, 30, HOUR, 30 * MINUTE)).toBe(CODE_LIMITS.perDay.phone - 1);
    expect(await requestCode(phone, { deviceId, now: addSeconds(15 * HOUR) })).toMatchObject({ ok: true });
  });

  it('range limit and address limit', async () => {
    const addressKey = newId();
    const [range, deviceId] = ['+9725433', newId()];
    const phone = `${range}40000`;
    await signIn(phone, deviceId);
    for (let other = 1; other <= CODE_LIMITS.perHour.range; other += 1) {
      await requestCode(`${range}${40_000 + other}`, { addressKey: newId() });
    }
    expect(await requestCode(`${range}49999`, { addressKey: newId() })).toMatchObject(BLOCKED);
    for (let spent = 0; spent < 100; spent += 1) await requestCode(newPhone(), { addressKey });
    expect(await requestCode(newPhone(), { addressKey })).toMatchObject(BLOCKED);
    expect(await requestCode(phone, { deviceId, addressKey, now: addSeconds(MINUTE) })).toMatchObject({ ok: true });
  });

  it('the mark combines device and phone, is hashed, and expires with the device cookie', async () => {
    const [mine, theirs, deviceId] = [newPhone(), newPhone(), newId()];
    await signIn(mine, deviceId);
    const marks = JSON.stringify(await shop.db.verifiedDevice.findMany());
    for (const clear of [mine, deviceId]) expect(marks).not.toContain(clear);
    await requestFromStrangers(theirs, 5);
    expect(await requestCode(theirs, { deviceId, now: addSeconds(6 * MINUTE) })).toMatchObject(BLOCKED);
    await purgeDevices(shop.db, addSeconds((CODE_LIMITS.knownDays + 1) * DAY));
    expect(await shop.db.verifiedDevice.count()).toBe(0);
  });

  it('a device that knows the phone is limited, too', async () => {
    const [phone, deviceId] = [newPhone(), newId()];
    await signIn(phone, deviceId);
    const said = [];
    for (let sent = 0; sent < 7; sent += 1)
      said.push(await requestCode(phone, { deviceId, now: addSeconds((1 + sent * 3) * MINUTE) }));
    expect(said.map(({ ok }) => ok)).toEqual([...Array(5).fill(true), false, false]);
  });
});

describe('rulings "Sign-in": guesses for one phone are limited (NIST SP 800-63B: 100 in a row)', () => {
  const failures = () => shop.db.codeFailures.findFirst({ orderBy: { at: 'desc' } });

  it('after 100 wrong checks in a row strangers get three codes a day, until a correct one', async () => {
    const phone = newPhone();
    await requestCode(phone);
    await verifyCode(phone, WRONG_CODE);
    expect(await failures()).toMatchObject({ count: 1 });
    await shop.db.codeFailures.updateMany({ data: { count: CODE_LIMITS.failures.most } });
    expect(await requestFromStrangers(phone, 20, HOUR, HOUR)).toBe(CODE_LIMITS.failures.codesPerDay - 1);
    const now = addSeconds(26 * HOUR);
    const deviceId = newId();
    expect(await requestCode(phone, { deviceId, now })).toMatchObject({ ok: true });
    expect(await verifyCode(phone, RIGHT_CODE, { deviceId, now })).toMatchObject({ ok: true });
    expect(await failures()).toBeNull();
  });

  it("only a phone's own code raises its failure count", async () => {
    const phone = newPhone();
    await requestCode(phone);
    for (let tried = 0; tried < 8; tried += 1)
      await verifyCode(phone, WRONG_CODE, { deviceId: newId(), addressKey: newId() });
    expect(await failures()).toBeNull();
  });
});

describe("rulings 'Sign-in': the shop's daily message budget", () => {
  afterEach(() => vi.restoreAllMocks());
  const alarms = () =>
    vi.mocked(log.error).mock.calls.map(([said]) => said as unknown as { alarm: string; level: string });

  it('raises one alarm when little is left and one when it is used up, then returns Too Many Attempts to unknown devices', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    const [owner, deviceId] = [newPhone(), newId()];
    await signIn(owner, deviceId);
    await shop.db.attempt.deleteMany();
    const said = [];
    for (let asked = 0; asked < 14; asked += 1) said.push(await requestCode(newPhone(), { budget: 10 }));
    expect(said.map(({ ok }) => ok)).toEqual([...Array(10).fill(true), ...Array(4).fill(false)]);
    expect(said.at(-1)).toMatchObject({ ...BLOCKED, data: { waitSeconds: expect.any(Number) } });
    expect(alarms()).toMatchObject([
      { event: 'alarm', alarm: 'sms_budget', level: 'nearly_spent' },
      { event: 'alarm', alarm: 'sms_budget', level: 'spent' },
    ]);
    expect(JSON.stringify(alarms())).not.toMatch(/\+972/);
    // Devices that verified the phone before have a reserve that strangers cannot use.
    expect(await requestCode(owner, { deviceId, budget: 10, now: addSeconds(5 * MINUTE) })).toMatchObject({ ok: true });
    expect(await requestCode(newPhone(), { budget: 10, now: addSeconds(DAY) })).toMatchObject({ ok: true });
  });

  it('limits unknown devices more strictly while little is left', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    await shop.db.attempt.deleteMany();
    for (let asked = 0; asked < 80; asked += 1) await requestCode(newPhone(), { budget: 100 });
    const phone = newPhone();
    const said = [];
    for (let sent = 0; sent < 3; sent += 1)
      said.push(await requestCode(phone, { budget: 100, now: addSeconds(sent * 3 * MINUTE) }));
    expect(said.map(({ ok }) => ok)).toEqual([true, true, false]);
  });
});
