'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { getLaterDay, getLinkDays, toClosingTime } from '@/components/kindergarten/link/link-days';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { sendJson } from '@/lib/client/api/send-json';
import { type BatchChange, type BatchView, batchChangeSchema, COMPANY_LIMITS } from '@/lib/company';
import type { BatchActionKind } from './list-batch-actions';

type ChangeDialogProps = {
  readonly batch: BatchView;
  readonly action: BatchActionKind;
  readonly onChanged: (batch: BatchView) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Asks before a batch changes, says what follows, and asks for the day or the number where the change needs one. */
export function ChangeDialog({ batch, action, onChanged, onClose }: ChangeDialogProps) {
  const t = useTranslations('company.actions');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const days = getLinkDays(new Date(), COMPANY_LIMITS.maxDays);
  const [day, setDay] = useState(() => getLaterDay(days.proposed, batch.closesAt, batch.country));
  const [books, setBooks] = useState(String(batch.estimatedBooks));
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const asksDay = action === 'reopen' || action === 'extend';
  const asksBooks = action === 'raise';

  const readChange = () => {
    const closesAt = asksDay && day ? toClosingTime(day, batch.country).toISOString() : undefined;
    return batchChangeSchema.safeParse({ action, closesAt, estimatedBooks: asksBooks ? Number(books) : undefined });
  };
  const send = async (change: BatchChange) => {
    setPending(true);
    try {
      await onChanged(await sendJson<BatchView>(`/api/company/${batch.id}`, { method: 'PATCH', json: change }));
      onClose();
    } catch (thrown) {
      setFailure(toApiError(thrown));
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const change = readChange();
    if (change.success) void send(change.data);
    else setFailure({ code: change.error.issues[0]?.message ?? 'validation_failed' });
  };
  return (
    <Dialog
      closeLabel={common('close')}
      description={t(`${action}.text`)}
      onOpenChange={(open) => !open && onClose()}
      open
      title={t(`${action}.title`)}
      width={460}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        {asksDay && (
          <Field error={errorText(failure)} id="closing-day" label={t('day')}>
            {(aria) => (
              <TextInput
                {...aria}
                max={days.last}
                min={days.first}
                onChange={(event) => setDay(event.target.value)}
                type="date"
                value={day}
              />
            )}
          </Field>
        )}
        {asksBooks && (
          <Field error={errorText(failure)} id="planned-books" label={t('books')}>
            {(aria) => (
              <TextInput
                {...aria}
                dir="ltr"
                inputMode="numeric"
                max={COMPANY_LIMITS.maxBooks}
                min={batch.estimatedBooks}
                onChange={(event) => setBooks(event.target.value)}
                type="number"
                value={books}
              />
            )}
          </Field>
        )}
        {!asksDay && !asksBooks && <FormError failure={failure} />}
        <Button fullWidth loading={pending} type="submit">
          {t(`${action}.confirm`)}
        </Button>
        <Button fullWidth onClick={onClose} variant="quiet">
          {t('back')}
        </Button>
      </form>
    </Dialog>
  );
}
