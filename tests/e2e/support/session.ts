import { type APIRequestContext, expect } from '@playwright/test';
import { getCode, waitForMessage } from './outbox';
import { newParent, type TestParent } from './steps';

/** Signs in a new parent through the shop's API; the cookies of `request` contain the session. */
export async function signIn(request: APIRequestContext, country: 'IL' | 'US' | 'KE'): Promise<TestParent> {
  const parent = newParent(country);
  const headers = { 'x-requested-with': 'gibori' };
  const { typed: phone, email, e164 } = parent;
  const consents = { termsAccepted: true, smsConsent: true };
  const sent = await request.post('/api/auth/send-code', {
    headers,
    data: { phone, country, email, language: 'en', ...consents },
  });
  expect([sent.status(), await sent.text()]).toEqual([200, expect.any(String)]);
  const code = getCode(await waitForMessage(request, e164));
  const verified = await request.post('/api/auth/verify-code', { headers, data: { phone, country, code } });
  expect(verified.status()).toBe(200);
  return parent;
}
