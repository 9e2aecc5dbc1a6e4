import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { newPhone } from '../support/people';
import { withShop } from '../support/shop';
import { later, MINUTE } from '../support/time';
import { dialog, RIGHT, WRONG } from '../support/verification';

const shop = withShop();
const { ask, answer } = dialog(shop);

async function phoneWithCode(): Promise<string> {
  const phone = newPhone();
  await ask(phone);
  return phone;
}
const wrongTimes = async (phone: string, times: number) => {
  const codes: unknown[] = [];
  for (let tried = 0; tried < times; tried += 1)
    codes.push(await answer(phone, WRONG).then((said) => !said.ok && said.code));
  return codes;
};

describe('§5 phone, rulings "Limits": checking a one-time code', () => {
  it('the right code signs in and is used once', async () => {
    const phone = await phoneWithCode();
    expect(await answer(phone, RIGHT)).toMatchObject({ ok: true, value: { phone, country: 'IL' } });
    expect(await answer(phone, RIGHT)).toMatchObject({ code: 'code_wrong' });
  });

  it('works up to the tenth minute', async () => {
    const [early, late] = [await phoneWithCode(), await phoneWithCode()];
    expect(await answer(early, RIGHT, { now: later(10 * MINUTE - 1) })).toMatchObject({ ok: true });
    expect(await answer(late, RIGHT, { now: later(10 * MINUTE) })).toMatchObject({ code: 'code_expired' });
  });

  it('the fifth wrong check says too many attempts, and then the right code is refused', async () => {
    const phone = await phoneWithCode();
    expect(await wrongTimes(phone, 5)).toEqual([...Array(4).fill('code_wrong'), 'too_many_attempts']);
    expect(await answer(phone, RIGHT)).toMatchObject({ code: 'too_many_attempts' });
    expect(await shop.db.account.count({ where: { phone } })).toBe(0);
  });

  it('the fifth check may be the right one', async () => {
    const phone = await phoneWithCode();
    await wrongTimes(phone, 4);
    expect(await answer(phone, RIGHT)).toMatchObject({ ok: true });
  });

  it('a new code replaces the old one', async () => {
    const phone = await phoneWithCode();
    await ask(phone, { now: later(30), code: '222222' });
    const now = later(31);
    expect(await answer(phone, RIGHT, { now })).toMatchObject({ code: 'code_wrong' });
    expect(await answer(phone, '222222', { now })).toMatchObject({ ok: true });
  });

  it('checks at once cannot share the last one', async () => {
    const phone = await phoneWithCode();
    await wrongTimes(phone, 4);
    const said = await Promise.all(Array.from({ length: 8 }, () => answer(phone, WRONG)));
    expect(said.map((one) => !one.ok && one.code)).toEqual(Array(8).fill('too_many_attempts'));
    expect(await shop.db.oneTimeCode.findFirst({ where: { phone } })).toMatchObject({ checks: 5, usedAt: null });
  });

  it('a right code sent twice at once signs in once', async () => {
    const phone = await phoneWithCode();
    const said = await Promise.all(Array.from({ length: 4 }, () => answer(phone, RIGHT)));
    expect(said.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shop.db.session.count({ where: { account: { phone } } })).toBe(1);
  });

  it('a phone that asked for no code answers like a wrong code', async () => {
    expect(await answer(newPhone(), RIGHT)).toEqual(await answer(await phoneWithCode(), WRONG));
  });

  it('a code belongs to the device that asked: nobody else may try it or use up its checks', async () => {
    const phone = await phoneWithCode();
    const stranger = { deviceId: newId() };
    for (let tried = 0; tried < 6; tried += 1) {
      expect(await answer(phone, tried === 3 ? RIGHT : WRONG, stranger)).toEqual(fail('code_wrong'));
    }
    expect(await answer(phone, RIGHT)).toMatchObject({ ok: true });
  });

  it('a refusal for too many checks says how long to wait', async () => {
    const phone = await phoneWithCode();
    await wrongTimes(phone, 4);
    expect(await answer(phone, WRONG, { now: later(10) })).toEqual(fail('too_many_attempts', { waitSeconds: 60 }));
  });

  it(`another phone's code does not help`, async () => {
    const mine = newPhone();
    await ask(mine, { code: '111111' });
    await ask(newPhone(), { code: '222222' });
    expect(await answer(mine, '222222')).toMatchObject({ code: 'code_wrong' });
  });
});

describe('rulings "Flow": what the verification stores with the account', () => {
  it('e-mail, country of the phone, terms and consents', async () => {
    const phone = '+254712345678';
    await ask(phone, { country: 'KE', email: 'wanjiku@example.com', marketing: true });
    const verified = await answer(phone, RIGHT, { country: 'KE', now: later(5) });
    expect(verified).toMatchObject({ value: { country: 'KE', email: 'wanjiku@example.com' } });
    expect(await shop.db.account.findUnique({ where: { phone } })).toMatchObject({
      country: 'KE',
      email: 'wanjiku@example.com',
      termsVersion: expect.stringMatching(/./),
      smsConsentAt: later(5),
      marketingConsentAt: later(5),
    });
  });

  it('marketing only with its box, and a later verification does not take it back', async () => {
    const phone = newPhone();
    await ask(phone);
    await answer(phone, RIGHT);
    expect(await shop.db.account.findUnique({ where: { phone } })).toMatchObject({ marketingConsentAt: null });
    await ask(phone, { now: later(60), marketing: true });
    await answer(phone, RIGHT, { now: later(61) });
    const deviceId = newId();
    await ask(phone, { now: later(120), email: 'new@example.com', deviceId });
    await answer(phone, RIGHT, { now: later(121), deviceId });
    const accounts = await shop.db.account.findMany({ where: { phone } });
    expect(accounts).toMatchObject([{ marketingConsentAt: later(61), email: 'new@example.com' }]);
  });
});
