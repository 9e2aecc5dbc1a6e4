import { z } from 'zod';
import { validateSettings } from './env-checks';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');
const fulfilment = z.enum(['sandbox', 'manual', 'lulu']).default('sandbox');
const hostedProvider = z.enum(['openai', 'google']);

const schema = z
  .object({
    /** `production` refuses every sandbox; `demo` is a production build with sandboxes. */
    SHOP_ENV: z.enum(['development', 'test', 'demo', 'production']).default('development'),
    DATABASE_URL: z.url('must be the address of a Postgres server'),
    /** Where DATABASE_URL is a pooler in transaction mode: the server itself, for what waits for notifications. */
    DATABASE_DIRECT_URL: z.url().optional(),
    /** The account that owns the tables: it migrates, backs up and restores. DATABASE_URL's then only uses rows. */
    MIGRATION_DATABASE_URL: z.url().optional(),
    /** Public origin, without a slash at its end. */
    SHOP_URL: z.url().transform((url) => url.replace(/\/$/, '')),
    /** Signs links and device cookies; at least 32 characters. */
    SHOP_SECRET: z.string().min(32),
    DATA_DIR: z.string().default('.data'),
    /** Encrypts backups; kept apart from them. */
    BACKUP_KEY: z.string().min(32).optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** The previous secret, while links and cookies signed with it are still in use. */
    SHOP_SECRET_OLD: z.string().min(32).optional(),
    /** Number of our own proxies in front of the shop; each adds an entry to X-Forwarded-For. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(9).optional(),

    STORAGE: z.enum(['local', 's3']).default('local'),
    S3_ENDPOINT: z.url().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_FORCE_PATH_STYLE: flag,
    /** Sent to the storage service with each object; without it the bucket's default applies. */
    S3_ENCRYPTION: z.enum(['AES256', 'aws:kms']).optional(),

    SMS: z.enum(['sandbox', 'twilio']).default('sandbox'),
    TWILIO_ACCOUNT_SID: z.string().optional(),
    TWILIO_AUTH_TOKEN: z.string().optional(),
    TWILIO_FROM: z.string().optional(),
    /**
     * Codes in any 24 hours to devices that have not verified the phone before; verified devices get a quarter more.
     */
    SMS_DAILY_BUDGET: z.coerce.number().int().positive().default(2000),

    EMAIL: z.enum(['sandbox', 'smtp']).default('sandbox'),
    SMTP_URL: z.string().optional(),
    /** Who hands us the replies to our mails (webhook: /api/webhooks/email); `off`: they go to the shop's mailbox. */
    INBOUND_EMAIL: z.enum(['off', 'sandbox', 'mailgun']).default('sandbox'),
    /** Replies come to this address with a token after a plus. */
    INBOUND_EMAIL_ADDRESS: z.email().default('reply@inbound.example.com'),
    MAILGUN_SIGNING_KEY: z.string().optional(),
    EMAIL_FROM: z.email().default('books@example.com'),
    /** The first owner of the shop's desk, as `+972501234567`: may enter while the desk has no owner. */
    STAFF_OWNER_PHONE: z
      .string()
      .regex(/^\+[1-9]\d{7,14}$/, 'must be a number such as +972501234567')
      .optional(),

    /** Recipient of alarms; without it alarms go to the log only. */
    ALARM_EMAIL: z.email().optional(),

    /** Country lookups for hosts that send no country header. */
    GEO: z.enum(['sandbox', 'public']).default('sandbox'),

    PAYMENT: z.enum(['sandbox', 'stripe']).default('sandbox'),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    /** Takes payments in shillings, with M-Pesa and cards; it also signs the webhooks. */
    PAYSTACK_SECRET_KEY: z.string().startsWith('sk_').optional(),

    /** Tax invoices and credit notes; the sandbox numbers them and submits them nowhere. */
    FISCAL: z.enum(['off', 'sandbox']).default('sandbox'),

    /** Receives the events of visitors who allow analytics; `sandbox` keeps them in the shop's own database. */
    ANALYTICS: z.enum(['off', 'sandbox', 'mixpanel']).default('sandbox'),
    MIXPANEL_TOKEN: z.string().optional(),
    MIXPANEL_API_HOST: z.url().default('https://api-js.mixpanel.com'),
    /** Share of the visits that Mixpanel records, without texts, inputs and pictures. */
    MIXPANEL_RECORDING_PERCENT: z.coerce.number().min(0).max(100).default(5),
    /** A container of Google Tag Manager, for visitors who allow analytics or advertising. */
    GTM_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/)
      .optional(),
    /** Receives the events of visitors who allow advertising: Meta's pixel and its Conversions API. */
    ADS: z.enum(['off', 'sandbox', 'meta']).default('sandbox'),
    META_PIXEL_ID: z.string().regex(/^\d+$/).optional(),
    META_ACCESS_TOKEN: z.string().optional(),

    /** Opens `/api/metrics` to requests with `Authorization: Bearer <token>`. */
    METRICS_TOKEN: z.string().min(20).optional(),
    /** Where traces go (OTLP over HTTP); without it none are recorded. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
    /** The worker serves its own metrics on this port. */
    WORKER_METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),

    /** Who prints: `manual` mails the shop each job. */
    FULFILMENT: fulfilment,
    /** Resolution of the sandbox's print files in pixels per inch. */
    SANDBOX_PRINT_PPI: z.coerce.number().int().min(72).max(300).default(300),
    /** Recipient of print jobs with FULFILMENT=manual. */
    PRINT_EMAIL: z.email().optional(),
    LULU_CLIENT_KEY: z.string().optional(),
    /** Also signs the webhooks. */
    LULU_CLIENT_SECRET: z.string().optional(),
    /** https://api.lulu.com, or https://api.sandbox.lulu.com, which prints nothing. */
    LULU_BASE_URL: z.url().default('https://api.lulu.com'),
    /** The product, as Lulu's price calculator names it: a square of 8.5 inches in full colour, in a printed case. */
    LULU_POD_PACKAGE_ID: z.string().default('0850X0850.FC.PRE.CW.080CW444.MXX'),
    LULU_SHIPPING_LEVEL: z.enum(['MAIL', 'PRIORITY_MAIL', 'GROUND', 'EXPEDITED', 'EXPRESS']).default('MAIL'),

    /** Who draws: our own illustrator, an image model, or a sandbox of flat pictures with a label. */
    ILLUSTRATOR: z.enum(['local', 'sandbox', 'hosted']).default('local'),
    ILLUSTRATOR_PROVIDER: hostedProvider.default('openai'),
    ILLUSTRATOR_MODEL: z.string().default('gpt-image-1'),
    ILLUSTRATOR_API_KEY: z.string().optional(),
    /** An OpenAI-compatible image server on the shop's own hardware, so that no photo leaves it. */
    ILLUSTRATOR_BASE_URL: z.url().optional(),
    /** The vision model that checks the pictures; by default a small one of the same provider. */
    ILLUSTRATOR_CHECK_MODEL: z.string().optional(),
    ILLUSTRATOR_FALLBACK_PROVIDER: hostedProvider.optional(),
    ILLUSTRATOR_FALLBACK_MODEL: z.string().optional(),
    ILLUSTRATOR_FALLBACK_API_KEY: z.string().optional(),
    ILLUSTRATOR_FALLBACK_CHECK_MODEL: z.string().optional(),
  })
  .superRefine((env, context) => {
    const need = (when: boolean, keys: readonly (keyof typeof env)[], why: string) => {
      for (const key of keys) {
        if (when && !env[key]) context.addIssue({ code: 'custom', path: [key], message: `is needed ${why}` });
      }
    };
    need(env.STORAGE === 's3', ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], 'with STORAGE=s3');
    need(env.SMS === 'twilio', ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'], 'with SMS=twilio');
    need(env.EMAIL === 'smtp', ['SMTP_URL'], 'with EMAIL=smtp');
    need(env.INBOUND_EMAIL === 'mailgun', ['MAILGUN_SIGNING_KEY'], 'with INBOUND_EMAIL=mailgun');
    need(env.PAYMENT === 'stripe', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], 'with PAYMENT=stripe');
    need(env.ANALYTICS === 'mixpanel', ['MIXPANEL_TOKEN'], 'with ANALYTICS=mixpanel');
    need(env.ADS === 'meta', ['META_PIXEL_ID', 'META_ACCESS_TOKEN'], 'with ADS=meta');
    need(env.WORKER_METRICS_PORT !== undefined, ['METRICS_TOKEN'], 'with WORKER_METRICS_PORT');
    need(env.FULFILMENT === 'manual', ['PRINT_EMAIL'], 'with FULFILMENT=manual');
    need(env.FULFILMENT === 'lulu', ['LULU_CLIENT_KEY', 'LULU_CLIENT_SECRET'], 'with FULFILMENT=lulu');
    const isSelfHosted = env.ILLUSTRATOR_BASE_URL !== undefined;
    need(env.ILLUSTRATOR === 'hosted' && !isSelfHosted, ['ILLUSTRATOR_API_KEY'], 'with ILLUSTRATOR=hosted');
    need(isSelfHosted, ['ILLUSTRATOR_CHECK_MODEL'], 'with ILLUSTRATOR_BASE_URL: the vision model of that server');
    if (isSelfHosted && env.ILLUSTRATOR_PROVIDER !== 'openai')
      context.addIssue({
        code: 'custom',
        path: ['ILLUSTRATOR_PROVIDER'],
        message: 'is openai with ILLUSTRATOR_BASE_URL',
      });
    for (const { key, message } of validateSettings(env)) {
      context.addIssue({ code: 'custom', path: [key], message });
    }
  });

export type Env = z.infer<typeof schema>;

/**
 * Reads and validates settings.
 * @throws Error naming every missing or invalid setting
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const lines = [...issues, ...compareRest(given, issues)].map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`The settings are not complete:\n${lines.join('\n')}`);
}

/** Settings without a default, with values that no check complains about. */
const REQUIRED = {
  DATABASE_URL: 'postgresql://localhost',
  SHOP_URL: 'https://localhost',
  SHOP_SECRET: '0123456789abcdefghijklmnopqrstuvwxyz',
};

type Issues = z.ZodError['issues'];

/** The schema compares settings only when each is valid by itself: the others are compared without the wrong ones. */
function compareRest(given: Readonly<Record<string, string | undefined>>, wrong: Issues): Issues {
  const keys = new Set(wrong.map(({ path: [key] }) => String(key)));
  const valid = Object.entries(given).filter(([key]) => !keys.has(key));
  const placeholders = Object.entries(REQUIRED).filter(([key]) => keys.has(key));
  const parsed = schema.safeParse(Object.fromEntries([...valid, ...placeholders]));
  return parsed.success ? [] : parsed.error.issues.filter(({ path: [key] }) => !keys.has(String(key)));
}

let current: Env | undefined;

/** The process's settings, validated once. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/** The current secret for signing, then the previous one for verification. */
export const getSecrets = ({ SHOP_SECRET, SHOP_SECRET_OLD }: Env): readonly string[] => [
  SHOP_SECRET,
  ...(SHOP_SECRET_OLD ? [SHOP_SECRET_OLD] : []),
];

/** The database server without a pooler, which would drop LISTEN. */
export const getListenUrl = ({ DATABASE_DIRECT_URL, DATABASE_URL }: Env): string => DATABASE_DIRECT_URL ?? DATABASE_URL;

/** The account that owns the tables. */
export const getOwnerUrl = ({ MIGRATION_DATABASE_URL, DATABASE_URL }: Env): string =>
  MIGRATION_DATABASE_URL ?? DATABASE_URL;

/** The public origin for static pages, which are built before the other settings are known. */
export const siteUrl = (): string => process.env.SHOP_URL || 'http://localhost:3000';

/** True where sample claims may be shown; known to the build, like the public origin. */
export const showsSamples = (): boolean => process.env.SHOP_ENV !== 'production';

/** The print house's setting; known to the build, like the public origin. */
export const fulfilmentSetting = (): Env['FULFILMENT'] => fulfilment.parse(process.env.FULFILMENT || undefined);

/** The shop's data folder, for code that runs before or without the other settings. */
export const dataDir = (): string => process.env.DATA_DIR || '.data';

/** The folder of the web build; `next.config.mjs` names it as well. */
export const buildDir = (): string => process.env.NEXT_DIST_DIR ?? '.next';

/** The log level alone, for code that logs before the settings are validated. */
export const logLevel = (): string => process.env.LOG_LEVEL ?? 'info';
