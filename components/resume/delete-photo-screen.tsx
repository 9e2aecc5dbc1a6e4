'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button, ButtonLink } from '@/components/ui/button';
import { useHash } from '@/components/ui/hooks/use-hash';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
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
  const [failure, setFailure] = useState<Failure>();
  const state = token === '' ? 'invalid' : requestState;
  const remove = async () => {
    setFailure(undefined);
    setRequestState('deleting');
    try {
      const { left } = await sendJson<{ readonly left: boolean }>('/api/books/delete-photo', { json: { token } });
      setRequestState(left ? 'later' : 'done');
    } catch (thrown) {
      const error = toApiError(thrown);
      const invalid = error.code === 'link_invalid' || error.status === 422;
      setRequestState(invalid ? 'invalid' : 'idle');
      if (!invalid) setFailure(error);
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
      <FormError failure={failure} />
      <Button loading={state === 'deleting'} onClick={remove} size="large" fullWidth>
        {t('go')}
      </Button>
    </EmailLinkPage>
  );
}
