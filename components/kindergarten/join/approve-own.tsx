import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { useIsDrawn } from '@/components/group/book/book-pages';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { FieldMessage } from '@/components/ui/field';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { sendJson } from '@/lib/client/api/send-json';
import type { OwnChild } from '@/lib/kindergarten';

type ApproveOwnProps = {
  readonly child: OwnChild;
  /** Of the child, in the API of the class link. */
  readonly path: string;
  readonly onApproved: () => Promise<unknown>;
};

/** The parent's word about the book: its words and pictures were looked at, or it is printed as it is drawn. */
export function ApproveOwn({ child: { bookId }, path, onApproved }: ApproveOwnProps) {
  const t = useTranslations('kindergarten.join.approve');
  const errorText = useErrorText();
  const drawn = useIsDrawn(bookId);
  const [ticked, setTicked] = useState({ texts: false, images: false });
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const complete = ticked.texts && ticked.images;
  const send = async (json: object) => {
    setSending(true);
    setFailure(undefined);
    try {
      await sendJson(`${path}/approval`, { method: 'PUT', json });
      await onApproved();
    } catch (thrown) {
      setFailure(toApiError(thrown));
    }
    setSending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(!complete);
    if (complete && !sending) void send(ticked);
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <Checkbox
        aria-describedby="own-note"
        checked={ticked.texts}
        onChange={({ target }) => setTicked({ ...ticked, texts: target.checked })}
      >
        {t('texts')}
      </Checkbox>
      <Checkbox
        aria-describedby="own-note"
        checked={ticked.images}
        disabled={!drawn}
        onChange={({ target }) => setTicked({ ...ticked, images: target.checked })}
      >
        {t(drawn ? 'images' : 'imagesLater')}
      </Checkbox>
      <FieldMessage error={asked && !complete && errorText('approval_required')} id="own-note" />
      <FormError failure={failure} />
      <Button fullWidth loading={sending} size="large" type="submit">
        {t('confirm')}
      </Button>
      <button
        className="text-link justify-self-center text-small"
        disabled={sending}
        onClick={() => void send({ asDrawn: true })}
        type="button"
      >
        {t('asDrawn')}
      </button>
    </form>
  );
}
