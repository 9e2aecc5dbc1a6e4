import type { Tx } from '@/lib/platform/db';
import type { StaffRole } from '../roles';

const memberSelect = {
  id: true,
  phone: true,
  role: true,
  totpSecret: true,
  totpStep: true,
  enrolledAt: true,
  deactivatedAt: true,
} as const;

export const findMemberByPhone = (tx: Tx, phone: string) =>
  tx.staffMember.findUnique({ where: { phone }, select: memberSelect });

export const findMember = (tx: Tx, id: string) => tx.staffMember.findUnique({ where: { id }, select: memberSelect });

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Everybody who may enter, then those who no longer may. */
export const listMemberRows = (tx: Tx) =>
  tx.staffMember.findMany({
    orderBy: [{ deactivatedAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'asc' }],
    select: { id: true, phone: true, role: true, enrolledAt: true, createdAt: true, deactivatedAt: true },
  });

/** Serializes those who might both become the first owner, or remove the last one. */
export const lockMembers = (tx: Tx) => tx.$executeRaw`LOCK TABLE staff_members IN SHARE ROW EXCLUSIVE MODE`;

export const hasOwner = async (tx: Tx): Promise<boolean> =>
  (await tx.staffMember.count({ where: { role: 'owner', deactivatedAt: null } })) > 0;

export const hasOtherOwner = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.staffMember.count({ where: { role: 'owner', deactivatedAt: null, id: { not: id } } })) > 0;

export const setMemberRole = (tx: Tx, id: string, role: StaffRole) =>
  tx.staffMember.updateMany({ where: { id }, data: { role } });

export const deactivateMember = (tx: Tx, id: string, now: Date) =>
  tx.staffMember.updateMany({ where: { id, deactivatedAt: null }, data: { deactivatedAt: now } });

/** Adds a member, or gives one another role and lets them in again. */
export const upsertMember = (tx: Tx, phone: string, role: StaffRole, id?: string) =>
  tx.staffMember.upsert({
    where: { phone },
    create: { phone, role, ...(id && { id }) },
    update: { role, deactivatedAt: null },
    select: memberSelect,
  });

/** The authenticator app is set up anew. */
export const setTotpSecret = (tx: Tx, id: string, totpSecret: string) =>
  tx.staffMember.updateMany({ where: { id, enrolledAt: null }, data: { totpSecret, totpStep: null } });

export const clearTotp = (tx: Tx, id: string) =>
  tx.staffMember.updateMany({ where: { id }, data: { totpSecret: null, totpStep: null, enrolledAt: null } });

type AcceptedCode = { readonly step: number; readonly totpSecret: string; readonly now: Date };

/** Accepts a code of the app; `false` when another request just accepted one of this step or a later one. */
export async function acceptTotp(tx: Tx, id: string, { step, totpSecret, now }: AcceptedCode): Promise<boolean> {
  const where = { id, OR: [{ totpStep: null }, { totpStep: { lt: step } }] };
  const accepted = await tx.staffMember.updateMany({ where, data: { totpStep: step, totpSecret } });
  await tx.staffMember.updateMany({ where: { id, enrolledAt: null }, data: { enrolledAt: now } });
  return accepted.count === 1;
}

type NewSession = {
  readonly memberId: string;
  readonly tokenHash: string;
  readonly enteredAt: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export const insertSession = (tx: Tx, session: NewSession) => tx.staffSession.create({ data: session });

export const findSession = (tx: Tx, tokenHash: string) =>
  tx.staffSession.findUnique({
    where: { tokenHash },
    select: { enteredAt: true, expiresAt: true, member: { select: memberSelect } },
  });

export const deleteSession = (tx: Tx, tokenHash: string) => tx.staffSession.deleteMany({ where: { tokenHash } });

export const deleteMemberSessions = (tx: Tx, memberId: string) => tx.staffSession.deleteMany({ where: { memberId } });

export const deleteSessionsBefore = (tx: Tx, before: Date) =>
  tx.staffSession.deleteMany({ where: { expiresAt: { lt: before } } });
