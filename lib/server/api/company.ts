import { readSession } from '@/lib/accounts/server';
import { isAvailable } from '@/lib/capabilities';
import { formatSetCookie, getHostCookieName, readCookie } from '@/lib/platform/http';
import { newToken } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { createKeyedHash } from '../secrets';
import { getOwner } from './owner';
import { errorReply, type Reply, resultReply } from './reply';
import type { Context } from './route';

type Base = Pick<Context<unknown>, 'shop' | 'visitor' | 'now' | 'request'>;

/** The reply of every company route while nothing can be bought: it does not exist. */
export const companyUnavailable = (): Reply | null =>
  isAvailable('company') ? null : resultReply(fail('not_found'), () => null);

const COOKIE = 'hr';

/** The cookie of an HR session; `null` ends it in the browser. */
export function createHrCookie(
  session: { readonly token: string; readonly endsAt: Date } | null,
  { shop, now }: Pick<Base, 'shop' | 'now'>,
): string {
  const { SHOP_URL } = shop.env;
  const maxAgeSeconds = session ? Math.floor((session.endsAt.getTime() - now.getTime()) / 1000) : 0;
  return formatSetCookie(getHostCookieName(COOKIE, SHOP_URL), session?.token ?? '', { maxAgeSeconds }, SHOP_URL);
}

export const readHrToken = ({ request, shop }: Pick<Base, 'request' | 'shop'>): string | null =>
  readCookie(request, getHostCookieName(COOKIE, shop.env.SHOP_URL));

/** The account of the HR session of a request; why there is none otherwise. */
export async function findHrAccount(base: Pick<Base, 'request' | 'shop' | 'now'>) {
  const token = readHrToken(base);
  if (!token) return { accountId: null, code: 'hr_sign_in_required' } as const;
  const session = await readSession(base.shop.db, token, base.now, 'hr');
  if (!session) return { accountId: null, code: 'session_expired' } as const;
  return { accountId: session.signedIn.accountId, code: null } as const;
}

type HrDeps = {
  readonly db: Context<unknown>['shop']['db'];
  readonly accountId: string;
  readonly now: Date;
  readonly newToken: () => string;
  readonly sign: Context<unknown>['shop']['storage']['signedUrl'];
};

/** Answers an HR route: without the capability it does not exist, without an HR session it is refused. */
export async function withHr(base: Base, answer: (deps: HrDeps) => Promise<Reply>): Promise<Reply> {
  const unavailable = companyUnavailable();
  if (unavailable) return unavailable;
  const { accountId, code } = await findHrAccount(base);
  if (code) return errorReply(code);
  const { db, storage } = base.shop;
  return answer({ db, accountId, now: base.now, newToken, sign: storage.signedUrl });
}

/** Dependencies of an employee who confirms the phone of an order. */
export const getConfirmationDeps = (base: Pick<Base, 'shop' | 'visitor' | 'now'>) => ({
  ...getEmployeeDeps(base),
  identity: base.visitor,
  hmac: createKeyedHash(base.shop.env),
});

/** Dependencies of an employee's routes. */
export const getEmployeeDeps = (base: Pick<Base, 'shop' | 'visitor' | 'now'>) => {
  const { db, enqueue, storage } = base.shop;
  return {
    db,
    enqueue,
    owner: getOwner(base),
    now: base.now,
    secret: base.shop.env.SHOP_SECRET,
    sign: storage.signedUrl,
  };
};
