import { generateImage, generateText } from 'ai';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMetaConversions } from './conversions/meta';
import { createLuluClient } from './fulfilment/lulu-client';
import { createCheckCall, createImageCall } from './illustration/hosted-model';
import { createPaystackApi, refundListSchema } from './payment/paystack-api';
import { createStripePayment } from './payment/stripe';
import { createTwilioSms } from './sms/twilio';
import { createS3Storage } from './storage/s3';
import { type FakeServer, startFakeServer } from './testing/fake-http-server';

let elsewhere: FakeServer;
let provider: FakeServer;
beforeEach(async () => {
  elsewhere = await startFakeServer(() => ({ status: 200, json: {} }));
  // 307 keeps method and body: all that a request says would be told elsewhere.
  provider = await startFakeServer(({ path }) => ({ status: 307, headers: { location: `${elsewhere.url}${path}` } }));
});
afterEach(() => Promise.all([provider.close(), elsewhere.close()]));

const KEY = 'sk_test_key';
const hosted = (name: 'openai' | 'google') =>
  ({
    provider: name,
    model: name === 'google' ? 'gemini-2.5-flash-image' : 'gpt-image-1',
    apiKey: KEY,
    baseURL: provider.url,
  }) as const;
const paint = (name: 'openai' | 'google') =>
  generateImage({ ...createImageCall(hosted(name), 512), prompt: 'a fox', maxRetries: 0 });
const check = (name: 'openai' | 'google', selfHosted = false) =>
  generateText({ ...createCheckCall({ ...hosted(name), selfHosted }), prompt: 'a fox?', maxRetries: 0 });

const REQUESTS: Readonly<Record<string, () => Promise<unknown>>> = {
  Stripe: () =>
    createStripePayment({ secretKey: KEY, webhookSecret: 'whsec', apiBase: provider.url }).readStatus({
      paymentId: 'payment',
      providerReference: 'cs_1',
    }),
  Paystack: () =>
    createPaystackApi({ secretKey: KEY, apiBase: provider.url })({ method: 'GET', path: '/refund' }, refundListSchema),
  Twilio: () =>
    createTwilioSms({ accountSid: 'AC123', authToken: KEY, from: '+15005550006', baseUrl: provider.url }).send({
      to: '+972501234567',
      text: '123456',
    }),
  Lulu: () =>
    createLuluClient({ baseUrl: provider.url, clientKey: 'key', clientSecret: KEY })('/print-jobs/', refundListSchema),
  Meta: () =>
    createMetaConversions({ pixelId: '42', accessToken: KEY, baseUrl: provider.url }).send({
      eventId: 'purchase_7K3MA90Q',
      orderNumber: '7K3MA90Q',
      paidAt: new Date('2026-11-20T18:00:00Z'),
      amountMinor: 14_990,
      currency: 'ILS',
      siteUrl: 'https://shop.example',
      clickId: null,
      userAgent: 'Browser',
    }),
  S3: () =>
    createS3Storage({
      endpoint: provider.url,
      region: 'eu-central-1',
      bucket: 'books',
      credentials: { accessKeyId: 'id', secretAccessKey: KEY },
      forcePathStyle: true,
    }).put('photos/one.jpg', new Uint8Array([1]), 'image/jpeg'),
  'a picture of OpenAI': () => paint('openai'),
  'a picture of Google': () => paint('google'),
  'a check of OpenAI': () => check('openai'),
  'a check of Google': () => check('google'),
  'a check of a server of our own': () => check('openai', true),
};

describe('no answer of a provider sends the request elsewhere', () => {
  it.each(Object.entries(REQUESTS))('%s', async (_name, request) => {
    // Whatever an adapter makes of the answer.
    await request().catch(() => {});
    expect(provider.log.length).toBeGreaterThan(0);
    expect(elsewhere.log).toEqual([]);
  });
});
