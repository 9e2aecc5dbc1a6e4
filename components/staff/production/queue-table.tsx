'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Num, Tag } from '@/components/ui/text';
import { type PrintQueueItem, STAFF_LIMITS } from '@/lib/staff';
import { ListTable } from '../lists/list-table';
import { OrderLink } from '../lists/order-link';
import type { MoreRows } from '../lists/use-more-rows';

type QueueTableProps = {
  readonly rows: readonly PrintQueueItem[];
  readonly more: MoreRows;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
};

/** The books of the queue with boxes to choose as many of them as are fetched at once. */
export function QueueTable({ rows, more, selected, onSelect }: QueueTableProps) {
  const t = useTranslations('staff');
  const toCells = useQueueCells();
  const columns = [
    t('orders.number'),
    t('orders.dispatch'),
    t('production.house'),
    t('orders.state'),
    t('production.book'),
    t('production.country'),
    t('production.group'),
  ];
  const toLabel = (id: string) =>
    t('production.select', { number: rows.find((row) => row.id === id)?.order.number ?? '' });
  const select = (ids: ReadonlySet<string>) => onSelect(new Set([...ids].slice(0, STAFF_LIMITS.exportSize)));
  return (
    <ListTable
      columns={columns}
      label={t('production.title')}
      more={more}
      rows={rows.map((row) => ({ id: row.id, cells: toCells(row) }))}
      selection={{ selected, onSelect: select, toLabel }}
    />
  );
}

/** The cells of a book, in the order of the columns. */
function useQueueCells() {
  const t = useTranslations('staff');
  const format = useFormatter();
  const countries = new Intl.DisplayNames([useLocale()], { type: 'region' });
  return ({ order, house, state, title, country, group, dispatchBy, risk }: PrintQueueItem) => [
    <OrderLink key="number" order={order} />,
    <span className="flex flex-wrap items-center gap-2" key="dispatch">
      {/* Times of rows that the browser loaded are texts. */}
      {dispatchBy && <Num>{format.dateTime(new Date(dispatchBy), { dateStyle: 'short' })}</Num>}
      {risk && <Tag tone={risk === 'late' ? 'coral' : 'honey'}>{t(`production.${risk}`)}</Tag>}
    </span>,
    <bdi key="house">{t.has(`production.houseNames.${house}`) ? t(`production.houseNames.${house}`) : house}</bdi>,
    // The word also stands within sentences.
    <span className="inline-block first-letter:uppercase" key="state">
      {t(`timeline.parcels.${state}`)}
    </span>,
    <bdi key="title">{title}</bdi>,
    countries.of(country),
    <OrderLink key="group" order={group} />,
  ];
}
