import type { Tx } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import { SESSION_DAYS } from './limits';
import * as repo from './repo';

const DAY_MS = 86_400_000;
const sessionEnd = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_MS);

export type SignedIn = {
  readonly accountId: string;
  readonly phone: string;
  readonly email: string | null;
  readonly country: 'IL' | 'US' | 'KE';
  readonly language: 'he' | 'en' | 'ar' | 'ru';
};

/** Starts a session; only the token's hash is stored. */
export async function startSession(tx: Tx, accountId: string, token: string, now: Date): Promise<void> {
  await repo.insertSession(tx, { accountId, tokenHash: sha256(token), now, expiresAt: sessionEnd(now) });
}

/** Who holds this token, or `null`. A session slides: it is extended at most once a day. */
export async function readSession(tx: Tx, token: string, now: Date): Promise<SignedIn | null> {
  const session = await repo.sessionByHash(tx, sha256(token));
  if (session?.kind !== 'parent' || session.expiresAt <= now) return null;
  if (now.getTime() - session.seenAt.getTime() > DAY_MS) await repo.touchSession(tx, session.id, now, sessionEnd(now));
  const { id, phone, email, country, language } = session.account;
  return { accountId: id, phone, email, country, language };
}

export const endSession = (tx: Tx, token: string) => repo.deleteSession(tx, sha256(token));
