'use client';

import { useTranslations } from 'next-intl';
import { CharacterScreen } from '@/components/character/character-screen';
import { useMarket } from '@/lib/client/market';
import { formatPrice } from '@/lib/prices';
import type { TrialProps } from './trial-props';

/** The features of the trial's hero; approving them draws the pages to compare. */
export function TrialFeatures({ view, trial, onTrialChange, goTo }: TrialProps) {
  const t = useTranslations('hero.change');
  const { to } = useMarket();
  const start = to(`/editor/${view.orderId}/hero`);
  return (
    <CharacterScreen
      back={{ label: t('back'), href: start }}
      draft={trial}
      heading={<b className="truncate font-semibold text-small">{t('correct')}</b>}
      onApproved={() => goTo('compare')}
      onDraftChange={onTrialChange}
      options={{
        title: t('correctTitle', { name: view.heroName, gender: view.gender }),
        photoHref: `${start}?step=photo`,
        advanced: view.advancedBought ? 'bought' : 'priced',
        advancedPrice: formatPrice(view.advancedMinor, view.currency),
        ownsPhoto: false,
      }}
    />
  );
}
