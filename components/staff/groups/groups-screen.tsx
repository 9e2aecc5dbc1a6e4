'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { Tag } from '@/components/ui/text';
import { Select, TextInput } from '@/components/ui/text-input';
import {
  can,
  GROUP_FILTERS,
  GROUP_LISTS,
  type GroupFilter,
  type GroupList,
  type GroupRowView,
  type GroupsView,
  STAFF_LIMITS,
  type StaffRole,
} from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { ListTable } from '../lists/list-table';
import { OrderLink } from '../lists/order-link';
import { GROUP_TONES } from './group-tones';

type Filter = { readonly kind: GroupFilter; readonly list: GroupList; readonly search: string };
type GroupsScreenProps = GroupsView & {
  readonly role: StaffRole;
  readonly filter: Filter;
  /** This is not the first page. */
  readonly paged: boolean;
};

const toPath = ({ kind, list, search }: Filter, after: string | null): string =>
  `/staff/groups?${new URLSearchParams({ kind, list, ...(search && { q: search }), ...(after && { after }) })}`;

/** Kindergartens and companies, with one search over everything that their contacts may name. */
export function GroupsScreen({ rows, next, role, filter, paged }: GroupsScreenProps) {
  const t = useTranslations('staff');
  const contacts = can(role, 'contacts.read');
  const toCells = useGroupCells(contacts);
  const columns = (['name', 'kind', 'state', 'books', 'closes', 'contact', 'order', 'opened'] as const).filter(
    (column) => contacts || column !== 'contact',
  );
  return (
    <StaffFrame current="groups" lead={t('leads.groups')} role={role} title={t('groups.title')}>
      {can(role, 'groups.open') && (
        <p>
          <Link className="text-link" href="/staff/groups/new">
            {t('groups.new')}
          </Link>
        </p>
      )}
      <GroupSearch contacts={contacts} filter={filter} />
      <ListTable
        columns={columns.map((column) => t(`groups.columns.${column}`))}
        empty={t(filter.search ? 'empty.found' : 'empty.groups')}
        label={t('groups.title')}
        most={STAFF_LIMITS.pageSize + 1}
        rows={rows.map((row) => ({ id: row.id, cells: toCells(row) }))}
      />
      <div className="flex flex-wrap gap-4">
        {paged && (
          <Link className="text-link" href={toPath(filter, null)}>
            {t('orders.first')}
          </Link>
        )}
        {next && (
          <Link className="text-link" href={toPath(filter, next)}>
            {t('orders.next')}
          </Link>
        )}
      </div>
    </StaffFrame>
  );
}

function useGroupCells(contacts: boolean) {
  const t = useTranslations('staff.groups');
  const format = useFormatter();
  return ({ id, kind, name, contact, order, state, books, planned, closesAt, createdAt }: GroupRowView) => [
    <Link className="text-link" href={`/staff/groups/${id}`} key="name">
      <bdi className="wrap-anywhere">{name || t('unnamed')}</bdi>
    </Link>,
    t(`kinds.${kind}`),
    <Tag key="state" tone={GROUP_TONES[state]}>
      {t(`states.${state}`)}
    </Tag>,
    planned === null ? format.number(books) : t('ofPlanned', { books, planned }),
    closesAt && <span key="closes">{format.dateTime(closesAt, { dateStyle: 'short' })}</span>,
    ...(contacts
      ? [
          <bdi className="wrap-anywhere" key="contact">
            {contact}
          </bdi>,
        ]
      : []),
    <OrderLink key="order" order={order} />,
    <span className="staff-nowrap" key="opened">
      {format.dateTime(createdAt, { dateStyle: 'short' })}
    </span>,
  ];
}

function GroupSearch({ filter, contacts }: { readonly filter: Filter; readonly contacts: boolean }) {
  const t = useTranslations('staff');
  const { kind, list, search } = filter;
  const choose = (name: 'kind' | 'list', value: string, options: readonly { value: string; label: string }[]) => (
    <Field hint={'\u00a0'} id={name} label={t(`groups.${name}`)}>
      {(aria) => (
        <Select {...aria} defaultValue={value} name={name}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <form action="/staff/groups" className="staff-search" key={`${kind} ${list} ${search}`}>
      <div className="min-w-0 grow basis-72">
        <Field
          hint={t(contacts ? 'groups.searchHint' : 'groups.searchHintNames')}
          id="search"
          label={t('orders.search')}
        >
          {(aria) => <TextInput {...aria} defaultValue={search} dir="auto" name="q" type="search" />}
        </Field>
      </div>
      {choose(
        'kind',
        kind,
        GROUP_FILTERS.map((value) => ({ value, label: t(`groups.filters.${value}`) })),
      )}
      {choose(
        'list',
        list,
        GROUP_LISTS.map((value) => ({ value, label: t(`groups.lists.${value}`, { days: STAFF_LIMITS.nearDays }) })),
      )}
      <div className="pb-7">
        <Button type="submit">{t('orders.find')}</Button>
      </div>
    </form>
  );
}
