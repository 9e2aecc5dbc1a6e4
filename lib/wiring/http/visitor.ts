import { type Asker, readSession, type SignedIn } from '@/lib/accounts/server';
import { noteVisit } from '@/lib/orders/server';
import { secretsOf } from '@/lib/platform/env';
import { addressGroup, clientAddress, cookieHeader, hostCookie, readCookie } from '@/lib/platform/http';
import { isUuid, newId, sign, unsign } from '@/lib/platform/ids';
import { keyedWith } from '../secrets';
import type { Shop } from '../shop';
import { watchAddresses } from './one-address';
import { type Reply, refuse } from './reply';
import { sessionCookies } from './session-cookies';

const watchAddress = watchAddresses();

const DEVICE_DAYS = 400;
const DAY_SECONDS = 86_400;

/** Who asks; `addressKey` is a hash of where from. */
export type Visitor = Asker & {
  readonly account: SignedIn | null;
  /** The device showed a cookie of ours; it is not made up for this request. */
  readonly isKnownDevice: boolean;
  /** Raw session token, for signing out; it may have ended. */
  readonly sessionToken: string | null;
  /** To be sent with the reply: a new device's, or an extended session's. */
  readonly cookies: readonly string[];
};

function readDevice(request: Request, env: Shop['env']) {
  const { SHOP_URL, SHOP_SECRET } = env;
  const name = hostCookie('device', SHOP_URL);
  const signed = readCookie(request, name);
  const known = signed && unsign(secretsOf(env), 'device', signed);
  if (known && isUuid(known)) return { deviceId: known, cookies: [] };
  const deviceId = newId();
  // Reading leaves nothing behind: of two such answers on their way, the later one would take the draft's device away.
  if (request.method === 'GET') return { deviceId, cookies: [] };
  const maxAgeSeconds = DEVICE_DAYS * DAY_SECONDS;
  return {
    deviceId,
    cookies: [cookieHeader(name, sign(SHOP_SECRET, 'device', deviceId), { maxAgeSeconds }, SHOP_URL)],
  };
}

/** The device came with the request, and was not made up for it. */
function showsDevice(request: Request, env: Shop['env'], deviceId: string): boolean {
  const signed = readCookie(request, hostCookie('device', env.SHOP_URL));
  return signed !== null && unsign(secretsOf(env), 'device', signed) === deviceId;
}

/** Who is asking: the device by a signed cookie, the account by a session. */
export async function readVisitor(request: Request, { env, db }: Shop, now: Date): Promise<Visitor> {
  const { deviceId, cookies } = readDevice(request, env);
  const token = readCookie(request, hostCookie('session', env.SHOP_URL));
  const session = token ? await readSession(db, token, now) : null;
  const { signedIn: account = null, extendedTo = null } = session ?? {};
  if (session?.visited) await noteVisit(db, session.signedIn.accountId, now);
  const extended =
    token && account && extendedTo
      ? sessionCookies({ token, country: account.country, endsAt: extendedTo, now }, env.SHOP_URL)
      : [];
  const address = clientAddress(request.headers, env.TRUST_PROXY ?? 0);
  if (env.SHOP_ENV === 'production') watchAddress(address);
  return {
    deviceId,
    isKnownDevice: showsDevice(request, env, deviceId),
    account,
    sessionToken: token,
    cookies: [...cookies, ...extended],
    addressKey: keyedWith(env)('address', addressGroup(address)),
  };
}

/** There was a session, and it has ended. */
export const sessionEnded = ({ sessionToken, account }: Visitor): boolean => Boolean(sessionToken) && !account;

/** Spec §8: 'Session Expired' for whoever was signed in, 'Authentication Required' for everybody else. */
export const signInFirst = (visitor: Visitor): Reply =>
  refuse(sessionEnded(visitor) ? 'session_expired' : 'authentication_required');
