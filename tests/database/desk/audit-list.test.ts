import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import { parseAuditFilter } from '@/lib/staff';
import { runAudited } from '@/lib/staff/audit/run-audited';
import { exportAudit, listAudit } from '@/lib/staff/server';
import { unwrap } from '../support/draft-flow';
import { signInMember } from '../support/staff-deps';
import { withShop } from '../support/with-shop';

const shop = withShop();
const ANY = { memberId: null, action: null, subject: null } as const;
const COLUMNS = {
  at: 'When',
  phone: 'Who',
  role: 'Role',
  action: 'Action',
  subject: 'Target',
  subjectId: 'ID',
  outcome: 'Outcome',
  reason: 'Reason',
} as const;
const TEXTS = { columns: COLUMNS, actions: { refund: 'Refund' }, roles: { owner: 'owner' }, subjects: {} } as const;

type Member = Awaited<ReturnType<typeof signInMember>>;
const refund = (member: Member, code?: 'not_found', reason = 'Torn') =>
  runAudited({ action: 'refund', subject: 'order', subjectId: newId(), reason }, member, async () =>
    code ? fail(code) : ok(null),
  );

describe('§6 the desk: the audit trail', () => {
  it('lists each action once with its outcome, also one that never ended, the newest first', async () => {
    const member = await signInMember(shop, 'owner');
    await refund(member);
    await refund(member, 'not_found');
    const broken = runAudited({ action: 'cancel', subject: 'order', subjectId: newId() }, member, async () => {
      throw new Error('The process ended');
    });
    await expect(broken).rejects.toThrow();
    const { memberId } = member.actor;
    const { rows, next } = await listAudit({ ...ANY, memberId }, null, shop);
    expect(rows.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['cancel', 'started'],
      ['refund', 'not_found'],
      ['refund', 'done'],
    ]);
    expect(next).toBeNull();
  });

  it('filters by member, action and target; what is unknown filters nothing', async () => {
    const [one, other] = [await signInMember(shop, 'owner'), await signInMember(shop, 'service')];
    await refund(one);
    await refund(other);
    await runAudited({ action: 'note', subject: 'group', subjectId: newId() }, one, async () => ok(null));
    const count = async (filter: Partial<Parameters<typeof listAudit>[0]>) =>
      (await listAudit({ ...ANY, ...filter }, null, shop)).rows.length;
    const { memberId } = one.actor;
    expect(await count({ memberId })).toBe(2);
    expect(await count({ memberId, action: 'note' })).toBe(1);
    expect(await count({ memberId, subject: 'order' })).toBe(1);
    expect(await count({ memberId, action: 'note', subject: 'order' })).toBe(0);
    expect(parseAuditFilter({ member: "' OR 1=1", action: 'nothing', subject: 'x' })).toEqual(ANY);
    expect(parseAuditFilter({ member: memberId, action: 'refund', subject: 'group' })).toEqual({
      memberId,
      action: 'refund',
      subject: 'group',
    });
  });

  it('goes on page after page, each action once, also when others work meanwhile', async () => {
    const member = await signInMember(shop, 'owner');
    const { memberId } = member.actor;
    for (let at = 0; at < 55; at += 1) await refund(member);
    const first = await listAudit({ ...ANY, memberId }, null, shop);
    await refund(member);
    const second = await listAudit({ ...ANY, memberId }, first.next, shop);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 5, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(55);
    expect((await listAudit({ ...ANY, memberId }, 'x; DROP TABLE', shop)).rows).toHaveLength(50);
  });

  it('as a file: every page, no formula of a spreadsheet, and recorded itself', async () => {
    const member = await signInMember(shop, 'owner');
    const { memberId } = member.actor;
    for (let at = 0; at < 52; at += 1) await refund(member, undefined, '=HYPERLINK("https://example.com")');
    const { stream, name } = unwrap(await exportAudit({ ...ANY, memberId, action: 'refund' }, TEXTS, member));
    const lines = (await new Response(stream).text()).trim().split('\r\n');
    expect(lines).toHaveLength(53);
    expect(lines[1]).toContain('"\'=HYPERLINK');
    expect(lines[1]).toContain('Refund');
    expect(name).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
    const [taken] = (await listAudit({ ...ANY, memberId, action: 'export' }, null, shop)).rows;
    expect(taken).toMatchObject({ subject: 'list', subjectId: 'audit', outcome: 'done' });
  });
});
