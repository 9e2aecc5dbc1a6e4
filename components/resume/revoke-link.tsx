'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button, ButtonLink } from '@/components/ui/button';
import type { LinkRevoked } from '@/lib/books';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { EmailLinkPage } from './email-link-page';

/** `/resume#close:{secret}`: 'not your book?'. Opening the page changes nothing. */
export function RevokeLink({ token }: { readonly token: string }) {
  const t = useTranslations('waiting.close');
  const tStop = useTranslations('waiting.stop');
  const { to } = useMarket();
  const [state, setState] = useState<'asking' | 'closing' | 'done'>('asking');
  const [failure, setFailure] = useState<Failure>();
  const close = async () => {
    setFailure(undefined);
    setState('closing');
    try {
      await sendJson<LinkRevoked>('/api/books/close-link', { json: { token } });
      setState('done');
    } catch (thrown) {
      setFailure(toApiError(thrown));
      setState('asking');
    }
  };
  if (state === 'done') {
    return (
      <EmailLinkPage text={t('doneText')} title={t('doneTitle')}>
        <ButtonLink href={to()} variant="quiet" fullWidth>
          {tStop('home')}
        </ButtonLink>
      </EmailLinkPage>
    );
  }
  return (
    <EmailLinkPage text={t('text')} title={t('title')}>
      <FormError failure={failure} />
      <Button loading={state === 'closing'} onClick={close} size="large" fullWidth>
        {t('go')}
      </Button>
    </EmailLinkPage>
  );
}
