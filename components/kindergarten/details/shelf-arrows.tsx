import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { IconButton } from '@/components/ui/button';
import { prefersReducedMotion } from '@/components/ui/hooks/prefers-reduced-motion';
import { Icon } from '@/components/ui/icon';
import { useMarket } from '@/lib/client/market';
import { getTextDirection } from '@/lib/markets';

/** The part of the visible shelf by which an arrow moves it, so that the last book stays in sight. */
const STEP = 0.8;

/** Arrows for a shelf that scrolls sideways: a mouse has no other way to the books outside. */
export function ShelfArrows({ shelf }: { readonly shelf: RefObject<HTMLElement | null> }) {
  const t = useTranslations('kindergarten.details.book');
  const forward = getTextDirection(useMarket().language) === 'rtl' ? -1 : 1;
  const move = (sign: number) => {
    const { current } = shelf;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    current?.scrollBy({ left: sign * forward * STEP * current.clientWidth, behavior });
  };
  return (
    <div className="flex justify-end gap-2">
      <IconButton label={t('previous')} onClick={() => move(-1)}>
        <Icon flip name="arrow-left" />
      </IconButton>
      <IconButton label={t('next')} onClick={() => move(1)}>
        <Icon flip name="arrow-right" />
      </IconButton>
    </div>
  );
}
