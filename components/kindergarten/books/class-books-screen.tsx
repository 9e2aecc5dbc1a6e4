'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { LoadError } from '@/components/feedback/load-error';
import { useFormatDay } from '@/components/ui/hooks/use-format-day';
import { Skeleton } from '@/components/ui/surface';
import { Num } from '@/components/ui/text';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { ApiError } from '@/lib/client/api/api-error';
import { useMarket } from '@/lib/client/market';
import { useTrackPurchase } from '@/lib/client/use-track-purchase';
import type { ClassBook, ClassBooks } from '@/lib/kindergarten';
import { isolate } from '@/lib/platform/text/isolate';
import { ApproveClass } from './approve-class';
import { CancelClass } from './cancel-class';
import { ClassBookItem } from './class-book-item';
import { ClassPapers } from './class-papers';

const ReadBookDialog = dynamic(() => import('./read-book-dialog'), { ssr: false });
const BooksProgressDialog = dynamic(() => import('./books-progress-dialog'), { ssr: false });

/** While books are drawn, how often the page asks how far they are. */
const REFRESH_MS = 5000;

const isDrawing = (books: ClassBooks | undefined): boolean =>
  books?.children.some(({ state }) => state === 'drawing') ?? false;

/** `/kindergarten/{classId}`: the books of a paid class, one approval for all, files and papers. */
export function ClassBooksScreen({ classId }: { readonly classId: string }) {
  const t = useTranslations('kindergarten.books');
  const formatDay = useFormatDay();
  const { to } = useMarket();
  const path = `/api/kindergarten/${classId}`;
  const { data, error, mutate } = useSWR<ClassBooks, ApiError>(`${path}/books`, {
    refreshInterval: (latest) => (isDrawing(latest) ? REFRESH_MS : 0),
  });
  const [watching, setWatching] = useState(true);
  const [reading, setReading] = useState<ClassBook | null>(null);
  useTrackPurchase({ paid: data !== undefined, orderNumber: data?.orderNumber });
  if (error && !data) return <LoadError error={error} onRetry={() => mutate()} />;
  if (!data) {
    return (
      <div className="wrap class-books-page">
        <Skeleton className="h-24" />
        <Skeleton className="h-80" />
      </div>
    );
  }
  const { total, done, children } = data;
  const drawing = isDrawing(data);
  const ended = data.state === 'cancelled' || data.state === 'refunded';
  const counts = { done, total };
  const making = drawing ? t('drawn', counts) : t(`states.${data.format}`, counts);
  const progress = ended ? t('ended') : making;
  const hasFiles = children.some(({ hasFile }) => hasFile);
  return (
    <div className="wrap class-books-page">
      <header className="grid gap-2">
        <h1 className="text-section">{t('title', { kindergarten: isolate(data.kindergartenName) })}</h1>
        <p className="text-ink-soft">
          {t.rich('order', { number: data.orderNumber, num: (chunks) => <Num>{chunks}</Num> })}
        </p>
        <p aria-live="polite" className="font-semibold text-lead">
          <span>{progress}</span>
        </p>
        {drawing && (
          <UnstyledButton
            className="text-link justify-self-start text-small"
            onClick={() => setWatching(true)}
            type="button"
          >
            {t('watch')}
          </UnstyledButton>
        )}
        {data.dispatchBy && !ended && (
          <p className="text-small">
            {t(data.approvedAt ? 'dispatch' : 'dispatchIfToday', {
              date: formatDay(data.dispatchBy),
              delivery: data.delivery ?? 'standard',
            })}
          </p>
        )}
      </header>
      {data.approvable && <ApproveClass classId={classId} onApproved={() => mutate()} total={total} />}
      {data.cancellable && (
        <CancelClass classId={classId} keepsDelivery={data.keepsDelivery} onCancelled={() => mutate()} />
      )}
      <ClassPapers
        hasFiles={hasFiles && !ended}
        orderId={data.orderId}
        path={path}
        printed={data.format === 'printed' && !ended}
      />
      <ul className="class-books">
        {children.map((book) => (
          <ClassBookItem
            book={book}
            editorHref={book.orderId && to(`/editor/${book.orderId}`)}
            format={data.format}
            key={book.childId}
            onRead={() => setReading(book)}
          />
        ))}
      </ul>
      {reading && (
        <ReadBookDialog childId={reading.childId} name={reading.name} onClose={() => setReading(null)} path={path} />
      )}
      {drawing && watching && <BooksProgressDialog books={data} onClose={() => setWatching(false)} />}
    </div>
  );
}
