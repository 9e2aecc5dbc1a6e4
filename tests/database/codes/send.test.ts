import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { createCode } from '@/lib/server/secrets';
import { newPhone } from '../support/identities';
import { addSeconds, HOUR, MINUTE, NOW } from '../support/time';
import { createVerificationFlow, RIGHT_CODE } from '../support/verification-flow';
import { withShop } from '../support/with-shop';

const shop = withShop();
const { requestCode, verifyCode, signIn } = createVerificationFlow(shop);

describe('rulings "Sign-in": one-time code', () => {
  it('has 6 digits', () => {
    for (let tries = 0; tries < 200; tries += 1) expect(createCode()).toMatch(/^\d{6}$/);
  });

  it('rulings "Sign-in": the queue contains neither phone nor code; the code is created when it is sent, and stored hashed', async () => {
    const phone = newPhone();
    expect(await requestCode(phone, { isSent: false })).toMatchObject({ ok: true });
    const waiting = await shop.db.oneTimeCode.findFirstOrThrow({ where: { phone } });
    expect(waiting.codeHash).toBeNull();
    const [job] = await shop.queue.jobs('send-code', waiting.id);
    expect(job?.data).toEqual({ codeId: waiting.id, language: 'he' });
    const other = newPhone();
    await requestCode(other);
    const row = await shop.db.oneTimeCode.findFirstOrThrow({ where: { phone: other } });
    expect(JSON.stringify(row)).not.toContain(RIGHT_CODE);
    expect(row.codeHash).toMatch(/^[\w-]{43}$/);
  });

  it('rulings "Sign-in": no check succeeds before the code is created', async () => {
    const phone = newPhone();
    await requestCode(phone, { isSent: false });
    for (const typed of ['000000', RIGHT_CODE])
      expect(await verifyCode(phone, typed)).toMatchObject({ code: 'code_wrong' });
  });

  it('two phones with the same code have different hashes', async () => {
    const [one, two] = [newPhone(), newPhone()];
    await requestCode(one);
    await requestCode(two);
    const rows = await shop.db.oneTimeCode.findMany({ where: { phone: { in: [one, two] } } });
    expect(new Set(rows.map(({ codeHash }) => codeHash)).size).toBe(2);
  });

  it('§4, rulings "Flow": stores e-mail, terms and the separate marketing consent', async () => {
    const phone = newPhone();
    await requestCode(phone, { email: 'noa@example.com', marketing: true });
    expect(await shop.db.oneTimeCode.findFirst({ where: { phone } })).toMatchObject({
      email: 'noa@example.com',
      marketing: true,
      termsVersion: expect.stringMatching(/./),
      expiresAt: addSeconds(10 * MINUTE),
    });
  });
});

const arrive = (phone: string) =>
  shop.db.oneTimeCode.updateMany({ where: { phone }, data: { sentAt: NOW, providerId: 'SM1' } });

describe('rulings "Sign-in": resend wait', () => {
  it('30 s, then 60 s, then 120 s', async () => {
    const phone = newPhone();
    let at = 0;
    for (const wait of [30, 60, 120, 120]) {
      expect(await requestCode(phone, { now: addSeconds(at) })).toMatchObject({ value: { resendAfterSeconds: wait } });
      await arrive(phone);
      expect(await requestCode(phone, { now: addSeconds(at + wait - 1) })).toMatchObject({
        code: 'code_resend_too_soon',
        data: { resendAfterSeconds: 1 },
      });
      at += wait;
    }
  });

  it('restarts after a code was used', async () => {
    const phone = newPhone();
    await signIn(phone, newId());
    expect(await requestCode(phone)).toMatchObject({ value: { resendAfterSeconds: 30 } });
  });

  it('rulings "Sign-in": a code that another device requested causes no wait and is not revealed', async () => {
    const [asked, fresh] = [newPhone(), newPhone()];
    await requestCode(asked);
    const deviceId = newId();
    const said = await requestCode(asked, { deviceId, addressKey: newId(), now: addSeconds(1) });
    expect(said).toEqual(await requestCode(fresh, { deviceId: newId(), now: addSeconds(1) }));
    expect(said).toMatchObject({ value: { resendAfterSeconds: 30 } });
  });

  it('§8: after a failed delivery another code may be requested at once', async () => {
    const phone = newPhone();
    await requestCode(phone);
    await shop.db.oneTimeCode.updateMany({ where: { phone }, data: { failedCode: 'code_not_sent' } });
    expect(await requestCode(phone, { now: addSeconds(1) })).toMatchObject({ ok: true });
  });
});

describe('rulings "Sign-in": codes per phone and per device', () => {
  const STEP = 2 * MINUTE;

  it('5 per phone in an hour, whatever the device', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await requestCode(phone, { now: addSeconds(sent * STEP) })).toMatchObject({ ok: true });
    }
    expect(await requestCode(phone, { now: addSeconds(5 * STEP) })).toMatchObject({ code: 'too_many_attempts' });
    expect(await requestCode(phone, { now: addSeconds(HOUR) })).toMatchObject({ ok: true });
  });

  it('10 per device in an hour, whatever the phone', async () => {
    const deviceId = newId();
    for (let sent = 0; sent < 10; sent += 1) {
      expect(await requestCode(newPhone(), { deviceId })).toMatchObject({ ok: true });
    }
    expect(await requestCode(newPhone(), { deviceId })).toMatchObject({ code: 'too_many_attempts' });
    expect(await requestCode(newPhone(), { deviceId, now: addSeconds(HOUR) })).toMatchObject({ ok: true });
  });

  it('parallel requests for one phone send one code', async () => {
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 8 }, () => requestCode(phone)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shop.db.oneTimeCode.count({ where: { phone } })).toBe(1);
  });

  it('parallel requests from one device for many phones do not exceed the limit', async () => {
    const deviceId = newId();
    await Promise.all(Array.from({ length: 16 }, () => requestCode(newPhone(), { deviceId })));
    expect(await shop.db.oneTimeCode.count({ where: { deviceId } })).toBe(10);
  });

  it('a rejected request sends nothing', async () => {
    const phone = newPhone();
    await requestCode(phone);
    await requestCode(phone, { now: addSeconds(5) });
    const rows = await shop.db.oneTimeCode.findMany({ where: { phone } });
    const jobs = await shop.queue.jobs('send-code', rows[0]?.id);
    expect([rows.length, jobs.length]).toEqual([1, 1]);
  });
});

it.each([
  ['+442083661177', 'phone_prefix_not_allowed'],
  ['+972501', 'phone_invalid'],
  ['', 'phone_invalid'],
])('§5 phone: %s gets no code', async (phone, code) => {
  expect(await requestCode(phone, { now: NOW })).toMatchObject({ ok: false, code });
});
