import path from 'node:path';
import { BRAND } from '@/lib/brand';
import { type Drawing, type DrawRequest, isSpreadScene } from '@/lib/illustrator';
import { COUNTRIES } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { insertOutboxMessage } from '@/lib/platform/db/outbox';
import { insertSandboxEvent } from '@/lib/platform/db/sandbox-events';
import type { Env } from '@/lib/platform/env';
import type { ConversionsPort } from '@/lib/providers/conversions/port';
import type { EmailPort } from '@/lib/providers/email/port';
import type { FiscalPort } from '@/lib/providers/fiscal/port';
import type { FulfilmentPort } from '@/lib/providers/fulfilment/port';
import type { GeoPort } from '@/lib/providers/geo/port';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import type { InboundEmailPort } from '@/lib/providers/inbound-email/port';
import type { PaymentPort, PaymentProviders } from '@/lib/providers/payment/port';
import type { PaymentProviderName } from '@/lib/providers/payment/select';
import type { ParseSmsReport, SmsPort } from '@/lib/providers/sms/port';
import { createLocalStorage, type LocalStorage } from '@/lib/providers/storage/local';
import type { StoragePort } from '@/lib/providers/storage/port';

// Adapters are imported on demand, so that unused vendor libraries are never loaded.

const createOutbox = (db: Db) => ({
  now: () => new Date(),
  record: (message: Parameters<typeof insertOutboxMessage>[1]) => insertOutboxMessage(db, message),
});

export async function createSmsAdapter(env: Env, db: Db): Promise<SmsPort> {
  const { restrictPrefixes } = await import('@/lib/providers/sms/restrict-prefixes');
  const prefixes = Object.values(COUNTRIES).map(({ phonePrefix }) => phonePrefix);
  if (env.SMS === 'sandbox') {
    return restrictPrefixes(prefixes, (await import('@/lib/providers/sms/sandbox')).createSandboxSms(createOutbox(db)));
  }
  const { createTwilioSms } = await import('@/lib/providers/sms/twilio');
  const { TWILIO_ACCOUNT_SID: accountSid = '', TWILIO_AUTH_TOKEN: authToken = '', TWILIO_FROM: from = '' } = env;
  // Twilio calls https URLs only.
  const reportUrl = env.SHOP_URL.startsWith('https:') ? { reportUrl: getSmsReportUrl(env) } : {};
  return restrictPrefixes(prefixes, createTwilioSms({ accountSid, authToken, from, ...reportUrl }));
}

const getSmsReportUrl = (env: Env): string => `${env.SHOP_URL}/api/webhooks/sms`;

/** Parses the SMS provider's delivery reports; `null` for the sandbox, which sends none. */
export async function createSmsReportReader(env: Env): Promise<ParseSmsReport | null> {
  if (env.SMS === 'sandbox') return null;
  const { createTwilioReportParser } = await import('@/lib/providers/sms/twilio-report');
  return createTwilioReportParser({ authToken: env.TWILIO_AUTH_TOKEN ?? '', url: getSmsReportUrl(env) });
}

export async function createEmailAdapter(env: Env, db: Db): Promise<EmailPort> {
  if (env.EMAIL === 'sandbox')
    return (await import('@/lib/providers/email/sandbox')).createSandboxEmail(createOutbox(db));
  const { createSmtpEmail } = await import('@/lib/providers/email/smtp');
  const url = new URL(env.SMTP_URL ?? '');
  const implicit = url.protocol === 'smtps:';
  return createSmtpEmail({
    host: url.hostname,
    port: Number(url.port || (implicit ? 465 : 587)),
    tls: implicit ? 'implicit' : 'starttls',
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    from: { name: BRAND.name, address: env.EMAIL_FROM },
  });
}

/** Reads the replies to our mails; `null`: they go to the shop's mailbox. */
export async function createInboundEmailAdapter(env: Env): Promise<InboundEmailPort | null> {
  if (env.INBOUND_EMAIL === 'off') return null;
  if (env.INBOUND_EMAIL === 'sandbox') {
    const { createSandboxInboundEmail } = await import('@/lib/providers/inbound-email/sandbox');
    return createSandboxInboundEmail({ secret: env.SHOP_SECRET });
  }
  const { createMailgunInboundEmail } = await import('@/lib/providers/inbound-email/mailgun');
  return createMailgunInboundEmail({ signingKey: env.MAILGUN_SIGNING_KEY ?? '' });
}

export async function createPaymentAdapters(env: Env): Promise<PaymentProviders> {
  const { selectPaymentProvider } = await import('@/lib/providers/payment/select');
  const ports = new Map<PaymentProviderName, PaymentPort>();
  if (env.PAYMENT === 'sandbox') ports.set('sandbox', await createSandboxPaymentAdapter(env));
  else ports.set('stripe', await createStripeAdapter(env));
  if (env.PAYSTACK_SECRET_KEY) {
    const { createPaystackPayment } = await import('@/lib/providers/payment/paystack');
    ports.set('paystack', createPaystackPayment({ secretKey: env.PAYSTACK_SECRET_KEY }));
  }
  const find = (name: string) => ports.get(name as PaymentProviderName) ?? null;
  return {
    find,
    select(currency) {
      const port = find(selectPaymentProvider(currency, [...ports.keys()]));
      if (!port) throw new Error(`No payment provider takes ${currency}`);
      return port;
    },
  };
}

async function createStripeAdapter(env: Env): Promise<PaymentPort> {
  const { createStripePayment } = await import('@/lib/providers/payment/stripe');
  return createStripePayment({
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
  });
}

export async function createSandboxPaymentAdapter(env: Env) {
  const { createSandboxPayment } = await import('@/lib/providers/payment/sandbox');
  return createSandboxPayment({ secret: env.SHOP_SECRET, baseUrl: env.SHOP_URL });
}

/** The print house; `email` mails the jobs of the manual one. */
export async function createFulfilmentAdapter(env: Env, email: () => Promise<EmailPort>): Promise<FulfilmentPort> {
  if (env.FULFILMENT === 'sandbox') return createSandboxFulfilmentAdapter(env);
  const { SHOP_URL: shopUrl, SHOP_SECRET: secret } = env;
  if (env.FULFILMENT === 'manual') {
    const { createManualFulfilment } = await import('@/lib/providers/fulfilment/manual');
    return createManualFulfilment({ shopUrl, secret, to: env.PRINT_EMAIL ?? BRAND.supportEmail, email });
  }
  const { createLuluFulfilment } = await import('@/lib/providers/fulfilment/lulu');
  return createLuluFulfilment({
    baseUrl: env.LULU_BASE_URL,
    clientKey: env.LULU_CLIENT_KEY ?? '',
    clientSecret: env.LULU_CLIENT_SECRET ?? '',
    podPackageId: env.LULU_POD_PACKAGE_ID,
    shippingLevel: env.LULU_SHIPPING_LEVEL,
    contactEmail: BRAND.supportEmail,
  });
}

export async function createSandboxFulfilmentAdapter(env: Env) {
  const { createSandboxFulfilment } = await import('@/lib/providers/fulfilment/sandbox');
  return createSandboxFulfilment({ secret: env.SHOP_SECRET, ppi: env.SANDBOX_PRINT_PPI });
}

/** `null`: the shop issues no fiscal documents. */
export async function createFiscalAdapter(env: Env): Promise<FiscalPort | null> {
  if (env.FISCAL === 'off') return null;
  return (await import('@/lib/providers/fiscal/sandbox')).createSandboxFiscal();
}

/** `null`: the shop reports nothing to an ad network. */
export async function createConversionsAdapter(env: Env, db: Db): Promise<ConversionsPort | null> {
  if (env.ADS === 'off') return null;
  if (env.ADS === 'sandbox') {
    const { createSandboxConversions } = await import('@/lib/providers/conversions/sandbox');
    return createSandboxConversions((event) => insertSandboxEvent(db, 'conversions', 'Purchase', event));
  }
  const { createMetaConversions } = await import('@/lib/providers/conversions/meta');
  return createMetaConversions({ pixelId: env.META_PIXEL_ID ?? '', accessToken: env.META_ACCESS_TOKEN ?? '' });
}

export async function createGeoAdapter(env: Env): Promise<GeoPort> {
  if (env.GEO === 'sandbox') return (await import('@/lib/providers/geo/sandbox')).createSandboxGeo();
  return (await import('@/lib/providers/geo/public')).createPublicGeo();
}

/** The disk adapter, which serves its own links, or S3, which serves them itself. */
export async function createStorageAdapter(env: Env): Promise<StoragePort | LocalStorage> {
  if (env.STORAGE === 'local') {
    const dir = path.resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'objects');
    // URLs without an origin work under any host name of the shop.
    return createLocalStorage({ dir, secret: env.SHOP_SECRET, oldSecret: env.SHOP_SECRET_OLD, baseUrl: '' });
  }
  const { createS3Storage } = await import('@/lib/providers/storage/s3');
  return createS3Storage({
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
    region: env.S3_REGION,
    bucket: env.S3_BUCKET ?? '',
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    ...(env.S3_ENCRYPTION && { encryption: env.S3_ENCRYPTION }),
  });
}

type Draw = (request: DrawRequest) => Promise<Drawing>;

export async function createIllustrationAdapter(env: Env, draw: Draw): Promise<IllustrationPort> {
  const { createLocalIllustration } = await import('@/lib/providers/illustration/local');
  if (env.ILLUSTRATOR === 'local') return createLocalIllustration(draw);
  if (env.ILLUSTRATOR === 'sandbox') {
    return (await import('@/lib/providers/illustration/sandbox')).createSandboxIllustration();
  }
  const { createHostedIllustration } = await import('@/lib/providers/illustration/hosted');
  const fallback = env.ILLUSTRATOR_FALLBACK_PROVIDER && {
    provider: env.ILLUSTRATOR_FALLBACK_PROVIDER,
    model: env.ILLUSTRATOR_FALLBACK_MODEL ?? '',
    apiKey: env.ILLUSTRATOR_FALLBACK_API_KEY ?? '',
    checkModel: env.ILLUSTRATOR_FALLBACK_CHECK_MODEL,
  };
  const local = createLocalIllustration(draw);
  const hosted = createHostedIllustration({
    primary: {
      provider: env.ILLUSTRATOR_PROVIDER,
      model: env.ILLUSTRATOR_MODEL,
      apiKey: env.ILLUSTRATOR_API_KEY ?? '',
      checkModel: env.ILLUSTRATOR_CHECK_MODEL,
      baseURL: env.ILLUSTRATOR_BASE_URL,
      selfHosted: env.ILLUSTRATOR_BASE_URL !== undefined,
    },
    ...(fallback && { fallback }),
    timeoutMs: 120_000,
    maxRetries: 2,
  });
  // Our own illustrator paints spreads everywhere.
  return { illustrate: (request) => (isSpreadScene(request.scene) ? local : hosted).illustrate(request) };
}
