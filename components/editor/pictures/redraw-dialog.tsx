'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import { TextInput } from '@/components/ui/text-input';
import type { PictureSuggestion, RedrawsView } from '@/lib/books';
import { ApiError, type Failure, getReason, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { sendJson } from '@/lib/client/api/send-json';
import { REQUEST_LIMIT } from '@/lib/illustrator';
import type { Language } from '@/lib/markets';

/** Errors of the request itself; others concern the drawing. */
const REQUEST_CODES: readonly string[] = [
  'request_too_long',
  'illustration_unsafe',
  'request_not_understood',
  'request_no_room',
  'request_beside_words',
  'request_not_here',
  'request_already_shown',
  'request_partly_possible',
];

/** The words of the request that can be drawn and those that cannot, as the server tells them. */
const getParts = (failure: Failure | undefined): { readonly possible: string; readonly missing: string } => {
  const { possible, missing } = failure instanceof ApiError ? failure.data : {};
  return { possible: String(possible ?? ''), missing: String(missing ?? '') };
};

const num = (text: ReactNode) => <Num>{text}</Num>;

type RedrawDialogProps = {
  readonly orderId: string;
  readonly pageKey: string;
  /** Language of the book. */
  readonly language: Language;
  readonly suggestions: readonly PictureSuggestion[];
  readonly redraws: RedrawsView;
  readonly onClose: () => void;
  /** The picture was ordered. */
  readonly onOrdered: () => Promise<unknown>;
};

/** Orders another picture of a page, with a wish of under 40 characters if the parent has one (spec §5). */
export default function RedrawDialog(props: RedrawDialogProps) {
  const { orderId, pageKey, language, suggestions, redraws, onClose, onOrdered } = props;
  const t = useTranslations('editor.redraw');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const [request, setRequest] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const [sending, setSending] = useState(false);
  const key = useRef<string>(null);
  const type = (text: string) => {
    key.current = null;
    setFailure(undefined);
    setRequest(text);
  };
  const order = async (wish: string) => {
    key.current ??= crypto.randomUUID();
    setSending(true);
    setFailure(undefined);
    try {
      const json = { key: pageKey, request: wish.trim() || null };
      await sendJson(`/api/orders/${orderId}/redraw`, { json, idempotencyKey: key.current });
      await onOrdered();
      onClose();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.status > 0 && error.status < 500) key.current = null;
      setFailure(error);
    }
    setSending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void order(request);
  };
  const parts = getParts(failure);
  const ofRequest = failure !== undefined && REQUEST_CODES.includes(getReason(failure));
  return (
    <Dialog closeLabel={tCommon('close')} onOpenChange={(open) => open || onClose()} open title={t('title')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <RequestField
          error={ofRequest ? errorText(failure, parts) : undefined}
          language={language}
          onType={type}
          request={request}
          suggestions={suggestions}
        />
        <p className="text-ink-soft text-small">{t.rich('left', { left: redraws.left, limit: redraws.limit, num })}</p>
        {parts.possible && (
          <Button
            fullWidth
            onClick={() => {
              type(parts.possible);
              void order(parts.possible);
            }}
            variant="quiet"
          >
            {t('possible')}
          </Button>
        )}
        <FormError failure={ofRequest ? undefined : failure} />
        <Button fullWidth loading={sending} size="large" type="submit">
          <Icon name="wand-sparkles" />
          {t('submit')}
        </Button>
      </form>
    </Dialog>
  );
}

type RequestFieldProps = Pick<RedrawDialogProps, 'language' | 'suggestions'> & {
  readonly request: string;
  readonly error: ReactNode;
  readonly onType: (text: string) => void;
};

/** What should be in the picture, with examples. */
function RequestField({ request, error, language, suggestions, onType }: RequestFieldProps) {
  const t = useTranslations('editor.redraw');
  return (
    <>
      <Field
        error={error}
        hint={
          <Num>
            {[...request].length} / {REQUEST_LIMIT}
          </Num>
        }
        id="picture-request"
        label={t('label')}
      >
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="off"
            dir="auto"
            lang={language}
            onChange={(event) => onType(event.target.value)}
            placeholder={t('placeholder')}
            value={request}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {suggestions.map((example) => (
          <Button key={example} onClick={() => onType(t(`examples.${example}`))} size="small" variant="quiet">
            {t(`examples.${example}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
