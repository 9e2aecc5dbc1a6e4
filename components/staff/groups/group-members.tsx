'use client';

import { useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/text';
import type { GroupMember, GroupMemberState, GroupView } from '@/lib/staff';
import { ListTable } from '../lists/list-table';
import { OrderLink } from '../lists/order-link';
import { useMoreRows } from '../lists/use-more-rows';
import { ActButton } from '../orders/act-button';
import { MEMBER_TONES } from './group-tones';

const OWN_STATES = ['incomplete', 'complete', 'submitted', 'approved', 'withdrawn'] as const;

function useStateName() {
  const t = useTranslations('staff');
  return (state: GroupMemberState) => {
    const own = OWN_STATES.find((one) => one === state);
    return own ? t(`groups.memberStates.${own}`) : t(`states.${state}`);
  };
}

/** Children or employees: how many are in each state, then each of them. No picture and no photo. */
export function GroupMembers({ group }: { readonly group: GroupView }) {
  const t = useTranslations('staff');
  const stateName = useStateName();
  const { kind, counts, members } = group;
  const { rows: shown, more } = useMoreRows(
    members,
    (after) => `/api/staff/groups/${group.id}/members?${new URLSearchParams({ after })}`,
  );
  const toMessages = ({ messages }: GroupMember) =>
    messages.map(({ key, channel }) => (
      <ActButton
        json={{ key }}
        key={key}
        label={t('groups.sendOwn', { channel: t(`timeline.channels.${channel}`) })}
        path={`/api/staff/groups/${group.id}/resend`}
      />
    ));
  const rows = shown.map((member, at) => ({
    id: member.id,
    cells: [
      <bdi className="wrap-anywhere" key="name">
        {member.name === null ? t(`groups.numbered.${kind}`, { number: at + 1 }) : member.name || t('groups.unnamed')}
      </bdi>,
      <span className="flex flex-wrap items-baseline gap-2" key="state">
        <Tag tone={MEMBER_TONES[member.state]}>{stateName(member.state)}</Tag>
        {member.missing.length > 0 && (
          <span className="text-ink-soft">{member.missing.map((part) => t(`groups.missing.${part}`)).join(', ')}</span>
        )}
      </span>,
      member.order ? <OrderLink key="order" order={member.order} /> : toMessages(member),
    ],
  }));
  return (
    <>
      {counts.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {counts.map(({ state, count }) => (
            <li key={state}>
              <Tag tone={MEMBER_TONES[state]}>{t('groups.count', { state: stateName(state), count })}</Tag>
            </li>
          ))}
        </ul>
      )}
      <ListTable
        columns={[t('groups.columns.name'), t('orders.state'), t('groups.columns.follow')]}
        label={t(`groups.members.${kind}`)}
        more={kind === 'company' ? more : undefined}
        rows={rows}
      />
    </>
  );
}
