import { sendCode } from '@/lib/accounts/server';
import { verifyPhone } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { keyedHash, newId, newToken } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
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
  const ask = (phone: string, asking: Asking = {}) => {
    const { now = NOW, code = RIGHT, country = 'IL' } = asking;
    const asker = { ...homeOf(phone), ...pick(asking) };
    const { email = 'parent@example.com', marketing = false } = asking;
    const consent = { termsAccepted: true, smsConsent: true, marketing };
    const input = { phone, country, language: 'he', email, ...consent } as const;
    return sendCode(input, { db: shop.db, enqueue: shop.enqueue, now, asker, keyed, newCode: () => code });
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
