'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageOverlay } from '@/components/book-object/spread';
import { PageCorner } from '@/components/book-object/turning-page';
import { RevealImage } from '@/components/generation-progress/reveal-image';
import { Button } from '@/components/ui/button';
import type { SpreadView } from '@/lib/books';
import { LockedPicture } from './locked-picture';

export type PagePictureProps = {
  readonly spread: SpreadView;
  /** Drawing progress of this picture, 0 to 1, until it is there. */
  readonly progress: number;
  /** Overlay on a locked picture. */
  readonly overlay?: ReactNode;
  /** The drawing failed; how to retry. */
  readonly failure?: { readonly onRetry: () => void; readonly submitting: boolean } | undefined;
  /** The image failed to load; its signed URL may have expired. */
  readonly onImageError?: ((source: string) => void) | undefined;
};

/** The picture of a spread: finished, in progress, failed, or locked with an overlay. */
export function PagePicture({ spread, progress, overlay, failure, onImageError }: PagePictureProps) {
  if (spread.locked) {
    return (
      <>
        <LockedPicture blurredImage={spread.veil} />
        <PageOverlay>{overlay}</PageOverlay>
        <PageCorner />
      </>
    );
  }
  return (
    <>
      <RevealImage
        alt={spread.alt}
        key={spread.key}
        onImageError={onImageError}
        progress={progress}
        src={spread.picture}
      />
      {!spread.picture && <MissingPicture failure={failure} />}
      <PageCorner />
    </>
  );
}

/** Says that a picture is being drawn, or why it is not and how to go on. */
export function MissingPicture({ failure }: Pick<PagePictureProps, 'failure'>) {
  const t = useTranslations('preview.book');
  const tCommon = useTranslations('common');
  if (!failure) return <span className="pending-picture">{t('paintingThis')}</span>;
  return (
    <div className="failed-picture">
      <p>{t('stoppedThis')}</p>
      <Button loading={failure.submitting} variant="quiet" onClick={failure.onRetry} size="small">
        {tCommon('retry')}
      </Button>
    </div>
  );
}
