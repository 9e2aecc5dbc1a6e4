import path from 'node:path';
import { BRAND } from '@/lib/brand';
import type { Drawing, DrawRequest } from '@/lib/illustrator';
import { COUNTRIES } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { insertOutboxMessage } from '@/lib/platform/db/outbox';
import type { Env } from '@/lib/platform/env';
import type { EmailPort } from '@/lib/providers/email/port';
import type { GeoPort } from '@/lib/providers/geo/port';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import type { PaymentPort } from '@/lib/providers/payment/port';
import type { ReadSmsReport, SmsPort } from '@/lib/providers/sms/port';
import { type LocalStorage, localStorage } from '@/lib/providers/storage/local';
import type { StoragePort } from '@/lib/providers/storage/port';

// Adapters are loaded when they are chosen: nobody pays for a vendor's library that is not in use.

const outbox = (db: Db) => ({
  now: () => new Date(),
  record: (message: Parameters<typeof insertOutboxMessage>[1]) => insertOutboxMessage(db, message),
});

export async function smsAdapter(env: Env, db: Db): Promise<SmsPort> {
  const { onlyTo } = await import('@/lib/providers/sms/allowed');
  const prefixes = Object.values(COUNTRIES).map(({ phonePrefix }) => phonePrefix);
  if (env.SMS === 'sandbox') {
    return onlyTo(prefixes, (await import('@/lib/providers/sms/sandbox')).sandboxSms(outbox(db)));
  }
  const { twilioSms } = await import('@/lib/providers/sms/twilio');
  const { TWILIO_ACCOUNT_SID: accountSid = '', TWILIO_AUTH_TOKEN: authToken = '', TWILIO_FROM: from = '' } = env;
  // Twilio refuses to call back an address without TLS.
  const reportUrl = env.SHOP_URL.startsWith('https:') ? { reportUrl: smsReportUrl(env) } : {};
  return onlyTo(prefixes, twilioSms({ accountSid, authToken, from, ...reportUrl }));
}

const smsReportUrl = (env: Env): string => `${env.SHOP_URL}/api/webhooks/sms`;

/** Reads the SMS provider's calls about messages that it took; `null` for the sandbox, which makes none. */
export async function smsReportReader(env: Env): Promise<ReadSmsReport | null> {
  if (env.SMS === 'sandbox') return null;
  const { twilioReports } = await import('@/lib/providers/sms/twilio-report');
  return twilioReports({ authToken: env.TWILIO_AUTH_TOKEN ?? '', url: smsReportUrl(env) });
}

export async function emailAdapter(env: Env, db: Db): Promise<EmailPort> {
  if (env.EMAIL === 'sandbox') return (await import('@/lib/providers/email/sandbox')).sandboxEmail(outbox(db));
  const { smtpEmail } = await import('@/lib/providers/email/smtp');
  const url = new URL(env.SMTP_URL ?? '');
  const implicit = url.protocol === 'smtps:';
  return smtpEmail({
    host: url.hostname,
    port: Number(url.port || (implicit ? 465 : 587)),
    tls: implicit ? 'implicit' : 'starttls',
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    from: { name: BRAND.name, address: env.EMAIL_FROM },
  });
}

export async function paymentAdapter(env: Env): Promise<PaymentPort> {
  if (env.PAYMENT === 'sandbox') return sandboxPaymentAdapter(env);
  const { stripePayment } = await import('@/lib/providers/payment/stripe');
  return stripePayment({ secretKey: env.STRIPE_SECRET_KEY ?? '', webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '' });
}

export async function sandboxPaymentAdapter(env: Env) {
  const { sandboxPayment } = await import('@/lib/providers/payment/sandbox');
  return sandboxPayment({ secret: env.SHOP_SECRET, baseUrl: env.SHOP_URL });
}

export async function geoAdapter(env: Env): Promise<GeoPort> {
  if (env.GEO === 'sandbox') return (await import('@/lib/providers/geo/sandbox')).sandboxGeo();
  return (await import('@/lib/providers/geo/public')).publicGeo();
}

/** The disk adapter, which serves its own links, or S3, which serves them itself. */
export async function storageAdapter(env: Env): Promise<StoragePort | LocalStorage> {
  if (env.STORAGE === 'local') {
    const dir = path.resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'objects');
    // Links without an origin work whatever name the visitor reached the shop by.
    return localStorage({ dir, secret: env.SHOP_SECRET, oldSecret: env.SHOP_SECRET_OLD, baseUrl: '' });
  }
  const { s3Storage } = await import('@/lib/providers/storage/s3');
  return s3Storage({
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
    region: env.S3_REGION,
    bucket: env.S3_BUCKET ?? '',
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    ...(env.S3_ENCRYPTION && { encryption: env.S3_ENCRYPTION }),
  });
}

type Draw = (request: DrawRequest) => Promise<Drawing>;

export async function illustrationAdapter(env: Env, draw: Draw): Promise<IllustrationPort> {
  if (env.ILLUSTRATOR === 'local') {
    return (await import('@/lib/providers/illustration/local')).localIllustration(draw);
  }
  const { hostedIllustration } = await import('@/lib/providers/illustration/hosted');
  const fallback = env.ILLUSTRATOR_FALLBACK_PROVIDER && {
    provider: env.ILLUSTRATOR_FALLBACK_PROVIDER,
    model: env.ILLUSTRATOR_FALLBACK_MODEL ?? '',
    apiKey: env.ILLUSTRATOR_FALLBACK_API_KEY ?? '',
    checkModel: env.ILLUSTRATOR_FALLBACK_CHECK_MODEL,
  };
  return hostedIllustration({
    primary: {
      provider: env.ILLUSTRATOR_PROVIDER,
      model: env.ILLUSTRATOR_MODEL,
      apiKey: env.ILLUSTRATOR_API_KEY ?? '',
      checkModel: env.ILLUSTRATOR_CHECK_MODEL,
    },
    ...(fallback && { fallback }),
    timeoutMs: 120_000,
    maxRetries: 2,
  });
}
