'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { useHash } from '@/components/ui/hooks/use-hash';
import { emailTag } from '@/components/ui/text';
import { toApiError } from '@/lib/client/api/api-error';
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
  const [errorCode, setErrorCode] = useState<string>();
  if (!CONFIRM_HASH.test(hash)) return null;
  const confirm = async () => {
    setErrorCode(undefined);
    setState('loading');
    try {
      await sendJson('/api/account/email/confirm', { json: { token: hash.replace(CONFIRM_HASH, '') } });
      setState('done');
      await onChanged();
    } catch (thrown) {
      const { code, status } = toApiError(thrown);
      const invalid = status === 404 || status === 422;
      if (!invalid) setErrorCode(code);
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
          <FormError code={errorCode} />
          <Button loading={state === 'loading'} onClick={confirm}>
            {t('yes')}
          </Button>
          <ChangeEmail email={email} onChanged={onChanged} />
        </>
      )}
    </section>
  );
}
