import { BRAND } from '@/lib/brand';

type Settings = {
  readonly SHOP_ENV: 'development' | 'test' | 'demo' | 'production';
  readonly SHOP_URL: string;
  readonly SHOP_SECRET: string;
  readonly SHOP_SECRET_OLD?: string | undefined;
  readonly TRUST_PROXY?: number | undefined;
  readonly SMS: string;
  readonly EMAIL: string;
  readonly INBOUND_EMAIL: string;
  readonly EMAIL_FROM: string;
  readonly PAYMENT: string;
  readonly PAYSTACK_SECRET_KEY?: string | undefined;
  readonly GEO: string;
  readonly FULFILMENT: string;
  readonly ILLUSTRATOR: string;
  readonly FISCAL: string;
  readonly ANALYTICS: string;
  readonly ADS: string;
};
/** Settings that select a provider, each of which has a sandbox. */
const SANDBOXED = [
  'SMS',
  'EMAIL',
  'INBOUND_EMAIL',
  'PAYMENT',
  'GEO',
  'FULFILMENT',
  'ILLUSTRATOR',
  'FISCAL',
  'ANALYTICS',
  'ADS',
] as const satisfies readonly (keyof Settings)[];
type SettingIssue = { readonly key: string; readonly message: string };

const MIN_SECRET_BITS = 100;
/** Reserved example domains (RFC 2606). */
const EXAMPLE_DOMAIN = /[@.]example(?:\.(?:com|net|org))?$/i;

/** Shannon entropy of the text's own letters in bits: repeated or sequential text has little. */
function entropyBits(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const each = [...counts.values()].map((count) => count / text.length);
  return text.length * each.reduce((sum, share) => sum - share * Math.log2(share), 0);
}

/** Settings that must not face the public: sandboxes, samples, guessable secrets, an unset proxy count. */
function productionIssues(env: Settings): readonly SettingIssue[] {
  const complaints: SettingIssue[] = [];
  const complain = (when: boolean, key: string, message: string) => {
    if (when) complaints.push({ key, message });
  };
  // Browsers send the session cookie over TLS only.
  complain(!env.SHOP_URL.startsWith('https:'), 'SHOP_URL', 'must begin with https: in production');
  for (const key of SANDBOXED) {
    complain(env[key] === 'sandbox', key, 'must not be a sandbox in production');
  }
  const test = env.PAYSTACK_SECRET_KEY?.startsWith('sk_test') === true;
  complain(test, 'PAYSTACK_SECRET_KEY', 'must not be a test key in production');
  const missing = env.PAYSTACK_SECRET_KEY === undefined;
  complain(missing, 'PAYSTACK_SECRET_KEY', "is needed in production: Kenya's shop promises M-Pesa");
  const hops = 'is needed in production: how many proxies stand before the shop, 0 for none';
  complain(env.TRUST_PROXY === undefined, 'TRUST_PROXY', hops);
  complain(EXAMPLE_DOMAIN.test(env.EMAIL_FROM), 'EMAIL_FROM', 'must be an address of the shop in production');
  complain(BRAND.isSample, 'lib/brand.ts', 'still holds sample data, which is not shown in production');
  for (const key of ['SHOP_SECRET', 'SHOP_SECRET_OLD'] as const) {
    const secret = env[key];
    const weak = secret !== undefined && entropyBits(secret) < MIN_SECRET_BITS;
    complain(weak, key, 'can be guessed: make one with `openssl rand -base64 32`');
  }
  return complaints;
}

/** Checks settings against each other after each is valid by itself. */
export function validateSettings(env: Settings): readonly SettingIssue[] {
  const paid = env.PAYMENT !== 'sandbox' || env.PAYSTACK_SECRET_KEY?.startsWith('sk_live') === true;
  const half = paid && (env.SMS === 'sandbox' || env.EMAIL === 'sandbox');
  // The sandbox outbox shows every code: its reader could sign in as a customer who paid real money.
  const mixed = half && env.SHOP_ENV !== 'test';
  const message = 'takes real money: SMS and EMAIL must be real as well';
  return [
    ...(mixed ? [{ key: 'PAYMENT', message }] : []),
    ...(env.SHOP_ENV === 'production' ? productionIssues(env) : []),
  ];
}
