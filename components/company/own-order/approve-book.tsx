'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { BookPages, useIsDrawn } from '@/components/group/book/book-pages';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { FieldMessage } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/surface';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
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
    <section className="employee-card">
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
  const errorText = useErrorText();
  const drawn = useIsDrawn(bookId);
  const [ticked, setTicked] = useState({ texts: false, images: false });
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const complete = ticked.texts && ticked.images;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(!complete);
    if (!complete || sending) return;
    setSending(true);
    setFailure(undefined);
    try {
      await onApproved(await sendJson<SubmissionView>(path, { method: 'PATCH', json: { approved: true } }));
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setSending(false);
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <Checkbox
        aria-describedby="ticks-note"
        checked={ticked.texts}
        onChange={({ target }) => setTicked({ ...ticked, texts: target.checked })}
      >
        {t('order.texts')}
      </Checkbox>
      <Checkbox
        aria-describedby="ticks-note"
        checked={ticked.images}
        disabled={!drawn}
        onChange={({ target }) => setTicked({ ...ticked, images: target.checked })}
      >
        {t(drawn ? 'order.images' : 'order.imagesLater')}
      </Checkbox>
      <FieldMessage error={asked && !complete && errorText('approval_required')} id="ticks-note" />
      <FormError failure={failure} />
      <Button loading={sending} type="submit">
        {t('own.approve')}
      </Button>
    </form>
  );
}
