'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { FormProblem } from '@/components/wizard/form-problem';
import type { RemindersStopped } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';
import { MailedPage } from './mailed-page';

type State = 'asking' | 'stopping' | 'done' | 'invalid';

/** `/stop-reminders#{secret}`: one click ends such mails. Opening the page changes nothing. */
export function StopScreen() {
  const t = useTranslations('waiting.stop');
  const { to } = useMarket();
  const [token] = useState(() => location.hash.slice(1));
  const [state, setState] = useState<State>(token ? 'asking' : 'invalid');
  const [problem, setProblem] = useState<string>();
  const stop = async () => {
    setProblem(undefined);
    setState('stopping');
    try {
      await send<RemindersStopped>('/api/books/stop-reminders', { json: { token } });
      setState('done');
    } catch (thrown) {
      const { code, status } = asApiError(thrown);
      if (status === 404 || status === 422) setState('invalid');
      else {
        setProblem(code);
        setState('asking');
      }
    }
  };
  if (state === 'done' || state === 'invalid') {
    return (
      <MailedPage text={t(`${state}Text`)} title={t(`${state}Title`)}>
        <ButtonLink href={to()} look="quiet" wide>
          {t('home')}
        </ButtonLink>
      </MailedPage>
    );
  }
  return (
    <MailedPage text={t('text')} title={t('title')}>
      <FormProblem code={problem} />
      <Button busy={state === 'stopping'} onClick={stop} size="large" wide>
        {t('go')}
      </Button>
    </MailedPage>
  );
}
