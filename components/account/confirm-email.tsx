'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { emailTag } from '@/components/ui/text';
import { FormProblem } from '@/components/wizard/form-problem';
import { asApiError } from '@/lib/client/api-error';
import { send } from '@/lib/client/send';
import { AddressLine } from './address-line';

const MAILED = /^#mail:/;

type ConfirmEmailProps = { readonly email: string; readonly onChanged: () => Promise<unknown> };

/**
 * `/my-books#mail:{secret}`, which mails to an unconfirmed address lead to: 'is this your address?', asked of whoever
 * is signed in. Opening the page changes nothing.
 */
export function ConfirmEmail({ email, onChanged }: ConfirmEmailProps) {
  const t = useTranslations('account.confirmEmail');
  const [hash] = useState(() => window.location.hash);
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'invalid'>('asking');
  const [problem, setProblem] = useState<string>();
  if (!MAILED.test(hash)) return null;
  const confirm = async () => {
    setProblem(undefined);
    setState('busy');
    try {
      await send('/api/account/email/confirm', { json: { token: hash.replace(MAILED, '') } });
      setState('done');
      await onChanged();
    } catch (thrown) {
      const { code, status } = asApiError(thrown);
      const invalid = status === 404 || status === 422;
      if (!invalid) setProblem(code);
      setState(invalid ? 'invalid' : 'asking');
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
          <FormProblem code={problem} />
          <Button busy={state === 'busy'} onClick={confirm}>
            {t('yes')}
          </Button>
          <AddressLine email={email} onChanged={onChanged} />
        </>
      )}
    </section>
  );
}
