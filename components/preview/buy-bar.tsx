'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Num } from '@/components/ui/text';
import type { PricedFormat } from './checkout-price';

type BuyBarProps = {
  /** Current position in the book. */
  readonly position: ReactNode;
  /** What is going on, such as drawing progress. */
  readonly status: ReactNode;
  /** The chosen format, and the other kind of book. */
  readonly chosen: PricedFormat;
  readonly other: PricedFormat | null;
  /** Set if the verified phone's country differs from the page's, because prices differ. */
  readonly otherMarket: { readonly verified: string; readonly shown: string } | null;
  /** The overlay on the locked page already has the primary button. */
  readonly hideButton: boolean;
  readonly loading: boolean;
  readonly onBuy: () => void;
};

/** Bar below the book: position, status, price and order button. */
export function BuyBar({ position, status, chosen, other, otherMarket, hideButton, loading, onBuy }: BuyBarProps) {
  const t = useTranslations('preview.book');
  const num = (part: ReactNode) => <Num>{part}</Num>;
  const { price } = chosen;
  return (
    <div className="buy-bar">
      <div className="text-small">
        <b className="block font-semibold">{position}</b>
        <div aria-live="polite" className="text-ink-soft text-note">
          {status}
        </div>
        <p className="text-note">
          {t(`format.${chosen.tier}`)}
          {other && (
            <span className="text-ink-soft"> · {t.rich(`other.${other.tier}`, { price: other.price, num })}</span>
          )}
        </p>
        {otherMarket && <p className="text-note">{t.rich('otherMarket', { ...otherMarket, price, num })}</p>}
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
