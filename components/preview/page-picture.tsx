'use client';

import { useTranslations } from 'next-intl';
import { PageCorner, PageVeil } from '@/components/book-object/spread';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import type { SpreadView } from '@/lib/books';
import { PaintIn } from './paint-in';

type PagePictureProps = {
  readonly spread: SpreadView;
  /** Share of this picture that is painted, while it is not there yet. */
  readonly share: number;
  /** The whole book's price in words of the market. */
  readonly price: string;
  readonly onBuy: () => void;
  readonly busy: boolean;
};

/** The picture's page: painted, being painted, or veiled with the reason and the way on. */
export function PagePicture({ spread, share, price, onBuy, busy }: PagePictureProps) {
  const t = useTranslations('preview.book');
  if (spread.locked) {
    return (
      <>
        <span aria-hidden="true" className="locked-wash" />
        <PageVeil>
          <span aria-hidden="true" className="grid size-12 place-items-center rounded-pill bg-honey text-lead">
            <Icon name="lock" />
          </span>
          <b className="display-text text-[1.375rem]">{t('lockedTitle')}</b>
          <span className="max-w-[17em] text-small leading-snug">{t('lockedReason')}</span>
          <Button busy={busy} className="mt-2" onClick={onBuy}>
            <span>
              {t('openAll')} <Num>{price}</Num>
            </span>
          </Button>
        </PageVeil>
        <PageCorner />
      </>
    );
  }
  return (
    <>
      <PaintIn alt={spread.alt} key={spread.key} share={share} src={spread.picture} />
      {!spread.picture && <span className="waiting-page">{t('paintingThis')}</span>}
      <PageCorner />
    </>
  );
}
