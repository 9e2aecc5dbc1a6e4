'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/wizard/form-problem';
import type { DraftView } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';

type ClaimDraftProps = {
  readonly draft: Pick<DraftView, 'id' | 'touchedAt'>;
  readonly onClaimed: () => Promise<unknown>;
  readonly onRefused: () => void;
};

/** 'Is this book yours?': a draft that lay on this device before its visitor signed in (S20). */
export function ClaimDraft({ draft, onClaimed, onRefused }: ClaimDraftProps) {
  const t = useTranslations('orders.shelf.claim');
  const format = useFormatter();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const date = format.dateTime(new Date(draft.touchedAt), { day: 'numeric', month: 'long' });
  const claim = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send(`/api/books/${draft.id}/claim`, { json: {} });
      await onClaimed();
    } catch (thrown) {
      setProblem(asApiError(thrown).code);
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t.rich('question', { date, time: (part) => <time dateTime={draft.touchedAt}>{part}</time> })}</p>
      <FormProblem code={problem} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={claim}>
          {t('yes')}
        </Button>
        <Button look="quiet" onClick={onRefused}>
          {t('no')}
        </Button>
      </div>
    </div>
  );
}
