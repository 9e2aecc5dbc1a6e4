import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { newPhone } from '../support/identities';
import { addSeconds, MINUTE } from '../support/time';
import { createVerificationFlow, RIGHT_CODE, WRONG_CODE } from '../support/verification-flow';
import { withShop } from '../support/with-shop';

const shop = withShop();
const { requestCode, verifyCode } = createVerificationFlow(shop);

async function phoneWithCode(): Promise<string> {
  const phone = newPhone();
  await requestCode(phone);
  return phone;
}
const checkWrongly = async (phone: string, times: number) => {
  const codes: unknown[] = [];
  for (let tried = 0; tried < times; tried += 1)
    codes.push(await verifyCode(phone, WRONG_CODE).then((said) => !said.ok && said.code));
  return codes;
};

describe('§5 phone, rulings "Sign-in": checking a one-time code', () => {
  it('the correct code signs in and works once', async () => {
    const phone = await phoneWithCode();
    expect(await verifyCode(phone, RIGHT_CODE)).toMatchObject({ ok: true, value: { phone, country: 'IL' } });
    expect(await verifyCode(phone, RIGHT_CODE)).toMatchObject({ code: 'code_wrong' });
  });

  it('works up to the tenth minute', async () => {
    const [early, late] = [await phoneWithCode(), await phoneWithCode()];
    expect(await verifyCode(early, RIGHT_CODE, { now: addSeconds(10 * MINUTE - 1) })).toMatchObject({ ok: true });
    expect(await verifyCode(late, RIGHT_CODE, { now: addSeconds(10 * MINUTE) })).toMatchObject({
      code: 'code_expired',
    });
  });

  it('the fifth wrong check returns too many attempts, and then the correct code is rejected', async () => {
    const phone = await phoneWithCode();
    expect(await checkWrongly(phone, 5)).toEqual([...Array(4).fill('code_wrong'), 'too_many_attempts']);
    expect(await verifyCode(phone, RIGHT_CODE)).toMatchObject({ code: 'too_many_attempts' });
    expect(await shop.db.account.count({ where: { phone } })).toBe(0);
  });

  it('the fifth check may be correct', async () => {
    const phone = await phoneWithCode();
    await checkWrongly(phone, 4);
    expect(await verifyCode(phone, RIGHT_CODE)).toMatchObject({ ok: true });
  });

  it('a new code replaces the old one', async () => {
    const phone = await phoneWithCode();
    await requestCode(phone, { now: addSeconds(30), code: '222222' });
    const now = addSeconds(31);
    expect(await verifyCode(phone, RIGHT_CODE, { now })).toMatchObject({ code: 'code_wrong' });
    expect(await verifyCode(phone, '222222', { now })).toMatchObject({ ok: true });
  });

  it('parallel checks cannot share the last one', async () => {
    const phone = await phoneWithCode();
    await checkWrongly(phone, 4);
    const said = await Promise.all(Array.from({ length: 8 }, () => verifyCode(phone, WRONG_CODE)));
    expect(said.map((one) => !one.ok && one.code)).toEqual(Array(8).fill('too_many_attempts'));
    expect(await shop.db.oneTimeCode.findFirst({ where: { phone } })).toMatchObject({ checks: 5, usedAt: null });
  });

  it('a correct code sent twice in parallel signs in once', async () => {
    const phone = await phoneWithCode();
    const said = await Promise.all(Array.from({ length: 4 }, () => verifyCode(phone, RIGHT_CODE)));
    expect(said.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shop.db.session.count({ where: { account: { phone } } })).toBe(1);
  });

  it('a phone without a code gets the response of a wrong code', async () => {
    expect(await verifyCode(newPhone(), RIGHT_CODE)).toEqual(await verifyCode(await phoneWithCode(), WRONG_CODE));
  });

  it('a code belongs to the requesting device: no other device can try it or use up its checks', async () => {
    const phone = await phoneWithCode();
    const stranger = { deviceId: newId() };
    for (let tried = 0; tried < 6; tried += 1) {
      expect(await verifyCode(phone, tried === 3 ? RIGHT_CODE : WRONG_CODE, stranger)).toEqual(fail('code_wrong'));
    }
    expect(await verifyCode(phone, RIGHT_CODE)).toMatchObject({ ok: true });
  });

  it('a rejection for too many checks contains the waiting time', async () => {
    const phone = await phoneWithCode();
    await checkWrongly(phone, 4);
    expect(await verifyCode(phone, WRONG_CODE, { now: addSeconds(10) })).toEqual(
      fail('too_many_attempts', { waitSeconds: 60 }),
    );
  });

  it(`another phone's code does not help`, async () => {
    const mine = newPhone();
    await requestCode(mine, { code: '111111' });
    await requestCode(newPhone(), { code: '222222' });
    expect(await verifyCode(mine, '222222')).toMatchObject({ code: 'code_wrong' });
  });
});

describe('rulings "Flow": verification stores data with the account', () => {
  it('e-mail, country of the phone, terms and consents', async () => {
    const phone = '+254712345678';
    await requestCode(phone, { country: 'KE', email: 'wanjiku@example.com', marketing: true });
    const verified = await verifyCode(phone, RIGHT_CODE, { country: 'KE', now: addSeconds(5) });
    expect(verified).toMatchObject({ value: { country: 'KE', email: 'wanjiku@example.com' } });
    expect(await shop.db.account.findUnique({ where: { phone } })).toMatchObject({
      country: 'KE',
      email: 'wanjiku@example.com',
      termsVersion: expect.stringMatching(/./),
      smsConsentAt: addSeconds(5),
      marketingConsentAt: addSeconds(5),
    });
  });

  it('marketing consent only with its box; a later verification does not withdraw it', async () => {
    const phone = newPhone();
    await requestCode(phone);
    await verifyCode(phone, RIGHT_CODE);
    expect(await shop.db.account.findUnique({ where: { phone } })).toMatchObject({ marketingConsentAt: null });
    await requestCode(phone, { now: addSeconds(60), marketing: true });
    await verifyCode(phone, RIGHT_CODE, { now: addSeconds(61) });
    const deviceId = newId();
    await requestCode(phone, { now: addSeconds(120), email: 'new@example.com', deviceId });
    await verifyCode(phone, RIGHT_CODE, { now: addSeconds(121), deviceId });
    const accounts = await shop.db.account.findMany({ where: { phone } });
    expect(accounts).toMatchObject([{ marketingConsentAt: addSeconds(61), email: 'new@example.com' }]);
  });
});
