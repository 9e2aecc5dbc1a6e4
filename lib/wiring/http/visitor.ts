import { CODE_LIMITS } from '@/lib/accounts';
import { type Asker, readSession, type SignedIn } from '@/lib/accounts/server';
import { noteVisit } from '@/lib/orders/server';
import { secretsOf } from '@/lib/platform/env';
import { addressGroup, clientAddress, cookieHeader, hostCookie, readCookie } from '@/lib/platform/http';
import { isUuid, keyedHash, newId, sha256, sign, unsign } from '@/lib/platform/ids';
import { keyedWith } from '../secrets';
import type { Shop } from '../shop';
import { watchAddresses } from './one-address';
import { type Reply, refuse } from './reply';
import { sessionCookies } from './session-cookies';

const watchAddress = watchAddresses();

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
  const signed = readCookie(request, hostCookie('device', env.SHOP_URL));
  const known = signed && unsign(secretsOf(env), 'device', signed);
  if (known && isUuid(known)) return { deviceId: known, cookies: [] };
  // Reading leaves nothing behind: of two such answers on their way, the later one would take the draft's device away.
  if (request.method === 'GET') return { deviceId: newId(), cookies: [] };
  return newDevice(env, deviceOfKey(request, env));
}

/**
 * A first request that is repeated, since its answer was lost, comes without a cookie again: its key names the same
 * device, so that the repeat finds the first reply (S21). Keys are stored hashed.
 */
function deviceOfKey(request: Request, { SHOP_SECRET }: Shop['env']): string {
  const key = request.headers.get('idempotency-key');
  if (!key || !isUuid(key)) return newId();
  const hex = sha256(keyedHash(SHOP_SECRET, 'first-device', key));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A device with the cookie that makes it known from now on. */
export function newDevice({ SHOP_URL, SHOP_SECRET }: Shop['env'], deviceId = newId()) {
  const maxAgeSeconds = CODE_LIMITS.knownDays * DAY_SECONDS;
  const cookie = cookieHeader(
    hostCookie('device', SHOP_URL),
    sign(SHOP_SECRET, 'device', deviceId),
    { maxAgeSeconds },
    SHOP_URL,
  );
  return { deviceId, cookies: [cookie] };
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
