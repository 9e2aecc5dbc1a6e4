import { sendCode } from '@/lib/accounts/server';
import { verifyPhone } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { newId, newToken } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { value } from './drafts';
import { NOW } from './time';

type Shop = { readonly db: Db; readonly enqueue: Enqueue };
type Country = 'IL' | 'US' | 'KE';
type Asking = {
  readonly now?: Date;
  readonly deviceId?: string;
  readonly code?: string;
  readonly email?: string;
  readonly marketing?: boolean;
  readonly country?: Country;
};
type Answering = { readonly now?: Date; readonly deviceId?: string; readonly country?: Country };

export const RIGHT = '123456';
export const WRONG = '654321';

/** The verification dialog's two requests, by their real use cases. */
export function dialog(shop: Shop) {
  const ask = (phone: string, asking: Asking = {}) => {
    const { now = NOW, deviceId = newId(), code = RIGHT, country = 'IL' } = asking;
    const { email = 'parent@example.com', marketing = false } = asking;
    const consent = { termsAccepted: true, smsConsent: true, marketing };
    const input = { phone, country, language: 'he', email, ...consent } as const;
    return sendCode(input, { db: shop.db, enqueue: shop.enqueue, now, deviceId, newCode: () => code });
  };
  const answer = (phone: string, code: string, answering: Answering = {}) => {
    const { now = NOW, deviceId = newId(), country = 'IL' } = answering;
    return verifyPhone({ phone, country, code }, { db: shop.db, now, deviceId, newToken });
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
