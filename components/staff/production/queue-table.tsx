'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Num, Tag } from '@/components/ui/text';
import type { PrintQueueItem } from '@/lib/staff';
import { OrderLink } from '../lists/order-link';

type QueueTableProps = {
  readonly rows: readonly PrintQueueItem[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
};

/** The books of the queue with boxes to choose many of them. */
export function QueueTable({ rows, selected, onSelect }: QueueTableProps) {
  const t = useTranslations('staff');
  const isAll = rows.every(({ id }) => selected.has(id));
  const toggle = (id: string) =>
    onSelect(new Set([...selected].filter((one) => one !== id).concat(selected.has(id) ? [] : id)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what is wider than the screen.
    <section aria-label={t('production.title')} className="staff-scroll" tabIndex={0}>
      <table className="staff-table">
        <thead>
          <tr>
            <td>
              <SelectBox
                checked={isAll}
                label={t('production.all')}
                onChange={() => onSelect(new Set(isAll ? [] : rows.map(({ id }) => id)))}
              />
            </td>
            <th scope="col">{t('orders.number')}</th>
            <th scope="col">{t('orders.dispatch')}</th>
            <th scope="col">{t('production.house')}</th>
            <th scope="col">{t('orders.state')}</th>
            <th scope="col">{t('production.book')}</th>
            <th scope="col">{t('production.country')}</th>
            <th scope="col">{t('production.group')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <QueueRow key={row.id} onToggle={() => toggle(row.id)} row={row} selected={selected.has(row.id)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type QueueRowProps = { readonly row: PrintQueueItem; readonly selected: boolean; readonly onToggle: () => void };

function QueueRow({ row, selected, onToggle }: QueueRowProps) {
  const t = useTranslations('staff');
  const format = useFormatter();
  const countries = new Intl.DisplayNames([useLocale()], { type: 'region' });
  const { order, house, state, title, country, group, dispatchBy, risk } = row;
  return (
    <tr>
      <td>
        <SelectBox checked={selected} label={t('production.select', { number: order.number })} onChange={onToggle} />
      </td>
      <th scope="row">
        <OrderLink order={order} />
      </th>
      <td>
        <span className="flex flex-wrap items-center gap-2">
          {dispatchBy && <Num>{format.dateTime(dispatchBy, { dateStyle: 'short' })}</Num>}
          {risk && <Tag tone={risk === 'late' ? 'coral' : 'honey'}>{t(`production.${risk}`)}</Tag>}
        </span>
      </td>
      <td>
        <bdi>{t.has(`production.houseNames.${house}`) ? t(`production.houseNames.${house}`) : house}</bdi>
      </td>
      <td>{t(`timeline.parcels.${state}`)}</td>
      <td>
        <bdi>{title}</bdi>
      </td>
      <td>{countries.of(country)}</td>
      <td>
        <OrderLink order={group} />
      </td>
    </tr>
  );
}

type SelectBoxProps = { readonly label: string; readonly checked: boolean; readonly onChange: () => void };

function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  return <input aria-label={label} checked={checked} className="check-box" onChange={onChange} type="checkbox" />;
}
