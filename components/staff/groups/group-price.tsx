'use client';

import { useTranslations } from 'next-intl';
import { Num, Tag } from '@/components/ui/text';
import { formatPrice } from '@/lib/prices';
import { can, type GroupView, type StaffRole } from '@/lib/staff';
import { ORDER_TONES } from '../orders/order-tones';

/** What the books received so far cost, and what was ordered. */
export function GroupPrice({ group, role }: { readonly group: GroupView; readonly role: StaffRole }) {
  const t = useTranslations('staff');
  const { id, kind, quote, order, currency, state } = group;
  const price = (minor: number) => <Num>{formatPrice(minor, currency)}</Num>;
  return (
    <>
      {order && (
        <p className="flex flex-wrap items-baseline gap-2">
          <span>{t('groups.ordered')}</span>
          {order.totalMinor !== null && <strong>{price(order.totalMinor)}</strong>}
          <Tag tone={ORDER_TONES[order.state]}>{t(`states.${order.state}`)}</Tag>
        </p>
      )}
      {quote ? (
        <dl className="staff-facts">
          {quote.lines.map(({ name, quantity, unitMinor }) => (
            <div className="contents" key={name}>
              <dt className="text-ink-soft">{t('groups.line', { name, quantity })}</dt>
              <dd>{price(quantity * unitMinor)}</dd>
            </div>
          ))}
          <dt className="font-semibold">{t('groups.today')}</dt>
          <dd className="font-semibold">{price(quote.totalMinor)}</dd>
        </dl>
      ) : (
        state !== 'cancelled' && <p className="text-ink-soft">{t('groups.tooFew', { least: group.least })}</p>
      )}
      {kind === 'company' && quote && can(role, 'groups.quote') && (
        <a className="text-link" download={true} href={`/api/staff/groups/${id}/paper`}>
          {t('groups.paper')}
        </a>
      )}
    </>
  );
}
