import { useFormatter, useTranslations } from 'next-intl';
import { ChangeEmail } from '@/components/account/change-email';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { emailTag } from '@/components/ui/text';
import { REPRINT_DAYS } from '@/lib/fulfilment';
import { DOWNLOAD_DAYS, type OrderView } from '@/lib/orders';
import { PRICE_TABLE, type PriceTier } from '@/lib/prices';

type Step = readonly [key: 'paint' | 'mail' | 'keep' | 'review' | 'confirm' | 'ship', icon: IconName];

const DIGITAL: readonly Step[] = [
  ['paint', 'palette'],
  ['mail', 'mail'],
];
const PRINTED: readonly Step[] = [
  ['review', 'book-open'],
  ['confirm', 'circle-check'],
  ['ship', 'truck'],
];
/** What follows the payment, by format (rulings, "Flow"). */
const STEPS: Readonly<Record<PriceTier, readonly Step[]>> = {
  digital: [...DIGITAL, ['keep', 'book-open']],
  printed: PRINTED,
  combo: [...DIGITAL, ...PRINTED],
};
const MADE_TO_ORDER = {
  digital: 'madeToOrder',
  printed: 'madeToOrderPrinted',
  combo: 'madeToOrderCombo',
} as const satisfies Record<PriceTier, string>;

type CheckoutNextStepsProps = {
  readonly order: Pick<OrderView, 'email' | 'emailVerified' | 'dispatchBy' | 'gift'>;
  readonly tier: PriceTier;
  readonly onChanged: () => Promise<unknown>;
};

/**
 * Says what happens after the payment and when, to which address we write (with a link to change it), and until when
 * the order can be cancelled.
 */
export function CheckoutNextSteps({
  order: { email, emailVerified, dispatchBy, gift },
  tier,
  onChanged,
}: CheckoutNextStepsProps) {
  const t = useTranslations('checkout.next');
  const format = useFormatter();
  const values = { days: DOWNLOAD_DAYS, email, mail: emailTag };
  const date = format.dateTime(new Date(dispatchBy), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const toTextKey = (key: Step[0]) => {
    if (key === 'mail' && !emailVerified) return 'mailShelf';
    return key === 'ship' && gift?.active && gift.dispatchOn ? 'shipGift' : key;
  };
  const shipping = { ...values, days: PRICE_TABLE.printed.deliveryDays ?? 0, date };
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{t('title')}</h2>
      <ol className="grid gap-3">
        {STEPS[tier].map(([key, icon]) => (
          <li className="flex gap-3" key={key}>
            <span aria-hidden="true" className="mt-0.5 text-mint-deep text-lead">
              <Icon name={icon} />
            </span>
            <div className="grid min-w-0 flex-1 gap-1 break-words">
              <span>{t.rich(toTextKey(key), key === 'ship' ? shipping : values)}</span>
              {key === 'mail' && <ChangeEmail email={email} onChanged={onChanged} />}
            </div>
          </li>
        ))}
      </ol>
      <div className="grid gap-2 rounded-control bg-paper-2 px-4 py-3 text-small">
        <p>{t(MADE_TO_ORDER[tier])}</p>
        {tier !== 'digital' && <p>{t('ownMistakePrinted', { days: REPRINT_DAYS })}</p>}
      </div>
    </section>
  );
}
