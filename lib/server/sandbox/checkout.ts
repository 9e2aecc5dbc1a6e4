import type { SandboxOutcome } from '@/lib/orders';
import type { Env } from '@/lib/platform/env';
import { fetchProvider } from '@/lib/platform/http/fetch-provider';
import { log } from '@/lib/platform/logging/log';
import { formatPrice } from '@/lib/prices';
import { createSandboxPaymentAdapter } from '../adapters';

const LATE_DELAY_MS = 15_000;

/** What the sandbox's page asks for, formatted; `null` for a token that is not the sandbox's. */
export async function getSandboxTotal(token: string, env: Env): Promise<string | null> {
  const sandbox = await createSandboxPaymentAdapter(env);
  const checkout = sandbox.readSandboxToken(token);
  return checkout && formatPrice(checkout.totalMinor, checkout.currency);
}

/** Simulates a payment with the chosen outcome; returns the URL to redirect the customer to. */
export async function simulateSandboxOutcome(
  { token, outcome }: { readonly token: string; readonly outcome: SandboxOutcome },
  env: Env,
  now: Date,
): Promise<string | null> {
  const sandbox = await createSandboxPaymentAdapter(env);
  const checkout = sandbox.readSandboxToken(token);
  if (!checkout) return null;
  const { paymentId, providerReference, totalMinor: amountMinor, currency, successUrl, cancelUrl } = checkout;
  const post = async (kind: 'paid' | 'failed', suffix: string) => {
    const eventId = `${paymentId}:${kind}:${suffix}`;
    const { rawBody, headers } = sandbox.signSandboxEvent({
      eventId,
      kind,
      paymentId,
      providerReference,
      amountMinor,
      currency,
    });
    const answered = await fetchProvider(`${env.SHOP_URL}/api/webhooks/sandbox`, {
      method: 'POST',
      body: rawBody,
      headers,
    });
    if (!answered.ok) log.error({ eventId, status: answered.status }, 'sandbox webhook was rejected');
  };
  const first = String(now.getTime());
  if (outcome === 'pay') await post('paid', first);
  if (outcome === 'pay_twice') {
    await Promise.all([post('paid', first), post('paid', first), post('paid', `${first}-again`)]);
  }
  if (outcome === 'fail') await post('failed', first);
  if (outcome === 'late') setTimeout(() => void post('paid', 'late'), LATE_DELAY_MS);
  if (outcome === 'fail') return cancelUrl.replace('cancelled=1', 'failed=1');
  return outcome === 'cancel' ? cancelUrl : successUrl;
}
