import { describe, expect, it } from 'vitest';
import { newId, newToken, sha256 } from '@/lib/platform/ids';
import {
  changeRole,
  inviteMember,
  listMembers,
  readStaffSession,
  resetSecondStep,
  type StaffActor,
  switchOffMember,
} from '@/lib/staff/server';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { addSeconds, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();

/** A member who has signed in, and a token of their session. */
async function enrol(role: StaffActor['role']) {
  const data = { phone: newPhone(), role, totpSecret: 'sealed', enrolledAt: NOW };
  const { id, phone } = await shop.db.staffMember.create({ data });
  const token = newToken();
  const session = { memberId: id, tokenHash: sha256(token), enteredAt: NOW, expiresAt: addSeconds(HOUR) };
  await shop.db.staffSession.create({ data: session });
  return { id, phone, token, actor: { memberId: id, role } as const };
}
const act = (actor: StaffActor) => ({ db: shop.db, actor, now: NOW, newId });
const find = (id: string) => shop.db.staffMember.findUniqueOrThrow({ where: { id } });
const listOutcomes = async (subjectId: string) => {
  const rows = await shop.db.staffAction.findMany({ where: { subjectId }, orderBy: { id: 'asc' } });
  return rows.map(({ action, outcome }) => `${action} ${outcome}`);
};
const enters = async (token: string) => (await readStaffSession(shop.db, token, NOW))?.role ?? null;

describe('§6 the desk: an owner decides who may enter', () => {
  it('adds a phone once, in a role', async () => {
    const { actor } = await enrol('owner');
    const phone = newPhone();
    unwrap(await inviteMember({ phone, role: 'service' }, act(actor)));
    const { id, role, enrolledAt } = await shop.db.staffMember.findUniqueOrThrow({ where: { phone } });
    expect([role, enrolledAt]).toEqual(['service', null]);
    expect(await inviteMember({ phone, role: 'owner' }, act(actor))).toMatchObject({ code: 'member_exists' });
    expect(await inviteMember({ phone: '12', role: 'owner' }, act(actor))).toMatchObject({ code: 'phone_invalid' });
    expect((await find(id)).role).toBe('service');
    expect(await listOutcomes(id)).toEqual([
      'member_add started',
      'member_add done',
      'member_add started',
      'member_add member_exists',
    ]);
    const rows = await shop.db.staffAction.findMany({ where: { subjectId: id } });
    expect(JSON.stringify(rows.map(({ data, reason }) => [data, reason]))).not.toContain(phone);
  });

  it('two requests at once add one member', async () => {
    const { actor } = await enrol('owner');
    const phone = newPhone();
    const both = await Promise.all(
      ['service', 'editor'].map((role) => inviteMember({ phone, role: role as 'service' | 'editor' }, act(actor))),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('another role holds from the next request', async () => {
    const { actor } = await enrol('owner');
    const member = await enrol('service');
    unwrap(await changeRole(member.id, 'editor', act(actor)));
    expect(await enters(member.token)).toBe('editor');
    expect(await listOutcomes(member.id)).toEqual(['member_role started', 'member_role done']);
  });

  it('whoever is switched off is out at once, and comes back with a new app', async () => {
    const { actor } = await enrol('owner');
    const member = await enrol('production');
    unwrap(await switchOffMember(member.id, act(actor)));
    expect(await enters(member.token)).toBeNull();
    expect(await shop.db.staffSession.count({ where: { memberId: member.id } })).toBe(0);
    expect(await switchOffMember(member.id, act(actor))).toMatchObject({ code: 'not_found' });
    const listed = await listMembers(shop.db);
    expect(listed.at(-1)).toMatchObject({ id: member.id, deactivatedAt: NOW });
    unwrap(await inviteMember({ phone: member.phone, role: 'editor' }, act(actor)));
    expect(await find(member.id)).toMatchObject({ role: 'editor', deactivatedAt: null, enrolledAt: null });
  });

  it('a lost phone: the app is set up anew, and sessions end', async () => {
    const { actor } = await enrol('owner');
    const member = await enrol('service');
    unwrap(await resetSecondStep(member.id, act(actor)));
    expect(await find(member.id)).toMatchObject({ totpSecret: null, enrolledAt: null, role: 'service' });
    expect(await enters(member.token)).toBeNull();
  });

  it('the last owner stays, also when two leave at the same time', async () => {
    await shop.db.staffMember.updateMany({ data: { deactivatedAt: NOW } });
    const [one, other] = [await enrol('owner'), await enrol('owner')];
    const both = await Promise.all([
      switchOffMember(one.id, act(other.actor)),
      changeRole(other.id, 'editor', act(one.actor)),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const left = await shop.db.staffMember.findFirstOrThrow({ where: { role: 'owner', deactivatedAt: null } });
    const actor = { memberId: left.id, role: 'owner' } as const;
    expect(await switchOffMember(left.id, act(actor))).toMatchObject({ code: 'last_owner' });
    expect(await changeRole(left.id, 'service', act(actor))).toMatchObject({ code: 'last_owner' });
    expect(await listOutcomes(left.id)).toContain('member_off last_owner');
    unwrap(await changeRole(left.id, 'owner', act(actor)));
  });
});
