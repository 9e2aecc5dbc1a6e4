'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useLazyComponent } from '@/lib/client/use-lazy-component';
import type { MyRewards, RewardOffer } from '@/lib/rewards';
import { shareShop } from './share-shop';

const loadReviewForm = async () => ({ default: (await import('./review-form')).ReviewForm });

type EarnCreditsProps = {
  readonly credits: NonNullable<MyRewards['credits']>;
  readonly referral: MyRewards['referral'];
  readonly onChanged: () => Promise<unknown>;
  /** The book of this page has not arrived: nobody can write about it yet. */
  readonly isAwaited?: boolean;
};

/** The rewards that an account may claim once each. Nothing is shown before the first paid order. */
export function EarnCredits({ credits, referral, onChanged, isAwaited = false }: EarnCreditsProps) {
  const t = useTranslations('rewards.earn');
  const [failure, setFailure] = useState<Failure>();
  const [ReviewForm, wantReviewForm] = useLazyComponent(loadReviewForm);
  const offers = credits.offers.filter(({ reason, claimed }) => claimed || !isAwaited || reason !== 'write_review');
  if (offers.length === 0) return null;

  const claim = async ({ reason, page }: RewardOffer) => {
    setFailure(undefined);
    if (reason === 'write_review') return wantReviewForm();
    // In the click itself, because a browser blocks windows that open later.
    if (page) window.open(page, '_blank', 'noopener');
    else if (!(await shareShop(referral?.path ?? '/', t('message')))) return;
    try {
      await sendJson(`/api/rewards/${reason}`);
      await onChanged();
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
  };
  return (
    <section className="grid gap-4 rounded-card hairline border-edge bg-leaf p-5 shadow-1">
      <div className="grid gap-1">
        <h2 className="text-title">{t('title')}</h2>
        <p className="text-ink-soft">{t('text')}</p>
      </div>
      <ul className="grid gap-3">
        {offers.map((offer) => (
          <li className="flex items-center justify-between gap-3" key={offer.reason}>
            <span className="min-w-0">
              {t(`reasons.${offer.reason}`)} <b className="font-semibold">{t('credits', { count: offer.credits })}</b>
            </span>
            {offer.claimed ? (
              <span className="flex shrink-0 items-center gap-1.5 text-mint-deep">
                <Icon name="check" />
                {t('claimed')}
              </span>
            ) : (
              <Button className="shrink-0" onClick={() => claim(offer)} size="small" variant="quiet">
                {t(`actions.${offer.reason}`)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormError failure={failure} />
      {ReviewForm && offers.some(({ reason, claimed }) => reason === 'write_review' && !claimed) && (
        <ReviewForm onSent={onChanged} />
      )}
    </section>
  );
}
