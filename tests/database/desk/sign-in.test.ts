import { generateSync } from 'otplib';
import { beforeEach, describe, expect, it } from 'vitest';
import { handleSendCode } from '@/lib/accounts/send-code.handler';
import { sendCode } from '@/lib/accounts/server';
import { newId, newToken } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { ok } from '@/lib/platform/result';
import { keyedHash } from '@/lib/platform/tokens';
import { addMember, checkStaffPhone, completeSignIn, getSecondStep, readStaffSession } from '@/lib/staff/server';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { addSeconds, HOUR, MINUTE, NOW } from '../support/time';
import { RIGHT_CODE, WRONG_CODE } from '../support/verification-flow';
import { withShop } from '../support/with-shop';

const shop = withShop();
const SECRET = 's'.repeat(32);
const hmac = (purpose: string, text: string) => keyedHash(SECRET, purpose, text);
const sms = { send: async () => ok({ providerId: newId() }) };

/** A browser that signs in to the desk with the use cases of its routes. */
function openBrowser(phone: string) {
  const identity = { deviceId: newId(), addressKey: newId() };
  const deps = (now: Date) => ({ db: shop.db, now, hmac, newToken, identity, secret: SECRET, secrets: [SECRET] });
  return {
    async request(now = NOW) {
      const jobs: { readonly codeId: string }[] = [];
      const enqueue: Enqueue = async (tx, job, payload, options) => {
        await shop.enqueue(tx, job, payload, options);
        jobs.push(payload as unknown as { codeId: string });
      };
      const input = { phone, country: 'IL', language: 'he', purpose: 'staff' } as const;
      const sent = await sendCode(input, { ...deps(now), enqueue, budget: 100_000 });
      const text = ({ code }: { readonly code: string }) => code;
      for (const { codeId } of jobs) {
        await handleSendCode(
          { codeId, language: 'he' },
          { tx: shop.db, sms, now, hmac, createCode: () => RIGHT_CODE, text },
        );
      }
      return sent;
    },
    check: (code = RIGHT_CODE, { now = NOW, ownerPhone }: { now?: Date; ownerPhone?: string } = {}) =>
      checkStaffPhone({ phone, country: 'IL', code }, { ...deps(now), ownerPhone }),
    step: (token: string, now = NOW) => getSecondStep(token, deps(now)),
    enter: (token: string, code: string, now = NOW) => completeSignIn(token, code, deps(now)),
  };
}

const codeAt = (secret: string, now: Date) => generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) });

async function createOwner() {
  const phone = newPhone();
  unwrap(await addMember(phone, 'owner', { db: shop.db }));
  return { phone, browser: openBrowser(phone) };
}

/** An owner whose app is set up, and the app's secret. */
async function enrol(now = NOW) {
  const { phone, browser } = await createOwner();
  await browser.request(now);
  const { token } = unwrap(await browser.check(RIGHT_CODE, { now }));
  const secret = (await browser.step(token, now))?.setUp?.secret ?? '';
  const session = unwrap(await browser.enter(token, codeAt(secret, now), now));
  return { phone, browser, secret, session };
}

describe('the desk: sign-in', () => {
  beforeEach(() => shop.db.staffSession.deleteMany());

  it('phone, code, and a code of the app that is set up on the way', async () => {
    const { browser, session } = await enrol();
    const actor = await readStaffSession(shop.db, session.token, NOW);
    expect(actor?.role).toBe('owner');
    expect(session.endsAt).toEqual(addSeconds(8 * HOUR));
    expect(await readStaffSession(shop.db, session.token, addSeconds(8 * HOUR + 1))).toBeNull();
    // The session is no second step.
    expect(await browser.step(session.token)).toBeNull();
  });

  it('before the second factor nothing is open, and the secret is never stored as it is', async () => {
    const { phone, browser } = await createOwner();
    await browser.request();
    const { token } = unwrap(await browser.check());
    expect(await readStaffSession(shop.db, token, NOW)).toBeNull();
    const secret = (await browser.step(token))?.setUp?.secret ?? '';
    const { totpSecret } = await shop.db.staffMember.findUniqueOrThrow({ where: { phone } });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(totpSecret).not.toContain(secret);
    expect(await browser.enter(token, '000000')).toMatchObject({ ok: false, code: 'code_wrong' });
    expect(await browser.enter(token, codeAt(secret, NOW), addSeconds(11 * MINUTE))).toMatchObject({
      code: 'code_expired',
    });
  });

  it('whoever is not in the list gets the answer of a wrong code, after a right one too', async () => {
    const stranger = openBrowser(newPhone());
    const { browser } = await createOwner();
    const asked = [await stranger.request(), await browser.request()];
    expect(asked[0]).toEqual(asked[1]);
    const refused = { ok: false, code: 'code_wrong' };
    expect(await stranger.check(WRONG_CODE)).toEqual(refused);
    expect(await stranger.check()).toEqual(refused);
    expect(await browser.check(WRONG_CODE)).toEqual(refused);
  });

  it('a member who left does not enter, and an open session ends', async () => {
    const { phone, browser, session } = await enrol();
    await shop.db.staffMember.update({ where: { phone }, data: { deactivatedAt: NOW } });
    expect(await readStaffSession(shop.db, session.token, NOW)).toBeNull();
    await browser.request(addSeconds(2 * MINUTE));
    expect(await browser.check(RIGHT_CODE, { now: addSeconds(2 * MINUTE) })).toMatchObject({ code: 'code_wrong' });
  });

  it('a code of the app opens once, also when two requests bring it at the same time', async () => {
    const { browser, secret } = await enrol();
    const later = addSeconds(5 * MINUTE);
    await browser.request(later);
    const { token } = unwrap(await browser.check(RIGHT_CODE, { now: later }));
    expect((await browser.step(token, later))?.setUp).toBeNull();
    // The code of the first sign-in is refused, whatever the clock says.
    expect(await browser.enter(token, codeAt(secret, NOW), NOW)).toMatchObject({ code: 'code_wrong' });
    const code = codeAt(secret, later);
    const both = await Promise.all([browser.enter(token, code, later), browser.enter(token, code, later)]);
    expect(both.filter((one) => one.ok)).toHaveLength(1);
  });

  it('five codes of the app in a quarter of an hour', async () => {
    const { browser, secret } = await enrol();
    const later = addSeconds(20 * MINUTE);
    await browser.request(later);
    const { token } = unwrap(await browser.check(RIGHT_CODE, { now: later }));
    for (let count = 0; count < 5; count += 1) {
      expect(await browser.enter(token, '000000', later)).toMatchObject({ code: 'code_wrong' });
    }
    expect(await browser.enter(token, codeAt(secret, later), later)).toMatchObject({ code: 'too_many_attempts' });
  });

  it('the phone of the settings is the first owner, and only while there is none', async () => {
    await shop.db.staffMember.updateMany({ data: { deactivatedAt: NOW } });
    const phone = newPhone();
    const browser = openBrowser(phone);
    await browser.request();
    unwrap(await browser.check(RIGHT_CODE, { ownerPhone: phone }));
    expect(await shop.db.staffMember.findUnique({ where: { phone } })).toMatchObject({ role: 'owner' });
    const other = newPhone();
    const second = openBrowser(other);
    await second.request();
    expect(await second.check(RIGHT_CODE, { ownerPhone: other })).toMatchObject({ code: 'code_wrong' });
  });

  it('adding an owner again sets up another app and ends the sessions of before', async () => {
    const { phone, session } = await enrol();
    unwrap(await addMember(phone, 'owner', { db: shop.db }));
    expect(await readStaffSession(shop.db, session.token, NOW)).toBeNull();
    expect(await shop.db.staffMember.findUnique({ where: { phone } })).toMatchObject({
      enrolledAt: null,
      totpSecret: null,
    });
  });
});
