'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Num } from '@/components/ui/text';
import { type CapabilityTable, CURRENT_CAPABILITIES, isEnabled } from '@/lib/capabilities';
import { useMarket } from '@/lib/client/market';
import { COUNTRIES } from '@/lib/markets';
import type { MyRewards as Rewards } from '@/lib/rewards';
import { EarnCredits } from './earn-credits';
import { InviteFriends } from './invite-friends';
import { useRewards } from './use-rewards';

/** 'Credits and coupons' of the signed-in account. */
export function MyRewards({ table = CURRENT_CAPABILITIES }: { readonly table?: CapabilityTable }) {
  const t = useTranslations('rewards.mine');
  const { data: rewards, mutate } = useRewards(isEnabled({ needs: [['coupon', 'rewards']] }, table));
  if (!rewards) return null;
  const { credits, coupons, referral } = rewards;
  const empty = coupons.length === 0 && (credits?.entries.length ?? 0) === 0;
  return (
    <section className="grid gap-5">
      <h2 className="text-title">{t(credits ? 'title' : 'couponsTitle')}</h2>
      {empty && <p className="text-ink-soft">{t('empty')}</p>}
      {credits && credits.entries.length > 0 && <CreditTable credits={credits} />}
      {coupons.length > 0 && <CouponList coupons={coupons} />}
      {referral && <InviteFriends referral={referral} />}
      {credits && <EarnCredits credits={credits} onChanged={mutate} referral={referral} />}
    </section>
  );
}

function CreditTable({ credits: { balance, entries } }: { readonly credits: NonNullable<Rewards['credits']> }) {
  const t = useTranslations('rewards.mine');
  const format = useFormatter();
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{balance < 0 ? t('owed', { count: -balance }) : t('balance', { count: balance })}</p>
      <table className="w-full text-small">
        <thead>
          <tr>
            <th className="text-start font-semibold" scope="col">
              {t('reason')}
            </th>
            <th className="text-start font-semibold" scope="col">
              {t('date')}
            </th>
            <th className="text-end font-semibold" scope="col">
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, reason, createdAt, amount }) => (
            <tr key={id}>
              <td>{t(`reasons.${reason}`)}</td>
              <td>
                <time dateTime={createdAt}>{format.dateTime(new Date(createdAt), { dateStyle: 'medium' })}</time>
              </td>
              <td className="text-end">
                <Num>{format.number(amount, { signDisplay: 'exceptZero' })}</Num>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CouponList({ coupons }: Pick<Rewards, 'coupons'>) {
  const t = useTranslations('rewards.mine');
  const format = useFormatter();
  const { timeZone } = COUNTRIES[useMarket().country];
  return (
    <ul className="grid gap-3">
      {coupons.map(({ id, code, kind, percentOff, expiresAt, state }) => (
        <li className="flex flex-wrap justify-between gap-3 rounded-card hairline border-edge bg-leaf p-4" key={id}>
          <span>
            {t(`kinds.${kind}`, { percent: percentOff })} <Num>{code}</Num>
          </span>
          <span className="text-ink-soft text-small">
            {t(`states.${state}`, {
              end: format.dateTime(new Date(expiresAt), { dateStyle: 'medium', timeStyle: 'short', timeZone }),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
