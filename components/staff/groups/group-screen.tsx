'use client';

import { useTranslations } from 'next-intl';
import { can, type GroupView, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { StaffColumn, StaffPanel } from '../frame/staff-panel';
import { Timeline } from '../orders/timeline';
import { GroupActions } from './actions/group-actions';
import { GroupDetails } from './group-details';
import { GroupMembers } from './group-members';
import { GroupPrice } from './group-price';

type GroupScreenProps = { readonly group: GroupView; readonly role: StaffRole };

/** A class or a company: what it is, what happened, and what this role may do about it. */
export function GroupScreen({ group, role }: GroupScreenProps) {
  const t = useTranslations('staff');
  const { id, kind, name, timeline, currency, order, quote, state } = group;
  // What was cancelled before it was ordered costs nothing.
  const hasPrice = order !== null || quote !== null || state !== 'cancelled';
  const title = <bdi className="wrap-anywhere">{name || t('groups.unnamed')}</bdi>;
  return (
    <StaffFrame current="groups" role={role} title={title}>
      <div className="staff-columns">
        <StaffColumn>
          <StaffPanel id="details" title={t('order.details')}>
            <GroupDetails group={group} />
          </StaffPanel>
          {hasPrice && (
            <StaffPanel id="price" title={t('groups.price')}>
              <GroupPrice group={group} role={role} />
            </StaffPanel>
          )}
          <StaffPanel id="actions" title={t('order.actions')}>
            <GroupActions group={group} role={role} />
          </StaffPanel>
        </StaffColumn>
        <StaffColumn>
          <StaffPanel id="members" title={t(`groups.members.${kind}`)}>
            <GroupMembers group={group} />
          </StaffPanel>
          <StaffPanel id="timeline" title={t('order.timeline')}>
            <Timeline
              currency={currency}
              events={timeline}
              path={can(role, 'groups.resend') ? `/api/staff/groups/${id}` : null}
              role={role}
            />
          </StaffPanel>
        </StaffColumn>
      </div>
    </StaffFrame>
  );
}
