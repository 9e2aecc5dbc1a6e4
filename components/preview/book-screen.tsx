'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { useOrdering } from '@/components/account/use-ordering';
import { MakeBar } from '@/components/layout/make-bar';
import { Button, ButtonLink } from '@/components/ui/button';
import { FormProblem } from '@/components/wizard/form-problem';
import { isUnderWay, POLL_MS, shareOf } from '@/components/wizard/tasks';
import type { PreviewView } from '@/lib/books';
import type { ApiError } from '@/lib/client/api-error';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';
import { offerPercent } from '@/lib/partners';
import { formatFor, quote } from '@/lib/prices';
import { BookReader } from './book-reader';
import { BookWaiting } from './book-waiting';
import { BuyBar } from './buy-bar';
import { PAGE_COUNT } from './reader-moves';

const VerifyDialog = dynamic(() => import('@/components/account/verify-dialog'), { ssr: false });

/** The book preview: leaf through it, and order it. */
export function BookScreen({ bookId }: { readonly bookId: string }) {
  const t = useTranslations('preview.book');
  const tCommon = useTranslations('common');
  const { country, to } = useMarket();
  const { data: preview, mutate } = useSWR<PreviewView, ApiError>(`/api/books/${bookId}/preview`, {
    refreshInterval: (latest) => (latest && isUnderWay(latest.task) ? POLL_MS : 0),
    keepPreviousData: true,
  });
  const ordering = useOrdering(bookId);
  const [now] = useState(() => new Date());
  if (!preview) return <BookWaiting />;

  const { task, imageModel, purchased, orderId, offer, catalogueId } = preview;
  const percentOff = offer && catalogueId ? offerPercent(offer, { now, country, catalogueId }) : 0;
  const price = formatFor(
    country,
    quote({ country, tier: 'digital', model: imageModel, dedication: false, percentOff }).totalMinor,
  );
  const painting = isUnderWay(task);
  const failed = task?.state === 'failed';
  const redraw = async () => {
    await send(`/api/books/${bookId}/retry`, { json: { kind: 'preview' } });
    await mutate();
  };
  const remark = painting ? t('painting', { done: task?.done ?? 0, total: task?.total ?? 0 }) : t('wholeStory');
  return (
    <div className="light-table">
      <MakeBar back={{ label: tCommon('back'), href: `${to(`/preview/${bookId}`)}?step=character` }} glass>
        <h1 className="truncate font-semibold text-small">
          <span className="sr-only">{t('heading')} </span>
          <span dir={preview.direction} lang={preview.language}>
            {preview.title}
          </span>
        </h1>
      </MakeBar>
      <main className="contents" id="content">
        <BookReader busy={ordering.busy} onBuy={ordering.start} preview={preview} price={price} share={shareOf(task)}>
          {({ pages, locked }) =>
            purchased && orderId ? (
              <div className="buy-bar">
                <b className="font-semibold text-small">{t('bought')}</b>
                <ButtonLink href={to(`/order-confirmation/${orderId}`)}>{t('toOrder')}</ButtonLink>
              </div>
            ) : (
              <BuyBar
                busy={ordering.busy}
                onBuy={ordering.start}
                place={
                  pages
                    ? t.rich('pages', {
                        from: pages[0],
                        to: pages[1],
                        total: PAGE_COUNT,
                        num: (part) => <bdi className="num">{part}</bdi>,
                      })
                    : preview.title
                }
                price={price}
                remark={
                  failed || ordering.problem ? (
                    <span className="grid gap-2">
                      <FormProblem code={ordering.problem ?? task?.errorCode ?? 'illustration_failed'} />
                      {failed && (
                        <Button look="quiet" onClick={redraw} size="small">
                          {tCommon('retry')}
                        </Button>
                      )}
                    </span>
                  ) : (
                    remark
                  )
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
