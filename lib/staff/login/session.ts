import { SESSION_LIFE } from '@/lib/accounts';
import type { Db, Tx } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import { STAFF_LIMITS } from '../limits';
import { deleteSession, deleteSessionsBefore, findSession, insertSession, type MemberRow } from '../members/repository';
import type { StaffRole } from '../roles';

export type StaffSession = { readonly token: string; readonly endsAt: Date };

/** Who acts at the desk. */
export type StaffActor = { readonly memberId: string; readonly role: StaffRole };

type Start = { readonly memberId: string; readonly token: string; readonly now: Date };

/** Opens the second step of a sign-in, for some minutes. */
export async function startSecondStep(tx: Tx, { memberId, token, now }: Start): Promise<StaffSession> {
  const endsAt = new Date(now.getTime() + STAFF_LIMITS.secondStepMinutes * 60_000);
  const session = { memberId, tokenHash: sha256(token), enteredAt: null, createdAt: now, expiresAt: endsAt };
  await insertSession(tx, session);
  return { token, endsAt };
}

/** Opens the desk for 8 hours (rulings, "Sign-in"). */
export async function startStaffSession(tx: Tx, { memberId, token, now }: Start): Promise<StaffSession> {
  const endsAt = new Date(now.getTime() + SESSION_LIFE.staff.absolute * 1000);
  const session = { memberId, tokenHash: sha256(token), enteredAt: now, createdAt: now, expiresAt: endsAt };
  await insertSession(tx, session);
  return { token, endsAt };
}

async function findLiveSession(tx: Tx, token: string, now: Date) {
  const session = await findSession(tx, sha256(token));
  return session && session.expiresAt > now && session.member.deactivatedAt === null ? session : null;
}

/** Whoever has entered the desk with this token; `null` for nobody. */
export async function readStaffSession(tx: Tx, token: string, now: Date): Promise<StaffActor | null> {
  const session = await findLiveSession(tx, token, now);
  return session?.enteredAt ? { memberId: session.member.id, role: session.member.role } : null;
}

/** The member who is at the second step of a sign-in with this token. */
export async function readSecondStep(tx: Tx, token: string, now: Date): Promise<MemberRow | null> {
  const session = await findLiveSession(tx, token, now);
  return session && !session.enteredAt ? session.member : null;
}

export const endStaffSession = (tx: Tx, token: string) => deleteSession(tx, sha256(token));

export const purgeStaffSessions = (db: Db, now: Date) => deleteSessionsBefore(db, now);
