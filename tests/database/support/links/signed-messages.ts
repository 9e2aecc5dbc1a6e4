import { GET as openBook } from '@/app/api/books/[bookId]/route';
import { POST as payInSandbox } from '@/app/api/sandbox/checkout/route';
import { POST as receiveEvent } from '@/app/api/webhooks/[vendor]/route';
import { newId } from '@/lib/platform/ids';
import { createSandboxFulfilment } from '@/lib/providers/fulfilment/sandbox';
import { createReferralCookie, readReferralCookie } from '@/lib/server/api/cookies/referral-cookie';
import { createDeviceCookie } from '../bad-requests/send-bad-requests';
import { createCheckoutFlow, sandboxProvider } from '../checkout-flow';
import { createDraftFlow } from '../draft-flow';
import { newDevice } from '../identities';
import { NOW } from '../time';
import type { CreateLink } from './link';
import type { LinkKind } from './link-kinds';
import { send } from './send';
import { SECRET } from './signed-links';

const SIGNATURE = 'x-sandbox-signature';
const ENV = { SHOP_URL: 'https://gibori.test', SHOP_SECRET: SECRET } as Parameters<typeof readReferralCookie>[1];

/** A webhook with its right body and another signature. */
const signedBy =
  (vendor: string, { rawBody }: { readonly rawBody: string }) =>
  (signature: string) =>
    send(receiveEvent, { method: 'POST', params: { vendor }, body: rawBody, headers: { [SIGNATURE]: signature } });

export const SIGNED_MESSAGES = {
  async sandboxCheckout(shop) {
    const { id, accountId } = await createCheckoutFlow(shop).order();
    const checkout = await createCheckoutFlow(shop).checkout({ id, accountId });
    if (!checkout.ok) throw new Error(checkout.code);
    const token = checkout.value.url.split('/').at(-1) ?? '';
    // Another outcome posts webhooks to an address that this test does not serve.
    const open = (given: string) => send(payInSandbox, { method: 'POST', json: { token: given, outcome: 'cancel' } });
    return { token, open };
  },
  async paymentEvent(shop) {
    const { payment } = await createCheckoutFlow(shop).withOpenCheckout();
    const { id: paymentId, amountMinor, currency } = payment;
    const about = { paymentId, providerReference: `sandbox_${paymentId}`, amountMinor, currency };
    const event = sandboxProvider.signSandboxEvent({ eventId: newId(), kind: 'paid', ...about });
    return { token: event.headers[SIGNATURE] ?? '', open: signedBy('sandbox', event) };
  },
  async fulfilmentEvent() {
    const about = { eventId: newId(), shipmentId: newId(), providerReference: 'r', status: 'shipped' } as const;
    const print = createSandboxFulfilment({ secret: SECRET });
    const event = print.signSandboxEvent({ ...about, occurredAt: NOW });
    return { token: event.headers[SIGNATURE] ?? '', open: signedBy(print.name, event) };
  },
  async device(shop) {
    const owner = newDevice();
    const { id: bookId } = await createDraftFlow(shop).approved(owner);
    const [name, token = ''] = createDeviceCookie(owner.deviceId).split('=');
    return { token, open: (given: string) => send(openBook, { params: { bookId }, cookie: `${name}=${given}` }) };
  },
  async referral() {
    const [name, token = ''] = (createReferralCookie('ABCDEFGH', ENV).split(';')[0] ?? '').split('=');
    const open = async (given: string) => {
      const request = new Request(ENV.SHOP_URL, { headers: { cookie: `${name}=${given}` } });
      return new Response(null, { status: readReferralCookie(request, ENV) ? 204 : 404 });
    };
    return { token, open };
  },
} as const satisfies Partial<Record<LinkKind, CreateLink>>;
