import { useTranslations } from 'next-intl';
import { ChangeEmail } from '@/components/account/change-email';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { emailTag } from '@/components/ui/text';
import { DOWNLOAD_DAYS, type OrderView } from '@/lib/orders';

const STEPS: ReadonlyArray<readonly [key: 'paint' | 'mail' | 'keep', icon: IconName]> = [
  ['paint', 'palette'],
  ['mail', 'mail'],
  ['keep', 'book-open'],
];

type CheckoutNextStepsProps = {
  readonly order: Pick<OrderView, 'email' | 'emailVerified'>;
  readonly onChanged: () => Promise<unknown>;
};

/**
 * Says what happens after the payment and when, to which address we write (with a link to change it), and until when
 * the order can be cancelled.
 */
export function CheckoutNextSteps({ order: { email, emailVerified }, onChanged }: CheckoutNextStepsProps) {
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
              {key === 'mail' && <ChangeEmail email={email} onChanged={onChanged} />}
            </div>
          </li>
        ))}
      </ol>
      <p className="rounded-control bg-paper-2 px-4 py-3 text-small">{t('madeToOrder')}</p>
    </section>
  );
}
