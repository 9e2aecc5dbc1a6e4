'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Num, Tag } from '@/components/ui/text';
import { STAFF_LIMITS, type StaffMemberView, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { ListTable } from '../lists/list-table';
import { InviteForm } from './invite-form';
import { MemberActions } from './member-actions';

type MembersScreenProps = {
  readonly members: readonly StaffMemberView[];
  readonly role: StaffRole;
  /** The member who looks at the list. */
  readonly self: string;
};

/** Who may enter the desk, and in which role. */
export function MembersScreen({ members, role, self }: MembersScreenProps) {
  const t = useTranslations('staff');
  const format = useFormatter();
  const rows = members.map((member) => ({
    id: member.id,
    cells: [
      <span className="inline-flex flex-wrap items-center gap-2" key="phone">
        <Num>{member.phone}</Num>
        {member.id === self && <Tag tone="sky">{t('members.you')}</Tag>}
      </span>,
      t(`roles.${member.role}`),
      <MemberState key="state" member={member} />,
      <time dateTime={member.createdAt.toISOString()} key="since">
        {format.dateTime(member.createdAt, { dateStyle: 'short' })}
      </time>,
      <MemberActions key="actions" member={member} />,
    ],
  }));
  const columns = [t('members.phone'), t('members.role'), t('members.state'), t('members.since'), t('members.change')];
  return (
    <StaffFrame current="members" lead={t('leads.members')} role={role} title={t('nav.members')}>
      <InviteForm />
      <ListTable columns={columns} label={t('nav.members')} most={STAFF_LIMITS.membersShown} rows={rows} />
    </StaffFrame>
  );
}

function MemberState({ member: { deactivatedAt, enrolledAt } }: { readonly member: StaffMemberView }) {
  const t = useTranslations('staff.members.states');
  if (deactivatedAt) return <Tag>{t('off')}</Tag>;
  return enrolledAt ? <Tag tone="mint">{t('active')}</Tag> : <Tag tone="honey">{t('invited')}</Tag>;
}
