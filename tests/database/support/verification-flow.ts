import { handleSendCode } from '@/lib/accounts/send-code.handler';
import { sendCode } from '@/lib/accounts/server';
import type { ConsentPurpose } from '@/lib/consent';
import { adoptClasses } from '@/lib/kindergarten/server';
import { verifyPhone } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { newId, newToken } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { ok } from '@/lib/platform/result';
import { keyedHash } from '@/lib/platform/tokens';
import type { SmsPort } from '@/lib/providers/sms/port';
import { unwrap } from './draft-flow';
import { NOW } from './time';

type Shop = { readonly db: Db; readonly enqueue: Enqueue };
type Country = 'IL' | 'US' | 'KE';
type CodeRequest = {
  readonly now?: Date;
  readonly deviceId?: string;
  readonly addressKey?: string;
  readonly code?: string;
  readonly email?: string;
  readonly marketing?: boolean;
  readonly country?: Country;
  /** The shop's daily message budget. */
  readonly budget?: number;
  /** False: no worker has sent the message yet. */
  readonly isSent?: boolean;
};
type CodeAttempt = {
  readonly now?: Date;
  readonly deviceId?: string;
  readonly addressKey?: string;
  readonly country?: Country;
  readonly oldToken?: string;
  readonly measuring?: readonly ConsentPurpose[];
};

export const RIGHT_CODE = '123456';
export const WRONG_CODE = '654321';

const hmac = (purpose: string, text: string) => keyedHash('a secret of the tests', purpose, text);

const sms: SmsPort = { send: async () => ok({ providerId: newId() }) };

const pickClient = ({ deviceId, addressKey }: Pick<CodeRequest, 'deviceId' | 'addressKey'>) => ({
  ...(deviceId && { deviceId }),
  ...(addressKey && { addressKey }),
});

/** The verification dialog's two requests, with their real use cases. */
export function createVerificationFlow(shop: Shop) {
  // By default each phone uses its own device and address.
  const clients = new Map<string, { readonly deviceId: string; readonly addressKey: string }>();
  const getClient = (phone: string) => {
    const client = clients.get(phone) ?? { deviceId: newId(), addressKey: newId() };
    clients.set(phone, client);
    return client;
  };
  /** Requests a code; its job then creates and sends it. */
  const requestCode = async (phone: string, request: CodeRequest = {}) => {
    const { now = NOW, code = RIGHT_CODE, country = 'IL', budget = 100_000, isSent = true } = request;
    const identity = { ...getClient(phone), ...pickClient(request) };
    const { email = 'parent@example.com', marketing = false } = request;
    const consent = { termsAccepted: true, smsConsent: true, marketing };
    const input = { phone, country, language: 'he', email, ...consent } as const;
    const jobs: { readonly codeId: string }[] = [];
    const enqueue: Enqueue = async (tx, job, payload, options) => {
      await shop.enqueue(tx, job, payload, options);
      jobs.push(payload as unknown as { codeId: string });
    };
    const result = await sendCode(input, { db: shop.db, enqueue, now, identity, hmac, budget });
    for (const { codeId } of isSent ? jobs : []) {
      const text = ({ code: sent }: { readonly code: string }) => sent;
      await handleSendCode({ codeId, language: 'he' }, { tx: shop.db, sms, now, hmac, createCode: () => code, text });
    }
    return result;
  };
  const verifyCode = (phone: string, code: string, attempt: CodeAttempt = {}) => {
    const { now = NOW, country = 'IL', oldToken = null, measuring } = attempt;
    const identity = { ...getClient(phone), ...pickClient(attempt) };
    const { db, enqueue } = shop;
    const deps = { db, enqueue, now, identity, hmac, newToken, oldToken, adoptClasses, measuring };
    return verifyPhone({ phone, country, code }, deps);
  };
  return {
    requestCode,
    verifyCode,
    /** Signs a phone in on a device. */
    async signIn(phone: string, deviceId: string, country: Country = 'IL') {
      unwrap(await requestCode(phone, { deviceId, country }));
      return unwrap(await verifyCode(phone, RIGHT_CODE, { deviceId, country }));
    },
  };
}
