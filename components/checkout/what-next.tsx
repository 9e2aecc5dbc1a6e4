import { useTranslations } from 'next-intl';
import { AddressLine } from '@/components/account/address-line';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { emailTag } from '@/components/ui/text';
import { DOWNLOAD_DAYS, type OrderView } from '@/lib/orders';

const STEPS: ReadonlyArray<readonly [key: 'paint' | 'mail' | 'keep', icon: IconName]> = [
  ['paint', 'palette'],
  ['mail', 'mail'],
  ['keep', 'book-open'],
];

type WhatNextProps = {
  readonly order: Pick<OrderView, 'email' | 'emailVerified'>;
  readonly onChanged: () => Promise<unknown>;
};

/**
 * What happens after paying and when, and at which address, with 'change'; what can be cancelled until when, and that
 * faults are always remedied.
 */
export function WhatNext({ order: { email, emailVerified }, onChanged }: WhatNextProps) {
  const t = useTranslations('checkout.next');
  const mail = { days: DOWNLOAD_DAYS, email, mail: emailTag };
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{t('title')}</h2>
      <ol className="grid gap-3">
        {STEPS.map(([key, icon]) => (
          <li className="flex gap-3" key={key}>
            <span aria-hidden="true" className="mt-0.5 text-mint-deep text-lead">
              <Icon name={icon} />
            </span>
            <div className="grid min-w-0 flex-1 gap-1 break-words">
              <span>{t.rich(key === 'mail' && !emailVerified ? 'mailShelf' : key, mail)}</span>
              {key === 'mail' && <AddressLine email={email} onChanged={onChanged} />}
            </div>
          </li>
        ))}
      </ol>
      <p className="rounded-control bg-paper-2 px-4 py-3 text-small">{t('madeToOrder')}</p>
    </section>
  );
}
