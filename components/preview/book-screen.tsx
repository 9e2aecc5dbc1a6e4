'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { useOrdering } from '@/components/account/use-ordering';
import { MakeBar } from '@/components/layout/make-bar';
import { Missing } from '@/components/orders/missing';
import { ButtonLink } from '@/components/ui/button';
import { Num } from '@/components/ui/text';
import { LOOK_DEDUPE_MS, lookInterval, shareOf } from '@/components/wizard/tasks';
import type { PreviewView } from '@/lib/books';
import type { ApiError } from '@/lib/client/api-error';
import { useMarket } from '@/lib/client/market';
import { BookReader } from './book-reader';
import { BookWaiting } from './book-waiting';
import { BuyBar } from './buy-bar';
import { BackCover } from './closed-book';
import { LockedVeil } from './locked-veil';
import { PreviewRemark } from './preview-remark';
import { PAGE_COUNT } from './reader-moves';
import { ReaderTools } from './reader-tools';
import { StoryText } from './story-text';
import { useCharge } from './use-charge';
import { useFreshLinks } from './use-fresh-links';
import { useLargeType } from './use-large-type';
import { useRedraw } from './use-redraw';

const VerifyDialog = dynamic(() => import('@/components/account/verify-dialog'), { ssr: false });

/** What shines through the locked pages is painted some seconds after the open ones. */
const VEIL_LOOK_MS = 3000;
const VEIL_PATIENCE_MS = 45_000;

function useVeilLooks(): (latest: PreviewView | undefined) => number {
  const [opened] = useState(() => Date.now());
  return (latest) => {
    const missing = latest?.task?.state === 'done' && latest.spreads.some(({ locked, veil }) => locked && !veil);
    return missing && Date.now() - opened < VEIL_PATIENCE_MS ? VEIL_LOOK_MS : 0;
  };
}

/** The book preview: leaf through it, keep it, share it, and order it. */
export function BookScreen({ bookId }: { readonly bookId: string }) {
  const veilInterval = useVeilLooks();
  const { data, error, mutate } = useSWR<PreviewView, ApiError>(`/api/books/${bookId}/preview`, {
    refreshInterval: (latest) => lookInterval(latest?.task) || veilInterval(latest),
    dedupingInterval: LOOK_DEDUPE_MS,
    keepPreviousData: true,
  });
  if (error && !data) return <Missing error={error} onRetry={() => mutate()} />;
  if (!data) return <BookWaiting />;
  return <OpenPreview onChanged={(next) => mutate(next, { revalidate: !next })} preview={data} />;
}

type OpenPreviewProps = {
  readonly preview: PreviewView;
  /** Takes what the server answered, or asks it anew. */
  readonly onChanged: (next?: PreviewView) => Promise<unknown>;
};

function OpenPreview({ preview, onChanged }: OpenPreviewProps) {
  const t = useTranslations('preview.book');
  const tCommon = useTranslations('common');
  const { to } = useMarket();
  const { id, task, purchased, orderId } = preview;
  const ordering = useOrdering(id);
  const redraw = useRedraw(id, onChanged);
  const type = useLargeType();
  const onBroken = useFreshLinks(onChanged);
  const [now] = useState(() => new Date());
  const { price, elsewhere } = useCharge(preview, now);
  const stopped = task?.state === 'failed' ? redraw : undefined;
  return (
    <div className="light-table">
      <MakeBar
        back={{ label: tCommon('back'), href: purchased ? to('/my-books') : `${to(`/preview/${id}`)}?step=character` }}
        end={
          <ReaderTools
            large={type.large}
            onLarge={type.toggle}
            onShared={(sharing) => onChanged({ ...preview, sharing })}
            preview={preview}
          />
        }
        glass
      >
        <h1 className="truncate font-semibold text-small">
          <span className="sr-only">{t('heading')} </span>
          <span dir={preview.direction} lang={preview.language}>
            {preview.title}
          </span>
        </h1>
      </MakeBar>
      <main className="contents" id="content">
        <BookReader
          book={preview}
          ending={{
            words: <StoryText heroName={preview.heroName} language={preview.language} paragraphs={[preview.closing]} />,
            picture: <BackCover blurb={preview.blurb} />,
            number: PAGE_COUNT,
            size: 'words-closing',
          }}
          largeType={type.large}
          onBroken={onBroken}
          share={shareOf(task)}
          stopped={stopped}
          veil={<LockedVeil busy={ordering.busy} onBuy={ordering.start} price={price} />}
        >
          {({ pages, locked }) =>
            purchased && orderId ? (
              <div className="buy-bar">
                <b className="font-semibold text-small">{t('bought')}</b>
                <ButtonLink href={to(`/order-confirmation/${orderId}`)}>{t('toOrder')}</ButtonLink>
              </div>
            ) : (
              <BuyBar
                busy={ordering.busy}
                elsewhere={elsewhere}
                onBuy={ordering.start}
                place={
                  pages
                    ? t.rich('pages', {
                        from: pages[0],
                        to: pages[1],
                        total: PAGE_COUNT,
                        num: (part) => <Num>{part}</Num>,
                      })
                    : preview.title
                }
                price={price}
                remark={
                  <PreviewRemark
                    bookId={id}
                    problem={ordering.problem ?? redraw.problem}
                    stopped={stopped}
                    task={task}
                  />
                }
                withoutButton={locked}
              />
            )
          }
        </BookReader>
      </main>
      {ordering.dialogOpen && (
        <VerifyDialog onOpenChange={ordering.setDialogOpen} onVerified={ordering.finish} purpose="order" />
      )}
    </div>
  );
}
