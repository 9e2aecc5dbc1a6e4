'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Num, Tag } from '@/components/ui/text';
import { LANGUAGE_NAMES } from '@/lib/markets';
import type { GroupView } from '@/lib/staff';
import { OrderLink } from '../lists/order-link';
import { Fact } from '../orders/order-details';
import { GROUP_TONES } from './group-tones';

/** What a group is, and whose. */
export function GroupDetails({ group }: { readonly group: GroupView }) {
  const t = useTranslations('staff');
  const format = useFormatter();
  const { kind, state, country, language, format: bookType, delivery, title, planned, closesAt, transferAt } = group;
  const moment = (at: Date) => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <dl className="staff-facts">
      <Fact name={t('orders.state')}>
        <Tag tone={GROUP_TONES[state]}>{t(`groups.states.${state}`)}</Tag>
      </Fact>
      <Fact name={t('order.kind')}>{t(`groups.kinds.${kind}`)}</Fact>
      {group.order && (
        <Fact name={t('lists.order')}>
          <OrderLink order={group.order} />
        </Fact>
      )}
      <Fact name={t('groups.market')}>
        {t(`groups.countries.${country}`)}, <span lang={language}>{LANGUAGE_NAMES[language]}</span>
      </Fact>
      <Fact name={t('orders.format')}>{t(`groups.formats.${bookType}`)}</Fact>
      {delivery && <Fact name={t('groups.delivery')}>{t(`groups.deliveries.${delivery}`)}</Fact>}
      <Fact name={t('production.book')}>{title ? <bdi>{title}</bdi> : t('groups.noBook')}</Fact>
      {planned !== null && <Fact name={t('groups.planned')}>{format.number(planned)}</Fact>}
      <Fact name={t('groups.columns.closes')}>
        {closesAt ? (
          <>
            {moment(closesAt)}{' '}
            <Tag tone={group.linkOpen ? 'mint' : 'grey'}>
              {t(group.linkOpen ? 'groups.linkOpen' : 'groups.linkClosed')}
            </Tag>
          </>
        ) : (
          t('groups.noLink')
        )}
      </Fact>
      {transferAt && <Fact name={t('groups.transferAsked')}>{moment(transferAt)}</Fact>}
      <ContactFacts group={group} />
    </dl>
  );
}

function ContactFacts({ group: { contact, links, kind } }: { readonly group: GroupView }) {
  const t = useTranslations('staff');
  const address = (url: string) => (
    <bdi className="wrap-anywhere" dir="ltr">
      {url}
    </bdi>
  );
  if (!contact) return <dd className="col-span-2 text-ink-soft">{t('order.hidden')}</dd>;
  return (
    <>
      <Fact name={t('groups.columns.contact')}>
        <bdi className="wrap-anywhere">{contact.name || t('groups.unknown')}</bdi>
      </Fact>
      <Fact name={t('order.phone')}>{contact.phone ? <Num>{contact.phone}</Num> : t('groups.unknown')}</Fact>
      <Fact name={t('order.email')}>
        <bdi className="wrap-anywhere">{contact.email || t('groups.unknown')}</bdi>
      </Fact>
      {contact.office && (
        <Fact name={t('groups.office')}>
          <bdi className="wrap-anywhere">{contact.office}</bdi>
        </Fact>
      )}
      {contact.companyNumber && (
        <Fact name={t('groups.companyNumber')}>
          <Num>{contact.companyNumber}</Num>
        </Fact>
      )}
      {links?.members && <Fact name={t(`groups.links.${kind}`)}>{address(links.members)}</Fact>}
      {links && <Fact name={t(`groups.own.${kind}`)}>{address(links.own)}</Fact>}
    </>
  );
}
