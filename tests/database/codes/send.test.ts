import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { newCode } from '@/lib/wiring/secrets';
import { newPhone } from '../support/people';
import { withShop } from '../support/shop';
import { HOUR, later, MINUTE, NOW } from '../support/time';
import { dialog, RIGHT } from '../support/verification';

const shop = withShop();
const { ask, answer, verify } = dialog(shop);

describe('rulings "Limits": one-time code', () => {
  it('has 6 digits', () => {
    for (let tries = 0; tries < 200; tries += 1) expect(newCode()).toMatch(/^\d{6}$/);
  });

  it('S16: the queue holds neither phone nor code; the code is made when it is sent and stored hashed', async () => {
    const phone = newPhone();
    expect(await ask(phone, { arrives: false })).toMatchObject({ ok: true });
    const waiting = await shop.db.oneTimeCode.findFirstOrThrow({ where: { phone } });
    expect(waiting.codeHash).toBeNull();
    const [job] = await shop.queue.jobs('send-code', waiting.id);
    expect(job?.data).toEqual({ codeId: waiting.id, language: 'he' });
    const other = newPhone();
    await ask(other);
    const row = await shop.db.oneTimeCode.findFirstOrThrow({ where: { phone: other } });
    expect(JSON.stringify(row)).not.toContain(RIGHT);
    expect(row.codeHash).toMatch(/^[\w-]{43}$/);
  });

  it('S16: no check is right before the code is made', async () => {
    const phone = newPhone();
    await ask(phone, { arrives: false });
    for (const typed of ['000000', RIGHT]) expect(await answer(phone, typed)).toMatchObject({ code: 'code_wrong' });
  });

  it('two phones with the same code have different hashes', async () => {
    const [one, two] = [newPhone(), newPhone()];
    await ask(one);
    await ask(two);
    const rows = await shop.db.oneTimeCode.findMany({ where: { phone: { in: [one, two] } } });
    expect(new Set(rows.map(({ codeHash }) => codeHash)).size).toBe(2);
  });

  it('§4, rulings "Flow": e-mail, terms and the separate marketing box are kept with it', async () => {
    const phone = newPhone();
    await ask(phone, { email: 'noa@example.com', marketing: true });
    expect(await shop.db.oneTimeCode.findFirst({ where: { phone } })).toMatchObject({
      email: 'noa@example.com',
      marketing: true,
      termsVersion: expect.stringMatching(/./),
      expiresAt: later(10 * MINUTE),
    });
  });
});

const arrive = (phone: string) =>
  shop.db.oneTimeCode.updateMany({ where: { phone }, data: { sentAt: NOW, providerId: 'SM1' } });

describe('rulings "Limits": resend wait', () => {
  it('30 s, then 60 s, then 120 s', async () => {
    const phone = newPhone();
    let at = 0;
    for (const wait of [30, 60, 120, 120]) {
      expect(await ask(phone, { now: later(at) })).toMatchObject({ value: { resendAfterSeconds: wait } });
      await arrive(phone);
      expect(await ask(phone, { now: later(at + wait - 1) })).toMatchObject({
        code: 'code_resend_too_soon',
        data: { resendAfterSeconds: 1 },
      });
      at += wait;
    }
  });

  it('begins anew after a code was used', async () => {
    const phone = newPhone();
    await verify(phone, newId());
    expect(await ask(phone)).toMatchObject({ value: { resendAfterSeconds: 30 } });
  });

  it('S21: a code that another device asked for neither makes wait nor is told of', async () => {
    const [asked, fresh] = [newPhone(), newPhone()];
    await ask(asked);
    const deviceId = newId();
    const said = await ask(asked, { deviceId, addressKey: newId(), now: later(1) });
    expect(said).toEqual(await ask(fresh, { deviceId: newId(), now: later(1) }));
    expect(said).toMatchObject({ value: { resendAfterSeconds: 30 } });
  });

  it('§8: a code that was not delivered may be asked for again at once', async () => {
    const phone = newPhone();
    await ask(phone);
    await shop.db.oneTimeCode.updateMany({ where: { phone }, data: { failedCode: 'code_not_sent' } });
    expect(await ask(phone, { now: later(1) })).toMatchObject({ ok: true });
  });
});

describe('rulings "Limits": codes per phone and per device', () => {
  const STEP = 2 * MINUTE;

  it('5 per phone in an hour, whatever the device', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await ask(phone, { now: later(sent * STEP) })).toMatchObject({ ok: true });
    }
    expect(await ask(phone, { now: later(5 * STEP) })).toMatchObject({ code: 'too_many_attempts' });
    expect(await ask(phone, { now: later(HOUR) })).toMatchObject({ ok: true });
  });

  it('10 per device in an hour, whatever the phone', async () => {
    const deviceId = newId();
    for (let sent = 0; sent < 10; sent += 1) {
      expect(await ask(newPhone(), { deviceId })).toMatchObject({ ok: true });
    }
    expect(await ask(newPhone(), { deviceId })).toMatchObject({ code: 'too_many_attempts' });
    expect(await ask(newPhone(), { deviceId, now: later(HOUR) })).toMatchObject({ ok: true });
  });

  it('many requests at once for one phone send one code', async () => {
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(phone)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shop.db.oneTimeCode.count({ where: { phone } })).toBe(1);
  });

  it('many requests at once from one device for many phones pass the limit no further', async () => {
    const deviceId = newId();
    await Promise.all(Array.from({ length: 16 }, () => ask(newPhone(), { deviceId })));
    expect(await shop.db.oneTimeCode.count({ where: { deviceId } })).toBe(10);
  });

  it('a refused request sends nothing', async () => {
    const phone = newPhone();
    await ask(phone);
    await ask(phone, { now: later(5) });
    const rows = await shop.db.oneTimeCode.findMany({ where: { phone } });
    const jobs = await shop.queue.jobs('send-code', rows[0]?.id);
    expect([rows.length, jobs.length]).toEqual([1, 1]);
  });
});

it.each([
  ['+442083661177', 'phone_prefix_not_allowed'],
  ['+972501', 'phone_invalid'],
  ['', 'phone_invalid'],
])('rulings "allowed prefixes": %s gets no code', async (phone, code) => {
  expect(await ask(phone, { now: NOW })).toMatchObject({ ok: false, code });
});
