'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageCorner, PageVeil } from '@/components/book-object/spread';
import { Button } from '@/components/ui/button';
import type { SpreadView } from '@/lib/books';
import { LockedPicture } from './locked-picture';
import { PaintIn } from './paint-in';

export type PagePictureProps = {
  readonly spread: SpreadView;
  /** Share of this picture that is painted, while it is not there yet. */
  readonly share: number;
  /** What lies over a locked picture: the reason and the way on. */
  readonly veil?: ReactNode;
  /** The drawing has stopped: how to go on with it. */
  readonly stopped?: { readonly onRetry: () => void; readonly busy: boolean } | undefined;
  /** A picture did not load: its link may be too old. */
  readonly onBroken?: ((source: string) => void) | undefined;
};

/** The picture's page: painted, being painted, stopped, or veiled with the reason and the way on. */
export function PagePicture({ spread, share, veil, stopped, onBroken }: PagePictureProps) {
  const t = useTranslations('preview.book');
  const tCommon = useTranslations('common');
  if (spread.locked) {
    return (
      <>
        <LockedPicture veil={spread.veil} />
        <PageVeil>{veil}</PageVeil>
        <PageCorner />
      </>
    );
  }
  return (
    <>
      <PaintIn alt={spread.alt} key={spread.key} onBroken={onBroken} share={share} src={spread.picture} />
      {!spread.picture && !stopped && <span className="waiting-page">{t('paintingThis')}</span>}
      {!spread.picture && stopped && (
        <div className="stopped-page">
          <p>{t('stoppedThis')}</p>
          <Button busy={stopped.busy} look="quiet" onClick={stopped.onRetry} size="small">
            {tCommon('retry')}
          </Button>
        </div>
      )}
      <PageCorner />
    </>
  );
}
