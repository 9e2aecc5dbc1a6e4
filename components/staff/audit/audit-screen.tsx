'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { Num, Tag } from '@/components/ui/text';
import { Select } from '@/components/ui/text-input';
import {
  AUDIT_SUBJECTS,
  type AuditFilter,
  type AuditRow,
  type AuditView,
  STAFF_ACTIONS,
  STAFF_LIMITS,
  type StaffRole,
} from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { ListTable } from '../lists/list-table';

type Member = { readonly id: string; readonly phone: string };
type AuditScreenProps = AuditView & {
  readonly role: StaffRole;
  readonly filter: AuditFilter;
  readonly members: readonly Member[];
  /** This is not the first page. */
  readonly paged: boolean;
};

/** The pages on which a target is seen; the others have none of their own. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/staff/orders/${id}`,
  group: (id) => `/staff/groups/${id}`,
  request: (id) => `/staff/requests/${id}`,
  post: (id) => `/staff/blog/${id}`,
  member: () => '/staff/members',
  job: () => '/staff/jobs',
  review: () => '/staff/reviews',
  template: () => '/staff/templates',
  testimonial: () => '/staff/testimonials',
  edition: () => '/staff/catalogue',
  offer: () => '/staff/catalogue',
};

const toQuery = ({ memberId, action, subject }: AuditFilter, more: Readonly<Record<string, string>>) =>
  new URLSearchParams({
    ...(memberId && { member: memberId }),
    ...(action && { action }),
    ...(subject && { subject }),
    ...more,
  });

/** What the staff did, the newest first. */
export function AuditScreen({ rows, next, role, filter, members, paged }: AuditScreenProps) {
  const t = useTranslations('staff');
  const locale = useLocale();
  const toCells = useAuditCells();
  const columns = ['at', 'phone', 'action', 'subject', 'outcome', 'reason'] as const;
  return (
    <StaffFrame current="audit" lead={t('leads.audit')} role={role} title={t('audit.title')}>
      <AuditSearch filter={filter} members={members} />
      <ListTable
        columns={columns.map((column) => t(`audit.columns.${column}`))}
        empty={t('empty.audit')}
        label={t('audit.title')}
        most={STAFF_LIMITS.pageSize + 1}
        rows={rows.map((row) => ({ id: row.id, cells: toCells(row) }))}
      />
      <div className="flex flex-wrap gap-4">
        {paged && (
          <Link className="text-link" href={`/staff/audit?${toQuery(filter, {})}`}>
            {t('orders.first')}
          </Link>
        )}
        {next && (
          <Link className="text-link" href={`/staff/audit?${toQuery(filter, { after: next })}`}>
            {t('orders.next')}
          </Link>
        )}
        {rows.length > 0 && (
          <a
            className="text-link"
            download={true}
            href={`/api/staff/audit/export?${toQuery(filter, { language: locale })}`}
          >
            {t('orders.export')}
          </a>
        )}
      </div>
    </StaffFrame>
  );
}

function useAuditCells() {
  const t = useTranslations('staff');
  const format = useFormatter();
  return ({ at, phone, role, action, subject, subjectId, outcome, reason }: AuditRow) => {
    const name = t(`audit.subjects.${subject}`);
    const href = PAGES[subject]?.(subjectId);
    const ended = outcome === 'started' || outcome === 'done' ? outcome : 'refused';
    return [
      <span className="staff-nowrap" key="at">
        {format.dateTime(at, { dateStyle: 'short', timeStyle: 'medium' })}
      </span>,
      <span key="phone">
        <Num>{phone}</Num> · {t(`roles.${role}`)}
      </span>,
      t(`actions.${action}`),
      href ? (
        <Link className="text-link" href={href} key="subject">
          {name}
        </Link>
      ) : (
        name
      ),
      <Tag key="outcome" tone={ended === 'done' ? 'mint' : ended === 'refused' ? 'coral' : 'grey'}>
        {t(`timeline.outcomes.${ended}`)}
      </Tag>,
      reason && (
        <bdi className="wrap-anywhere" key="reason">
          {reason}
        </bdi>
      ),
    ];
  };
}

type AuditSearchProps = Pick<AuditScreenProps, 'filter' | 'members'>;

function AuditSearch({ filter, members }: AuditSearchProps) {
  const t = useTranslations('staff');
  const { memberId, action, subject } = filter;
  const choose = (
    name: 'member' | 'action' | 'subject',
    value: string | null,
    options: readonly (readonly [string, string])[],
  ) => (
    <Field id={name} label={t(`audit.filters.${name}`)}>
      {(aria) => (
        <Select {...aria} defaultValue={value ?? ''} name={name}>
          <option value="">{t('audit.all')}</option>
          {options.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <form action="/staff/audit" className="staff-search" key={`${memberId} ${action} ${subject}`}>
      {choose(
        'member',
        memberId,
        members.map(({ id, phone }) => [id, phone]),
      )}
      {choose(
        'action',
        action,
        STAFF_ACTIONS.map((name) => [name, t(`actions.${name}`)]),
      )}
      {choose(
        'subject',
        subject,
        AUDIT_SUBJECTS.map((name) => [name, t(`audit.subjects.${name}`)]),
      )}
      <Button type="submit">{t('audit.show')}</Button>
    </form>
  );
}
