'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { ApprovalTicks } from '@/components/group/approval/approval-ticks';
import { useApproval } from '@/components/group/approval/use-approval';
import { BookPages, useIsDrawn } from '@/components/group/book/book-pages';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/surface';
import { sendJson } from '@/lib/client/api/send-json';
import type { SubmissionView } from '@/lib/company';
import { useOwnBook } from './use-own-book';

type ApproveBookProps = {
  readonly order: SubmissionView;
  readonly bookId: string;
  /** As in `useOwnBook`. */
  readonly openPath: string | null;
  /** Of the order in the API. */
  readonly path: string;
  readonly onApproved: (order: SubmissionView) => Promise<unknown>;
  readonly onBack: () => void;
};

/** The book of an order that was sent; after a change, its words and pictures are ticked again. */
export function ApproveBook({ order, bookId, openPath, path, onApproved, onBack }: ApproveBookProps) {
  const t = useTranslations('employee');
  const { draft, failure } = useOwnBook(bookId, openPath);
  return (
    <section className="group-card">
      <h2 className="text-title">{t('book.title', { name: order.childName })}</h2>
      <FormError failure={failure} />
      {!draft && !failure && <Skeleton className="h-80" />}
      {draft && <BookPages bookId={bookId} />}
      {draft && order.editable && order.needsApproval && <Ticks bookId={bookId} onApproved={onApproved} path={path} />}
      <Button onClick={onBack} variant="quiet">
        {t('own.back')}
      </Button>
    </section>
  );
}

function Ticks({ bookId, path, onApproved }: Pick<ApproveBookProps, 'bookId' | 'path' | 'onApproved'>) {
  const t = useTranslations('employee');
  const drawn = useIsDrawn(bookId);
  const approval = useApproval(async () =>
    onApproved(await sendJson<SubmissionView>(path, { method: 'PATCH', json: { approved: true } })),
  );
  return (
    <form className="grid gap-3" noValidate onSubmit={approval.submit}>
      <ApprovalTicks
        approval={approval}
        drawn={drawn}
        images={t(drawn ? 'order.images' : 'order.imagesLater')}
        texts={t('order.texts')}
      />
      <Button loading={approval.sending} type="submit">
        {t('own.approve')}
      </Button>
    </form>
  );
}
