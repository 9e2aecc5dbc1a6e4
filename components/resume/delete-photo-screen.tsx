'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button, ButtonLink } from '@/components/ui/button';
import { useHash } from '@/components/ui/hooks/use-hash';
import { toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { EmailLinkPage } from './email-link-page';

type DeletePhotoState = 'idle' | 'deleting' | 'done' | 'later' | 'invalid';

/** `/delete-photo#{secret}`: one click deletes the photo of a book, without an account. Opening changes nothing. */
export function DeletePhotoScreen() {
  const t = useTranslations('waiting.photo');
  const { to } = useMarket();
  const token = useHash()?.slice(1);
  const [requestState, setRequestState] = useState<DeletePhotoState>('idle');
  const [errorCode, setErrorCode] = useState<string>();
  const state = token === '' ? 'invalid' : requestState;
  const remove = async () => {
    setErrorCode(undefined);
    setRequestState('deleting');
    try {
      const { left } = await sendJson<{ readonly left: boolean }>('/api/books/delete-photo', { json: { token } });
      setRequestState(left ? 'later' : 'done');
    } catch (thrown) {
      const { code, status } = toApiError(thrown);
      const invalid = code === 'link_invalid' || status === 422;
      setRequestState(invalid ? 'invalid' : 'idle');
      if (!invalid) setErrorCode(code);
    }
  };
  if (state === 'done' || state === 'later' || state === 'invalid') {
    return (
      <EmailLinkPage text={t(`${state}Text`)} title={t(`${state}Title`)}>
        <ButtonLink href={to()} variant="quiet" fullWidth>
          {t('home')}
        </ButtonLink>
      </EmailLinkPage>
    );
  }
  return (
    <EmailLinkPage text={t('text')} title={t('title')}>
      <FormError code={errorCode} />
      <Button loading={state === 'deleting'} onClick={remove} size="large" fullWidth>
        {t('go')}
      </Button>
    </EmailLinkPage>
  );
}
