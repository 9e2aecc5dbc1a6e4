'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { ApiError } from '@/lib/client/api/api-error';
import { addErrorId } from '@/lib/client/api/error-id-text';
import { saveFile } from '@/lib/client/save-file';

const VerifyDialog = dynamic(() => import('@/components/account/verification/verify-dialog'), { ssr: false });

const PATH = '/api/account/data/download';

/** Saves the archive under the name that the server gives it. */
async function saveArchive(): Promise<void> {
  const response = await fetch(PATH, { credentials: 'same-origin' });
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
  saveFile(await response.blob(), 'my-data.zip');
}

/** 'Download my data': asks for the phone's code first if it was verified a while ago. */
export function DownloadData() {
  const t = useTranslations('account.data.download');
  const errors = useTranslations('errors');
  const [state, setState] = useState<'idle' | 'loading' | 'verify' | 'failed'>('idle');
  const [failure, setFailure] = useState<unknown>();
  const download = async () => {
    setState('loading');
    try {
      await saveArchive();
      setState('idle');
    } catch (thrown) {
      const mustVerify = thrown instanceof ApiError && thrown.code === 'verification_too_old';
      setFailure(thrown);
      setState(mustVerify ? 'verify' : 'failed');
    }
  };
  return (
    <div className="grid gap-1">
      <UnstyledButton
        aria-disabled={state === 'loading'}
        className="text-link justify-self-start"
        onClick={state === 'loading' ? undefined : download}
        type="button"
      >
        <Icon name="download" />
        {t('open')}
      </UnstyledButton>
      <p aria-live="polite" className="text-ink-soft text-small">
        {state === 'loading'
          ? t('loading')
          : state === 'failed'
            ? addErrorId(t('failed'), errors('errorId'), failure)
            : t('text')}
      </p>
      {state === 'verify' && (
        <VerifyDialog onOpenChange={() => setState('idle')} onVerified={download} purpose="login" />
      )}
    </div>
  );
}
