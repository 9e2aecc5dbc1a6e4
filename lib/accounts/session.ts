import type { Tx } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import { SESSION_LIFE, type SessionKind } from './limits';
import * as repo from './repo';

/** A session that goes on is written at most this often. */
const TOUCH_SECONDS = 86_400;

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

/** When a session ends that nobody uses from now on. */
function sessionEnd(kind: SessionKind, createdAt: Date, now: Date): Date {
  const { idle, absolute } = SESSION_LIFE[kind];
  return new Date(Math.min(later(now, idle).getTime(), later(createdAt, absolute).getTime()));
}

export type SignedIn = {
  readonly accountId: string;
  readonly phone: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly country: 'IL' | 'US' | 'KE';
  readonly language: 'he' | 'en' | 'ar' | 'ru';
};

type Opening = {
  readonly accountId: string;
  /** A fresh random token: one that a browser brings along is never made valid. */
  readonly token: string;
  readonly deviceId: string;
  /** Token that the browser sent along, whose session ends. */
  readonly replaces?: string | null;
  readonly kind?: SessionKind;
};

/** Starts a session and ends the device's earlier ones; only the token's hash is stored. Answers when it ends. */
export async function startSession(tx: Tx, opening: Opening, now: Date): Promise<Date> {
  const { accountId, token, deviceId, replaces, kind = 'parent' } = opening;
  const expiresAt = sessionEnd(kind, now, now);
  await repo.deleteDeviceSessions(tx, deviceId, kind);
  if (replaces) await repo.deleteSession(tx, sha256(replaces));
  await repo.insertSession(tx, { accountId, tokenHash: sha256(token), deviceId, kind, createdAt: now, expiresAt });
  return expiresAt;
}

export type LiveSession = {
  readonly signedIn: SignedIn;
  /** Set where the session was extended: the cookie's new end. */
  readonly extendedTo: Date | null;
  /** A visit of a day on which there was none. */
  readonly visited: boolean;
};

/** Who holds this token, or `null`. A visit is noted at most once a day and extends the session, never past its end. */
export async function readSession(
  tx: Tx,
  token: string,
  now: Date,
  kind: SessionKind = 'parent',
): Promise<LiveSession | null> {
  const session = await repo.sessionByHash(tx, sha256(token));
  if (session?.kind !== kind || session.expiresAt <= now) return null;
  const end = sessionEnd(kind, session.createdAt, now);
  const visited = later(session.seenAt, TOUCH_SECONDS) < now;
  const slides = visited && end > session.expiresAt;
  if (visited) {
    await repo.touchSession(tx, session.id, now, slides ? end : session.expiresAt);
    await repo.touchAccount(tx, session.accountId, now);
  }
  const { id, phone, email, emailVerifiedAt, country, language } = session.account;
  const signedIn = { accountId: id, phone, email, emailVerified: emailVerifiedAt !== null, country, language };
  return { signedIn, extendedTo: slides ? end : null, visited };
}

export const endSession = (tx: Tx, token: string) => repo.deleteSession(tx, sha256(token));

/** Signs the account out everywhere: on this device, on every other, of every kind. */
export const endAllSessions = (tx: Tx, accountId: string) => repo.deleteAccountSessions(tx, accountId);
