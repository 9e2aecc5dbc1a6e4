import { useFormatter, useNow, useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { ChoiceCard } from '@/components/ui/choice/choice-card';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { Num } from '@/components/ui/text';
import { COUNTRIES } from '@/lib/markets';
import type { OrderRewards, OrderView } from '@/lib/orders';
import { formatPrice } from '@/lib/prices';
import type { RewardsChoice } from './order-totals';

type RewardsSectionProps = {
  readonly order: Pick<OrderView, 'country' | 'currency'>;
  /** The coupon for the chosen format. */
  readonly coupon: OrderRewards['coupons'][number] | null;
  /** All that can be used for it. */
  readonly coupons: OrderRewards['coupons'];
  readonly credits: number;
  readonly choice: RewardsChoice;
  readonly onChange: (choice: RewardsChoice) => void;
};

/** The account's coupon and credits: used unless the parent keeps them (spec §9 "Rewards and coupons"). */
export function RewardsSection({ order, coupon, coupons, credits, choice, onChange }: RewardsSectionProps) {
  const t = useTranslations('checkout.rewards');
  if (!coupon && credits === 0) return null;
  return (
    <section aria-label={t('title')} className="grid gap-3 rounded-card hairline border-edge bg-leaf p-5 sm:p-6">
      <h2 className="text-title">{t('title')}</h2>
      {coupon && (
        <Checkbox
          checked={choice.useCoupon}
          onChange={(event) => onChange({ ...choice, useCoupon: event.target.checked })}
        >
          <CouponText coupon={coupon} country={order.country} />
        </Checkbox>
      )}
      {coupon && choice.useCoupon && coupons.length > 1 && (
        <ChoiceGroup className="grid gap-2 sm:grid-cols-2" legend={t('which')} noteId="which-coupon">
          {coupons.map((one) => (
            <ChoiceCard
              checked={one.code === coupon.code}
              key={one.code}
              name="coupon"
              onChange={() => onChange({ ...choice, couponCode: one.code })}
              value={one.code}
            >
              <CouponText coupon={one} country={order.country} />
            </ChoiceCard>
          ))}
        </ChoiceGroup>
      )}
      {credits > 0 && (
        <Checkbox
          checked={choice.useCredits}
          onChange={(event) => onChange({ ...choice, useCredits: event.target.checked })}
        >
          {t.rich('credits', {
            count: credits,
            amount: formatPrice(credits * 100, order.currency),
            num: (chunks) => <Num>{chunks}</Num>,
          })}
        </Checkbox>
      )}
    </section>
  );
}

type CouponTextProps = {
  readonly coupon: OrderRewards['coupons'][number];
  readonly country: OrderView['country'];
};

/** What the coupon is worth and until when: a time of the day for one that ends today, otherwise a day. */
function CouponText({ coupon: { offer, expiresAt }, country }: CouponTextProps) {
  const t = useTranslations('checkout.rewards');
  const format = useFormatter();
  const until = new Date(expiresAt);
  const { timeZone } = COUNTRIES[country];
  return (
    <span className="grid">
      <span>{offer.kind === 'next_order' ? t('coupon', { percent: offer.percentOff }) : t('free')}</span>
      <span className="text-ink-soft text-note">
        {offer.kind === 'next_order'
          ? t('couponUntil', { time: format.dateTime(until, { hour: 'numeric', minute: '2-digit', timeZone }) })
          : t('freeUntil', { date: format.dateTime(until, { dateStyle: 'long', timeZone }) })}
        <MinutesLeft until={until} />
      </span>
    </span>
  );
}

const MINUTE_MS = 60_000;

/** Calm and without seconds: how many minutes are left of a coupon's last hour. */
function MinutesLeft({ until }: { readonly until: Date }) {
  const t = useTranslations('checkout.rewards');
  const now = useNow({ updateInterval: MINUTE_MS / 2 });
  // The server's minute may be another one.
  const hydrated = useHydrated();
  const count = Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS);
  if (!hydrated || count <= 0 || count > 60) return null;
  return <> · {t('minutesLeft', { count })}</>;
}
