import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { runAudited } from '../audit/run-audited';
import type { StaffActor } from '../login/session';
import type { StaffRole } from '../roles';
import { letIn, parseMemberPhone } from './add-member';
import * as repo from './repository';
import type { StaffMemberView } from './view';

// The list of who may enter the desk, as its owners change it; each change is recorded and holds at once.

type Deps = { readonly db: Db; readonly actor: StaffActor; readonly now: Date; readonly newId: () => string };

export const listMembers = (db: Db): Promise<readonly StaffMemberView[]> => repo.listMemberRows(db);

type NewMember = { readonly phone: string; readonly role: StaffRole };

/** Lets another phone in; one that was switched off comes back and sets up its authenticator app anew. */
export async function inviteMember({ phone: typed, role }: NewMember, deps: Deps) {
  const parsed = parseMemberPhone(typed);
  if (!parsed.ok) return parsed;
  const { phone } = parsed.value;
  const known = await repo.findMemberByPhone(deps.db, phone);
  const id = known?.id ?? deps.newId();
  return runAudited({ action: 'member_add', subject: 'member', subjectId: id, data: { role } }, deps, () =>
    deps.db.$transaction(async (tx): Promise<Result<object, 'member_exists'>> => {
      await repo.lockMembers(tx);
      const found = await repo.findMemberByPhone(tx, phone);
      if (found && !found.deactivatedAt) return fail('member_exists');
      await letIn(tx, { phone, role, id });
      return ok({});
    }),
  );
}

type Change = (tx: Tx, member: repo.MemberRow) => Promise<unknown>;

/** Changes a member behind the lock of the list; `removesOwner`: another owner has to remain. */
function changeMember(db: Db, id: string, removesOwner: boolean, change: Change) {
  return db.$transaction(async (tx): Promise<Result<object, 'not_found' | 'last_owner'>> => {
    await repo.lockMembers(tx);
    const member = await repo.findMember(tx, id);
    if (!member || member.deactivatedAt) return fail('not_found');
    if (removesOwner && member.role === 'owner' && !(await repo.hasOtherOwner(tx, id))) return fail('last_owner');
    await change(tx, member);
    return ok({});
  });
}

/** Gives a member another role, which their next request has. */
export function changeRole(id: string, role: StaffRole, deps: Deps) {
  return runAudited({ action: 'member_role', subject: 'member', subjectId: id, data: { role } }, deps, () =>
    changeMember(deps.db, id, role !== 'owner', (tx) => repo.setMemberRole(tx, id, role)),
  );
}

/** Switches a member off: their sessions end at once, and what they did stays on record. */
export function switchOffMember(id: string, deps: Deps) {
  return runAudited({ action: 'member_off', subject: 'member', subjectId: id }, deps, () =>
    changeMember(deps.db, id, true, async (tx) => {
      await repo.deactivateMember(tx, id, deps.now);
      await repo.deleteMemberSessions(tx, id);
    }),
  );
}

/** A lost phone: the next sign-in sets up another authenticator app, and the sessions of before end. */
export function resetSecondStep(id: string, deps: Deps) {
  return runAudited({ action: 'member_reset', subject: 'member', subjectId: id }, deps, () =>
    changeMember(deps.db, id, false, async (tx) => {
      await repo.clearTotp(tx, id);
      await repo.deleteMemberSessions(tx, id);
    }),
  );
}
