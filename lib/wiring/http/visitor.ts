import { readSession, type SignedIn } from '@/lib/accounts/server';
import { cookieHeader, hostCookie, readCookie } from '@/lib/platform/http';
import { isUuid, newId, sign, unsign } from '@/lib/platform/ids';
import type { Shop } from '../shop';

const DEVICE_DAYS = 400;
const DAY_SECONDS = 86_400;

export type Visitor = {
  readonly deviceId: string;
  /** Set where the device is new: to be sent with the reply. */
  readonly newDeviceCookie: string | null;
  readonly account: SignedIn | null;
  /** Raw session token, for signing out. */
  readonly sessionToken: string | null;
  readonly address: string;
};

/** What our own proxy saw last, or where the connection came from (see `remote-address.mjs`). */
function addressOf(request: Request, trustProxy: boolean): string {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',');
  const seen = trustProxy ? hops.at(-1) : request.headers.get('x-remote-address');
  return seen?.trim() || 'unknown';
}

/** Who is asking: the device by a signed cookie, the account by a session. */
export async function readVisitor(request: Request, { env, db }: Shop, now: Date): Promise<Visitor> {
  const signed = readCookie(request, hostCookie('device', env.SHOP_URL));
  const known = signed && unsign(env.SHOP_SECRET, 'device', signed);
  const deviceId = known && isUuid(known) ? known : newId();
  const sessionToken = readCookie(request, hostCookie('session', env.SHOP_URL));
  return {
    deviceId,
    newDeviceCookie: known
      ? null
      : cookieHeader(
          hostCookie('device', env.SHOP_URL),
          sign(env.SHOP_SECRET, 'device', deviceId),
          { maxAgeSeconds: DEVICE_DAYS * DAY_SECONDS },
          env.SHOP_URL,
        ),
    account: sessionToken ? await readSession(db, sessionToken, now) : null,
    sessionToken,
    address: addressOf(request, env.TRUST_PROXY),
  };
}
