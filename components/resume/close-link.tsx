'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { FormProblem } from '@/components/wizard/form-problem';
import type { LinkClosed } from '@/lib/books';
import { asApiError } from '@/lib/client/api-error';
import { useMarket } from '@/lib/client/market';
import { send } from '@/lib/client/send';
import { MailedPage } from './mailed-page';

/** `/resume#close:{secret}`: 'not your book?'. Opening the page changes nothing. */
export function CloseLink({ token }: { readonly token: string }) {
  const t = useTranslations('waiting.close');
  const tStop = useTranslations('waiting.stop');
  const { to } = useMarket();
  const [state, setState] = useState<'asking' | 'closing' | 'done'>('asking');
  const [problem, setProblem] = useState<string>();
  const close = async () => {
    setProblem(undefined);
    setState('closing');
    try {
      await send<LinkClosed>('/api/books/close-link', { json: { token } });
      setState('done');
    } catch (thrown) {
      setProblem(asApiError(thrown).code);
      setState('asking');
    }
  };
  if (state === 'done') {
    return (
      <MailedPage text={t('doneText')} title={t('doneTitle')}>
        <ButtonLink href={to()} look="quiet" wide>
          {tStop('home')}
        </ButtonLink>
      </MailedPage>
    );
  }
  return (
    <MailedPage text={t('text')} title={t('title')}>
      <FormProblem code={problem} />
      <Button busy={state === 'closing'} onClick={close} size="large" wide>
        {t('go')}
      </Button>
    </MailedPage>
  );
}
