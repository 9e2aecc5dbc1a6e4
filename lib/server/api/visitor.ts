import { CODE_LIMITS, type VerificationStatus } from '@/lib/accounts';
import {
  formatPhone,
  peekSession,
  type RequestIdentity,
  readSession,
  type SignedInAccount,
} from '@/lib/accounts/server';
import { extendRetention } from '@/lib/orders/server';
import { getSecrets } from '@/lib/platform/env';
import { addressGroup, clientAddress, formatSetCookie, getHostCookieName, readCookie } from '@/lib/platform/http';
import { isUuid, newId, sha256 } from '@/lib/platform/ids';
import { keyedHash, readToken, signToken } from '@/lib/platform/tokens';
import type { Container } from '../container';
import { createKeyedHash } from '../secrets';
import { createSessionCookies } from './cookies/session-cookies';
import { createAddressWatch } from './proxy/proxy-check';
import { errorReply, type Reply } from './reply';

const watchAddress = createAddressWatch();

const DAY_SECONDS = 86_400;
/** How long repeats of a first request find its device. */
const REPEAT_MS = 5 * 60_000;

/** The client of a request; `addressKey` is a hash of its address. */
export type Visitor = RequestIdentity & {
  readonly account: SignedInAccount | null;
  /** The request carried our device cookie; the id is not new. */
  readonly isKnownDevice: boolean;
  /** Raw session token, for sign-out; it may have expired. */
  readonly sessionToken: string | null;
  /** Set-Cookie headers of the reply: a new device's, or an extended session's. */
  readonly cookies: readonly string[];
};

function readDeviceCookie(request: Request, env: Container['env'], now: Date) {
  const signed = readCookie(request, getHostCookieName('device', env.SHOP_URL));
  const known = signed && readToken(getSecrets(env), 'device', signed);
  if (known && isUuid(known)) return { deviceId: known, cookies: [] };
  // Reads set no cookie: of two parallel responses the later one would replace the draft's device.
  if (request.method === 'GET') return { deviceId: newId(), cookies: [] };
  return createDevice(env, deriveDeviceId(request, env, now));
}

/**
 * A repeated first request, whose response was lost, has no cookie: its idempotency key derives the same device, so
 * that the repeat finds the stored reply. Keys are stored hashed. A repeat follows within minutes; whoever finds a
 * key later gets a device of its own.
 */
function deriveDeviceId(request: Request, { SHOP_SECRET }: Container['env'], now: Date): string {
  const key = request.headers.get('idempotency-key');
  if (!key || !isUuid(key)) return newId();
  const period = Math.floor(now.getTime() / REPEAT_MS);
  const hex = sha256(keyedHash(SHOP_SECRET, 'first-device', `${key}:${period}`));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A device with the cookie that identifies it from now on. */
export function createDevice({ SHOP_URL, SHOP_SECRET }: Container['env'], deviceId = newId()) {
  const maxAgeSeconds = CODE_LIMITS.knownDays * DAY_SECONDS;
  const cookie = formatSetCookie(
    getHostCookieName('device', SHOP_URL),
    signToken(SHOP_SECRET, 'device', deviceId),
    { maxAgeSeconds },
    SHOP_URL,
  );
  return { deviceId, cookies: [cookie] };
}

/** The device id came with the request and was not created for it. */
function hasDeviceCookie(request: Request, env: Container['env'], deviceId: string): boolean {
  const signed = readCookie(request, getHostCookieName('device', env.SHOP_URL));
  return signed !== null && readToken(getSecrets(env), 'device', signed) === deviceId;
}

function getAddressKey(request: Request, env: Container['env']): string {
  const address = clientAddress(request.headers, env.TRUST_PROXY ?? 0);
  if (env.SHOP_ENV === 'production') watchAddress(address);
  return createKeyedHash(env)('address', addressGroup(address));
}

/** Identifies the visitor: the device by a signed cookie, the account by a session. */
export async function readVisitor(request: Request, { env, db }: Container, now: Date): Promise<Visitor> {
  const { deviceId, cookies } = readDeviceCookie(request, env, now);
  const token = readCookie(request, getHostCookieName('session', env.SHOP_URL));
  const session = token ? await readSession(db, token, now) : null;
  const { signedIn: account = null, extendedTo = null } = session ?? {};
  if (session?.visited) await extendRetention(db, session.signedIn.accountId, now);
  const extended =
    token && account && extendedTo
      ? createSessionCookies({ token, country: account.country, endsAt: extendedTo, now }, env.SHOP_URL)
      : [];
  return {
    deviceId,
    isKnownDevice: hasDeviceCookie(request, env, deviceId),
    account,
    sessionToken: token,
    cookies: [...cookies, ...extended],
    addressKey: getAddressKey(request, env),
  };
}

/** A visitor as a page reads them. */
export type PageVisitor = Visitor & {
  /** Today's visit is not recorded yet: the browser must send a request that can extend the session's cookie. */
  readonly visitDue: boolean;
};

/** Identifies the visitor of a page; records no visit and sets no cookie, because a page can do neither. */
export async function readPageVisitor(request: Request, { env, db }: Container, now: Date): Promise<PageVisitor> {
  const { deviceId } = readDeviceCookie(request, env, now);
  const token = readCookie(request, getHostCookieName('session', env.SHOP_URL));
  const session = token ? await peekSession(db, token, now) : null;
  return {
    deviceId,
    isKnownDevice: hasDeviceCookie(request, env, deviceId),
    account: session?.signedIn ?? null,
    sessionToken: token,
    cookies: [],
    addressKey: getAddressKey(request, env),
    visitDue: session?.visited ?? false,
  };
}

/** The signed-in account (spec §7), for `/api/auth/verification-status`. */
export function getVerificationStatus(visitor: Visitor): VerificationStatus {
  if (!visitor.account) return { verified: false, ...(isSessionExpired(visitor) && { expired: true }) };
  const { phone, email, emailVerified, country } = visitor.account;
  return { verified: true, phone, phoneText: formatPhone(phone), email, emailVerified, country };
}

/** The request carried a session that has expired. */
export const isSessionExpired = ({ sessionToken, account }: Visitor): boolean => Boolean(sessionToken) && !account;

/** Spec §8: 'Session Expired' for a visitor who was signed in, 'Authentication Required' for everyone else. */
export const signInRequired = (visitor: Visitor): Reply =>
  errorReply(isSessionExpired(visitor) ? 'session_expired' : 'authentication_required');
