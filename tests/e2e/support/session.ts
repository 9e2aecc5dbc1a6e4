import { type APIRequestContext, expect } from '@playwright/test';
import { codeIn, nextMessage } from './outbox';
import { newParent, type Parent } from './steps';

/** Signs a new parent in by the shop's own calls; the session is in the cookies of `request`. */
export async function signIn(request: APIRequestContext, country: 'IL' | 'US' | 'KE'): Promise<Parent> {
  const parent = newParent(country);
  const headers = { 'x-requested-with': 'gibori' };
  const { typed: phone, email, e164 } = parent;
  const consents = { termsAccepted: true, smsConsent: true };
  const sent = await request.post('/api/auth/send-code', {
    headers,
    data: { phone, country, email, language: 'en', ...consents },
  });
  expect([sent.status(), await sent.text()]).toEqual([200, expect.any(String)]);
  const code = codeIn(await nextMessage(request, e164));
  const verified = await request.post('/api/auth/verify-code', { headers, data: { phone, country, code } });
  expect(verified.status()).toBe(200);
  return parent;
}
