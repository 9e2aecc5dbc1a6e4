import { pathToFileURL } from 'node:url';
import Stripe from 'stripe';
import { startFakeLulu } from '@/lib/providers/fulfilment/testing/fake-lulu';
import { startFakeStripe } from '@/lib/providers/payment/testing/fake-stripe';
import { startFakeTwilio } from '@/lib/providers/sms/testing/fake-twilio';
import { fromRoot } from '@/scripts/paths';
import { startS3Server } from '@/tests/fixtures/s3-server';
import { startFaultyMailbox } from './faulty-mailbox';
import { startFaultyServer, type Trouble } from './faulty-server';
import type { Customer } from './parent';

export const STRIPE_KEY = 'sk_live_faults';
const WEBHOOK_SECRET = 'whsec_faults';
const LULU = { clientKey: 'key', clientSecret: 'secret' };
/** As S3 says that it is busy. */
const SLOW_DOWN = '<Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>';

type Session = { readonly id: string; readonly client_reference_id: string };

/** Servers of payment, SMS, mail, objects and printing for a shop that knows no sandbox; each may be in trouble. */
export async function startServices() {
  let trouble: Trouble | null = null;
  const read = () => trouble;
  const stripe = await startFakeStripe(STRIPE_KEY);
  const twilio = await startFakeTwilio();
  const payments = await startFaultyServer(stripe.url, read);
  const sms = await startFaultyServer(twilio.baseUrl, read);
  const mailbox = await startFaultyMailbox(read);
  const s3 = await startS3Server();
  const objects = await startFaultyServer(s3.settings.S3_ENDPOINT, read, SLOW_DOWN);
  const lulu = await startFakeLulu(LULU);
  const printing = await startFaultyServer(lulu.url, read);

  const readSession = async (checkoutUrl: string): Promise<Session> => {
    const id = checkoutUrl.split('/').at(-1);
    const headers = { authorization: `Bearer ${STRIPE_KEY}` };
    return (await fetch(`${stripe.url}/v1/checkout/sessions/${id}`, { headers })).json();
  };
  const customer: Customer = {
    readCode: async (_visitor, phone) => {
      const sent = twilio.received.findLast(({ form }) => form.get('To') === phone);
      return /\b\d{6}\b/.exec(sent?.form.get('Body') ?? '')?.[0] ?? null;
    },
    pay: async (checkoutUrl) => {
      const session = { ...(await readSession(checkoutUrl)), status: 'complete', payment_status: 'paid' };
      const event = { id: `evt_${session.id}`, object: 'event', type: 'checkout.session.completed' };
      const body = JSON.stringify({ ...event, data: { object: session } });
      const options = { payload: body, secret: WEBHOOK_SECRET };
      const signature = new Stripe(STRIPE_KEY).webhooks.generateTestHeaderString(options);
      return { path: '/api/webhooks/stripe', body, headers: { 'stripe-signature': signature } };
    },
  };
  return {
    customer,
    settings: {
      PAYMENT: 'stripe',
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SMS: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC0123456789',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+12025550143',
      EMAIL: 'smtp',
      SMTP_URL: mailbox.url,
      ...s3.settings,
      S3_ENDPOINT: objects.url,
      FULFILMENT: 'lulu',
      LULU_BASE_URL: printing.url,
      LULU_CLIENT_KEY: LULU.clientKey,
      LULU_CLIENT_SECRET: LULU.clientSecret,
      NODE_EXTRA_CA_CERTS: mailbox.certificate,
      NODE_OPTIONS: `--import=${pathToFileURL(fromRoot('tests/prove/faults/support/preload/redirect-hosts.mjs'))}`,
      REDIRECTED_HOSTS: JSON.stringify({ 'api.stripe.com': payments.url, 'api.twilio.com': sms.url }),
    },
    /** Ids of the mails that arrived, and how often: the same id is one mail to a mail program. */
    listMails: (to: string): readonly string[] =>
      mailbox.mails.filter((mail) => mail.to === to).map(({ messageId }) => messageId),
    /** Shipments that the print house took; the same id is one shipment. */
    listPrinted: (): readonly string[] => lulu.jobs.map(({ external_id }) => external_id),
    setTrouble(next: Trouble | null): void {
      trouble = next;
    },
    counts: {
      payments: payments.counts,
      SMS: sms.counts,
      mails: mailbox.counts,
      objects: objects.counts,
      printing: printing.counts,
    },
    close: async () => {
      await Promise.all([payments, sms, mailbox, objects, printing].map((server) => server.close()));
      await Promise.all([stripe.close(), twilio.close(), lulu.close(), s3.stop()]);
    },
  };
}

export type Services = Awaited<ReturnType<typeof startServices>>;
