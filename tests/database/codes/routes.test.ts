import { describe, expect, it } from 'vitest';
import { GET as delivery } from '@/app/api/auth/code-delivery/route';
import { POST as logout } from '@/app/api/auth/logout/route';
import { POST as logoutEverywhere } from '@/app/api/auth/logout-everywhere/route';
import { POST as sendCode } from '@/app/api/auth/send-code/route';
import { GET as status } from '@/app/api/auth/verification-status/route';
import { POST as verifyCode } from '@/app/api/auth/verify-code/route';
import { POST as createDraft } from '@/app/api/books/create/route';
import { GET as mine } from '@/app/api/orders/mine/route';
import { sendCodeJob } from '@/lib/accounts/jobs';
import { handleSendCode } from '@/lib/accounts/send-code.handler';
import { markUndelivered } from '@/lib/accounts/server';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import type { SmsPort } from '@/lib/providers/sms/port';
import { createCode, createKeyedHash } from '@/lib/server/secrets';
import { newPhone } from '../support/identities';
import { SHOP_SECRET, withBrowser } from '../support/with-browser';
import { withShop } from '../support/with-shop';

const shop = withShop();
const browser = withBrowser(shop);
type Browser = ReturnType<typeof browser>;

const sendCodeBody = (phone: string) => ({
  phone,
  country: 'IL',
  language: 'he',
  email: 'parent@example.com',
  termsAccepted: true,
  smsConsent: true,
  marketing: false,
});

/** The code in the SMS of the executed job. */
async function codeFor(phone: string): Promise<string> {
  const { id } = await shop.db.oneTimeCode.findFirstOrThrow({ where: { phone }, orderBy: { createdAt: 'desc' } });
  const [job] = await shop.queue.jobs('send-code', id);
  let said = '';
  const sms: SmsPort = {
    send: async ({ text }) => {
      said = text;
      return ok({ providerId: id });
    },
  };
  const deps = { tx: shop.db, sms, now: new Date(), hmac: createKeyedHash({ SHOP_SECRET }), createCode };
  await handleSendCode(sendCodeJob.schema.parse(job?.data), { ...deps, text: ({ code }) => code });
  return said;
}

async function signIn(visitor: Browser, phone = newPhone()) {
  expect((await visitor.post(sendCode, sendCodeBody(phone))).status).toBe(200);
  const verified = await visitor.post(verifyCode, { phone, country: 'IL', code: await codeFor(phone) });
  expect(verified).toMatchObject({ status: 200, body: { verified: true, phone, country: 'IL' } });
  // The response contains the phone formatted in groups.
  expect(verified.body).toMatchObject({ phoneText: expect.stringMatching(/^\+972 5\d \d{3} \d{4}$/) });
  return { phone, setCookies: verified.setCookies };
}

describe('the session cookie', () => {
  it('uses the __Host- prefix, HttpOnly and Secure; scripts may read the lock cookie', async () => {
    const { setCookies } = await signIn(browser());
    const session = setCookies.find((cookie) => cookie.startsWith('__Host-session='));
    expect(session).toMatch(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(setCookies).toContain('locked_country=IL; Max-Age=2592000; Path=/; Secure; SameSite=Lax');
  });

  it('changes with every sign-in, and the previous one no longer works', async () => {
    const visitor = browser();
    visitor.cookies.set('__Host-session', 'planted-by-somebody-else');
    const { phone } = await signIn(visitor);
    const first = visitor.cookies.get('__Host-session') ?? '';
    expect(first).not.toBe('planted-by-somebody-else');
    await signIn(visitor);
    expect(visitor.cookies.get('__Host-session')).not.toBe(first);
    const thief = browser();
    thief.cookies.set('__Host-session', first);
    expect((await thief.get(status)).body).toEqual({ verified: false, expired: true });
    expect(await shop.db.session.count({ where: { account: { phone } } })).toBe(0);
  });
});

describe('§8 visitors who are not signed in', () => {
  it('Authentication Required without a session, Session Expired after one', async () => {
    expect(await browser().get(mine)).toMatchObject({
      status: 401,
      body: { error: { code: 'authentication_required' } },
    });
    const visitor = browser();
    const { phone } = await signIn(visitor);
    expect((await visitor.get(mine)).status).toBe(200);
    await shop.db.session.deleteMany({ where: { account: { phone } } });
    expect(await visitor.get(mine)).toMatchObject({ status: 401, body: { error: { code: 'session_expired' } } });
  });

  it('§4: logging out clears verification and lock', async () => {
    const visitor = browser();
    await signIn(visitor);
    await visitor.post(logout);
    expect([...visitor.cookies.keys()]).toEqual(['__Host-device']);
    expect((await visitor.get(status)).body).toEqual({ verified: false });
  });

  it('§6 shared computer: a shared computer gets a new device id without access to earlier drafts', async () => {
    const visitor = browser();
    await signIn(visitor);
    const before = visitor.cookies.get('__Host-device');
    await visitor.post(logout, { shared: true });
    expect([...visitor.cookies.keys()]).toEqual(['__Host-device']);
    expect(visitor.cookies.get('__Host-device')).not.toBe(before);
    expect((await visitor.get(status)).body).toEqual({ verified: false });
  });

  it('a repeated first request without a cookie gets the first reply', async () => {
    const key = { 'idempotency-key': newId() };
    const draft = { language: 'en', childName: 'Maya' };
    const [first, second, third] = [browser(), browser(), browser()];
    const made = await first.post(createDraft, draft, key);
    const repeated = await second.post(createDraft, draft, key);
    expect(repeated.body.id).toBe(made.body.id);
    expect(second.cookies.get('__Host-device')).toBe(first.cookies.get('__Host-device'));
    const other = await third.post(createDraft, draft, { 'idempotency-key': newId() });
    expect(other.body.id).not.toBe(made.body.id);
    expect(third.cookies.get('__Host-device')).not.toBe(first.cookies.get('__Host-device'));
  });

  it("signing out everywhere ends the other devices' sessions too", async () => {
    const [here, there] = [browser(), browser()];
    const { phone } = await signIn(here);
    // The phone signs in on a second device.
    await shop.db.oneTimeCode.deleteMany({ where: { phone } });
    await signIn(there, phone);
    expect((await browser().post(logoutEverywhere)).status).toBe(401);
    expect((await here.post(logoutEverywhere)).status).toBe(200);
    expect((await here.get(status)).body).toEqual({ verified: false });
    expect((await there.get(status)).body).toEqual({ verified: false, expired: true });
  });
});

describe('rejects a request that another site caused', () => {
  it.each([
    ['send-code', sendCode],
    ['verify-code', verifyCode],
    ['logout', logout],
    ['logout-everywhere', logoutEverywhere],
  ])('%s', async (_, handler) => {
    const visitor = browser();
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'x-requested-with': '' },
    ] as Record<string, string>[]) {
      expect(await visitor.post(handler, {}, headers)).toMatchObject({
        status: 403,
        body: { error: { code: 'request_forbidden' } },
      });
    }
  });
});

describe('§8 Failed to Send Code: the open dialog is notified', () => {
  it("sending, then sent, then the carrier's report; other devices learn nothing", async () => {
    const visitor = browser();
    const phone = newPhone();
    expect((await visitor.get(delivery)).body).toEqual({ delivery: 'none' });
    await visitor.post(sendCode, sendCodeBody(phone));
    expect((await visitor.get(delivery)).body).toEqual({ delivery: 'sending' });
    await shop.db.oneTimeCode.updateMany({ where: { phone }, data: { sentAt: new Date(), providerId: `SM${phone}` } });
    expect((await visitor.get(delivery)).body).toEqual({ delivery: 'sent' });
    await markUndelivered(shop.db, `SM${phone}`);
    expect((await visitor.get(delivery)).body).toEqual({ delivery: 'failed' });
    expect((await browser().get(delivery)).body).toEqual({ delivery: 'none' });
    // The parent may request another code at once.
    expect((await visitor.post(sendCode, sendCodeBody(phone))).status).toBe(200);
  });

  it('a code that no worker sends within half a minute counts as not sent', async () => {
    const visitor = browser();
    const phone = newPhone();
    await visitor.post(sendCode, sendCodeBody(phone));
    await shop.db.oneTimeCode.updateMany({ where: { phone }, data: { createdAt: new Date(Date.now() - 31_000) } });
    expect((await visitor.get(delivery)).body).toEqual({ delivery: 'failed' });
  });
});
