import type { Tx } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import { FRESH_SIGN_IN_MINUTES, SESSION_LIFE, type SessionKind } from './limits';
import * as repo from './repository';

/** Minimum interval between two writes of an active session. */
const TOUCH_SECONDS = 86_400;

const addSeconds = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

/** When an unused session ends. */
function getSessionEnd(kind: SessionKind, createdAt: Date, now: Date): Date {
  const { idle, absolute } = SESSION_LIFE[kind];
  return new Date(Math.min(addSeconds(now, idle).getTime(), addSeconds(createdAt, absolute).getTime()));
}

export type SignedInAccount = {
  readonly accountId: string;
  readonly phone: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly country: 'IL' | 'US' | 'KE';
  readonly language: 'he' | 'en' | 'ar' | 'ru';
};

type SessionInput = {
  readonly accountId: string;
  /** A fresh random token: the server never accepts one that it did not create (session fixation). */
  readonly token: string;
  readonly deviceId: string;
  /** Token of the browser's previous session, which ends. */
  readonly replaces?: string | null;
  readonly kind?: SessionKind;
};

/**
 * Starts a session, which is a visit, and ends the device's earlier ones; stores only the token's hash. Returns when it
 * ends.
 */
export async function startSession(tx: Tx, input: SessionInput, now: Date): Promise<Date> {
  const { accountId, token, deviceId, replaces, kind = 'parent' } = input;
  const expiresAt = getSessionEnd(kind, now, now);
  await repo.deleteDeviceSessions(tx, deviceId, kind);
  if (replaces) await repo.deleteSession(tx, sha256(replaces));
  await repo.insertSession(tx, { accountId, tokenHash: sha256(token), deviceId, kind, createdAt: now, expiresAt });
  await repo.touchAccount(tx, accountId, now);
  return expiresAt;
}

export type ActiveSession = {
  readonly signedIn: SignedInAccount;
  /** Set when the session was extended: the cookie's new expiry. */
  readonly extendedTo: Date | null;
  /** The first visit of a day. */
  readonly visited: boolean;
};

/** Finds the session of a token without recording a visit. `visited`: the first visit of a day. */
async function findSession(tx: Tx, token: string, now: Date, kind: SessionKind) {
  const session = await repo.findSession(tx, sha256(token));
  if (session?.kind !== kind || session.expiresAt <= now) return null;
  const { id, phone, email, emailVerifiedAt, country, language } = session.account;
  const signedIn = { accountId: id, phone, email, emailVerified: emailVerifiedAt !== null, country, language };
  return { session, signedIn, visited: addSeconds(session.seenAt, TOUCH_SECONDS) < now };
}

/**
 * The session of this token, or `null`. A visit is recorded at most once a day and extends the session, never past its
 * absolute end.
 */
export async function readSession(
  tx: Tx,
  token: string,
  now: Date,
  kind: SessionKind = 'parent',
): Promise<ActiveSession | null> {
  const found = await findSession(tx, token, now, kind);
  if (!found) return null;
  const { session, signedIn, visited } = found;
  const end = getSessionEnd(kind, session.createdAt, now);
  const extended = visited && end > session.expiresAt;
  if (visited) {
    await repo.touchSession(tx, session.id, now, extended ? end : session.expiresAt);
    await repo.touchAccount(tx, session.accountId, now);
  }
  return { signedIn, extendedTo: extended ? end : null, visited };
}

/**
 * Reads a session for a page, without recording the visit. A page cannot set the cookie of an extended session, so only
 * a request that can set it extends the session.
 */
export async function peekSession(
  tx: Tx,
  token: string,
  now: Date,
): Promise<Pick<ActiveSession, 'signedIn' | 'visited'> | null> {
  const found = await findSession(tx, token, now, 'parent');
  return found && { signedIn: found.signedIn, visited: found.visited };
}

/** Whether the phone of this session was verified just now: to delete, to export, and to open an HR session. */
export async function isFreshSignIn(tx: Tx, token: string, now: Date): Promise<boolean> {
  const session = await repo.findSession(tx, sha256(token));
  return session !== null && session.createdAt >= addSeconds(now, -FRESH_SIGN_IN_MINUTES * 60);
}

export const endSession = (tx: Tx, token: string) => repo.deleteSession(tx, sha256(token));

/** Ends all sessions of the account: on every device, of every kind. */
export const endAllSessions = (tx: Tx, accountId: string) => repo.deleteAccountSessions(tx, accountId);
