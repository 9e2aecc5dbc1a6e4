'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { useStartCheckout } from '@/components/account/use-start-checkout';
import { liveTask } from '@/components/drafts/book-progress';
import { useBookProgress } from '@/components/drafts/use-book-progress';
import { LoadError } from '@/components/feedback/load-error';
import { FlowHeader } from '@/components/layout/flow-header';
import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import { BackCover } from '@/components/reader/book-covers';
import { BookReader } from '@/components/reader/book-reader';
import { PAGE_COUNT } from '@/components/reader/navigation/reader-navigation';
import { StoryText } from '@/components/reader/story-text';
import { useLargeText } from '@/components/reader/use-large-text';
import { useRefreshOnImageError } from '@/components/reader/use-refresh-on-image-error';
import { ButtonLink } from '@/components/ui/button';
import { Num } from '@/components/ui/text';
import type { PreviewView } from '@/lib/books';
import type { ApiError } from '@/lib/client/api/api-error';
import { useMarket } from '@/lib/client/market';
import { getTaskProgress, isInProgress } from '@/lib/client/progress/task-progress';
import { getLineDirection } from '@/lib/typesetting';
import bookScreenStyles from './book-screen.pcss';
import { BuyBar } from './buy-bar';
import { LockedPageOverlay } from './locked-page-overlay';
import { PreviewStatus } from './preview-status';
import { ReaderSkeleton } from './reader-skeleton';
import { ReaderToolbar } from './reader-toolbar';
import { useCheckoutPrice } from './use-checkout-price';
import { useRetryDrawing } from './use-retry-drawing';

export { bookScreenStyles };

const VerifyDialog = dynamic(() => import('@/components/account/verification/verify-dialog'), { ssr: false });

/** Blurred previews of locked pages are drawn some seconds after the open pages; we wait this long for them. */
const BLUR_POLL_TIMEOUT_MS = 60_000;

/** Whether blurred previews of locked pages are still being drawn. */
function useAwaitsBlurs(preview: PreviewView | undefined): boolean {
  const missing = preview?.task?.state === 'done' && preview.spreads.some(({ locked, veil }) => locked && !veil);
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    if (!missing) return;
    const timer = setTimeout(() => setWaiting(false), BLUR_POLL_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [missing]);
  return missing && waiting;
}

type BookScreenProps = { readonly bookId: string };

/** The book preview: read, save, share and order the book. */
export const BookScreen = ({ bookId }: BookScreenProps) => (
  <>
    <LinkedStylesheet href={bookScreenStyles} />
    <LoadedBook bookId={bookId} />
  </>
);

function LoadedBook({ bookId }: BookScreenProps) {
  const { data, error, mutate } = useSWR<PreviewView, ApiError>(`/api/books/${bookId}/preview`, {
    keepPreviousData: true,
  });
  const awaitsBlurs = useAwaitsBlurs(data);
  const progress = useBookProgress(bookId, isInProgress(data?.task) || awaitsBlurs);
  if (error && !data) return <LoadError error={error} onRetry={() => mutate()} />;
  if (!data) return <ReaderSkeleton />;
  const preview = { ...data, task: liveTask(data.task, progress?.tasks.preview) };
  return <BookPreview onChanged={(next) => mutate(next, { revalidate: !next })} preview={preview} />;
}

type BookPreviewProps = {
  readonly preview: PreviewView;
  /** Stores the server's response in the cache, or reloads without one. */
  readonly onChanged: (next?: PreviewView) => Promise<unknown>;
};

function BookPreview({ preview, onChanged }: BookPreviewProps) {
  const t = useTranslations('preview.book');
  const tCommon = useTranslations('common');
  const { to } = useMarket();
  const { id, task, purchased, orderId } = preview;
  const checkout = useStartCheckout(id);
  const redraw = useRetryDrawing(id, onChanged);
  const textSize = useLargeText();
  const onImageError = useRefreshOnImageError(onChanged);
  const [now] = useState(() => new Date());
  const { chosen, other, otherMarket } = useCheckoutPrice(preview, now);
  const failure = task?.state === 'failed' ? redraw : undefined;
  return (
    <div className="reader-page">
      <FlowHeader
        back={{ label: tCommon('back'), href: purchased ? to('/my-books') : `${to(`/preview/${id}`)}?step=character` }}
        actions={
          <ReaderToolbar
            largeText={textSize.large}
            onToggleLargeText={textSize.toggle}
            onShared={(sharing) => onChanged({ ...preview, sharing })}
            preview={preview}
          />
        }
        transparent
      >
        <h1 className="truncate text-small">
          <span className="sr-only">{t('heading')} </span>
          <span dir={getLineDirection(preview.title, preview.heroName, preview.language)} lang={preview.language}>
            {preview.title}
          </span>
        </h1>
      </FlowHeader>
      <main className="contents" id="content">
        <BookReader
          book={preview}
          lastSpread={{
            text: <StoryText heroName={preview.heroName} language={preview.language} paragraphs={[preview.closing]} />,
            picture: <BackCover blurb={preview.blurb} />,
            pageNumber: PAGE_COUNT,
            textClassName: 'words-closing',
          }}
          largeText={textSize.large}
          onImageError={onImageError}
          progress={getTaskProgress(task)}
          failure={failure}
          overlay={<LockedPageOverlay loading={checkout.submitting} onBuy={checkout.start} price={chosen.price} />}
        >
          {({ pages, locked }) =>
            purchased && orderId ? (
              <div className="buy-bar">
                <b className="font-semibold text-small">{t('bought')}</b>
                <ButtonLink href={to(`/order-confirmation/${orderId}`)}>{t('toOrder')}</ButtonLink>
              </div>
            ) : (
              <BuyBar
                loading={checkout.submitting}
                otherMarket={otherMarket}
                onBuy={checkout.start}
                position={
                  pages
                    ? t.rich('pages', {
                        from: pages[0],
                        to: pages[1],
                        total: PAGE_COUNT,
                        num: (part) => <Num>{part}</Num>,
                      })
                    : preview.title
                }
                chosen={chosen}
                other={other}
                status={
                  <PreviewStatus bookId={id} error={checkout.failure ?? redraw.failure} failure={failure} task={task} />
                }
                hideButton={locked}
              />
            )
          }
        </BookReader>
      </main>
      {checkout.dialogOpen && (
        <VerifyDialog onOpenChange={checkout.setDialogOpen} onVerified={checkout.finish} purpose="order" />
      )}
    </div>
  );
}
