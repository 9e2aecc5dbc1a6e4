'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Num, Tag } from '@/components/ui/text';
import { Select, TextInput } from '@/components/ui/text-input';
import { formatPrice } from '@/lib/prices';
import { can, ORDER_LISTS, type OrderList, type OrderRowView, type OrdersView, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { ListTable } from '../lists/list-table';
import { OrderLink } from '../lists/order-link';
import { useMoreRows } from '../lists/use-more-rows';
import { ORDER_TONES } from './order-tones';

type OrdersScreenProps = {
  readonly page: OrdersView;
  readonly role: StaffRole;
  readonly list: OrderList;
  readonly search: string;
  /** The role sees customers. */
  readonly contacts: boolean;
};

type OrdersTableProps = Pick<OrdersScreenProps, 'contacts' | 'list' | 'search'> & { readonly page: OrdersView };

const toPath = (list: OrderList, search: string, after: string): string =>
  `/api/staff/orders?${new URLSearchParams({ list, q: search, after })}`;

const toExportPath = (list: OrderList, q: string, language: string): string =>
  `/api/staff/orders/export?${new URLSearchParams({ list, q, language })}`;

/** Orders with one search over everything that a customer may name. */
export function OrdersScreen({ page, role, list, search, contacts }: OrdersScreenProps) {
  const t = useTranslations('staff');
  const locale = useLocale();
  const empty = search ? 'found' : list === 'all' ? 'orders' : 'list';
  return (
    <StaffFrame current="orders" lead={t('leads.orders')} role={role} title={t('orders.title')}>
      <SearchForm contacts={contacts} list={list} search={search} />
      {page.rows.length === 0 ? (
        <p>{t(`empty.${empty}`)}</p>
      ) : (
        <OrdersTable contacts={contacts} list={list} page={page} search={search} />
      )}
      {can(role, 'orders.export') && page.rows.length > 0 && (
        <a className="text-link justify-self-start" download={true} href={toExportPath(list, search, locale)}>
          {t('orders.export')}
        </a>
      )}
    </StaffFrame>
  );
}

function SearchForm({ list, search, contacts }: Pick<OrdersScreenProps, 'list' | 'search' | 'contacts'>) {
  const t = useTranslations('staff.orders');
  return (
    <form action="/staff/orders" className="staff-search" key={`${list} ${search}`}>
      <div className="min-w-0 grow basis-72">
        <Field hint={t(contacts ? 'searchHint' : 'searchHintNumbers')} id="search" label={t('search')}>
          {(aria) => <TextInput {...aria} defaultValue={search} dir="auto" name="q" type="search" />}
        </Field>
      </div>
      <Field hint={'\u00a0'} id="list" label={t('list')}>
        {(aria) => (
          <Select {...aria} defaultValue={list} name="list">
            {ORDER_LISTS.map((name) => (
              <option key={name} value={name}>
                {t(`lists.${name}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="pb-7">
        <Button type="submit">{t('find')}</Button>
      </div>
    </form>
  );
}

/** The cells of an order, in the order of the columns. */
function useOrderCells(contacts: boolean) {
  const t = useTranslations('staff');
  const format = useFormatter();
  // Times of rows that the browser loaded are texts.
  const formatDay = (time: Date | null) => time && format.dateTime(new Date(time), { dateStyle: 'short' });
  return ({ id, number, createdAt, state, tier, customer, totalMinor, currency, dispatchBy }: OrderRowView) => [
    <OrderLink key="number" order={{ id, number }} />,
    <span className="staff-nowrap" key="ordered">
      {format.dateTime(new Date(createdAt), { dateStyle: 'short', timeStyle: 'short' })}
    </span>,
    <Tag key="state" tone={ORDER_TONES[state]}>
      {t(`states.${state}`)}
    </Tag>,
    <span className="staff-nowrap" key="format">
      {t(`tiers.${tier}`)}
    </span>,
    ...(contacts ? [<bdi key="customer">{customer}</bdi>] : []),
    totalMinor !== null && <Num key="total">{formatPrice(totalMinor, currency)}</Num>,
    formatDay(dispatchBy),
  ];
}

function OrdersTable({ page, contacts, list, search }: OrdersTableProps) {
  const t = useTranslations('staff.orders');
  const { rows, more } = useMoreRows(page, (after) => toPath(list, search, after));
  const toCells = useOrderCells(contacts);
  const columns = [
    t('number'),
    t('ordered'),
    t('state'),
    t('format'),
    ...(contacts ? [t('customer')] : []),
    t('total'),
    t('dispatch'),
  ];
  return (
    <ListTable
      columns={columns}
      label={t('title')}
      more={more}
      rows={rows.map((row) => ({ id: row.id, cells: toCells(row) }))}
    />
  );
}
