'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button, ButtonLink } from '@/components/ui/button';
import { useHash } from '@/components/ui/hooks/use-hash';
import type { RemindersStopped } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { EmailLinkPage } from './email-link-page';

type StopRemindersState = 'idle' | 'stopping' | 'done' | 'invalid';

/** `/stop-reminders#{secret}`: one click unsubscribes from reminders. Opening the page changes nothing. */
export function StopRemindersScreen() {
  const t = useTranslations('waiting.stop');
  const { to } = useMarket();
  const token = useHash()?.slice(1);
  const [requestState, setRequestState] = useState<StopRemindersState>('idle');
  const state = token === '' ? 'invalid' : requestState;
  const [failure, setFailure] = useState<Failure>();
  const unsubscribe = async () => {
    setFailure(undefined);
    setRequestState('stopping');
    try {
      await sendJson<RemindersStopped>('/api/books/stop-reminders', { json: { token } });
      setRequestState('done');
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.status === 404 || error.status === 422) setRequestState('invalid');
      else {
        setFailure(error);
        setRequestState('idle');
      }
    }
  };
  if (state === 'done' || state === 'invalid') {
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
      <Button loading={state === 'stopping'} onClick={unsubscribe} size="large" fullWidth>
        {t('go')}
      </Button>
    </EmailLinkPage>
  );
}
