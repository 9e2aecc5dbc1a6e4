'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Num } from '@/components/ui/text';

type BuyBarProps = {
  /** Current position in the book. */
  readonly position: ReactNode;
  /** What is going on, such as drawing progress. */
  readonly status: ReactNode;
  readonly price: string;
  /** Set if the verified phone's country differs from the page's, because prices differ. */
  readonly otherMarket: { readonly verified: string; readonly shown: string } | null;
  /** The overlay on the locked page already has the primary button. */
  readonly hideButton: boolean;
  readonly loading: boolean;
  readonly onBuy: () => void;
};

/** Bar below the book: position, status, price and order button. */
export function BuyBar({ position, status, price, otherMarket, hideButton, loading, onBuy }: BuyBarProps) {
  const t = useTranslations('preview.book');
  return (
    <div className="buy-bar">
      <div className="text-small">
        <b className="block font-semibold">{position}</b>
        <div aria-live="polite" className="text-ink-soft text-note">
          {status}
        </div>
        {otherMarket && (
          <p className="text-note">
            {t.rich('otherMarket', { ...otherMarket, price, num: (part) => <Num>{part}</Num> })}
          </p>
        )}
      </div>
      {!hideButton && (
        <Button loading={loading} className="shrink-0" onClick={onBuy}>
          <span>
            {t('buy')} <Num>{price}</Num>
          </span>
        </Button>
      )}
    </div>
  );
}
