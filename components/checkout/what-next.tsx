import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { DOWNLOAD_DAYS } from '@/lib/orders';

const STEPS: ReadonlyArray<readonly [key: 'paint' | 'mail' | 'keep', icon: IconName]> = [
  ['paint', 'palette'],
  ['mail', 'mail'],
  ['keep', 'book-open'],
];

/** What happens after paying and when; what can be cancelled until when, and that faults are always remedied. */
export function WhatNext({ email }: { readonly email: string }) {
  const t = useTranslations('checkout.next');
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{t('title')}</h2>
      <ol className="grid gap-3">
        {STEPS.map(([key, icon]) => (
          <li className="flex gap-3" key={key}>
            <span aria-hidden="true" className="mt-0.5 text-mint-deep text-lead">
              <Icon name={icon} />
            </span>
            <span>{t.rich(key, { days: DOWNLOAD_DAYS, email, mail: (part) => <bdi>{part}</bdi> })}</span>
          </li>
        ))}
      </ol>
      <p className="rounded-control bg-paper-2 px-4 py-3 text-small">{t('madeToOrder')}</p>
    </section>
  );
}
