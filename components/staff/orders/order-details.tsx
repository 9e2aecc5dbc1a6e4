'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Num, Tag } from '@/components/ui/text';
import { formatPrice } from '@/lib/prices';
import type { StaffOrderView } from '@/lib/staff';
import { ORDER_TONES } from './order-tones';

/** A name with its value, in a list of facts. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** What an order is, and whose. */
export function OrderDetails({ order }: { readonly order: StaffOrderView }) {
  const t = useTranslations('staff');
  const format = useFormatter();
  const { kind, state, tier, totalMinor, currency, refundableMinor, paidAt, confirmedAt, dispatchBy } = order;
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'medium' });
  return (
    <dl className="staff-facts">
      <Fact name={t('orders.state')}>
        <Tag tone={ORDER_TONES[state]}>{t(`states.${state}`)}</Tag>
      </Fact>
      <Fact name={t('order.kind')}>
        {order.groupId ? (
          <Link className="text-link" href={`/staff/groups/${order.groupId}`}>
            {t(`kinds.${kind}`)}
          </Link>
        ) : (
          t(`kinds.${kind}`)
        )}
      </Fact>
      <Fact name={t('orders.format')}>{t(`tiers.${tier}`)}</Fact>
      {totalMinor !== null && (
        <Fact name={t('orders.total')}>
          <Num>{formatPrice(totalMinor, currency)}</Num>
        </Fact>
      )}
      <Fact name={t('order.refundable')}>
        <Num>{formatPrice(refundableMinor, currency)}</Num>
      </Fact>
      {paidAt && <Fact name={t('order.paid')}>{day(paidAt)}</Fact>}
      {confirmedAt && <Fact name={t('order.confirmed')}>{day(confirmedAt)}</Fact>}
      {dispatchBy && <Fact name={t('orders.dispatch')}>{day(dispatchBy)}</Fact>}
      {order.neededBy && <Fact name={t('order.needed')}>{day(order.neededBy)}</Fact>}
      {order.catalogueId && (
        <Fact name={t('order.book')}>
          <bdi>{order.title ?? order.catalogueId}</bdi>
        </Fact>
      )}
      <ContactFacts order={order} />
    </dl>
  );
}

type Address = NonNullable<NonNullable<StaffOrderView['contact']>['address']>;

/** An address as it is written on a parcel. */
const toLines = ({ fullName, street, house, apartment, city, state, postalCode }: Address): readonly string[] =>
  [[fullName], [street, house, apartment], [city, state, postalCode]].map((words) => words.filter(Boolean).join(' '));

function ContactFacts({ order: { contact, tracking } }: { readonly order: StaffOrderView }) {
  const t = useTranslations('staff.order');
  const address = contact?.address;
  return (
    <>
      {tracking.map(({ carrier, number }) => (
        <Fact key={number} name={t('tracking')}>
          <bdi>{[carrier, number].filter(Boolean).join(' ')}</bdi>
        </Fact>
      ))}
      {contact ? (
        <>
          <Fact name={t('phone')}>
            <Num>{contact.phone}</Num>
          </Fact>
          <Fact name={t('email')}>
            <bdi className="wrap-anywhere">{contact.email}</bdi>
          </Fact>
        </>
      ) : (
        <dd className="col-span-2 text-ink-soft">{t('hidden')}</dd>
      )}
      {address && (
        <Fact name={t('address')}>
          {toLines(address).map((line) => (
            // Each line begins where those of the desk do, whatever its own direction.
            <span className="block" key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </Fact>
      )}
    </>
  );
}
