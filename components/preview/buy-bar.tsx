'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Num } from '@/components/ui/text';

type BuyBarProps = {
  /** Where in the book one is. */
  readonly place: ReactNode;
  /** What is going on, such as pictures being painted. */
  readonly remark: ReactNode;
  readonly price: string;
  /** The verified phone is of another country than the page, where the price differs. */
  readonly elsewhere: { readonly verified: string; readonly shown: string } | null;
  /** The veil over a locked picture holds the only coral button then. */
  readonly withoutButton: boolean;
  readonly busy: boolean;
  readonly onBuy: () => void;
};

/** Below the book: place, remark, price and the order button. */
export function BuyBar({ place, remark, price, elsewhere, withoutButton, busy, onBuy }: BuyBarProps) {
  const t = useTranslations('preview.book');
  return (
    <div className="buy-bar">
      <div className="text-small">
        <b className="block font-semibold">{place}</b>
        <div aria-live="polite" className="text-ink-soft text-note">
          {remark}
        </div>
        {elsewhere && (
          <p className="text-note">
            {t.rich('otherMarket', { ...elsewhere, price, num: (part) => <Num>{part}</Num> })}
          </p>
        )}
      </div>
      {!withoutButton && (
        <Button busy={busy} className="shrink-0" onClick={onBuy}>
          <span>
            {t('buy')} <Num>{price}</Num>
          </span>
        </Button>
      )}
    </div>
  );
}
