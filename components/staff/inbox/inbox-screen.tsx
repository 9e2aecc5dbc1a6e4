'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { Num, Tag } from '@/components/ui/text';
import { Select, TextInput } from '@/components/ui/text-input';
import { INBOX_LISTS, type InboxList, type InboxView, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { ListTable } from '../lists/list-table';
import { OrderLink } from '../lists/order-link';
import { useMoreRows } from '../lists/use-more-rows';
import { REQUEST_TONES } from './request-tones';

type Filter = { readonly list: InboxList; readonly search: string };
type InboxScreenProps = { readonly page: InboxView; readonly filter: Filter; readonly role: StaffRole };

const toPath = ({ list, search }: Filter, after: string): string =>
  `/api/staff/requests?${new URLSearchParams({ list, q: search, after })}`;

/** What customers asked, with one search over everything that they may name. */
export function InboxScreen({ page, filter, role }: InboxScreenProps) {
  const { rows, more } = useMoreRows(page, (after) => toPath(filter, after));
  const t = useTranslations('staff');
  const format = useFormatter();
  const shown = rows.map(({ id, createdAt, email, description, state, order, assignee }) => ({
    id,
    cells: [
      <Link className="staff-nowrap text-link" href={`/staff/requests/${id}`} key="open">
        {format.dateTime(new Date(createdAt), { dateStyle: 'short', timeStyle: 'short' })}
      </Link>,
      <Tag key="state" tone={REQUEST_TONES[state]}>
        {t(`inbox.states.${state}`)}
      </Tag>,
      <bdi className="wrap-anywhere" key="from">
        {email}
      </bdi>,
      <p className="staff-excerpt typed-text wrap-anywhere" dir="auto" key="text">
        {description}
      </p>,
      <OrderLink key="order" order={order} />,
      assignee && (assignee.mine ? t('inbox.me') : <Num key="assignee">{assignee.phone}</Num>),
    ],
  }));
  const columns = [
    t('lists.at'),
    t('orders.state'),
    t('lists.from'),
    t('lists.text'),
    t('lists.order'),
    t('inbox.assignee'),
  ];
  return (
    <StaffFrame current="requests" lead={t('leads.requests')} role={role} title={t('nav.requests')}>
      <InboxSearch filter={filter} />
      <ListTable
        columns={columns}
        empty={t(filter.search ? 'empty.found' : 'empty.requests')}
        label={t('nav.requests')}
        more={more}
        rows={shown}
      />
      <Link className="text-link justify-self-start" href="/staff/templates">
        {t('inbox.templates')}
      </Link>
    </StaffFrame>
  );
}

function InboxSearch({ filter: { list, search } }: { readonly filter: Filter }) {
  const t = useTranslations('staff');
  return (
    <form action="/staff/requests" className="staff-search" key={`${list} ${search}`}>
      <div className="min-w-0 grow basis-72">
        <Field hint={t('inbox.searchHint')} id="search" label={t('orders.search')}>
          {(aria) => <TextInput {...aria} defaultValue={search} dir="auto" name="q" type="search" />}
        </Field>
      </div>
      <Field hint={'\u00a0'} id="list" label={t('orders.list')}>
        {(aria) => (
          <Select {...aria} defaultValue={list} name="list">
            {INBOX_LISTS.map((name) => (
              <option key={name} value={name}>
                {t(`inbox.lists.${name}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="pb-7">
        <Button type="submit">{t('orders.find')}</Button>
      </div>
    </form>
  );
}
