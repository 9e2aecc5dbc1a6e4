'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { Num, Tag } from '@/components/ui/text';
import { Select, TextInput } from '@/components/ui/text-input';
import { formatPrice } from '@/lib/prices';
import { can, ORDER_LISTS, type OrderList, type OrderRowView, type OrdersView, type StaffRole } from '@/lib/staff';
import { StaffFrame } from '../frame/staff-frame';
import { ORDER_TONES } from './order-tones';

type OrdersScreenProps = OrdersView & {
  readonly role: StaffRole;
  readonly list: OrderList;
  readonly search: string;
  /** The role sees customers. */
  readonly contacts: boolean;
  /** This is not the first page. */
  readonly paged: boolean;
};

const toPath = (list: OrderList, search: string, after: string | null): string =>
  `/staff/orders?${new URLSearchParams({ list, ...(search && { q: search }), ...(after && { after }) })}`;

const toExportPath = (list: OrderList, q: string, language: string): string =>
  `/api/staff/orders/export?${new URLSearchParams({ list, q, language })}`;

/** Orders with one search over everything that a customer may name. */
export function OrdersScreen({ rows, next, role, list, search, contacts, paged }: OrdersScreenProps) {
  const t = useTranslations('staff.orders');
  const locale = useLocale();
  return (
    <StaffFrame current="orders" role={role} title={t('title')}>
      <SearchForm contacts={contacts} list={list} search={search} />
      {rows.length === 0 ? <p>{t('none')}</p> : <OrdersTable contacts={contacts} rows={rows} />}
      <div className="flex flex-wrap gap-4">
        {paged && (
          <Link className="text-link" href={toPath(list, search, null)}>
            {t('first')}
          </Link>
        )}
        {next && (
          <Link className="text-link" href={toPath(list, search, next)}>
            {t('next')}
          </Link>
        )}
        {can(role, 'orders.export') && rows.length > 0 && (
          <a className="text-link" download={true} href={toExportPath(list, search, locale)}>
            {t('export')}
          </a>
        )}
      </div>
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

function OrdersTable({ rows, contacts }: { readonly rows: readonly OrderRowView[]; readonly contacts: boolean }) {
  const t = useTranslations('staff.orders');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what is wider than the screen.
    <section aria-label={t('title')} className="staff-scroll" tabIndex={0}>
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('ordered')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('format')}</th>
            {contacts && <th scope="col">{t('customer')}</th>}
            <th scope="col">{t('total')}</th>
            <th scope="col">{t('dispatch')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OrderRow contacts={contacts} key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OrderRow({ row, contacts }: { readonly row: OrderRowView; readonly contacts: boolean }) {
  const t = useTranslations('staff');
  const format = useFormatter();
  const { id, number, createdAt, state, tier, customer, totalMinor, currency, dispatchBy } = row;
  return (
    <tr>
      <th scope="row">
        <Link className="text-link" href={`/staff/orders/${id}`}>
          <Num>{number}</Num>
        </Link>
      </th>
      <td className="staff-nowrap">{format.dateTime(createdAt, { dateStyle: 'short', timeStyle: 'short' })}</td>
      <td>
        <Tag tone={ORDER_TONES[state]}>{t(`states.${state}`)}</Tag>
      </td>
      <td className="staff-nowrap">{t(`tiers.${tier}`)}</td>
      {contacts && (
        <td>
          <bdi className="staff-nowrap">{customer}</bdi>
        </td>
      )}
      <td>{totalMinor !== null && <Num>{formatPrice(totalMinor, currency)}</Num>}</td>
      <td>{dispatchBy && format.dateTime(dispatchBy, { dateStyle: 'short' })}</td>
    </tr>
  );
}
