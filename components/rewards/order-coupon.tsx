import { useFormatter, useTranslations } from 'next-intl';
import { Num } from '@/components/ui/text';
import { COUNTRIES, type CountryCode } from '@/lib/markets';
import type { CouponView } from '@/lib/rewards';

type OrderCouponProps = {
  readonly coupon: CouponView;
  readonly country: CountryCode;
};

/** The coupon that an order earned, with its end as a time of day. */
export function OrderCoupon({ coupon: { code, percentOff, expiresAt }, country }: OrderCouponProps) {
  const t = useTranslations('rewards.coupon');
  const format = useFormatter();
  const { timeZone } = COUNTRIES[country];
  const end = format.dateTime(new Date(expiresAt), { dateStyle: 'long', timeStyle: 'short', timeZone });
  return (
    <section className="grid gap-3 rounded-card hairline border-edge bg-honey-wash p-5">
      <h2 className="text-title">{t('title', { percent: percentOff })}</h2>
      <p>{t('text', { end })}</p>
      <p className="text-lead font-semibold">
        <Num>{code}</Num>
      </p>
    </section>
  );
}
