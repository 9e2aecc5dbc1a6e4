'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import type { DraftSummary } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';

type ClaimDraftProps = {
  readonly draft: Pick<DraftSummary, 'id' | 'touchedAt'>;
  readonly onClaimed: () => Promise<unknown>;
  readonly onRefused: () => void;
};

/** 'Is this book yours?': for a draft that was on this device before the visitor signed in. */
export function ClaimDraft({ draft, onClaimed, onRefused }: ClaimDraftProps) {
  const t = useTranslations('orders.shelf.claim');
  const format = useFormatter();
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const date = format.dateTime(new Date(draft.touchedAt), { day: 'numeric', month: 'long' });
  const claim = async () => {
    setSubmitting(true);
    setFailure(undefined);
    try {
      await sendJson(`/api/books/${draft.id}/claim`, { json: {} });
      await onClaimed();
    } catch (thrown) {
      setFailure(toApiError(thrown));
      setSubmitting(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t.rich('question', { date, time: (part) => <time dateTime={draft.touchedAt}>{part}</time> })}</p>
      <FormError failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button loading={submitting} onClick={claim}>
          {t('yes')}
        </Button>
        <Button variant="quiet" onClick={onRefused}>
          {t('no')}
        </Button>
      </div>
    </div>
  );
}
