'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { FieldMessage } from '@/components/ui/field';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { sendJson } from '@/lib/client/api/send-json';

type ApproveClassProps = {
  readonly classId: string;
  readonly total: number;
  readonly onApproved: () => Promise<unknown>;
};

/** One approval of the texts and pictures of all books (spec §5 "Confirmation"): irreversible, starts printing. */
export function ApproveClass({ classId, total, onApproved }: ApproveClassProps) {
  const t = useTranslations('kindergarten.books.approve');
  const errorText = useErrorText();
  const [ticked, setTicked] = useState({ texts: false, images: false });
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [unready, setUnready] = useState<readonly string[]>([]);
  const key = useRef<string>(null);
  const complete = ticked.texts && ticked.images;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(!complete);
    if (!complete || sending) return;
    setSending(true);
    setFailure(undefined);
    try {
      key.current ??= crypto.randomUUID();
      await sendJson(`/api/kindergarten/${classId}/approve`, { json: ticked, idempotencyKey: key.current });
      await onApproved();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.status !== 0) key.current = null;
      setFailure(error);
      const children = error.data.children as readonly { readonly name: string }[] | undefined;
      setUnready(children?.map(({ name }) => name) ?? []);
    }
    setSending(false);
  };
  return (
    <form className="class-approve" noValidate onSubmit={submit}>
      <h2 className="text-title">{t('title', { count: total })}</h2>
      <p className="text-small">{t('text')}</p>
      <Checkbox
        aria-describedby="approve-note"
        checked={ticked.texts}
        onChange={({ target }) => setTicked({ ...ticked, texts: target.checked })}
      >
        {t('texts')}
      </Checkbox>
      <Checkbox
        aria-describedby="approve-note"
        checked={ticked.images}
        onChange={({ target }) => setTicked({ ...ticked, images: target.checked })}
      >
        {t('images')}
      </Checkbox>
      <FieldMessage error={asked && !complete && errorText('approval_required')} id="approve-note" />
      <FormError failure={failure} />
      {unready.length > 0 && <p className="text-small">{t('unready', { names: unready.join(', ') })}</p>}
      <Button className="justify-self-start" loading={sending} type="submit">
        {t('confirm')}
      </Button>
    </form>
  );
}
