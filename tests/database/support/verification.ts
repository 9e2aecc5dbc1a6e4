import { handleSendCode } from '@/lib/accounts/send-code.handler';
import { sendCode } from '@/lib/accounts/server';
import { verifyPhone } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { keyedHash, newId, newToken } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { ok } from '@/lib/platform/result';
import type { SmsPort } from '@/lib/providers/sms/port';
import { value } from './drafts';
import { NOW } from './time';

type Shop = { readonly db: Db; readonly enqueue: Enqueue };
type Country = 'IL' | 'US' | 'KE';
type Asking = {
  readonly now?: Date;
  readonly deviceId?: string;
  readonly addressKey?: string;
  readonly code?: string;
  readonly email?: string;
  readonly marketing?: boolean;
  readonly country?: Country;
  /** The shop's messages of a day. */
  readonly budget?: number;
  /** False: no worker has sent the message yet. */
  readonly arrives?: boolean;
};
type Answering = {
  readonly now?: Date;
  readonly deviceId?: string;
  readonly addressKey?: string;
  readonly country?: Country;
  readonly oldToken?: string;
};

export const RIGHT = '123456';
export const WRONG = '654321';

const keyed = (purpose: string, text: string) => keyedHash('a secret of the tests', purpose, text);

const sms: SmsPort = { send: async () => ok({ providerId: newId() }) };

const pick = ({ deviceId, addressKey }: Pick<Asking, 'deviceId' | 'addressKey'>) => ({
  ...(deviceId && { deviceId }),
  ...(addressKey && { addressKey }),
});

/** The verification dialog's two requests, by their real use cases. */
export function dialog(shop: Shop) {
  // Unless a test says otherwise, a phone is asked for and verified on a device and from a home of its own.
  const homes = new Map<string, { readonly deviceId: string; readonly addressKey: string }>();
  const homeOf = (phone: string) => {
    const home = homes.get(phone) ?? { deviceId: newId(), addressKey: newId() };
    homes.set(phone, home);
    return home;
  };
  /** Asks for a code; its job then makes and sends it. */
  const ask = async (phone: string, asking: Asking = {}) => {
    const { now = NOW, code = RIGHT, country = 'IL', budget = 100_000, arrives = true } = asking;
    const asker = { ...homeOf(phone), ...pick(asking) };
    const { email = 'parent@example.com', marketing = false } = asking;
    const consent = { termsAccepted: true, smsConsent: true, marketing };
    const input = { phone, country, language: 'he', email, ...consent } as const;
    const jobs: { readonly codeId: string }[] = [];
    const enqueue: Enqueue = async (tx, job, payload, options) => {
      await shop.enqueue(tx, job, payload, options);
      jobs.push(payload as unknown as { codeId: string });
    };
    const said = await sendCode(input, { db: shop.db, enqueue, now, asker, keyed, budget });
    for (const { codeId } of arrives ? jobs : []) {
      const text = ({ code: sent }: { readonly code: string }) => sent;
      await handleSendCode({ codeId, language: 'he' }, { tx: shop.db, sms, now, keyed, newCode: () => code, text });
    }
    return said;
  };
  const answer = (phone: string, code: string, answering: Answering = {}) => {
    const { now = NOW, country = 'IL', oldToken = null } = answering;
    const asker = { ...homeOf(phone), ...pick(answering) };
    return verifyPhone({ phone, country, code }, { db: shop.db, now, asker, keyed, newToken, oldToken });
  };
  return {
    ask,
    answer,
    /** Signs a phone in on a device. */
    async verify(phone: string, deviceId: string, country: Country = 'IL') {
      value(await ask(phone, { deviceId, country }));
      return value(await answer(phone, RIGHT, { deviceId, country }));
    },
  };
}
