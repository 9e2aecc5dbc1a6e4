import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Num } from '@/components/ui/text';
import { BRAND } from '@/lib/brand';

const LINK = 'inline-flex min-h-(--tap) items-center underline underline-offset-4';

/** Company details and contact. */
export async function ContactDetails() {
  const t = await getTranslations('legal.contact');
  const { legalName, registrationNumber, address } = BRAND.company;
  const rows: ReadonlyArray<readonly [string, ReactNode]> = [
    [t('company'), <bdi key="company">{legalName}</bdi>],
    [t('number'), <Num key="number">{registrationNumber}</Num>],
    [
      t('address'),
      <bdi key="address">
        {address.street}, {address.city} {address.postalCode}
      </bdi>,
    ],
    [
      t('email'),
      <a className={LINK} href={`mailto:${BRAND.supportEmail}`} key="email">
        <bdi>{BRAND.supportEmail}</bdi>
      </a>,
    ],
    [
      t('phone'),
      <a className={LINK} href={`tel:${BRAND.phone}`} key="phone">
        <Num>{BRAND.phone}</Num>
      </a>,
    ],
  ];
  return (
    <address className="not-italic">
      <dl className="grid gap-x-6 sm:grid-cols-[max-content_1fr]">
        {rows.map(([label, value]) => (
          <div className="contents" key={label}>
            <dt className="pt-2 text-ink-soft sm:py-2.5">{label}</dt>
            <dd className="grid min-h-(--tap) content-center justify-items-start">{value}</dd>
          </div>
        ))}
      </dl>
    </address>
  );
}
