'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { useHash } from '@/components/ui/hooks/use-hash';
import { emailTag } from '@/components/ui/text';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { sendJson } from '@/lib/client/api/send-json';
import { ChangeEmail } from './change-email';

const CONFIRM_HASH = /^#mail:/;

type ConfirmEmailProps = { readonly email: string; readonly onChanged: () => Promise<unknown> };

/**
 * `/my-books#mail:{secret}`: the link in mails to an unconfirmed address. Asks the signed-in visitor whether the
 * address is theirs.
 * Opening the page changes nothing.
 */
export function ConfirmEmail({ email, onChanged }: ConfirmEmailProps) {
  const t = useTranslations('account.confirmEmail');
  const hash = useHash() ?? '';
  const [state, setState] = useState<'open' | 'loading' | 'done' | 'invalid'>('open');
  const [failure, setFailure] = useState<Failure>();
  if (!CONFIRM_HASH.test(hash)) return null;
  const confirm = async () => {
    setFailure(undefined);
    setState('loading');
    try {
      await sendJson('/api/account/email/confirm', { json: { token: hash.replace(CONFIRM_HASH, '') } });
      setState('done');
      await onChanged();
    } catch (thrown) {
      const error = toApiError(thrown);
      const invalid = error.status === 404 || error.status === 422;
      if (!invalid) setFailure(error);
      setState(invalid ? 'invalid' : 'open');
    }
  };
  return (
    <section aria-live="polite" className="grid justify-items-start gap-3 rounded-card bg-paper-2 p-6">
      {state === 'done' || state === 'invalid' ? (
        <p>{t(state)}</p>
      ) : (
        <>
          <h2 className="text-title">{t('title')}</h2>
          <p className="text-ink-soft">{t.rich('text', { email, mail: emailTag })}</p>
          <FormError failure={failure} />
          <Button loading={state === 'loading'} onClick={confirm}>
            {t('yes')}
          </Button>
          <ChangeEmail email={email} onChanged={onChanged} />
        </>
      )}
    </section>
  );
}
